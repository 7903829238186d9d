#include "core/play/fact_values.hpp"
#include "tests/support/random_referee.hpp"

namespace aor {
namespace {

bool is_field(const Change& change, Thing thing, std::string_view field) {
    return change.what == Change::What::set && change.thing == thing && change.field_name() == field;
}

/// A field of a thing that has come.
std::string field_in(const Change& change, std::string_view name) {
    const auto number = field_named(change.thing, name);
    for (const FieldValue& one : change.record) {
        if (number && one.field == *number) return typed_text(one.value);
    }
    return "";
}

}  // namespace

void RandomBattle::note_reached(const Entry& entry) {
    if (entry.kind != EntryKind::act) return;
    for (const Event& event : entry.events) {
        switch (event.what) {
            case Happened::rout: reach("rout"); break;
            case Happened::breakthrough: reach("breakthrough"); break;
            case Happened::flag_taken: reach("flag taken"); break;
            case Happened::leader_replaced: reach("leader replaced"); break;
            case Happened::obedience: reach("obedience"); break;
            case Happened::arrival: reach("arrival"); break;
            case Happened::ammunition: reach("ammunition"); break;
            case Happened::duty_waived: reach("waived"); break;
            case Happened::withdrawal:
                if (event.say.ends_with("leaves the field")) reach("withdrawal");
                if (event.say.find("concedes") != std::string::npos) reach("concession");
                break;
            case Happened::rally:
                if (event.say.ends_with("rallies: broken")) reach("rally");
                break;
            default: break;
        }
        for (const Change& change : event.changes) note_change(change);
    }
}

void RandomBattle::note_change(const Change& change) {
    if (is_field(change, Thing::unit, "presence")) reach("unit " + typed_text(change.to));
    if (is_field(change, Thing::unit, "in_pursuit") && change.to == Value(true)) reach("pursuit");
    if (is_field(change, Thing::unit, "melees") && change.to == Value(std::int32_t{2})) reach("second melee");
    if (is_field(change, Thing::unit, "evaded_turn")) reach("evasion");
    if (is_field(change, Thing::unit, "abandoned") && change.to == Value(true)) reach("guns left");
    if (is_field(change, Thing::unit, "variable_morale_drawn")) reach("variable morale");
    if (is_field(change, Thing::unit, "rallied_back_turn")) reach("rally back");
    if (is_field(change, Thing::unit, "fatigued") && change.to == Value(true)) reach("fatigue");
    if (is_field(change, Thing::unit, "square_turn")) reach("square tried");
    if (is_field(change, Thing::unit, "raised_by")) reach("treachery");
    if (is_field(change, Thing::leader, "wounded_until")) reach("leader wounded");
    if (is_field(change, Thing::site, "destroyed") && change.to == Value(true)) reach("structure destroyed");
    if (is_field(change, Thing::site, "fires")) reach("village on fire");
    if (is_field(change, Thing::charge, "target_charges") && change.to == Value(true)) reach("countercharge");
    if (is_field(change, Thing::trophy, "retaken_turn")) reach("guns retaken");
    if (change.what != Change::What::come) return;
    if (change.thing == Thing::loss && field_in(change, "cause") == "square_losses") reach("square broken");
    if (change.thing == Thing::charge) reach(field_in(change, "target_charges") == "yes" ? "mutual charge" : "charge");
    if (change.thing == Thing::contact && field_in(change, "behind") == "yes") reach("joined from behind");
    if (change.thing == Thing::trophy) {
        const std::string kind = field_in(change, "kind");
        if (kind == "battery") reach("guns lost");
        if (kind == "leader") reach("leader " + field_in(change, "fate"));
    }
}

}  // namespace aor
