#include "app/desk/desk.hpp"

#include "app/desk/battles_view.hpp"
#include "app/desk/marker_view.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

struct PanelName {
    std::string_view name;
    std::string_view title;
};
constexpr std::array<PanelName, kPanels> kPanelNames = {{
    {"duties", "Duties"},
    {"ledger", "Ledger"},
    {"log", "Log"},
    {"charts", "Charts"},
    {"move", "Move"},
    {"deck", "Cards"},
    {"plots", "Plots"},
    {"rulings", "Rulings"},
    {"problems", "Problems"},
    {"battles", "Battles"},
    {"lists", "Lists"},
    {"muster", "Muster"},
    {"help", "Help"},
}};

constexpr int kUsualTextSize = 18;

}  // namespace

std::string_view name_of(Panel panel) { return kPanelNames[static_cast<std::size_t>(panel)].name; }
std::string_view title_of(Panel panel) { return kPanelNames[static_cast<std::size_t>(panel)].title; }

Desk::Desk(const Charts& charts, Folders folders, DiceSource* dice) : charts_(charts), folders_(std::move(folders)), dice_(dice) {}

void Desk::carry_out(const DeskIntent& intent) {
    ++revision_;
    said_.clear();
    std::visit([this](const auto& one) { on(one); }, intent);
}

void Desk::set_clock(const std::string& at) {
    clock_ = at;
    if (session_) session_->set_clock(at);
}

void Desk::start(const std::filesystem::path& battle) {
    const std::filesystem::path file = folders_.settings / "settings.toml";
    if (const auto text = read_whole(file)) {
        SettingsRead read = read_settings(*text, file.string());
        settings_ = std::move(read.settings);
        if (!read.problems.none()) {
            fail(read.problems);
            // They can be put right by hand: the next change of a setting does not write over them.
            std::error_code error;
            std::filesystem::copy_file(file, file.string() + ".broken", std::filesystem::copy_options::overwrite_existing, error);
            settings_.last_battle = newest_battle(folders_.battles).string();
            tell("The settings are at fault and the usual ones are in use; yours are kept as settings.toml.broken: see Problems");
        }
    }
    for (int i = 0; i < kPanels; ++i) {
        if (name_of(static_cast<Panel>(i)) == settings_.panel) panel_ = static_cast<Panel>(i);
    }
    const std::filesystem::path open = battle.empty() ? std::filesystem::path(settings_.last_battle) : battle;
    std::error_code error;
    if (open.empty() || (battle.empty() && !std::filesystem::exists(open, error))) {
        look_anew();
        return;
    }
    // The cases of the time when the power went; they are read before the desk keeps any of its own.
    const auto kept_case = read_whole(case_file());
    const auto kept_pinned = read_whole(pinned_file());
    on(OpenBattle{open});
    if (session_) take_up_kept(kept_case, kept_pinned);
}

void Desk::save_settings() {
    settings_.panel = name_of(panel_);
    const std::string fault = write_whole(folders_.settings / "settings.toml", text_of(settings_));
    if (!fault.empty()) problems_.push_back(fault);
}

void Desk::look_anew() {
    ++table_revision_;
    if (!session_) {
        roster_ = {};
        top_ = {};
        ledger_ = {};
        duties_.clear();
        next_due_ = {};
        look_at_case();
        return;
    }
    duties_ = report::duty_rows(charts_, battle());
    next_due_ = report::next_due(charts_, battle(), duties_);
    roster_ = roster_view(charts_, battle(), duties_);
    ledger_ = aor::ledger(charts_, battle(), &session_->log());
    const auto owed = std::count_if(duties_.begin(), duties_.end(), [](const report::DutyRow& duty) { return duty.when != report::Due::later; });
    top_ = top_line(charts_, battle(), ledger_, static_cast<std::size_t>(owed));
    look_at_case();
}

const Battle& Desk::case_battle() const { return before_corrected_ ? *before_corrected_ : session_->battle(); }

void Desk::look_at_case() {
    case_ = {};
    if (!session_ || work_.empty()) {
        ask(Asking::command, "");
        keep_work();
        return;
    }
    const Battle& battle = case_battle();
    const Parts parts = parts_of(work_.procedure);
    case_.title = title_of(charts_, work_.procedure);
    if (waits_for_reason_ || line_waits_for_reason_) {
        if (!asking_actor_ && !asking_target_) case_ = view_of(charts_, battle, session_->log().next_number(), work_);
        ask(Asking::reason, why_otherwise());
        keep_work();
        return;
    }
    if (asking_actor_ || asking_target_) {
        const bool actor = asking_actor_;
        ask(actor ? Asking::actor : Asking::target, actor ? "Who?" : "At whom?");
        asked_.candidates = candidates(battle, work_.procedure, actor ? parts.actor : parts.target, actor ? std::string() : work_.actor);
        if (asked_.candidates.empty()) asked_.fault = actor ? "nobody here can do that" : "there is nobody to do it to";
        keep_work();
        return;
    }
    const int number = correcting_ ? correcting_->entry : session_->log().next_number();
    case_ = view_of(charts_, battle, number, work_);
    if (const FactLine* missing = case_.missing()) {
        ask(Asking::fact, missing->say);
        asked_.fact = missing->name;
    } else if (const WordLine* must = case_.word_missing()) {
        ask(Asking::fact, must->meaning);
        asked_.fact = must->name;
        asked_.is_word = true;
    } else if (case_.ready && work_.typed_dice.empty()) {
        ask(Asking::confirm, "Enter: done");
    } else {
        ask(Asking::dice, "Dice");
    }
    keep_work();
}

// The question behind a fact or a line that is told against what the battle knows.
std::string Desk::why_otherwise() const {
    if (line_waits_for_reason_) return line_waits_for_reason_->counts ? "Why does it count?" : "Why does it not count?";
    const Told& told = *waits_for_reason_;
    std::string say = spoken(told.name);
    if (case_.roll) {
        for (const FactLine& line : case_.roll->facts) if (line.name == told.name) say = line.say;
    }
    return "Why is it otherwise? (" + say + " = " + spoken(told.value) + ")";
}

void Desk::ask(Asking what, std::string label) {
    asked_ = {};
    asked_.what = what;
    asked_.label = std::move(label);
}

void Desk::tell(std::string text) { said_ = std::move(text); }

void Desk::fail(const Problems& problems) {
    for (const Problem& problem : problems) problems_.push_back(problem.sentence());
    if (!problems.none()) said_ = problems[0].sentence();
}

bool Desk::may_act() {
    if (!session_) {
        tell("No battle is open");
        return false;
    }
    if (looking_at_) {
        tell("This is an earlier moment: go back to the present to act");
        return false;
    }
    if (!session_->read_only_because().empty() && !has_it_now()) {
        tell("Read-only: " + session_->read_only_because());
        return false;
    }
    return true;
}

void Desk::clear_case() {
    work_ = {};
    asking_actor_ = asking_target_ = false;
    waits_for_reason_.reset();
    line_waits_for_reason_.reset();
    case_waits_for_reason_ = false;
    verb_waits_for_reason_.reset();
    correcting_.reset();
    before_corrected_.reset();
}

void Desk::on(const ShowPanel& intent) {
    panel_ = intent.panel;
    settings_.panel = name_of(panel_);
    // Nothing that lies over the panels keeps the log or the charts from being read.
    big_card_ = false;
    compact_ = false;
}
void Desk::on(const FilterRoster& intent) { filter_ = intent.text; }
void Desk::on(const SelectUnit& intent) { selected_ = intent.id; }
void Desk::on(const SearchCharts& intent) {
    chart_search_ = intent.text;
    panel_ = Panel::charts;
}
void Desk::on(const ShowBigCard& intent) { big_card_ = intent.shown; }
void Desk::on(const ShowCompact& intent) { compact_ = intent.shown; }
void Desk::on(const ClosePauseCard&) { pause_card_ = false; }
void Desk::on(const ShowLuck& intent) { settings_.luck_shown = intent.shown; }
void Desk::on(const ColourMarker& intent) {
    const auto known = [&](const MarkerLine& line) { return line.state == intent.state; };
    const std::vector<MarkerLine> lines = marker_lines(charts_, nullptr, settings_);
    const auto line = std::find_if(lines.begin(), lines.end(), known);
    if (line == lines.end()) return;
    if (intent.colour.empty()) {
        settings_.marker_colours.erase(intent.state);
        tell(line->say + " is shown in the screen's own colour");
        return;
    }
    const auto value = marker_value(intent.colour);
    if (!value) {
        tell('"' + intent.colour + "\" is no colour: say it as #b03020, or by its name");
        return;
    }
    settings_.marker_colours[intent.state] = *value;
    tell(line->say + " is shown in " + intent.colour);
}
void Desk::on(const ChooseTheme& intent) { settings_.theme = intent.theme; }
void Desk::on(const ChangeTextSize& intent) {
    settings_.text_size = intent.steps == 0 ? kUsualTextSize : std::clamp(settings_.text_size + intent.steps, 8, 96);
}

}  // namespace aor::desk
