#include "core/battle/battle.hpp"

#include "core/base/letters.hpp"

namespace aor {

bool Battle::has(Thing thing, std::string_view id) const {
    switch (thing) {
        case Thing::game: return id.empty();
#define AOR_RECORD(Record, thing, list) \
        case Thing::thing: return find<Record>(id) != nullptr;
#include "core/battle/fields/records.def"
#undef AOR_RECORD
    }
    return false;
}

bool is_on_table(const Unit& unit) { return unit.presence == Presence::on_table; }

bool is_lost(const Unit& unit) {
    return unit.presence == Presence::destroyed || unit.presence == Presence::removed ||
           unit.presence == Presence::picked_up || unit.presence == Presence::surrendered;
}

const ArmyId& counts_for(const Unit& unit) { return unit.raised_by.empty() ? unit.army : unit.raised_by; }

std::string_view side_of(const Battle& battle, std::string_view army) {
    // An ally of an ally is a friend too; a ring of allies (a fault in the order of battle) must not hang.
    for (std::size_t steps = 0; steps <= battle.armies.size(); ++steps) {
        const Army* found = battle.army(army);
        if (found == nullptr || found->ally_of.empty()) break;
        army = found->ally_of;
    }
    return army;
}

bool are_friends(const Battle& battle, std::string_view army, std::string_view other) {
    return side_of(battle, army) == side_of(battle, other);
}

Castings castings_of(const Battle& battle, std::string_view army) {
    Castings sum;
    for (const Unit& unit : battle.units) {
        if (counts_for(unit) != army || unit.presence == Presence::struck_off) continue;
        sum.start += unit.castings_start;
        sum.lost += is_lost(unit) ? unit.castings_start : unit.castings_start - unit.castings;
    }
    return sum;
}

int pending_losses(const Battle& battle, std::string_view unit) {
    int castings = 0;
    for (auto loss = battle.losses.rbegin(); loss != battle.losses.rend(); ++loss) {
        if (loss->pending && loss->unit == unit) castings += loss->castings;
    }
    return castings;
}

std::string_view troop_code(const Unit& unit) {
    switch (unit.arm) {
        case Arm::infantry: return unit.skirmisher ? "SI" : "FI";
        case Arm::light_cavalry: return unit.skirmisher ? "SLC" : "LC";
        case Arm::dragoons: return "DR";
        case Arm::horse: return "HS";
        case Arm::armored_cavalry: return "AC";
        case Arm::artillery: return "ART";
    }
    return "";
}

namespace {

std::string plain_name(std::string_view name) {
    std::string out;
    bool gap = false;
    const auto put = [&](std::string_view letters) {
        if (gap && !out.empty()) out += '-';
        gap = false;
        out += letters;
    };
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        if ((byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9')) {
            put(name.substr(i, 1));
        } else if (byte >= 'A' && byte <= 'Z') {
            const char lower = static_cast<char>(byte - 'A' + 'a');
            put({&lower, 1});
        } else if (byte == '\'') {
            // "O'Hara" is one word
        } else if ((byte & 0xE0U) == 0xC0U && i + 1 < name.size()) {
            const unsigned code = (byte & 0x1FU) << 6U | (static_cast<unsigned char>(name[++i]) & 0x3FU);
            const std::string_view letters = plain_letters(code);
            if (letters.empty()) gap = true;
            else put(letters);
        } else {
            gap = true;
        }
    }
    return out;
}

}  // namespace

std::string make_id(const Battle& battle, Thing thing, std::string_view name) {
    constexpr std::size_t kLongest = 40;
    std::string base = plain_name(name).substr(0, kLongest);
    while (!base.empty() && base.back() == '-') base.pop_back();
    if (base.empty()) base = word(thing);
    std::string id = base;
    for (int next = 2; battle.has(thing, id); ++next) id = base + '-' + std::to_string(next);
    return id;
}

}  // namespace aor
