#pragma once
// What the panels beside the case are made of: buttons and lines as wide as the column, which break and are never cut;
// lines of amount, words and page; parts that fold; a reason asked for in place.

#include "app/desk/typed_name.hpp"
#include "app/panel/panels.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace aor::panel {

/// A button over the whole width that is left, its text broken into lines.
[[nodiscard]] bool row_button(std::string_view label, std::string_view id = {});
/// The same, pressed when `on`; and in a colour of its own.
[[nodiscard]] bool row_toggle(std::string_view label, bool on, const Palette& palette, std::string_view id = {});
[[nodiscard]] bool row_button(std::string_view label, std::string_view id, Colour text);
/// A line of a list that can be pressed: without a frame, so that long lists read as text.
[[nodiscard]] bool row_line(std::string_view label, std::string_view id, Colour text);

/// Small print at the right end of the line of a list that was drawn last, where its label leaves room.
void at_its_right(std::string_view label, std::string_view text, const Palette& palette);

/// Buttons one after the other, as many in a line as there is room for: begin with `first`, then ask before each.
class ButtonFlow {
public:
    void next(std::string_view label) {
        if (!first_) flow(label);
        first_ = false;
    }

private:
    bool first_ = true;
};

/// A part that unfolds: its head is a button with a + or - before it. True while it is open.
[[nodiscard]] bool fold(std::string_view label, std::string_view id);
/// Opens it, or closes it, as a click on its head does.
void turn_fold(std::string_view id);
/// The same as a line of a list.
[[nodiscard]] bool fold_line(std::string_view label, std::string_view id, Colour text);

/// A smaller heading, without a rule.
void subheading(std::string_view text, const Palette& palette, std::string_view right = {});

/// Lines of amount, words and page: begin, any number of lines, end. False when there is no room: then no lines and no end.
[[nodiscard]] bool begin_lines(const char* id);
void line(std::string_view amount, std::string_view label, std::string_view page, const Palette& palette);
void line(std::string_view amount, std::string_view label, std::string_view page, const Palette& palette, Colour words);
/// Smaller print under the words of the last line.
void under(std::string_view text, const Palette& palette);
void end_lines();

/// The lines of a list that is open: what is typed goes to the name that it begins, Enter takes it.
void pick_name(const std::vector<desk::NameInList>& names, std::string& chosen, TypedInList& typed, const Palette& palette);

/// Asks for a reason once `state.asks_reason` is `what`; gives it when it has been given. It can be left again.
[[nodiscard]] std::optional<std::string> ask_reason(std::string_view what, PanelState& state, const Palette& palette);
/// From the next frame on `what` waits for its reason.
void begin_reason(std::string_view what, PanelState& state);

/// No battle is open: says so, and what to do. True when it has said so.
[[nodiscard]] bool no_battle(const desk::Desk& desk, const Palette& palette);

/// A panel that has no key of its own: where the keyboard has called it up, the frame of the arrows goes to its first thing.
/// `frame`: in which it was drawn last.
void frame_if_called_up(int& frame, const PanelState& state);

/// The colour of an army by its place in the roster.
[[nodiscard]] inline Colour colour_of_army(const Palette& palette, int place) {
    return palette.army[static_cast<std::size_t>(place) % palette.army.size()];
}

/// An intent of that verb.
[[nodiscard]] desk::Perform perform(std::string_view verb, std::string_view actor = {}, std::string_view reason = {});

}  // namespace aor::panel
