#include "app/desk/what_if.hpp"

#include "core/play/perform.hpp"

namespace aor::desk {
namespace {

struct Said {
    std::string_view typed;
    std::string_view screen;
};
constexpr Said kSaid[] = {
    {"charges are made in phase 4: give a reason", "charges are plotted in phase 3 (Plots, F8) and made in phase 4: give a reason"},
    {" has no charge plotted that is still to be done: give a reason", " has no charge plotted that is still to be done (Plots, F8, in phase 3): give a reason"},
    {": opportunity=yes while troops move, or give a reason", ": tick \"opportunity\" if it fires while troops move, or give a reason"},
    {" (side=flank)", ""},
    {" (behind=yes)", ""},
    {" (short=yes)", ""},
};

bool asks_for_reason(std::string_view text) { return text.find("reason") != std::string_view::npos || text.find("say why") != std::string_view::npos; }

}  // namespace

std::string in_screen_words(std::string text) {
    for (const Said& said : kSaid) {
        const auto at = text.find(said.typed);
        if (at != std::string::npos) text.replace(at, said.typed.size(), said.screen);
    }
    return text;
}

std::string reason_wanted(const Charts& charts, const Battle& battle, int next_entry, const Work& work) {
    if (!work.reason.empty()) return {};
    const Preview plain = preview(charts, battle, work.intent(), next_entry);
    if (plain.entry || plain.waiting() != nullptr || plain.problems.none() || !asks_for_reason(plain.problems[0].text)) return {};
    Work with = work;
    with.reason = kAsIf;
    const Preview shown = preview(charts, battle, with.intent(), next_entry);
    if (!shown.entry && shown.waiting() == nullptr) return {};
    return in_screen_words(plain.problems[0].text);
}

}  // namespace aor::desk
