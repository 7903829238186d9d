#include "tests/support/battles.hpp"

namespace aor {

Battle small_battle() {
    Battle battle;
    battle.game.title = "Small";
    for (const std::string side : {"red", "blue"}) {
        Army army;
        army.id = army.name = side;
        army.commander = side + "-chief";
        battle.armies.push_back(army);
        Brigade brigade;
        brigade.id = side + "-brigade";
        brigade.name = "Brigade of " + side;
        brigade.army = side;
        brigade.commander = army.commander;
        battle.brigades.push_back(brigade);
        for (int i = 1; i <= 3; ++i) {
            Unit unit;
            unit.id = side + '-' + std::to_string(i);
            unit.name = std::to_string(i) + "/" + side;
            unit.army = side;
            unit.brigade = brigade.id;
            if (i == 3) {
                unit.arm = Arm::artillery;
                unit.castings = unit.castings_start = 4;
                unit.flag = FlagState::none;
            }
            battle.units.push_back(unit);
        }
        Leader leader;
        leader.id = army.commander;
        leader.name = "Chief of " + side;
        leader.army = side;
        leader.post = Post::commander_in_chief;
        leader.rating = Rating::class_2;
        battle.leaders.push_back(leader);
    }
    Site site;
    site.id = "mill";
    site.name = "The mill";
    site.kind = Objective::small_village;
    battle.sites.push_back(site);
    return battle;
}

LogHeader small_header() {
    LogHeader header;
    header.title = "Small";
    header.program = "test";
    header.start = small_battle();
    return header;
}

std::string RandomBattles::text() {
    static const std::string kNasty[] = {
        "",         "1/7th",  "Jäger zu Fuß",   "\"quoted\"", "back\\slash\\", "100% sure",  "## heading", "line\nbreak",
        "\r\n\t",   "Ð\u0416\u4E2D\U0001F3B2", "'single'", "a = 1", "[[entry]]", "end = \"1 0000000000000000\"",
        "\nend = \"2 0123456789abcdef\"\n", "<b>&amp;", "a,b;c", "x\x7Fy\x1B[31m", std::string("nul\0byte", 8), "\u0085\u2028",
        " spaces ", "\"\"\"", "'''", "{}", "]]", "C:\\new\\table", "\\u0041"};
    std::string out = kNasty[static_cast<std::size_t>(number(0, std::size(kNasty) - 1))];
    if (chance(20)) out += text();
    return out;
}

Value RandomBattles::value(const FieldInfo& info) {
    switch (info.type) {
        case FieldType::flag: return chance(50);
        case FieldType::number:
            return chance(10) ? (chance(50) ? std::numeric_limits<std::int32_t>::max()
                                            : std::numeric_limits<std::int32_t>::min())
                              : number(-2, 40);
        case FieldType::inches: return Inches::parts(number(-1'000'000, 1'000'000));
        case FieldType::word: {
            const auto words = info.words();
            return std::string(words[static_cast<std::size_t>(number(0, static_cast<int>(words.size()) - 1))]);
        }
        case FieldType::names: {
            Names names;
            while (chance(50)) names.push_back(text());
            return names;
        }
        case FieldType::text:
        case FieldType::id: return text();
    }
    return false;
}

Battle RandomBattles::battle() {
    Battle battle;
    battle.game = record<Game>("");
#define AOR_RECORD(Record, thing, list) \
    for (int i = number(0, 3); i > 0; --i) battle.list.push_back(record<Record>(#thing + std::to_string(i)));
#include "core/battle/fields/records.def"
#undef AOR_RECORD
    return battle;
}

template <class Record>
void RandomBattles::change_record(Draft& draft, int number_of_entry) {
    const auto& all = draft.battle().all<Record>();
    if (all.empty() || chance(15)) {
        draft.come(record<Record>(draft.new_id(Record::thing, number_of_entry)));
        return;
    }
    const Record& one = all[static_cast<std::size_t>(number(0, static_cast<int>(all.size()) - 1))];
    if (chance(10)) {
        draft.go<Record>(std::string(one.id));
        return;
    }
    Change change;
    change.thing = Record::thing;
    change.id = one.id;
    change.field = static_cast<FieldNumber>(number(0, FieldsOf<Record>::kCount - 1));
    change.from = field_value(one, change.field);
    change.to = value(fields_of(change.thing)[change.field]);
    draft.add(change);
}

void RandomBattles::change_something(Draft& draft, int number_of_entry) {
    switch (number(0, static_cast<int>(Thing::owed))) {
        case 0: draft.set(&Game::phase, number(1, 11)); break;
#define AOR_RECORD(Record, thing, list) \
        case static_cast<int>(Thing::thing): change_record<Record>(draft, number_of_entry); break;
#include "core/battle/fields/records.def"
#undef AOR_RECORD
        default: break;
    }
}

std::vector<Event> RandomBattles::events(const Battle& battle, int number_of_entry) {
    Draft draft(battle);
    do {
        draft.begin(static_cast<Happened>(number(0, static_cast<int>(Happened::remark))),
                    static_cast<Thing>(number(0, static_cast<int>(Thing::owed))), text(), text());
        while (chance(70)) change_something(draft, number_of_entry);
    } while (chance(60));
    return std::move(draft).take();
}

Entry RandomBattles::entry(const Log& log) {
    if (chance(15)) {
        if (auto undo = log.undo()) return *undo;
    }
    if (chance(30)) {
        if (auto redo = log.redo()) return *redo;
    }
    Entry entry = log.blank(chance(15) ? EntryKind::note : EntryKind::act);
    entry.at = text();
    entry.say = text();
    const auto texts = [&] {
        Names names;
        while (chance(40)) names.push_back(text());
        return names;
    };
    const auto numbers = [&] {
        std::vector<int> list;
        while (chance(60)) list.push_back(number(1, 6));
        return list;
    };
    const auto named = [&] {
        std::vector<Named> list;
        while (chance(40)) {
            const auto infos = fields_of(Thing::unit);
            list.push_back({text(), value(infos[static_cast<std::size_t>(number(0, static_cast<int>(infos.size()) - 1))])});
        }
        return list;
    };
    const auto overruled = [&] {
        std::vector<Overruled> list;
        while (chance(30)) list.push_back({text(), text(), text()});
        return list;
    };
    const auto items = [&] {
        std::vector<ItemTaken> list;
        while (chance(50)) {
            list.push_back({text(), text(), text(), number(-3, 6), static_cast<Of>(number(0, 3)), text()});
        }
        return list;
    };
    Intent& intent = entry.intent;
    intent = {text(), text(), text(), text(), texts(), named(), named(), overruled(), overruled(), numbers(), numbers(),
              static_cast<Origin>(number(0, 3)), text(), text()};
    while (chance(50)) {
        Rolled rolled;
        rolled.procedure = text();
        rolled.actor = text();
        rolled.target = text();
        for (const Named& fact : named()) {
            rolled.facts.push_back({fact.name, fact.value, static_cast<FactSource>(number(0, 2)), text()});
        }
        rolled.items = items();
        rolled.other_items = items();
        rolled.refused = text();
        rolled.automatic = text();
        rolled.faces = numbers();
        rolled.sums = numbers();
        rolled.origin = static_cast<Origin>(number(0, 3));
        rolled.outcome = named();
        rolled.say = text();
        entry.rolls.push_back(rolled);
    }
    if (entry.kind == EntryKind::act) entry.events = events(log.battle(), entry.number);
    return entry;
}

}  // namespace aor
