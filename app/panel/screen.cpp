#include "app/panel/screen.hpp"
#include "app/panel/scrolled.hpp"
#include "app/desk/plots_view.hpp"
#include "app/shell/keys.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <utility>

namespace aor::panel {
namespace {

constexpr ImGuiWindowFlags kFixed = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                    ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNavFocus;

struct PanelKey {
    ImGuiKey key;
    desk::Panel panel;
    const char* say;
};
constexpr PanelKey kPanelKeys[] = {
    {ImGuiKey_F1, desk::Panel::help, "F1"},    {ImGuiKey_F2, desk::Panel::duties, "F2"}, {ImGuiKey_F3, desk::Panel::ledger, "F3"},
    {ImGuiKey_F4, desk::Panel::log, "F4"},     {ImGuiKey_F5, desk::Panel::charts, "F5"}, {ImGuiKey_F6, desk::Panel::move, "F6"},
    {ImGuiKey_F7, desk::Panel::deck, "F7"},    {ImGuiKey_F8, desk::Panel::plots, "F8"},  {ImGuiKey_F9, desk::Panel::rulings, "F9"},
    {ImGuiKey_F10, desk::Panel::battles, "F10"},
};

/// As their keys go, and then those that have none.
std::vector<desk::Panel> in_order_of_keys() {
    std::vector<desk::Panel> order;
    for (const PanelKey& one : kPanelKeys) order.push_back(one.panel);
    for (int i = 0; i < desk::kPanels; ++i) {
        const auto panel = static_cast<desk::Panel>(i);
        if (std::find(order.begin(), order.end(), panel) == order.end()) order.push_back(panel);
    }
    return order;
}

/// Something is chosen or pressed in it, where others are only read: then Enter stays with what is due next.
bool is_worked_in(desk::Panel panel) {
    using enum desk::Panel;
    return panel == move || panel == deck || panel == plots || panel == rulings || panel == battles || panel == muster;
}

bool is_key_pressed() {
    for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_GamepadStart; ++key) {
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key))) return true;
    }
    return false;
}

/// Pages by which the case is to be scrolled.
int pages_asked() {
    constexpr int kAll = 1000;
    int pages = 0;
    if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) ++pages;
    if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) --pages;
    if (ImGui::IsKeyPressed(ImGuiKey_End, false)) pages = kAll;
    if (ImGui::IsKeyPressed(ImGuiKey_Home, false)) pages = -kAll;
    return pages;
}

const char* key_of(desk::Panel panel) {
    for (const PanelKey& one : kPanelKeys) {
        if (one.panel == panel) return one.say;
    }
    return "";
}

}  // namespace

void Screen::ask(std::optional<desk::DeskIntent> intent) {
    if (!intent) return;
    const bool in_hand = !desk_.work().empty();
    const desk::Panel before = desk_.panel();
    desk_.carry_out(*intent);
    // The key that brought a panel up over a case takes it away again.
    if (std::holds_alternative<desk::ShowPanel>(*intent)) panel_up_ = !(panel_up_ && before == desk_.panel());
    else if (desk_.panel() != before) panel_up_ = true;
    if (desk_.work().empty() || !in_hand) panel_up_ = false;
    more_frames_ = 3;
}

// What is typed goes to the desk, unless a field of the screen has it, or the arrows have chosen something on the screen.
void Screen::take_keys() {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseDelta.x != 0.0f || io.MouseDelta.y != 0.0f) state_.pointing = true;
    else if (io.MouseWheel != 0.0f || is_key_pressed()) state_.pointing = false;
    state_.case_pages = 0;
    const bool command = io.KeyCtrl || io.KeySuper;
    if (command && ImGui::IsKeyPressed(ImGuiKey_K, false)) finder_.open();
    if (command && ImGui::IsKeyPressed(ImGuiKey_F, false)) state_.focus_filter = true;
    if (command && ImGui::IsKeyPressed(ImGuiKey_Q, false)) close_ = true;
    if (command && (ImGui::IsKeyPressed(ImGuiKey_Equal) || ImGui::IsKeyPressed(ImGuiKey_KeypadAdd))) ask(desk::ChangeTextSize{1});
    if (command && (ImGui::IsKeyPressed(ImGuiKey_Minus) || ImGui::IsKeyPressed(ImGuiKey_KeypadSubtract))) ask(desk::ChangeTextSize{-1});
    if (command && (ImGui::IsKeyPressed(ImGuiKey_0, false) || ImGui::IsKeyPressed(ImGuiKey_Keypad0, false))) ask(desk::ChangeTextSize{0});
    for (const PanelKey& one : kPanelKeys) {
        if (!ImGui::IsKeyPressed(one.key, false)) continue;
        ask(desk::ShowPanel{one.panel});
        // Whoever calls up the charts looks for something.
        const bool seen = !state_.narrow || panel_up_ || desk_.work().empty();
        state_.focus_charts = seen && one.panel == desk::Panel::charts;
        if (desk_.work().empty() && is_worked_in(one.panel)) panel_to_frame_ = one.panel;
    }
    if (ImGui::IsKeyPressed(ImGuiKey_F11, false)) ask(desk::ShowBigCard{!desk_.big_card()});
    if (ImGui::IsKeyPressed(ImGuiKey_F12, false)) ask(desk::ShowCompact{!desk_.compact()});
    if (finder_.is_open() || io.WantTextInput || command || io.KeyAlt) return;
    // Tab unfolds the case in hand; it does not walk through the screen as well, where Enter would then press something else.
    const bool in_hand = !desk_.work().empty();
    if (in_hand) {
        shell::keep_tab();
        shell::keep_pages();   // they read on in the case; the next Enter still goes on with it
    }

    const bool walking = io.NavVisible;   // the arrows are in use: Enter and Space belong to what they have chosen
    if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
        if (walking) ImGui::SetNavCursorVisible(false);
        else if (state_.narrow && panel_up_) panel_up_ = false;
        else if (!ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId)) ask(desk::PressKey{desk::Key::escape});
    }
    // What is typed over an open list is not meant for the case below it.
    if (ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel)) return;
    if (in_hand) state_.case_pages = pages_asked();
    if (!walking && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false))) {
        if (desk_.pause_card()) ask(desk::ClosePauseCard{});
        else ask(desk::PressKey{desk::Key::enter});
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Backspace)) ask(desk::PressKey{desk::Key::backspace});
    if (in_hand && ImGui::IsKeyPressed(ImGuiKey_Tab, false)) ask(desk::PressKey{desk::Key::unfold});
    // The queue may grow no more this frame; the desk may be asked several times.
    for (const ImWchar c : io.InputQueueCharacters) {
        if (walking && c == ' ') continue;
        ImGui::SetNavCursorVisible(false);   // he types: Enter goes on with what is typed
        ask(desk::TypeCharacter{static_cast<char32_t>(c)});
    }
}

// Text so large, or a window so small, that three columns would cut their words.
bool Screen::is_narrow() { return ImGui::GetMainViewport()->WorkSize.x < ImGui::GetFontSize() * 62.0f; }

void Screen::draw_tabs() {
    const auto label_of = [&](desk::Panel panel) {
        std::string label(desk::title_of(panel));
        if (panel == desk::Panel::problems && !desk_.problems().empty()) label += " (" + std::to_string(desk_.problems().size()) + ')';
        return label;
    };
    if (is_narrow()) {
        const std::string shown = case_has_it_all() ? "Panels" : label_of(desk_.panel());
        if (begin_choice("##panels", shown, -1.0f, ImGuiComboFlags_HeightLargest)) {
            for (const desk::Panel panel : in_order_of_keys()) {
                const std::string key = *key_of(panel) == '\0' ? "" : std::string("  ") + key_of(panel);
                if (ImGui::Selectable((label_of(panel) + key).c_str(), desk_.panel() == panel)) ask(desk::ShowPanel{panel});
            }
            ImGui::EndCombo();
        }
        return;
    }
    bool first = true;
    for (const desk::Panel panel : in_order_of_keys()) {
        const std::string label = label_of(panel);
        if (!first) flow(label);
        first = false;
        if (toggle(label, desk_.panel() == panel, *palette_, desk::name_of(panel))) ask(desk::ShowPanel{panel});
        if (*key_of(panel) != '\0') ImGui::SetItemTooltip("%s", key_of(panel));
    }
    rule(*palette_);
}

void Screen::draw_panel() {
    if (panel_to_frame_ == desk_.panel()) shell::frame_first_of_window();
    panel_to_frame_.reset();
    switch (desk_.panel()) {
        case desk::Panel::duties: ask(draw_duties(desk_, *palette_, state_)); break;
        case desk::Panel::ledger: ask(draw_ledger(desk_, *palette_, state_)); break;
        case desk::Panel::log: ask(draw_log(desk_, *palette_, state_)); break;
        case desk::Panel::charts: ask(draw_charts(desk_, *palette_, state_)); break;
        case desk::Panel::move: ask(draw_move(desk_, *palette_, state_)); break;
        case desk::Panel::deck: ask(draw_deck(desk_, *palette_, state_)); break;
        case desk::Panel::plots: ask(draw_plots(desk_, *palette_, state_)); break;
        case desk::Panel::rulings: ask(draw_rulings(desk_, *palette_, state_)); break;
        case desk::Panel::problems: ask(draw_problems(desk_, *palette_)); break;
        case desk::Panel::battles: ask(draw_battles(desk_, *palette_, state_)); break;
        case desk::Panel::lists: ask(draw_lists(desk_, *palette_, state_)); break;
        case desk::Panel::muster: ask(draw_muster(desk_, *palette_, state_)); break;
        case desk::Panel::help: ask(draw_help(desk_, *palette_)); break;
    }
}

std::string Screen::status() const {
    if (!desk_.said().empty()) return desk_.said();
    if (ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel)) return "Enter: takes what is framed \u00b7 in a list of names their letters go to them \u00b7 Esc closes it";
    if (ImGui::GetIO().NavVisible && !ImGui::GetIO().WantTextInput) return "Enter: presses what is framed \u00b7 the arrows go on to the next \u00b7 Esc: Enter is for what is due again";
    if (desk_.session() == nullptr) return "Ctrl+K finds anything \u00b7 F10 battles \u00b7 F1 help";
    if (desk_.pause_card()) return "Enter: go on \u00b7 Ctrl+K finds anything \u00b7 F1 help";
    if (desk_.work().empty() && desk::plots_are_due(desk_.charts(), desk_.battle())) return "Plot charges: F8 \u00b7 Enter: " + desk_.next_due().say + " \u00b7 F1 help";
    if (desk_.work().empty()) return "Enter: " + desk_.next_due().say + " \u00b7 Ctrl+K finds anything \u00b7 F1 help";
    return "Enter: " + desk::enter_says(desk_) + " \u00b7 letters: facts \u00b7 Tab: the rest \u00b7 Esc: back";
}

// As many lines as it takes, up to a third of the window; what is longer still can be scrolled.
float Screen::status_height() const {
    const std::string text = status();
    const float width = ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ScrollbarSize;
    const float high = ImGui::CalcTextSize(text.data(), text.data() + text.size(), false, std::max(1.0f, width)).y;
    return std::min(std::max(high, ImGui::GetTextLineHeight()), ImGui::GetIO().DisplaySize.y / 3.0f);
}

void Screen::draw_status() {
    if (ImGui::BeginChild("status", {0.0f, status_height()}, ImGuiChildFlags_None, ImGuiWindowFlags_NoNav)) write_wrapped(status(), desk_.said().empty() ? palette_->faint : palette_->ink);
    ImGui::EndChild();
}

void Screen::settle() {
    if (!std::exchange(state_.unsettled, false)) return;
    unsettled_ = true;
    more_frames_ = std::max(more_frames_, 2);
}

bool Screen::case_has_it_all() const { return !panel_up_ && desk_.session() != nullptr && !desk_.work().empty(); }

// Two columns: what can be begun, with the armies below it, and a panel. A case in the making has both of them, what it is
// and its dice beside each other, until a panel is called up in the place of the first.
void Screen::draw_narrow(float height) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const desk::Asking asked = desk_.asked().what;
    const bool in_hand = desk_.session() != nullptr && !desk_.work().empty();
    const bool picking = in_hand && (asked == desk::Asking::actor || asked == desk::Asking::target);
    const auto column = [&](const char* id, float width, ImGuiWindowFlags flags, const auto& contents) {
        if (ImGui::BeginChild(id, {width, height}, ImGuiChildFlags_NavFlattened, flags)) contents();
        ImGui::EndChild();
    };
    const auto panel = [&] {
        if (in_hand && button("Back to the case  [Esc]", "fold panel")) panel_up_ = false;
        else if (!in_hand) ask(draw_pinned(desk_, *palette_));
        if (ImGui::BeginChild("contents", {0.0f, 0.0f}, ImGuiChildFlags_NavFlattened)) {
            draw_panel();
            if (panel_up_) turn_pages(state_);
            (void)mark_more_below(*palette_, panel_up_ ? ScrolledBy::page_keys : ScrolledBy::mouse);
        }
        ImGui::EndChild();
    };
    if (in_hand && !picking) {
        column("case", whole * 0.54f, ImGuiWindowFlags_None, [&] {
            if (panel_up_) panel();
            else ask(draw_case_body(desk_, *palette_, state_));
        });
        ImGui::SameLine(0.0f, spacing);
        // A scroll bar that came and went with the foot would take width from it, and change its height again.
        column("foot", 0.0f, state_.case_foot_stays && !desk_.pinned() ? ImGuiWindowFlags_NoScrollbar : ImGuiWindowFlags_None, [&] {
            // The first column may have left the case, or closed the battle.
            if (desk_.session() != nullptr && !desk_.work().empty()) ask(draw_case_foot(desk_, *palette_, state_));
            ask(draw_pinned(desk_, *palette_));
        });
        settle();
        return;
    }
    column("case", case_has_it_all() ? 0.0f : whole * 0.54f, ImGuiWindowFlags_None, [&] {
        if (in_hand || desk_.session() == nullptr) {
            ask(draw_case(desk_, *palette_, state_));
            return;
        }
        // What can be begun scrolls by itself, so that the armies stay in sight below it.
        const float share = desk_.filter().empty() ? 0.4f : 0.2f;   // whoever filters looks for a unit
        ImGui::SetNextWindowSizeConstraints({0.0f, 0.0f}, {FLT_MAX, std::floor(ImGui::GetWindowHeight() * share)});
        ImGui::BeginChild("begin", {0.0f, 0.0f}, ImGuiChildFlags_NavFlattened | ImGuiChildFlags_AutoResizeY);
        ask(draw_case(desk_, *palette_, state_));
        (void)mark_more_below(*palette_, ScrolledBy::mouse);
        ImGui::EndChild();
        rule(*palette_);
        if (desk_.session() != nullptr) ask(draw_roster(desk_, *palette_, state_));
    });
    if (case_has_it_all()) return;
    ImGui::SameLine(0.0f, spacing);
    column("panel", 0.0f, ImGuiWindowFlags_None, panel);
}

// Three columns whose borders can be dragged; their widths are remembered.
void Screen::draw_table() {
    if (state_.narrow) return draw_narrow(-(status_height() + ImGui::GetStyle().ItemSpacing.y));
    const float whole = ImGui::GetContentRegionAvail().x;
    const float font = ImGui::GetFontSize();
    const float least = font * 9.0f;
    desk::Settings& settings = desk_.settings();
    const auto width_of = [&](int remembered, float usual) {
        const float wanted = remembered > 0 ? static_cast<float>(remembered) : usual;
        return std::clamp(wanted, least, std::max(least, whole * 0.42f));
    };
    const float left = width_of(settings.roster_width, whole * 0.32f);
    const float right = width_of(settings.panel_width, whole * 0.30f);
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const float height = -(status_height() + ImGui::GetStyle().ItemSpacing.y);
    const auto border = [&](const char* id, int& remembered, float now, float sign) {
        ImGui::SameLine(0.0f, 0.0f);
        ImGui::InvisibleButton(id, {spacing, std::max(1.0f, ImGui::GetContentRegionAvail().y + height)});
        if (ImGui::IsItemHovered() || ImGui::IsItemActive()) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
        if (ImGui::IsItemActive()) remembered = static_cast<int>(std::max(least, now + sign * ImGui::GetIO().MouseDelta.x));
        ImGui::SameLine(0.0f, 0.0f);
    };

    ImGui::BeginChild("roster", {left, height}, ImGuiChildFlags_NavFlattened);
    ask(draw_roster(desk_, *palette_, state_));
    ImGui::EndChild();
    border("##left border", settings.roster_width, left, 1.0f);
    const float middle = std::max(least, whole - left - right - 2.0f * spacing);
    // A scroll bar that came and went with the foot would take width from it, and change its height again.
    ImGui::BeginChild("case", {middle, height}, ImGuiChildFlags_NavFlattened, state_.case_foot_stays ? ImGuiWindowFlags_NoScrollbar : ImGuiWindowFlags_None);
    ask(draw_case(desk_, *palette_, state_));
    settle();
    ImGui::EndChild();
    border("##right border", settings.panel_width, right, -1.0f);
    ImGui::BeginChild("panel", {0.0f, height}, ImGuiChildFlags_NavFlattened);
    ask(draw_pinned(desk_, *palette_));
    draw_tabs();
    if (ImGui::BeginChild("contents", {0.0f, 0.0f}, ImGuiChildFlags_NavFlattened)) {
        draw_panel();
        (void)mark_more_below(*palette_, ScrolledBy::mouse);
    }
    ImGui::EndChild();
    ImGui::EndChild();
}

void Screen::draw() {
    if (more_frames_ > 0) --more_frames_;
    unsettled_ = false;
    state_.narrow = is_narrow();
    take_keys();
    if (desk_.revision() != seen_revision_) {
        seen_revision_ = desk_.revision();
        more_frames_ = std::max(more_frames_, 2);
    }
    const ImGuiViewport* viewport = ImGui::GetMainViewport();
    ImGui::SetNextWindowPos(viewport->WorkPos);
    ImGui::SetNextWindowSize(viewport->WorkSize);
    ImGui::Begin("aor", nullptr, kFixed);
    if (desk_.compact()) {
        ask(draw_compact(desk_, *palette_, may_be_on_top_));
    } else if (desk_.big_card()) {
        ask(draw_big_card(desk_, *palette_));
    } else {
        if (desk_.session() != nullptr) ask(draw_top(desk_, *palette_, state_.narrow, [this] { draw_tabs(); }));
        else if (state_.narrow) draw_tabs();
        if (desk_.pause_card()) ask(draw_pause_card(desk_, *palette_));
        draw_table();
        draw_status();
    }
    ImGui::End();
    const Wanted found = finder_.draw(desk_, *palette_);
    if (found) {
        if (const auto* somebody = std::get_if<desk::SelectUnit>(&*found)) state_.called_up = somebody->id;
    }
    ask(found);
}

}  // namespace aor::panel
