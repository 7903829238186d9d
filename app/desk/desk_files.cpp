#include "app/desk/desk.hpp"

#include "core/battle/set_up.hpp"
#include "core/play/duties.hpp"
#include "core/report/battle_report.hpp"
#include "core/report/roster_sheets.hpp"

namespace aor::desk {
namespace {

namespace fs = std::filesystem;

/// A file name from a title: letters and digits, the rest as dashes.
std::string file_name(std::string_view title) {
    std::string name;
    for (const char c : title) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (plain) name += c;
        else if (!name.empty() && name.back() != '-') name += '-';
    }
    while (!name.empty() && name.back() == '-') name.pop_back();
    return name.empty() ? "battle" : name;
}

/// The name with a number behind it, if there is such a file already.
fs::path free_name(const fs::path& folder, const std::string& name, const std::string& ending) {
    std::error_code error;
    fs::path file = folder / (name + ending);
    for (int i = 2; fs::exists(file, error) && i < 10000; ++i) file = folder / (name + '-' + std::to_string(i) + ending);
    return file;
}

}  // namespace

void Desk::take_session(Session session) {
    session_.emplace(std::move(session));
    session_->set_clock(clock_);
    session_->set_dice(dice_);
    looked_at_.reset();
    looking_at_.reset();
    clear_case();
    done_.reset();
    pinned_.reset();
    keep_pinned();
    remember_battle(settings_, file_);
    save_settings();
    pause_card_ = true;
    look_anew();
    for (const std::string& told : session_->told()) {
        problems_.push_back(told);
        tell(told);
    }
    if (!session_->read_only_because().empty()) tell("Read-only: " + session_->read_only_because());
}

// Whoever had it may have gone: even a program that was killed lets go of its files only a moment later.
bool Desk::has_it_now() {
    auto again = Session::open(charts_, file_);
    if (!again || !again->read_only_because().empty()) return false;
    session_.emplace(std::move(*again));
    session_->set_clock(clock_);
    session_->set_dice(dice_);
    look_anew();
    return true;
}

void Desk::on(const OpenBattle& intent) {
    auto session = Session::open(charts_, intent.file);
    if (!session) {
        fail(session.problems());
        look_anew();
        return;
    }
    file_ = intent.file;
    take_session(std::move(*session));
}

void Desk::on(const NewBattle& intent) {
    const auto text = read_whole(intent.order);
    if (!text) {
        problems_.push_back(intent.order.string() + ": cannot be read");
        tell(problems_.back());
        return;
    }
    auto battle = read_battle(charts_, *text, intent.order.string());
    if (!battle) {
        fail(battle.problems());
        return;
    }
    begin_battle(std::move(*battle), intent.name);
}

void Desk::on(const NewQuickBattle& intent) {
    auto battle = quick_battle(charts_, intent.scale, intent.sides);
    if (!battle) {
        fail(battle.problems());
        return;
    }
    battle->game.title.clear();
    for (const QuickSide& side : intent.sides) battle->game.title += (battle->game.title.empty() ? "" : " against ") + side.name;
    begin_battle(std::move(*battle), intent.name);
}

void Desk::on(const NewMusteredBattle& intent) {
    auto battle = read_battle(charts_, intent.order, "order of battle");
    if (!battle) {
        fail(battle.problems());
        return;
    }
    const fs::path kept = free_name(folders_.battles, file_name(intent.name.empty() ? battle->game.title : intent.name), ".toml");
    const fs::path before = file_;
    begin_battle(std::move(*battle), intent.name);
    if (file_ == before) return;   // why, was told
    const std::string fault = write_whole(kept, intent.order);
    if (!fault.empty()) problems_.push_back(fault);
    tell(fault.empty() ? "The order of battle is kept as " + kept.string() : fault);
}

// A new battle in a new file; no file is ever written over.
void Desk::begin_battle(Battle battle, const std::string& wanted) {
    std::error_code error;
    fs::create_directories(folders_.battles, error);
    const std::string name = file_name(wanted.empty() ? battle.game.title : wanted);
    const fs::path file = free_name(folders_.battles, name, ".battle");
    auto session = Session::begin(charts_, file, with_first_duties(charts_, std::move(battle)), "aor-overlay", clock_);
    if (!session) {
        fail(session.problems());
        return;
    }
    file_ = file;
    take_session(std::move(*session));
}

void Desk::on(const CloseBattle&) {
    session_.reset();
    file_.clear();
    settings_.last_battle.clear();
    looked_at_.reset();
    looking_at_.reset();
    clear_case();
    done_.reset();
    pinned_.reset();
    keep_pinned();
    pause_card_ = false;
    look_anew();
}

void Desk::on(const ExportBattle& intent) {
    if (!session_) {
        tell("No battle is open");
        return;
    }
    std::string ending;
    std::string text;
    switch (intent.form) {
        case ExportForm::markdown:
            ending = ".md";
            text = report::battle_report(charts_, session_->log(), report::ReportForm::markdown);
            break;
        case ExportForm::html:
            ending = ".html";
            text = report::battle_report(charts_, session_->log(), report::ReportForm::html);
            break;
        case ExportForm::csv:
            ending = ".csv";
            text = report::battle_report(charts_, session_->log(), report::ReportForm::csv);
            break;
        case ExportForm::rosters:
            ending = "-rosters.html";
            text = report::roster_sheets(charts_, battle());
            break;
    }
    // Written again, the new one takes the place of the old one.
    const fs::path file = file_.parent_path() / (file_.stem().string() + ending);
    const std::string fault = write_whole(file, text);
    tell(fault.empty() ? "Written: " + file.string() : fault);
}

void Desk::on(const CopyBattle& intent) {
    if (!session_) return;
    std::error_code error;
    // A slip in the path of a stick must not make a folder on the disk beside it.
    if (!fs::is_directory(intent.folder, error)) {
        tell("Not copied: there is no folder " + intent.folder.string());
        return;
    }
    const fs::path copy = free_name(intent.folder, file_.stem().string(), ".battle");
    fs::copy_file(file_, copy, error);
    tell(error ? copy.string() + ": cannot be written: " + error.message() : "Copied to " + copy.string());
}

}  // namespace aor::desk
