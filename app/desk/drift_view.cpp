#include "app/desk/drift_view.hpp"

#include "app/desk/fact_lines.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/fact_values.hpp"
#include "core/report/battle_status.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

/// The field of that name with the value on record; nothing where the record has no such field.
template <class Record>
void add_field(DriftEntry& entry, const Battle& battle, const Record& record, std::string_view name) {
    const auto number = field_named(Record::thing, name);
    if (!number) return;
    const FieldInfo& info = fields_of(Record::thing)[*number];
    DriftField field;
    field.key = entry.id + '.' + std::string(name);
    field.say = spoken(name);
    field.value = typed_text(field_value(record, *number));
    if (field.value.empty()) field.value = "none";
    const auto choose = [&](std::string word, std::string say) {
        field.choices.push_back(std::move(word));
        field.choices_say.push_back(std::move(say));
    };
    if (info.type == FieldType::flag) {
        choose("yes", "yes");
        choose("no", "no");
    } else if (info.type == FieldType::word) {
        for (const std::string_view word : info.words()) choose(std::string(word), spoken(word));
    } else if (info.type == FieldType::id) {
        choose("none", "nobody");
        if (info.refers_to == Thing::army) {
            for (const Army& army : battle.armies) choose(army.id, name_shown(army));
        }
        if constexpr (std::is_same_v<Record, Leader>) {
            for (const Unit& unit : battle.units) {
                if (unit.army == record.army && is_on_table(unit)) choose(unit.id, name_shown(unit));
            }
        }
    }
    entry.fields.push_back(std::move(field));
}

void add_fields(DriftEntry& entry, const Battle& battle, const Unit& unit) {
    add_field(entry, battle, unit, "castings");
    if (!entry.fields.empty()) entry.fields.back().most = unit.castings_start;
    add_field(entry, battle, unit, "state");
    add_field(entry, battle, unit, unit.arm == Arm::artillery ? "limbered" : "formation");
    add_field(entry, battle, unit, "fatigued");
    add_field(entry, battle, unit, "first_fire");
    add_field(entry, battle, unit, "flag");
}

}  // namespace

std::vector<DriftSection> drift_view(const Battle& battle) {
    std::vector<DriftSection> sections;
    for (const report::DriftGroup& group : report::drift_groups(battle)) {
        DriftSection section{group.army, group.brigade, {}};
        for (const report::DriftRow& row : group.rows) {
            DriftEntry entry{row.id, row.name, row.say, {}};
            if (const Unit* unit = battle.unit(row.id); unit != nullptr && is_on_table(*unit)) {
                add_fields(entry, battle, *unit);
            } else if (const Leader* leader = battle.leader(row.id)) {
                add_field(entry, battle, *leader, "attached");
            } else if (const Site* site = battle.site(row.id)) {
                if (site->is_objective) add_field(entry, battle, *site, "owner");
                if (site->is_structure || site->hits > 0) {
                    add_field(entry, battle, *site, "hits");
                    entry.fields.back().most = 99;
                }
            }
            section.entries.push_back(std::move(entry));
        }
        sections.push_back(std::move(section));
    }
    return sections;
}

void set_difference(Differences& differences, const DriftField& field, const std::string& value) {
    if (value == field.value) differences.erase(field.key);
    else differences[field.key] = value;
}

Intent drift_intent(const Differences& differences) {
    Intent intent;
    intent.verb = "drift";
    for (const auto& [key, value] : differences) intent.words.push_back({key, value});
    return intent;
}

}  // namespace aor::desk
