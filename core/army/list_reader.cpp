#include "core/army/list_file.hpp"
#include "core/army/list_pieces.hpp"

namespace aor {

namespace {

constexpr std::string_view kArms[] = {"infantry", "cavalry"};
constexpr std::string_view kDisciplines[] = {"R", "IR"};
constexpr std::string_view kWeapons[] = {"musket", "rifle", "bow"};
constexpr std::string_view kParts[] = {"share", "grade", "discipline", "variability", "type"};

/// Castings of a unit at most; the largest that a list prints has 18.
constexpr int kMostCastings = 48;

/// Reads one table after the other; every fault is gathered.
class ListReader : protected ListPieces {
public:
    using ListPieces::ListPieces;

    ArmyList read(const toml::table& table, std::string id) {
        TomlReader top(table, file_, problems_);
        ArmyList list;
        list.id = std::move(id);
        list.file = file_;
        list.place = top.place();
        list.completes_place = top.place_of("completes");
        list.completes = top.text("completes", "");
        const bool own = !list.completes.empty();
        list.title = own ? top.text("title", "") : top.text("title");
        list.nation = own ? top.text("nation", "") : top.text("nation");
        list.era = own ? top.text("era", "") : top.text("era");
        list.source = source(top, !own);
        list.period = period(top);
        const std::size_t before = problems_.count();
        list.usual_year = static_cast<int>(own && !top.has("usual_year") ? 0 : top.integer("usual_year", 1600, 1900));
        if (problems_.count() > before) list.usual_year = 0;
        for (const auto* one : top.tables("war")) list.wars.push_back(war(*one));
        list.brigades = word(top, "brigades", kBrigades, "");
        list.filled_place = top.place_of("filled");
        if (own) list.filled = top.texts("filled");
        list.by_count = word(top, "counts", kCounts, "percent") == "units";
        list.remarks = top.texts("remarks");
        for (const auto* one : top.tables("group")) list.groups.push_back(group(*one));
        for (const auto* one : top.tables("row")) list.rows.push_back(row(*one));
        for (const auto* one : top.tables("note")) list.notes.push_back(note(*one));
        for (const auto* one : top.tables("roll")) list.rolls.push_back(roll(*one));
        for (const auto* one : top.tables("special")) list.specials.push_back(special(*one));
        GunTables guns(file_, problems_);
        if (const auto* one = top.table("artillery")) guns.read_artillery(*one, list.artillery);
        for (const auto* one : top.tables("commander")) list.commanders.push_back(guns.commander(*one));
        for (const auto* one : top.tables("missing")) list.missing.push_back(guns.missing(*one));
        for (const auto* one : top.tables("ally")) list.ratios.push_back(guns.ratio(*one));
        top.finish();
        return list;
    }

private:
    static constexpr std::string_view kCounts[] = {"percent", "units"};
    static constexpr std::string_view kBrigades[] = {"slaughter"};

    // --- the tables ---

    ListGroup group(const toml::table& table) {
        TomlReader in(table, file_, problems_);
        ListGroup group;
        group.place = in.place();
        group.id = id(in);
        group.title = in.text("title");
        group.within = in.text("within", "");
        group.arm = word(in, "arm", kArms, "infantry");
        group.share = span(in, "share", 100);
        group.share_unread = in.has("share") && !group.share;
        group.source = source(in, true);
        in.finish();
        return group;
    }

    ArmyList::War war(const toml::table& table) {
        TomlReader in(table, file_, problems_);
        ArmyList::War war;
        war.title = in.text("title");
        war.period = period(in);
        in.finish();
        return war;
    }

    /// "FI", or ["FI", "SI"] for troops that may be either.
    std::vector<std::string> types(TomlReader& in) {
        std::vector<std::string_view> codes;
        for (const TroopType& type : troop_types()) codes.push_back(type.code);
        if (const toml::node* node = in.find("type"); node == nullptr) return {};
        else if (node->is_array()) {
            if (node->as_array()->empty()) in.problem(in.place_of(*node), "\"type\" is empty");
            return words_of(in, "type", codes);
        }
        std::vector<std::string> one = {word(in, "type", codes, "")};
        std::erase(one, "");
        return one;
    }

    void read_castings(TomlReader& in, ListRow& row) {
        const toml::node* node = in.find("castings");
        if (node == nullptr) return;
        row.castings.clear();
        const auto size = [](std::int64_t typed) { return static_cast<int>(typed > kMostCastings ? 0 : std::clamp<std::int64_t>(typed, 0, kMostCastings)); };
        if (const auto* one = node->as_integer()) row.castings.push_back(size(one->get()));
        else if (const auto* text = node->as_string()) {
            // "8-16": any size between.
            if (const auto sizes = Span::read(text->get(), kMostCastings)) {
                row.castings = {sizes->from, sizes->to};
                row.any_size = true;
            }
        } else if (const auto* list = node->as_array()) {
            for (const toml::node& each : *list) row.castings.push_back(size(each.value_or<std::int64_t>(0)));
        }
        const bool fine = !row.castings.empty() && std::all_of(row.castings.begin(), row.castings.end(), [](int n) { return n >= 1; });
        if (fine) return;
        in.problem(in.place_of(*node), "\"castings\" is written as 12, \"8-16\" or [15, 16], from 1 to " + std::to_string(kMostCastings));
        row.castings = {12};
        row.any_size = false;
    }

    /// castings = 12, or "8-16" for any size between.
    void read_sizes(TomlReader& in, int& from, int& to) {
        const toml::node* node = in.find("castings");
        if (node == nullptr || !node->is_string()) {
            from = number(in, "castings", 1, kMostCastings, 0);
            return;
        }
        const auto sizes = Span::read(node->as_string()->get(), kMostCastings);
        if (!sizes || sizes->from < 1 || !sizes->open()) {
            in.problem(in.place_of(*node), "\"castings\" is written as 12 or \"8-16\", from 1 to " + std::to_string(kMostCastings));
            return;
        }
        from = sizes->from;
        to = sizes->to;
    }

    ListRow row(const toml::table& table) {
        TomlReader in(table, file_, problems_);
        ListRow row;
        row.place = in.place();
        row.id = id(in);
        row.title = in.text("title");
        row.group = in.text("group");
        row.share = span(in, "share", 100);
        row.share_unread = in.has("share") && !row.share;
        row.open_share = in.flag("open_share", false);
        row.units = span(in, "units", 999);
        row.when = conditions(in);
        row.cut = words_of(in, "cut", kParts);
        const auto cut = [&](std::string_view part) { return std::find(row.cut.begin(), row.cut.end(), part) != row.cut.end(); };
        row.types = types(in);
        if (!in.has("type") && !cut("type")) in.problem(row.place, "\"type\" is missing");
        if (in.has("grade") || !cut("grade")) row.grade = static_cast<int>(in.integer("grade", 1, 4));
        if (in.has("discipline") || !cut("discipline")) {
            if (!in.has("discipline")) in.problem(row.place, "\"discipline\" is missing");
            row.discipline = word(in, "discipline", kDisciplines, "");
        }
        (void)in.find("discipline");
        row.weapon = word(in, "weapon", kWeapons, "musket");
        row.bands = bands(in);
        read_castings(in, row);
        row.traits = trait_ids(in);
        row.source = source(in, true);
        in.finish();
        return row;
    }

    ListNote note(const toml::table& table) {
        TomlReader in(table, file_, problems_);
        ListNote note;
        const std::size_t before = problems_.count();
        note.place = in.place();
        note.of = in.texts("of");
        if (note.of.empty()) in.problem(note.place, "a note says \"of\" which rows it holds");
        note.period = period(in);
        note.when = conditions(in);
        std::vector<std::string_view> codes;
        for (const TroopType& type : troop_types()) codes.push_back(type.code);
        note.types = words_of(in, "types", codes);
        note.traits = trait_ids(in);
        note.without = trait_ids(in, "without");
        note.share = span(in, "share", 100);
        note.grade = number(in, "grade", 1, 4, 0);
        read_sizes(in, note.castings, note.castings_to);
        note.discipline = word(in, "discipline", kDisciplines, "");
        note.bands = bands(in);
        note.bands_place = in.place();
        note.no_bands = in.flag("no_variability", false);
        note.away = in.flag("away", false);
        note.says = in.text("says", "");
        note.source = source(in, true);
        in.finish();
        const bool empty = note.traits.empty() && note.without.empty() && !note.share && note.grade == 0 && note.castings == 0 &&
                           note.discipline.empty() && !note.bands.printed() && !note.no_bands && !note.away;
        // Of what no list can count the muster tells whoever has such troops, in the circumstances that it names.
        const bool told = !note.says.empty() && !note.when.empty();
        if (empty && !told && problems_.count() == before) in.problem(note.place, "this note changes nothing: what has no effect is a remark");
        return note;
    }

    ListRoll roll(const toml::table& table) {
        TomlReader in(table, file_, problems_);
        ListRoll roll;
        roll.place = in.place();
        const std::vector<std::string> settled = conditions(in, "sets");
        if (settled.size() == 1 && condition_name(settled.front()) == settled.front()) roll.condition = settled.front();
        else in.problem(roll.place, "a roll \"sets\" one condition, as in [\"medium_guns\"]");
        roll.title = in.text("title");
        roll.otherwise = in.text("otherwise");
        roll.when = conditions(in);
        roll.faces = faces(in, "faces");
        if (!in.has("faces")) in.problem(roll.place, "\"faces\" is missing");
        roll.source = source(in, true);
        in.finish();
        return roll;
    }

    ListSpecial special(const toml::table& table) {
        TomlReader in(table, file_, problems_);
        ListSpecial special;
        const std::size_t before = problems_.count();
        special.place = in.place();
        special.id = id(in);
        special.title = in.text("title");
        special.from = in.text("from", "");
        special.arm = word(in, "arm", kArms, "");
        special.most = number(in, "most", 1, 99, 1);
        special.each = number(in, "each", 1, 99, 0);
        special.needs = in.texts("needs");
        special.points = number(in, "points", 1, 999, 0);
        special.period = period(in);
        special.when = conditions(in);
        special.instead_of = in.text("instead_of", "");
        special.optional = in.flag("optional", false);
        special.types = types(in);
        special.grade = number(in, "grade", 1, 4, 0);
        read_sizes(in, special.castings, special.castings_to);
        special.discipline = word(in, "discipline", kDisciplines, "");
        special.weapon = word(in, "weapon", kWeapons, "");
        special.bands = bands(in);
        special.fixed_grade = in.flag("no_variability", false);
        special.traits = trait_ids(in);
        special.without = trait_ids(in, "without");
        special.source = source(in, true);
        special.faulty = problems_.count() > before;
        in.finish();
        return special;
    }
};

/// Words of a list are printed as they stand: nothing in them may steer a terminal.
void check_texts(const toml::node& node, const std::string& key, const std::string& file, Problems& problems) {
    if (const auto* table = node.as_table()) {
        for (auto&& [name, one] : *table) check_texts(one, std::string(name.str()), file, problems);
    } else if (const auto* array = node.as_array()) {
        for (const toml::node& one : *array) check_texts(one, key, file, problems);
    } else if (const auto* text = node.as_string()) {
        const std::string& said = text->get();
        for (std::size_t i = 0; i < said.size(); ++i) {
            const auto byte = static_cast<unsigned char>(said[i]);
            // U+0080 to U+009F are control characters too.
            const bool high = byte == 0xC2 && i + 1 < said.size() && static_cast<unsigned char>(said[i + 1]) < 0xA0;
            if (byte >= 0x20 && byte != 0x7F && !high) continue;
            const auto& begin = node.source().begin;
            problems.add({file, static_cast<int>(begin.line), static_cast<int>(begin.column)}, '"' + key + "\" holds a control character, which cannot be printed");
            return;
        }
    }
}

}  // namespace

ArmyList read_army_list(std::string_view text, const std::string& file, std::string id, Problems& problems) {
    auto table = parse_toml(text, file);
    if (!table) {
        problems.append(table.problems());
        return {};
    }
    Problems found;
    check_texts(*table, "", file, found);
    ArmyList list = ListReader(file, found).read(*table, std::move(id));
    found.sort_by_place();
    problems.append(found);
    return list;
}

}  // namespace aor
