#include "app/desk/kept_work.hpp"

#include "core/base/texts.hpp"
#include "core/base/toml_text.hpp"
#include "core/chart/toml_reader.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

/// An empty text is left out.
void put(std::string& out, std::string_view key, const Value& value) {
    const auto* text = std::get_if<std::string>(&value);
    if (text != nullptr && text->empty()) return;
    out += std::string(key) + " = ";
    put_toml(out, value);
    out += '\n';
}

constexpr std::array<std::string_view, 4> kOrigins = {"faces", "total", "program", "script"};

Origin origin_of(TomlReader& row) {
    const std::string word = row.text("origin");
    const auto at = std::find(kOrigins.begin(), kOrigins.end(), word);
    if (at != kOrigins.end()) return static_cast<Origin>(at - kOrigins.begin());
    row.problem(row.place_of("origin"), '"' + word + "\" is no origin of dice: faces, total or program");
    return Origin::typed_faces;
}

void put_told(std::string& out, std::string_view head, const Told& told) {
    out += "\n[[" + std::string(head) + "]]\n";
    put(out, "roll", told.roll);
    put(out, "name", told.name);
    put(out, "value", told.value);
    put(out, "reason", told.reason);
    put(out, "is_word", told.is_word);
}

void put_line(std::string& out, std::string_view head, const TickedLine& line) {
    out += "\n[[" + std::string(head) + "]]\n";
    put(out, "roll", line.roll);
    put(out, "item", line.item);
    put(out, "counts", line.counts);
    put(out, "reason", line.reason);
}

Told told_in(const toml::table& row, const std::string& name, Problems& problems) {
    TomlReader reader(row, name, problems);
    Told told{reader.text("roll", ""), reader.text("name"), reader.text("value"), reader.text("reason", ""), reader.flag("is_word", false)};
    reader.finish();
    return told;
}

TickedLine line_in(const toml::table& row, const std::string& name, Problems& problems) {
    TomlReader reader(row, name, problems);
    TickedLine line{reader.text("roll", ""), reader.text("item"), reader.flag("counts", false), reader.text("reason", "")};
    reader.finish();
    return line;
}

Names as_texts(const std::vector<int>& numbers) {
    Names texts;
    for (const int number : numbers) texts.push_back(std::to_string(number));
    return texts;
}

std::vector<int> as_numbers(TomlReader& file, const char* key) {
    std::vector<int> numbers;
    const Place place = file.place_of(key);
    for (const std::string& text : file.texts(key)) {
        if (const auto number = whole_number(text)) numbers.push_back(*number);
        else file.problem(place, '"' + text + "\" is no number");
    }
    return numbers;
}

}  // namespace

std::string text_of(const KeptWork& kept) {
    std::string out;
    put(out, "battle", kept.battle);
    put(out, "entries", kept.entries);
    put(out, "procedure", kept.work.procedure);
    put(out, "actor", kept.work.actor);
    put(out, "target", kept.work.target);
    put(out, "reason", kept.work.reason);
    put(out, "faces", as_texts(kept.work.faces));
    put(out, "totals", as_texts(kept.work.totals));
    put(out, "typed_dice", kept.work.typed_dice);
    put(out, "thrown", kept.work.thrown);
    put(out, "case_waits", kept.case_waits);
    put(out, "typed", kept.typed);
    for (const LaidRoll& roll : kept.work.laid) {
        out += "\n[[laid]]\n";
        put(out, "origin", std::string(kOrigins[static_cast<std::size_t>(roll.origin)]));
        put(out, "numbers", roll.numbers);
    }
    for (const Told& told : kept.work.told) put_told(out, "told", told);
    for (const TickedLine& line : kept.work.ticked) put_line(out, "ticked", line);
    if (kept.fact_waits) put_told(out, "fact_waits", *kept.fact_waits);
    if (kept.line_waits) put_line(out, "line_waits", *kept.line_waits);
    return out;
}

Result<KeptWork> read_kept_work(std::string_view text, const std::string& name) {
    auto table = parse_toml(text, name);
    if (!table) return table.problems();
    Problems problems;
    TomlReader file(*table, name, problems);
    KeptWork kept;
    kept.battle = file.text("battle");
    kept.entries = static_cast<int>(file.integer("entries", 0, 1'000'000'000));
    kept.work.procedure = file.text("procedure", "");
    kept.work.actor = file.text("actor", "");
    kept.work.target = file.text("target", "");
    kept.work.reason = file.text("reason", "");
    kept.work.faces = as_numbers(file, "faces");
    kept.work.totals = as_numbers(file, "totals");
    kept.work.typed_dice = file.text("typed_dice", "");
    kept.work.thrown = file.flag("thrown", false);
    kept.case_waits = file.flag("case_waits", false);
    kept.typed = file.text("typed", "");
    for (const toml::table* row : file.tables("laid")) {
        TomlReader reader(*row, name, problems);
        LaidRoll roll;
        roll.origin = origin_of(reader);
        roll.numbers = static_cast<int>(reader.integer("numbers", 0, 1'000));
        kept.work.laid.push_back(roll);
        reader.finish();
    }
    for (const toml::table* row : file.tables("told")) kept.work.told.push_back(told_in(*row, name, problems));
    for (const toml::table* row : file.tables("ticked")) kept.work.ticked.push_back(line_in(*row, name, problems));
    for (const toml::table* row : file.tables("fact_waits")) kept.fact_waits = told_in(*row, name, problems);
    for (const toml::table* row : file.tables("line_waits")) kept.line_waits = line_in(*row, name, problems);
    file.finish();
    if (!problems.none()) return problems;
    return kept;
}

}  // namespace aor::desk
