#include "app/desk/enter_says.hpp"

namespace aor::desk {

std::string enter_says(const Desk& desk) {
    if (desk.work().empty() || desk.session() == nullptr) return {};
    const Asked& asked = desk.asked();
    const CaseView& view = desk.case_view();
    switch (asked.what) {
        case Asking::actor:
        case Asking::target: return asked.candidates.empty() ? "nobody is meant yet" : "takes " + asked.candidates.front().name;
        case Asking::fact: return asked.typed.empty() ? "first: " + asked.label : "takes " + asked.typed;
        case Asking::reason: return asked.typed.empty() ? "first the reason" : "takes the reason";
        case Asking::answer:
        case Asking::command: return {};
        case Asking::dice:
        case Asking::confirm: break;
    }
    if (!view.wants_reason.empty()) return "asks why it is done all the same";
    if (view.ready && desk.correcting()) return "asks why entry " + std::to_string(desk.correcting()->entry) + " is mended";
    if (view.ready) return "writes it down, entry " + std::to_string(desk.session()->log().next_number());
    if (view.roll && !view.roll->refused.empty()) return "a rule says no";
    if (!view.faults.empty()) return "it cannot be done so";
    if (!view.outcome.empty()) return "on to the next roll";
    return "waits for the dice";
}

}  // namespace aor::desk
