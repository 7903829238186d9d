#include "core/army/list_pieces.hpp"

namespace aor {

namespace {

constexpr std::string_view kGuns[] = {"light", "medium", "heavy", "siege", "rockets"};
constexpr std::string_view kInto[] = {"battalion_guns", "batteries"};
constexpr std::string_view kRatings[] = {"half_die", "class_1", "class_2", "class_3"};

}  // namespace

void GunTables::read_artillery(const toml::table& table, ListArtillery& guns) {
    TomlReader in(table, file_, problems_);
    guns.read = true;
    guns.place = in.place();
    guns.gunners = number(in, "gunners", 1, 12, 4);
    guns.grade = number(in, "grade", 1, 4, 2);
    guns.bands = bands(in);
    guns.round_up_when = conditions(in, "round_up_when");
    guns.source = source(in, true);
    for (const auto* one : in.tables("battery")) guns.batteries.push_back(battery(*one));
    if (const auto* one = in.table("howitzers")) {
        TomlReader part(*one, file_, problems_);
        auto& howitzers = guns.howitzers.emplace(ListArtillery::Howitzers{});
        howitzers.place = part.place();
        howitzers.share = span(part, "share", 100);
        howitzers.each = number(part, "one_in", 2, 99, 0);
        howitzers.guns = words_of(part, "guns", kGuns);
        howitzers.source = source(part, true);
        if (!howitzers.share && howitzers.each == 0) part.problem(part.place(), "howitzers need a \"share\" or \"one_in\"");
        part.finish();
    }
    if (const auto* one = in.table("horse")) {
        TomlReader part(*one, file_, problems_);
        auto& horse = guns.horse.emplace(ListArtillery::Horse{});
        horse.place = part.place();
        horse.gun = word(part, "gun", kGuns, "light");
        horse.most = number(part, "most", 1, 9, 1);
        horse.when = conditions(part);
        horse.source = source(part, true);
        part.finish();
    }
    if (const auto* one = in.table("crews")) {
        TomlReader part(*one, file_, problems_);
        auto& crews = guns.crews.emplace(ListArtillery::Crews{});
        crews.place = part.place();
        crews.one_in = number(part, "one_in", 1, 99, 0);
        crews.share = number(part, "share", 1, 100, 0);
        crews.grade = static_cast<int>(part.integer("grade", 1, 4));
        crews.nation = part.text("nation", "");
        crews.source = source(part, true);
        if ((crews.one_in == 0) == (crews.share == 0)) part.problem(part.place(), "crews need either a \"share\" or \"one_in\"");
        part.finish();
    }
    if (const auto* one = in.table("exchange")) {
        TomlReader part(*one, file_, problems_);
        auto& exchange = guns.exchange.emplace(ListArtillery::Exchange{});
        exchange.place = part.place();
        exchange.gun = word(part, "gun", kGuns, "light");
        exchange.units = number(part, "units", 1, 99, 4);
        exchange.into_battalions = word(part, "into", kInto, "battalion_guns") == "battalion_guns";
        exchange.source = source(part, true);
        part.finish();
    }
    for (const auto* one : in.tables("dated")) {
        TomlReader part(*one, file_, problems_);
        auto& dated = guns.dated.emplace_back();
        dated.place = part.place();
        dated.period = period(part);
        dated.bands = bands(part);
        dated.source = source(part, true);
        part.finish();
    }
    in.finish();
}

ListBattery GunTables::battery(const toml::table& table) {
    TomlReader in(table, file_, problems_);
    ListBattery battery;
    const std::size_t before = problems_.count();
    battery.place = in.place();
    if (!in.has("gun")) in.problem(battery.place, "\"gun\" is missing");
    battery.gun = word(in, "gun", kGuns, "");
    if (const toml::node* per = in.find("per")) {
        const auto value = per->value<double>();
        if (value && *value >= 1 && *value <= 100) battery.per = Inches::from_double(*value);
        else in.problem(in.place_of(*per), "\"per\" is the number of units for one battery, as in 7.5");
    }
    battery.count = number(in, "count", 1, 99, 0);
    battery.steps = in.texts("steps");
    const Place at = in.place_of("steps");
    for (const std::string& step : battery.steps) {
        const std::size_t equals = std::min(step.find('='), step.size());
        const bool fine = equals < step.size() && Span::read(step.substr(0, equals), 999) && Span::read(step.substr(equals + 1), 99);
        if (!fine) in.problem(at, "a step is written as \"4-10=2\", from 4 to 10 units two batteries, not \"" + step + '"');
    }
    const int ways = (battery.per ? 1 : 0) + (battery.count > 0 ? 1 : 0) + (battery.steps.empty() ? 0 : 1);
    if (ways != 1 && !in.has("per")) in.problem(battery.place, "a battery needs one of \"per\", \"count\" or \"steps\"");
    battery.in_place_of = word(in, "in_place_of", kGuns, "");
    battery.counting = in.texts("counting");
    battery.period = period(in);
    battery.when = conditions(in);
    battery.grade = number(in, "grade", 1, 4, 0);
    battery.native = in.flag("native", false);
    battery.note = in.text("note", "");
    battery.source = source(in, true);
    battery.faulty = problems_.count() > before;
    in.finish();
    return battery;
}

ListCommander GunTables::commander(const toml::table& table) {
    TomlReader in(table, file_, problems_);
    ListCommander commander;
    commander.place = in.place();
    commander.id = id(in);
    commander.title = in.text("title");
    if (!in.has("rating")) in.problem(commander.place, "\"rating\" is missing");
    commander.rating = word(in, "rating", kRatings, "class_2");
    commander.melee_rating = word(in, "melee_rating", kRatings, "");
    commander.period = period(in);
    commander.sets = conditions(in, "brings");
    commander.source = source(in, true);
    in.finish();
    return commander;
}

MissingRows GunTables::missing(const toml::table& table) {
    TomlReader in(table, file_, problems_);
    MissingRows missing;
    missing.place = in.place();
    missing.id = id(in);
    missing.title = in.text("title");
    missing.group = in.text("group");
    missing.proof = in.text("proof");
    missing.most = number(in, "most", 1, 99, 0);
    missing.theatre = in.text("theatre", "");
    missing.source = source(in, true);
    in.finish();
    return missing;
}

AllyRatio GunTables::ratio(const toml::table& table) {
    TomlReader in(table, file_, problems_);
    AllyRatio ratio;
    ratio.place = in.place();
    ratio.title = in.text("title");
    ratio.infantry = in.text("infantry");
    ratio.cavalry = in.text("cavalry");
    ratio.source = source(in, true);
    in.finish();
    return ratio;
}

}  // namespace aor
