#include "app/desk/work.hpp"

#include "app/desk/word_lines.hpp"
#include "core/base/texts.hpp"
#include "core/play/fact_values.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

std::string aimed(const std::string& roll, const std::string& name) { return roll.empty() ? name : roll + ':' + name; }

/// "red-1>blue-1:unit.cover" in its two parts.
void take_aim(const std::string& typed, std::string& roll, std::string& name) {
    const auto colon = typed.rfind(':');
    roll = colon == std::string::npos ? "" : typed.substr(0, colon);
    name = colon == std::string::npos ? typed : typed.substr(colon + 1);
}

}  // namespace

Intent Work::intent() const {
    Intent intent;
    intent.verb = "do";
    intent.procedure = procedure;
    intent.actor = actor;
    intent.target = target;
    for (const Told& one : told) {
        if (one.is_word && one.name == kNearTarget) intent.others = between_commas(one.value);
        else if (one.is_word) intent.words.push_back({one.name, one.value});
        else if (one.reason.empty()) intent.facts.push_back({aimed(one.roll, one.name), one.value});
        else intent.facts_overruled.push_back({aimed(one.roll, one.name), one.value, one.reason});
    }
    for (const TickedLine& line : ticked) {
        intent.lines_overruled.push_back({aimed(line.roll, line.item), line.counts ? "yes" : "no", line.reason});
    }
    intent.reason = reason;
    intent.faces = faces;
    intent.totals = totals;
    intent.origin = faces.empty() && !totals.empty() ? Origin::typed_total : Origin::typed_faces;
    return intent;
}

const Told* Work::find(std::string_view roll, std::string_view name) const {
    const auto at = std::find_if(told.begin(), told.end(), [&](const Told& one) { return one.roll == roll && one.name == name; });
    return at != told.end() ? &*at : nullptr;
}

void Work::tell(Told one) {
    std::erase_if(told, [&](const Told& old) { return old.roll == one.roll && old.name == one.name; });
    if (!one.value.empty()) told.push_back(std::move(one));
}

void Work::tick(TickedLine line) {
    untick(line.roll, line.item);
    ticked.push_back(std::move(line));
}

void Work::untick(std::string_view roll, std::string_view item) {
    std::erase_if(ticked, [&](const TickedLine& old) { return old.roll == roll && old.item == item; });
}

Work again(const Intent& intent) {
    Work work;
    work.procedure = intent.procedure;
    work.actor = intent.actor;
    work.target = intent.target;
    for (const auto& fact : intent.facts) {
        Told told;
        take_aim(fact.name, told.roll, told.name);
        told.value = typed_text(fact.value);
        told.reason = intent.reason;
        work.told.push_back(std::move(told));
    }
    for (const Named& word : intent.words) work.told.push_back({"", word.name, typed_text(word.value), "", true});
    if (!intent.others.empty()) work.told.push_back({"", std::string(kNearTarget), joined(intent.others, ","), "", true});
    for (const Overruled& fact : intent.facts_overruled) {
        Told told;
        take_aim(fact.name, told.roll, told.name);
        told.value = fact.value;
        told.reason = fact.reason;
        work.told.push_back(std::move(told));
    }
    for (const Overruled& line : intent.lines_overruled) {
        TickedLine ticked;
        take_aim(line.name, ticked.roll, ticked.item);
        ticked.counts = line.value == "yes";
        ticked.reason = line.reason;
        work.ticked.push_back(std::move(ticked));
    }
    return work;
}

}  // namespace aor::desk
