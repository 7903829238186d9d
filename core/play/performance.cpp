#include "core/play/performance.hpp"

#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/fact_values.hpp"

#include <algorithm>
#include <cassert>

namespace aor {
Problems problem_of(std::string text) {
    Problems problems;
    problems.add(Place{}, std::move(text));
    return problems;
}

TableManners manners_of(const Game& game, Problems& problems) {
    TableManners manners;
    manners.set_scale(word(game.scale), Place{}, problems);
    for (const std::string& ruling : game.rulings) {
        const auto equals = ruling.find('=');
        if (equals == std::string::npos) problems.add(Place{}, "a ruling is written as in \"R-18=plain\", not " + in_quotes(ruling));
        else manners.set_ruling(ruling.substr(0, equals), ruling.substr(equals + 1), Place{}, problems);
    }
    return manners;
}

bool has_option(const Game& game, std::string_view option) {
    return std::find(game.options.begin(), game.options.end(), option) != game.options.end();
}

Performance::Performance(const Charts& charts, const Battle& battle, const Intent& intent, int entry_number,
                         DiceSource* program_dice, Mode mode)
    : charts_(charts), intent_(intent), number_(entry_number), program_dice_(program_dice), mode_(mode),
      turn_(battle.game.turn), phase_(battle.game.phase), draft_(battle), facts_used_(intent.facts.size()),
      facts_overruled_used_(intent.facts_overruled.size()), lines_overruled_used_(intent.lines_overruled.size()) {}

const Value* Performance::word(std::string_view wanted) const {
    for (const Named& named : intent_.words) {
        if (named.name == wanted) return &named.value;
    }
    for (std::size_t i = 0; i < intent_.facts.size(); ++i) {
        if (intent_.facts[i].name != wanted) continue;
        facts_used_[i] = true;
        return &intent_.facts[i].value;
    }
    return nullptr;
}

std::string Performance::text_of(std::string_view wanted) const {
    const Value* value = word(wanted);
    return value != nullptr ? typed_text(*value) : std::string();
}

bool Performance::flag_of(std::string_view wanted) const {
    const std::string text = text_of(wanted);
    return text == "yes" || text == "true";
}

std::optional<int> Performance::number_of(std::string_view wanted) const {
    const Value* value = word(wanted);
    if (value == nullptr) return std::nullopt;
    if (const auto* number = std::get_if<std::int32_t>(value)) return *number;
    // Nothing at the table is counted in millions.
    constexpr std::size_t kMostSigns = 6;
    const std::string text = typed_text(*value);
    return text.size() <= kMostSigns ? whole_number(text) : std::nullopt;
}

const Value* Performance::fact(std::string_view wanted) {
    const Value* value = nullptr;
    for (std::size_t i = 0; i < intent_.facts.size(); ++i) {
        if (intent_.facts[i].name != wanted) continue;
        facts_used_[i] = true;
        value = &intent_.facts[i].value;
    }
    return value;
}

void Performance::say(std::string sentence) {
    if (say_.empty()) say_ = std::move(sentence);
}

const Unit& Performance::unit(std::string_view id) const {
    const Unit* unit = battle().unit(id);
    assert(unit != nullptr && "the unit is there");
    return *unit;
}

std::string Performance::name_of_unit(std::string_view id) const {
    return name_shown(battle(), Thing::unit, id);
}

std::string Performance::name_of_leader(std::string_view id) const {
    return name_shown(battle().leader(id), id);
}

std::string Performance::name_of_army(std::string_view id) const {
    return name_shown(battle().army(id), id);
}

Problems Performance::unknown_facts() const {
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < kFactCount; ++i) known.push_back(aor::name_of(static_cast<Fact>(i)));
    Problems problems;
    for (std::size_t i = 0; i < intent_.facts.size(); ++i) {
        const std::string_view typed = intent_.facts[i].name;
        const std::string_view name = typed.substr(typed.rfind(':') + 1);      // npos + 1 is 0
        const bool is_fact = std::find(known.begin(), known.end(), name) != known.end();
        // Without its prefix a name may be a word of the procedure.
        if (!facts_used_[i] && !is_fact && name.find('.') != std::string_view::npos) {
            problems.add(Place{}, "no procedure has a fact " + in_quotes(name) + did_you_mean(name, known));
        }
    }
    return problems;
}

Result<Entry> Performance::finish() {
    Problems problems;
    const auto left = [](std::size_t count, std::string_view what) {
        return std::to_string(count) + ' ' + std::string(what) + (count == 1 ? " is" : "s are") + " left over";
    };
    const std::size_t faces = intent_.faces.size() - faces_used_;
    const std::size_t totals = intent_.totals.size() - totals_used_;
    if (faces > 0) problems.add(Place{}, left(faces, faces == 1 ? "die" : "dice face"));
    if (totals > 0) problems.add(Place{}, left(totals, "total"));
    std::vector<std::string_view> known;
    for (const Rolled& rolled : rolls_) {
        for (const FactRow& row : charts_.find(rolled.procedure)->facts) known.push_back(aor::name_of(row.fact));
    }
    for (std::size_t i = 0; i < intent_.facts.size(); ++i) {
        const std::string& fact_name = intent_.facts[i].name;
        if (!facts_used_[i]) problems.add(Place{}, "nothing here reads the fact " + in_quotes(fact_name) + did_you_mean(fact_name, known));
    }
    for (std::size_t i = 0; i < intent_.facts_overruled.size(); ++i) {
        const std::string& fact_name = intent_.facts_overruled[i].name;
        if (!facts_overruled_used_[i]) problems.add(Place{}, "nothing here reads the fact " + in_quotes(fact_name) + did_you_mean(fact_name, known));
    }
    for (std::size_t i = 0; i < intent_.lines_overruled.size(); ++i) {
        if (!lines_overruled_used_[i]) problems.add(Place{}, "there is no such line here: " + in_quotes(intent_.lines_overruled[i].name));
    }
    if (!problems.none()) return problems;

    Entry entry;
    entry.number = number_;
    entry.turn = turn_;
    entry.phase = phase_;
    entry.kind = intent_.verb == "note" ? EntryKind::note : EntryKind::act;
    entry.of = entry.kind == EntryKind::note ? number_of("of").value_or(0) : 0;
    entry.intent = intent_;
    entry.rolls.assign(rolls_.begin(), rolls_.end());
    entry.events = std::move(draft_).take();
    entry.say = say_;
    // What was stated on the way, or drawn for the first time, is not what the decision is about.
    for (const Event& event : entry.events) {
        if (entry.say.empty() && event.what != Happened::move && event.what != Happened::grade) entry.say = event.say;
    }
    if (entry.say.empty() && !entry.events.empty()) entry.say = entry.events.front().say;
    return entry;
}

const Value* outcome_field(const Rolled& rolled, std::string_view name) {
    for (const Named& field : rolled.outcome) {
        if (field.name == name) return &field.value;
    }
    return nullptr;
}

bool outcome_is(const Rolled& rolled, std::string_view name) {
    const Value* value = outcome_field(rolled, name);
    const bool* yes = value != nullptr ? std::get_if<bool>(value) : nullptr;
    return yes != nullptr && *yes;
}

int outcome_number(const Rolled& rolled, std::string_view name) {
    const Value* value = outcome_field(rolled, name);
    const auto* number = value != nullptr ? std::get_if<std::int32_t>(value) : nullptr;
    return number != nullptr ? *number : 0;
}

std::string_view outcome_word(const Rolled& rolled, std::string_view name) {
    const Value* value = outcome_field(rolled, name);
    const auto* text = value != nullptr ? std::get_if<std::string>(value) : nullptr;
    return text != nullptr ? std::string_view(*text) : std::string_view();
}

Inches outcome_inches(const Rolled& rolled, std::string_view name) {
    const Value* value = outcome_field(rolled, name);
    const auto* inches = value != nullptr ? std::get_if<Inches>(value) : nullptr;
    return inches != nullptr ? *inches : Inches();
}

}  // namespace aor
