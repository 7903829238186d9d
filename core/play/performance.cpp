#include "core/play/performance.hpp"

#include "core/base/suggest.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/start_line.hpp"

#include <algorithm>

namespace aor {
namespace {

/// Faces typed for the whole decision, dealt out roll by roll.
class TypedDice final : public DiceSource {
public:
    TypedDice(std::span<const int> faces, Origin origin) : faces_(faces), origin_(origin) {}
    int next_face() override {
        if (taken_ < faces_.size()) return faces_[taken_++];
        ran_out_ = true;
        return 1;
    }
    [[nodiscard]] Origin origin() const override { return origin_; }
    [[nodiscard]] bool ran_out() const { return ran_out_; }

private:
    std::span<const int> faces_;
    std::size_t taken_ = 0;
    bool ran_out_ = false;
    Origin origin_;
};

std::string in_quotes(std::string_view text) { return '"' + std::string(text) + '"'; }

/// "fall back, disorganized" - the label of the outcome's row, or its fields.
std::string words_of(const Assessment& a, const Outcome& outcome) {
    if (a.automatic != nullptr && a.other_chart == nullptr) return a.automatic->label;
    const ResultRow* best = nullptr;
    for (const ResultRow& row : a.chart->results) {
        if (!row.when.holds(a.situation)) continue;
        const bool fits = std::all_of(row.outcome.begin(), row.outcome.end(), [&](const Field& field) {
            const Field* same = outcome.find(field.name);
            return same != nullptr && *same == field;
        });
        if (fits && (best == nullptr || row.outcome.count() > best->outcome.count())) best = &row;
    }
    if (best != nullptr && !best->label.empty()) return best->label;
    std::string out;
    for (const Field& field : outcome) {
        if (!out.empty()) out += ", ";
        const int* hits = field.name == "hits" ? std::get_if<int>(&field.value) : nullptr;
        if (hits != nullptr) out += *hits == 0 ? "no hit" : std::to_string(*hits) + (*hits == 1 ? " hit" : " hits");
        else out += std::string(field.name) + ' ' + typed_text(field_value(field));
    }
    std::replace(out.begin(), out.end(), '_', ' ');
    return out;
}

std::vector<ItemTaken> taken(const Pool& pool) {
    std::vector<ItemTaken> items;
    for (const Item& item : pool.items) {
        items.push_back({std::string(item.id), std::string(item.label), std::string(item.page), item.amount, item.of, {}});
    }
    return items;
}

}  // namespace

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

// A name may say for which roll it is meant: "morale:unit.cover", "1-7th:unit.cover", "1-7th>browne-1:unit.frontage".
bool Performance::names(std::string_view typed, const Posed& posed, std::string_view& rest) const {
    const auto colon = typed.rfind(':');
    if (colon == std::string_view::npos) {
        rest = typed;
        return true;
    }
    const std::string_view which = typed.substr(0, colon);
    rest = typed.substr(colon + 1);
    return which == posed.procedure->id || which == posed.actor || which == posed.actor + '>' + posed.target;
}

const Value* Performance::settled_value(const std::vector<Named>& settled, std::string_view fact) const {
    const Value* value = nullptr;
    for (const Named& named : settled) {
        if (named.name == fact) value = &named.value;
    }
    return value;
}

/// How the value of one fact was decided.
struct Performance::Decided {
    const FactRow* row = nullptr;
    std::optional<KnownFact> known;
    std::string text;
    FactSource source = FactSource::known;
    std::string reason;
};

Posed Performance::pose(std::string_view procedure_id, std::string_view actor, std::string_view target,
                        const std::vector<Named>& settled, const std::vector<Named>& assumed) {
    Posed posed;
    posed.procedure = procedure_named(procedure_id);
    assert(posed.procedure != nullptr && "no such procedure");
    posed.actor = actor;
    posed.target = target;
    const Chart& chart = *charts_.find(procedure_id);
    const Parties parties = parties_of(battle(), procedure_id, actor, target);
    std::string whose = parties.leader != nullptr && parties.actor == nullptr ? name_of_leader(actor)
                        : parties.actor != nullptr                            ? name_of_unit(actor)
                        : parties.army != nullptr                             ? name_of_army(actor)
                                                                              : std::string(actor);
    const Place place{chart.title + (whose.empty() ? "" : ", " + whose), 0, 0};

    const TableManners manners = manners_of(battle().game, posed.problems);
    SituationBuilder builder(charts_, chart, manners, place);

    // What was typed, and what was overruled; the later word counts.
    std::vector<std::pair<const FactRow*, std::size_t>> typed;
    std::vector<std::pair<const FactRow*, std::size_t>> overruled;
    Problems unclear;
    for (std::size_t i = 0; i < intent_.facts.size(); ++i) {
        std::string_view rest;
        Problems unknown;
        if (!names(intent_.facts[i].name, posed, rest)) continue;
        if (const FactRow* row = builder.named(rest, true, place, unknown)) {
            typed.emplace_back(row, i);
            facts_used_[i] = true;
        } else if (!unknown.none() && unknown[0].text.find("is not clear") != std::string::npos) {
            unclear.append(unknown);
            facts_used_[i] = true;
        }
    }
    for (std::size_t i = 0; i < intent_.facts_overruled.size(); ++i) {
        std::string_view rest;
        Problems unknown;
        if (!names(intent_.facts_overruled[i].name, posed, rest)) continue;
        if (const FactRow* row = builder.named(rest, true, place, unknown)) {
            overruled.emplace_back(row, i);
            facts_overruled_used_[i] = true;
            if (intent_.facts_overruled[i].reason.empty()) {
                posed.problems.add(place, "to overrule " + in_quotes(aor::name_of(row->fact)) + " takes a reason");
            }
        }
    }
    posed.problems.append(unclear);

    std::vector<Decided> all;
    for (const FactRow& row : chart.facts) {
        Decided decided;
        decided.row = &row;
        const std::string_view fact_name = aor::name_of(row.fact);
        if (const Value* value = settled_value(settled, fact_name)) decided.known = KnownFact{*value, Hold::firm};
        else if (const Value* likely = settled_value(assumed, fact_name)) decided.known = KnownFact{*likely, Hold::stated};
        else decided.known = known_fact(charts_, battle(), parties, chart, row);
        bool given = decided.known.has_value();
        if (decided.known) decided.text = typed_text(decided.known->value);
        for (const auto& [which, i] : typed) {
            if (which != &row) continue;
            decided.text = typed_text(intent_.facts[i].value);
            decided.source = FactSource::typed;
            given = true;
        }
        for (const auto& [which, i] : overruled) {
            if (which != &row) continue;
            decided.text = intent_.facts_overruled[i].value;
            decided.source = FactSource::overruled;
            decided.reason = intent_.facts_overruled[i].reason;
            given = true;
        }
        if (!given) {
            posed.open.push_back(&row);
            continue;
        }
        // A distance says which weapon it is for, so that the charts can tell the band.
        if (row.kind == Kind::range && parties.actor != nullptr && decided.text.find(':') == std::string::npos &&
            std::find(row.values.begin(), row.values.end(), decided.text) == row.values.end()) {
            decided.text += ":" + std::string(aor::word(parties.actor->weapon));
        }
        builder.give_words(fact_name, decided.text, place);
        all.push_back(std::move(decided));
    }
    Situation situation = builder.finish();
    posed.problems.append(builder.problems());
    // With a fault somewhere the others still show as they were given.
    const bool sound = posed.problems.none();
    for (Decided& decided : all) {
        const Value value = sound ? fact_value(*decided.row, situation) : Value(decided.text);
        if (decided.source == FactSource::typed && decided.known && sound) {
            const bool same = typed_text(value) == typed_text(decided.known->value);
            if (same) decided.source = FactSource::known;
            else if (decided.known->hold == Hold::firm && intent_.reason.empty()) {
                posed.problems.add(place, in_quotes(aor::name_of(decided.row->fact)) + " is known to be " +
                                              typed_text(decided.known->value) + ": to decide otherwise takes a reason");
            } else if (decided.known->hold == Hold::firm) {
                decided.source = FactSource::overruled;
                decided.reason = intent_.reason;
            }
        }
        posed.facts.push_back({std::string(aor::name_of(decided.row->fact)), value, decided.source, decided.reason});
    }
    posed.stated = situation;
    if (!posed.problems.none()) return posed;
    posed.assessment = assess(charts_, *posed.procedure, situation);
    if (procedure_id == "withdrawal" && parties.army != nullptr) ask_by_own_line(charts_, battle(), *parties.army, posed.assessment);
    overrule_refusals(posed);
    if (!posed.assessment.refused()) tick_lines(posed, place.file);
    return posed;
}

// A rule that says no, or one that settles the case, can be set aside by the referee like any line.
void Performance::overrule_refusals(Posed& posed) {
    Assessment& a = posed.assessment;
    const auto set_aside = [&](std::string_view id) {
        for (std::size_t i = 0; i < intent_.lines_overruled.size(); ++i) {
            std::string_view rest;
            const Overruled& line = intent_.lines_overruled[i];
            if (!names(line.name, posed, rest) || rest != id || line.value != "no" || line.reason.empty()) continue;
            lines_overruled_used_[i] = true;
            return true;
        }
        return false;
    };
    bool again = false;
    if (a.refusal != nullptr && set_aside(a.refusal->id)) {
        a.refusal = nullptr;
        for (const RefusalRow& row : a.chart->refusals) {
            if (a.refusal == nullptr && row.when.holds(a.situation) && !set_aside(row.id)) a.refusal = &row;
        }
        if (a.refusal != nullptr) return;
        for (const AutomaticRow& row : a.chart->automatics) {
            if (a.automatic == nullptr && !row.when.all.empty() && row.when.holds(a.situation)) a.automatic = &row;
        }
        again = a.automatic == nullptr;
    }
    if (a.automatic != nullptr && set_aside(a.automatic->id)) {
        a.automatic = nullptr;
        again = true;
    }
    if (again) posed.procedure->make_pool(charts_, a);
}

void Performance::tick_lines(Posed& posed, const std::string& where) {
    Assessment& a = posed.assessment;
    bool ticked = false;
    for (std::size_t i = 0; i < intent_.lines_overruled.size(); ++i) {
        const Overruled& line = intent_.lines_overruled[i];
        std::string_view id;
        if (!names(line.name, posed, id)) continue;
        const bool other = a.other_chart != nullptr && id.starts_with("opponent.");
        if (other) id.remove_prefix(std::string_view("opponent.").size());
        const Chart& chart = other || a.other_chart != nullptr ? *a.other_chart : *a.chart;
        const ItemRow* row = chart.item(id);
        if (row == nullptr) continue;
        lines_overruled_used_[i] = true;
        if (line.reason.empty()) {
            posed.problems.add(Place{where, 0, 0}, "to tick or untick " + in_quotes(id) + " takes a reason");
            continue;
        }
        Pool& pool = other ? a.other_pool : a.pool;
        const auto at = std::find_if(pool.items.begin(), pool.items.end(), [&](const Item& item) { return item.id == id; });
        if (line.value == "no" && at != pool.items.end()) {
            pool.items.erase(at);
            ticked = true;
        } else if (line.value == "yes" && at == pool.items.end()) {
            const int worth = row->amount_for(a.situation);
            const int amount = worth != 0 ? worth : row->amount;
            if (amount == 0) {
                posed.problems.add(Place{where, 0, 0}, in_quotes(id) + " is worth nothing here");
                continue;
            }
            pool.items.push_back({row->id, row->label, row->page, amount, row->of});
            ticked = true;
        } else if (line.value != "yes" && line.value != "no") {
            posed.problems.add(Place{where, 0, 0}, "a line is ticked with \"yes\" or unticked with \"no\", not " + in_quotes(line.value));
        }
    }
    // The least number of dice is what is missing after all lines, so it is worked out again.
    const ItemRow* least = ticked ? a.chart->item("minimum") : nullptr;
    if (least != nullptr && least->limit_to && least->when.holds(a.situation)) {
        std::erase_if(a.pool.items, [&](const Item& item) { return item.id == least->id; });
        add_minimum(*least, a.pool);
    }
}

Result<Resolution> Performance::take_dice(const Posed& posed, const Place& place) {
    const Assessment& a = posed.assessment;
    const Procedure& procedure = *posed.procedure;
    const auto first = procedure.next_throw(a, {});
    if (intent_.origin == Origin::program) {
        if (program_dice_ == nullptr) return problem_of("the program has no dice here: type the faces");
        return aor::roll(procedure, a, *program_dice_);
    }
    const bool totals_left = totals_used_ < intent_.totals.size();
    const bool may_total = a.chart->total_allowed && first && first->whole > 0 && first->half == 0;
    const bool faces_left = faces_used_ < intent_.faces.size();
    if (totals_left && first && first->count() > 0 && (may_total || !faces_left)) {
        auto resolution = take_total(procedure, a, intent_.totals[totals_used_], place);
        if (resolution) ++totals_used_;
        return resolution;
    }
    const std::span<const int> left = std::span(intent_.faces).subspan(faces_used_);
    for (const int face : left) {
        if (face < 1 || face > 6) {
            Problems problems;
            problems.add(place, "a die shows 1 to 6, not " + std::to_string(face));
            return problems;
        }
    }
    TypedDice dice(left, intent_.origin == Origin::script ? Origin::script : Origin::typed_faces);
    Resolution resolution = aor::roll(procedure, a, dice);
    if (dice.ran_out()) return take_faces(procedure, a, left, place);  // says how many are missing
    faces_used_ += resolution.faces.size();
    return resolution;
}

Result<const Rolled*> Performance::roll(std::string_view procedure, std::string_view actor, std::string_view target,
                                        const std::vector<Named>& settled, const std::vector<Named>& assumed) {
    Posed posed = pose(procedure, actor, target, settled, assumed);
    const Place place{posed.problems.none() ? posed.assessment.chart->title : std::string(), 0, 0};
    if (previewing()) posed_.push_back(posed);
    if (!posed.problems.none()) return posed.problems;
    const Assessment& a = posed.assessment;
    if (a.refused()) {
        Problems problems;
        problems.add(place, a.refusal->label + (a.refusal->page.empty() ? "" : " (p " + a.refusal->page + ")"));
        return problems;
    }
    const auto resolution = take_dice(posed, place);
    if (!resolution) {
        // A preview ends where the dice do; dice that cannot be are told.
        if (previewing() && dice_left()) dice_problems_.append(resolution.problems());
        return resolution.problems();
    }

    Rolled rolled;
    rolled.procedure = procedure;
    rolled.actor = actor;
    rolled.target = target;
    for (const FactTaken& fact : posed.facts) {
        const FactRow* row = a.chart->find(*fact_named(fact.name));
        if (fact.source == FactSource::overruled || !is_at_default(*row, a.situation)) rolled.facts.push_back(fact);
    }
    rolled.items = taken(a.pool);
    rolled.other_items = taken(a.other_pool);
    for (const Overruled& line : intent_.lines_overruled) {
        std::string_view id;
        if (line.value != "yes" || !names(line.name, posed, id)) continue;
        const bool other = a.other_chart != nullptr && id.starts_with("opponent.");
        for (ItemTaken& item : other ? rolled.other_items : rolled.items) {
            if (item.id == (other ? id.substr(9) : id)) item.reason = line.reason;
        }
    }
    if (a.automatic != nullptr) rolled.automatic = a.automatic->id;
    rolled.faces = resolution->faces;
    rolled.sums = resolution->sums;
    rolled.origin = resolution->origin;
    for (const Field& field : resolution->outcome) rolled.outcome.push_back({std::string(field.name), field_value(field)});
    rolled.say = words_of(a, resolution->outcome);
    believe_stated(posed);
    return &rolls_.emplace_back(std::move(rolled));
}

bool Performance::dice_left() const {
    return faces_used_ < intent_.faces.size() || totals_used_ < intent_.totals.size();
}

// How a unit stands is as it was last stated: whoever types it for a roll has stated it.
void Performance::believe_stated(const Posed& posed) {
    for (const FactTaken& fact : posed.facts) {
        if (fact.source != FactSource::typed) continue;
        const std::string_view full = fact.name;
        const auto dot = full.find('.');
        if (dot == std::string_view::npos) continue;
        const std::string_view who = full.substr(0, dot);
        const std::string_view what = full.substr(dot + 1);
        const bool acts = who == "unit" || who == "firer";
        if (!acts && who != "target" && who != "opponent" && who != "charger") continue;
        const Unit* unit = battle().unit(acts ? posed.actor : posed.target);
        if (unit == nullptr) continue;
        const std::string id = unit->id;
        const auto stated = [&](const std::string& says) {
            draft_.begin(Happened::move, Thing::unit, id, name(*unit) + " " + says + ", as stated");
        };
        const auto* text = std::get_if<std::string>(&fact.value);
        const auto* yes = std::get_if<bool>(&fact.value);
        if (what == "formation" && text != nullptr && worded<Formation>(*text) && unit->arm != Arm::artillery) {
            stated("stands in " + *text);
            draft_.set(id, &Unit::formation, *worded<Formation>(*text));
        } else if (what == "cover" && text != nullptr && worded<Cover>(*text)) {
            // An obstacle in between covers against one enemy only.
            if (*text == "obstacle") continue;
            stated("has cover: " + *text);
            draft_.set(id, &Unit::cover, *worded<Cover>(*text));
        } else if (what == "limbered" && yes != nullptr) {
            stated(*yes ? "is limbered" : "is unlimbered");
            draft_.set(id, &Unit::limbered, *yes);
        } else if (what == "moved" && text != nullptr && worded<Moved>(*text)) {
            stated("moved: " + *text);
            draft_.set(id, &Unit::moved, *worded<Moved>(*text));
            draft_.set(id, &Unit::moved_turn, *worded<Moved>(*text) == Moved::none ? unit->moved_turn : turn_);
        }
    }
}

Problems Performance::draw_variable_morale(std::string_view id) {
    const Unit* unit = battle().unit(id);
    if (unit == nullptr || unit->variable_morale_drawn || !has_option(battle().game, "variable_morale")) return {};
    if (unit->variable_down_to < 1 && unit->variable_up_from > 6) return {};
    const std::string unit_id = unit->id;
    if (previewing() && !dice_left()) {
        posed_.push_back(pose("variable_morale", unit_id, ""));
        return {};
    }
    const auto rolled = roll("variable_morale", unit_id, "");
    if (!rolled) return rolled.problems();
    const int grade = outcome_number(**rolled, "grade");
    draft_.begin(Happened::grade, Thing::unit, unit_id, name_of_unit(unit_id) + " fights at grade " + std::to_string(grade));
    draft_.set(unit_id, &Unit::grade, grade);
    draft_.set(unit_id, &Unit::variable_morale_drawn, true);
    return {};
}

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
    const std::string text = typed_text(*value);
    int number = 0;
    if (text.empty() || text.size() > 6) return std::nullopt;
    for (std::size_t i = text[0] == '-' ? 1 : 0; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9') return std::nullopt;
        number = number * 10 + (text[i] - '0');
    }
    return text[0] == '-' ? -number : number;
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

std::string Performance::name_of_unit(std::string_view id) const {
    const Unit* unit = battle().unit(id);
    return unit != nullptr ? name(*unit) : std::string(id);
}

std::string Performance::name_of_leader(std::string_view id) const {
    const Leader* leader = battle().leader(id);
    return leader == nullptr || leader->name.empty() ? std::string(id) : leader->name;
}

std::string Performance::name_of_army(std::string_view id) const {
    const Army* army = battle().army(id);
    return army == nullptr || army->name.empty() ? std::string(id) : army->name;
}

Result<Entry> Performance::finish() {
    Problems problems;
    const auto left = [](std::size_t count, std::string_view what) {
        return std::to_string(count) + ' ' + std::string(what) + (count == 1 ? " is" : "s are") + " left over";
    };
    if (intent_.origin != Origin::program) {
        const std::size_t faces = intent_.faces.size() - faces_used_;
        const std::size_t totals = intent_.totals.size() - totals_used_;
        if (faces > 0) problems.add(Place{}, left(faces, faces == 1 ? "die" : "dice face"));
        if (totals > 0) problems.add(Place{}, left(totals, "total"));
    }
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

Intent with_recorded_dice(const Entry& entry) {
    Intent intent = entry.intent;
    intent.faces.clear();
    intent.totals.clear();
    if (intent.origin == Origin::program || intent.origin == Origin::typed_total) intent.origin = Origin::typed_faces;
    for (const Rolled& rolled : entry.rolls) {
        if (rolled.origin == Origin::typed_total) intent.totals.insert(intent.totals.end(), rolled.sums.begin(), rolled.sums.end());
        else intent.faces.insert(intent.faces.end(), rolled.faces.begin(), rolled.faces.end());
    }
    return intent;
}

}  // namespace aor
