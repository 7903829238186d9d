#include "tests/support/at_battle.hpp"

#include "core/battle/sound.hpp"
#include "core/play/do_charge.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace aor {
namespace {

std::vector<std::string> split(std::string_view text, char by) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find(by), text.size());
        if (end > 0) parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Parts between spaces; "in quotes" they may have spaces in them, and \" is a quote.
std::vector<std::string> parts_of(std::string_view line) {
    std::vector<std::string> parts;
    std::string part;
    bool begun = false;
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '\\' && i + 1 < line.size() && (line[i + 1] == '"' || line[i + 1] == '\\')) {
            part += line[++i];
            begun = true;
        } else if (c == '"') {
            quoted = !quoted;
            begun = true;
        } else if (c == ' ' && !quoted) {
            if (begun) parts.push_back(std::move(part));
            part.clear();
            begun = false;
        } else {
            part += c;
            begun = true;
        }
    }
    if (begun) parts.push_back(std::move(part));
    return parts;
}

std::string without_digits(std::string text) {
    std::erase_if(text, [](char letter) { return letter >= '0' && letter <= '9'; });
    return text;
}

/// The procedure has a fact of just that name.
bool reads(std::string_view procedure, std::string_view name) {
    const Chart* chart = test_charts().find(procedure);
    const auto fact = fact_named(name);
    return chart != nullptr && fact && chart->find(*fact) != nullptr;
}

// Words that verbs and procedures read beside facts.
constexpr std::array<std::string_view, 28> kWords = {
    "name", "to", "off", "surrenders", "field", "value", "seed", "order", "kind", "sealed", "castings", "hits_on",
    "nation", "arm", "army", "brigade", "owner", "contested", "near", "salt", "thing", "side", "inches", "owed",
    "special", "how", "by", "grades"};

bool is_charge_word(const Intent& intent, std::string_view name) {
    if (intent.procedure != "charge" && intent.procedure != "compulsory_pursuit") return false;
    const auto list = charge_word_list();
    return std::any_of(list.begin(), list.end(), [&](const ProcedureWord& one) { return one.name == name; });
}

}  // namespace

std::vector<std::string> typed_parts(std::string_view line) { return parts_of(line); }

Intent typed(std::string_view line) {
    Intent intent;
    int position = 0;
    for (const std::string& part : parts_of(line)) {
        const auto equals = part.find('=');
        const std::string name = part.substr(0, equals);
        const std::string value = equals == std::string::npos ? std::string() : part.substr(equals + 1);
        if (equals == std::string::npos) {
            if (position == 0) intent.verb = part;
            else if (position == 1 && (intent.verb == "do" || intent.verb == "owe" || intent.verb == "waive")) intent.procedure = part;
            else if (intent.actor.empty()) intent.actor = part;
            else if (intent.target.empty() && intent.verb == "do") intent.target = part;
            else intent.others.push_back(part);
            ++position;
        } else if (name == "dice") {
            for (const std::string& face : split(value, ',')) intent.faces.push_back(std::stoi(face));
        } else if (name == "total") {
            intent.totals.push_back(std::stoi(value));
        } else if (name == "reason") {
            intent.reason = value;
        } else if (name == "text") {
            intent.text = value;
        } else if (name == "with") {
            intent.others.push_back(value);
        } else if (name == "tick" || name == "untick") {
            const auto colon = value.find(':');
            intent.lines_overruled.push_back({value.substr(0, colon), name == "tick" ? "yes" : "no", value.substr(colon + 1)});
        } else if (name == "overrule") {
            const auto parts = split(value, ':');
            REQUIRE(parts.size() == 3);
            intent.facts_overruled.push_back({parts[0], parts[1], parts[2]});
        } else if (reads(intent.procedure, name)) {
            intent.facts.push_back({name, value});
        } else if (name.starts_with("word.")) {
            intent.words.push_back({name.substr(5), value});
        } else if (is_charge_word(intent, name) || std::find(kWords.begin(), kWords.end(), name) != kWords.end()) {
            intent.words.push_back({name, value});
        } else {
            intent.facts.push_back({name, value});
        }
    }
    return intent;
}

AtBattle::AtBattle(Battle start)
    : log_([&] {
          LogHeader header = small_header();
          header.start = std::move(start);
          return header;
      }()) {}

const Unit& AtBattle::unit(std::string_view id) const {
    const Unit* found = battle().unit(id);
    REQUIRE(found != nullptr);
    return *found;
}

Entry AtBattle::perform(std::string_view line, DiceSource* program_dice) { return perform(typed(line), program_dice); }

Entry AtBattle::perform(const Intent& intent, DiceSource* program_dice) {
    auto entry = aor::perform(test_charts(), battle(), intent, log_.next_number(), program_dice);
    if (!entry) FAIL(entry.problems().sentences());
    // What a test has set up may be odd; a decision makes nothing impossible.
    const std::string before = without_digits(impossible_in(battle()).sentences());
    const auto problem = log_.add(*entry);
    if (problem) FAIL(problem->sentence());
    for (const Problem& fault : impossible_in(battle())) {
        CAPTURE(entry->say);
        CHECK_MESSAGE(before.find(without_digits(fault.sentence())) != std::string::npos, fault.sentence());
    }
    return *entry;
}

std::string AtBattle::fault(std::string_view line) const {
    const auto entry = aor::perform(test_charts(), battle(), typed(line), log_.next_number());
    return entry ? std::string() : entry.problems().sentences();
}

Preview AtBattle::preview(std::string_view line) const {
    return aor::preview(test_charts(), battle(), typed(line), log_.next_number());
}

void AtBattle::owe(std::string_view procedure, std::string_view unit) {
    Owed duty;
    duty.procedure = procedure;
    duty.unit = UnitId(std::string(unit));
    duty.turn = battle().game.turn;
    duty.phase = battle().game.phase;
    change([&](Draft& draft) {
        duty.id = draft.new_id(Thing::owed, log_.next_number());
        draft.come(duty);
    });
}

std::string owed_in(const Battle& battle) {
    std::string out;
    for (const Owed& duty : battle.owed) {
        const std::string_view whom = !duty.leader.empty() ? duty.leader.view() : !duty.unit.empty() ? duty.unit.view() : duty.army.view();
        out += (out.empty() ? "" : ", ") + duty.procedure + (whom.empty() ? "" : " ") + std::string(whom);
    }
    return out;
}

std::string AtBattle::owed() const { return owed_in(battle()); }

void AtBattle::add(std::vector<Event> events) {
    Entry entry = log_.blank();
    entry.events = std::move(events);
    const auto problem = log_.add(std::move(entry));
    if (problem) FAIL(problem->sentence());
}

}  // namespace aor
