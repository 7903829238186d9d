#include "app/cli/battle_line.hpp"

#include "app/cli/battle_forms.hpp"
#include "app/cli/battle_plot.hpp"
#include "app/cli/battle_values.hpp"
#include "core/base/texts.hpp"
#include "core/base/suggest.hpp"
#include "core/play/do_fire.hpp"
#include "core/play/field_words.hpp"
#include "core/play/perform.hpp"

#include <algorithm>
#include <array>

namespace aor::cli {
namespace {

template <class List>
bool holds(const List& list, std::string_view word) { return std::find(list.begin(), list.end(), word) != list.end(); }

/// Those that name a thing.
constexpr std::array<std::string_view, 4> kUnitWords = {"by", "nearest", "meets", "quarry"};

bool chart_reads(const Charts& charts, const Intent& intent, std::string_view name) {
    const Chart* chart = charts.find(intent.procedure);
    const auto fact = fact_named(name);
    return chart != nullptr && fact && chart->find(*fact) != nullptr;
}

/// "rear_support:the colonel says so": what it is about, and why; without its own reason that of the decision.
struct WithReason {
    std::string about;
    std::string reason;
};
WithReason with_reason(std::string_view text) {
    const auto colon = text.find(':');
    return {std::string(text.substr(0, colon)), colon == std::string_view::npos ? std::string() : std::string(text.substr(colon + 1))};
}

/// Reads the words of one decision.
class Reading {
public:
    Reading(const Charts& charts, const Battle& battle, Intent& intent, Problems& problems, const Beside& beside = {})
        : charts_(charts), battle_(battle), intent_(intent), problems_(problems), beside_(beside) {}

    void read(std::vector<Word> words) {
        form_ = form_of(intent_.verb);
        if (form_.text) return read_text(words);
        std::vector<Word> names;
        std::vector<Word> given;
        for (Word& word : words) {
            const auto equals = word.text.find('=');
            (equals == std::string::npos || equals == 0 ? names : given).push_back(std::move(word));
        }
        if (form_.procedure) take_procedure(names);
        // `option variable_morale`
        const bool only_a_reason = std::all_of(given.begin(), given.end(), [](const Word& word) { return word.text.starts_with("reason="); });
        if (intent_.verb == "option" && names.size() == 1 && only_a_reason) given.push_back({names.front().text + "=yes", names.front().place});
        if (intent_.verb == "option") names.clear();
        if (intent_.verb == "plot") read_plot(battle_, beside_, names, given, intent_, problems_);
        else take_names(names);
        for (const Word& word : given) give(word);
        if (intent_.procedure == "fire") settle_fire();
        // A line ticked without a reason of its own has that of the decision.
        for (Overruled& line : intent_.lines_overruled) {
            if (line.reason.empty()) line.reason = intent_.reason;
        }
    }

    void give(const Word& word) {
        const auto equals = word.text.find('=');
        const std::string name = word.text.substr(0, equals);
        std::string value = word.text.substr(equals + 1);
        if (name == "dice") {
            const auto faces = read_faces({value, word.place}, problems_);
            intent_.faces.insert(intent_.faces.end(), faces.begin(), faces.end());
        } else if (name == "total") {
            if (const auto total = read_number({value, word.place}, "a total", problems_)) {
                intent_.totals.push_back(static_cast<int>(std::min<std::uint64_t>(*total, 1'000'000)));
            }
        } else if (name == "reason") {
            intent_.reason = value;
        } else if (name == "text") {
            intent_.text = value;
        } else if (name == "tick" || name == "untick") {
            const WithReason line = with_reason(value);
            intent_.lines_overruled.push_back({line.about, name == "tick" ? "yes" : "no", line.reason});
        } else if (name == "overrule") {
            read_overrule(value, word.place);
        } else if (chart_reads(charts_, intent_, name)) {
            intent_.facts.push_back({name, value});
        } else if (intent_.verb != "do") {
            give_word(name, value, word.place);
        } else if (is_word_to_do(intent_.procedure, name)) {
            if (holds(kUnitWords, name)) value = id_in(value, {Thing::unit}, word.place);
            else if (name == "passes") value = ids_in(value, word.place);
            else if (name == "to") value = id_in(value, {Thing::army}, word.place);
            else if (name == "into") value = id_in(value, {Thing::site}, word.place);
            intent_.words.push_back({name, value});
        } else {
            intent_.facts.push_back({name, value});
        }
    }

private:
    [[nodiscard]] std::string id_in(const std::string& typed, std::vector<Thing> kinds, const Place& place) {
        return id_named(battle_, typed, kinds, place, problems_);
    }

    /// Several units, between commas.
    [[nodiscard]] std::string ids_in(const std::string& typed, const Place& place) {
        std::vector<std::string> ids;
        for (const std::string& name : between_commas(typed)) ids.push_back(id_in(name, {Thing::unit}, place));
        return joined(ids, ",");
    }

    void read_text(const std::vector<Word>& words) {
        for (const Word& word : words) {
            if (word.text.starts_with("of=") && intent_.verb == "note") {
                if (const auto of = read_number({word.text.substr(3), word.place}, "an entry", problems_)) intent_.words.push_back({"of", static_cast<std::int32_t>(*of)});
            } else if (word.text.starts_with("text=")) {
                intent_.text += (intent_.text.empty() ? "" : " ") + word.text.substr(5);
            } else {
                intent_.text += (intent_.text.empty() ? "" : " ") + word.text;
            }
        }
    }

    void take_procedure(std::vector<Word>& names) {
        if (names.empty()) {
            problems_.add({intent_.verb, 0, 0}, "say which procedure; `help procedures` lists them");
            return;
        }
        std::vector<std::string_view> known = words_to_do();
        if (intent_.verb != "do") {
            for (const Owed& duty : battle_.owed) known.push_back(duty.procedure);
            std::sort(known.begin(), known.end());
            known.erase(std::unique(known.begin(), known.end()), known.end());
            // `waive 17.2`: the duty itself.
            if (battle_.find<Owed>(names.front().text) != nullptr) return;
        }
        const auto procedure = word_named(names.front().text, known, "procedure", names.front().place, problems_);
        if (procedure) intent_.procedure = *procedure;
        names.erase(names.begin());
    }

    void take_names(const std::vector<Word>& names) {
        const Form form = form_;
        std::size_t position = 0;
        for (std::size_t i = 0; i < names.size(); ++position) {
            if (joins_names(names[i].text)) {
                ++i;
                --position;
                continue;
            }
            if (position == 0 && !form.keywords.empty()) {
                const auto key = word_named(names[i].text, form.keywords, "such thing", names[i].place, problems_);
                if (key) intent_.actor = *key;
                ++i;
                continue;
            }
            if (position > 0 && !form.then_word.empty()) {
                // `off kleist own`, `lose kleist picked_up`, `transfer kleist normann`
                give_word(std::string(form.then_word), names[i].text, names[i].place);
                ++i;
                continue;
            }
            const std::span<const Thing> kinds = position == 0 ? kinds_of_actor(intent_) : position == 1 ? kinds_of_target(intent_) : kinds_of_others(intent_);
            if (kinds.empty()) {
                problems_.add(names[i].place, '"' + names[i].text + "\": nothing more is read here");
                return;
            }
            if (position == 0 && intent_.verb == "set" && names[i].text == "game") {
                intent_.actor = "game";
                ++i;
                continue;
            }
            if (position == 0 && intent_.verb == "waive" && battle_.find<Owed>(names[i].text) != nullptr) {
                intent_.actor = names[i++].text;
                continue;
            }
            const std::size_t length = length_of_name(battle_, names, i, kinds);
            const std::string typed = name_of_words(names, i, length);
            const auto only = likely(typed, kinds, position);
            take_thing(only ? only : thing_named(battle_, typed, kinds, names[i].place, problems_), position);
            i += length;
        }
    }

    /// Of several who may be meant the only one of whom it is due, or who is the enemy.
    [[nodiscard]] std::optional<NamedThing> likely(std::string_view typed, std::span<const Thing> kinds, std::size_t position) const {
        if (intent_.verb != "do" && position > 0) return std::nullopt;
        const Unit* actor = position > 0 ? battle_.unit(intent_.actor) : nullptr;
        if (position > 0 && actor == nullptr) return std::nullopt;
        return only_one_of(battle_, typed, kinds, [&](const NamedThing& named) {
            if (position > 0) {
                const Unit* unit = named.thing == Thing::unit ? battle_.unit(named.id) : nullptr;
                return unit != nullptr && !are_friends(battle_, unit->army, actor->army);
            }
            return std::any_of(battle_.owed.begin(), battle_.owed.end(), [&](const Owed& duty) {
                return duty.procedure == intent_.procedure && (duty.unit == named.id || duty.leader == named.id || duty.army == named.id);
            });
        });
    }

    void take_thing(const std::optional<NamedThing>& found, std::size_t position) {
        if (!found) return;
        if (position == 0) {
            intent_.actor = found->id;
            // Two things of different kinds may have the same id: the verbs of the roster ask which.
            const bool asks = intent_.verb == "set" || intent_.verb == "rename" || intent_.verb == "transfer" || intent_.verb == "strike";
            if (asks && aor::thing_named(battle_, found->id) != found->thing) intent_.words.push_back({"thing", std::string(word(found->thing))});
        } else if (position == 1 && intent_.verb == "do") {
            intent_.target = found->id;
        } else {
            intent_.others.push_back(found->id);
        }
    }

    /// A word of a verb other than `do`; a field that names a thing is looked up.
    void give_word(std::string name, std::string value, const Place& place) {
        if (intent_.verb == "drift") {
            if (auto difference = difference_named(battle_, name, value, place, problems_)) intent_.words.push_back(std::move(*difference));
            return;
        }
        const Form form = form_of(intent_.verb);
        if (!form.any_words && !holds(form.words, name)) {
            problems_.add(place, intent_.verb + " reads nothing from \"" + name + '"' + did_you_mean(name, form.words));
            return;
        }
        if (intent_.verb == "ruling") {
            for (char& c : name) c = c == 'r' ? 'R' : c;
        }
        if (intent_.verb == "add" && name == "grade" && thing_of_fields() == Thing::unit) name = "base_grade";
        if (intent_.verb == "transfer" && name == "to") value = id_in(value, {Thing::brigade, Thing::army}, place);
        else if (holds(kUnitWords, name)) value = id_in(value, {Thing::unit}, place);
        else if (name == "order") value = cards_named(battle_, value, place, problems_);
        else if (intent_.verb == "set" || intent_.verb == "add") value = field_value_named(battle_, thing_of_fields(), name, value, place, problems_);
        intent_.words.push_back({std::move(name), std::move(value)});
    }

    [[nodiscard]] Thing thing_of_fields() const {
        if (intent_.verb == "add") return worded<Thing>(intent_.actor).value_or(Thing::unit);
        for (const Named& word : intent_.words) {
            if (word.name == "thing") return worded<Thing>(std::get<std::string>(word.value)).value_or(Thing::unit);
        }
        return aor::thing_named(battle_, intent_.actor).value_or(Thing::unit);
    }

    void read_overrule(const std::string& value, const Place& place) {
        const auto first = value.find(':');
        const auto second = first == std::string::npos ? first : value.find(':', first + 1);
        if (first == std::string::npos) {
            problems_.add(place, "a fact is overruled as in overrule=unit.grade:3:veterans");
            return;
        }
        const std::string reason = second == std::string::npos ? intent_.reason : value.substr(second + 1);
        intent_.facts_overruled.push_back({value.substr(0, first), value.substr(first + 1, second == std::string::npos ? second : second - first - 1), reason});
    }

    void settle_fire() {
        const Unit* unit = battle_.unit(intent_.actor);
        if (unit != nullptr) intent_.procedure = fire_procedure(*unit);
        else if (problems_.none()) problems_.add({"fire", 0, 0}, "say who fires");
    }

    const Charts& charts_;
    const Battle& battle_;
    Intent& intent_;
    Problems& problems_;
    const Beside& beside_;
    Form form_;
};

/// Nobody named, and only one owes it: that one.
void take_the_only_one(const Battle& battle, Intent& intent) {
    if ((intent.verb != "do" && intent.verb != "waive") || !intent.actor.empty() || intent.procedure.empty()) return;
    const Owed* only = nullptr;
    for (const Owed& duty : battle.owed) {
        if (duty.procedure != intent.procedure) continue;
        if (only != nullptr) return;
        only = &duty;
    }
    if (only == nullptr) return;
    intent.actor = !only->leader.empty() ? std::string(only->leader) : !only->unit.empty() ? std::string(only->unit) : std::string(only->army);
}

}  // namespace

std::vector<std::string_view> words_to_do() {
    std::vector<std::string_view> words = procedures_to_do();
    words.push_back("fire");
    return words;
}

void give(const Charts& charts, const Battle& battle, Intent& intent, const Word& word, Problems& problems) {
    if (word.text.find('=') == std::string::npos) {
        problems.add(word.place, "\"" + word.text + "\" is not of the form fact=value");
        return;
    }
    Reading(charts, battle, intent, problems).give(word);
}

Result<Intent> read_intent(const Charts& charts, const Battle& battle, std::string_view verb, std::vector<Word> words, const Options& options, const Beside& beside) {
    Problems problems;
    Intent intent;
    intent.verb = verb;
    if (const Word* reason = options.value(kReasonOption.name)) intent.reason = reason->text;
    Reading(charts, battle, intent, problems, beside).read(std::move(words));
    for (const Word* dice : options.values(kFacesOption.name)) {
        const auto faces = read_faces(*dice, problems);
        intent.faces.insert(intent.faces.end(), faces.begin(), faces.end());
    }
    for (const Word* total : options.values(kTotalsOption.name)) {
        if (const auto sum = read_number(*total, "a total", problems)) intent.totals.push_back(static_cast<int>(std::min<std::uint64_t>(*sum, 1'000'000)));
    }
    if (options.has(kRollOption.name)) {
        intent.origin = Origin::program;
        if (!intent.faces.empty() || !intent.totals.empty()) problems.add(options.value(kRollOption.name)->place, "give the dice or let the program roll, not both");
    }
    if (!problems.none()) return problems;
    take_the_only_one(battle, intent);
    const bool told = std::any_of(intent.words.begin(), intent.words.end(), [](const Named& one) { return one.name == "seed" || one.name == "order"; });
    if (verb == "shuffle" && !told) intent.words.push_back({"seed", static_cast<std::int32_t>(beside.salt % 1'000'000)});
    return intent;
}

}  // namespace aor::cli
