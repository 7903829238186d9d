#include "app/desk/desk.hpp"

#include "core/battle/set_up.hpp"
#include "core/play/duties.hpp"

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
    std::error_code error;
    fs::create_directories(folders_.battles, error);
    const std::string name = intent.name.empty() ? file_name(battle->game.title) : file_name(intent.name);
    const fs::path file = free_name(folders_.battles, name, ".battle");
    auto session = Session::begin(charts_, file, with_first_duties(charts_, std::move(*battle)), "aor-overlay", clock_);
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
    pause_card_ = false;
    look_anew();
}

void Desk::on(const ExportBattle&) { tell("Exports are on their way"); }

void Desk::on(const CopyBattle& intent) {
    if (!session_) return;
    std::error_code error;
    fs::create_directories(intent.folder, error);
    const fs::path copy = free_name(intent.folder, file_.stem().string(), ".battle");
    fs::copy_file(file_, copy, error);
    tell(error ? copy.string() + ": cannot be written: " + error.message() : "Copied to " + copy.string());
}

}  // namespace aor::desk
