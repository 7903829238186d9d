#include "core/chart/chart_file.hpp"

#include "core/base/suggest.hpp"
#include "core/chart/chart_checks.hpp"
#include "core/chart/fact_row.hpp"
#include "core/chart/open_end.hpp"

#include <algorithm>

namespace aor {
namespace {

constexpr std::string_view kOfs[] = {"dice", "half_dice", "target", "die"};
constexpr std::string_view kRolls[] = {"sum",       "two_sums", "sum_then_roll_under",     "roll_under",
                                       "both_dice", "roll_under_or_both_dice", "table", "table_with_follow_ups",
                                       "none"};

/// [a, b]
std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>> two_numbers(const toml::node& node) {
    const auto* pair = node.as_array();
    if (pair == nullptr || pair->size() != 2) return {};
    return {(*pair)[0].value_exact<std::int64_t>(), (*pair)[1].value_exact<std::int64_t>()};
}

class ChartReader {
public:
    ChartReader(TomlReader& file, const ChartLibrary& library, Words& kept, Problems& problems)
        : file_(file), library_(library), kept_(kept), problems_(problems) {}

    Chart read() {
        chart_.id = file_.text("id");
        chart_.title = file_.text("title");
        chart_.page = file_.text("page");
        chart_.reading = file_.text("reading", "");
        if (const auto roll = file_.word("roll", kRolls)) chart_.roll = static_cast<RollKind>(*roll);
        chart_.total_allowed = file_.flag("total_allowed", false);
        chart_.notes = file_.texts("notes");
        (void)file_.texts("audit");

        read_facts();
        every_item_ = file_.texts("every_item");
        read_items();
        for (const toml::table* row : file_.tables("automatic")) read_automatic(*row);
        for (const toml::table* row : file_.tables("refusal")) read_refusal(*row);
        for (const toml::table* row : file_.tables("constraint")) read_constraint(*row);
        for (const toml::table* row : file_.tables("number")) read_number(*row);
        for (const toml::table* row : file_.tables("result")) read_result(*row);
        read_readings();
        check_last_rows(chart_, problems_);
        file_.finish();
        return std::move(chart_);
    }

private:
    // --- facts ---

    std::optional<Fact> fact(std::string_view name, const Place& place) { return known_fact(name, place, problems_); }

    void read_facts() {
        const std::string facts_of = file_.text("facts_of", "");
        const std::vector<std::string> without = file_.texts("without_facts");
        if (!facts_of.empty()) {
            if (const auto* other = borrowed(facts_of, "facts_of")) {
                Problems elsewhere;  // its own faults are told when it is read itself
                TomlReader reader(*other->table, other->file, elsewhere);
                for (const toml::table* row : reader.tables("fact")) read_fact(*row, other->file, without, elsewhere);
            }
        }
        for (const toml::table* row : file_.tables("fact")) read_fact(*row, file_.file(), {}, problems_);
    }

    const ChartLibrary::File* borrowed(const std::string& id, std::string_view key) {
        const auto* other = library_.find(id);
        if (other == nullptr) {
            problems_.add(file_.place_of(key), "\"" + std::string(key) + "\" names \"" + id + "\", and there is no such chart");
        }
        return other;
    }

    void read_fact(const toml::table& table, const std::string& file, const std::vector<std::string>& without, Problems& problems) {
        const auto* name = table["name"].as_string();
        if (name != nullptr && std::find(without.begin(), without.end(), name->get()) != without.end()) return;
        if (auto row = read_fact_row(table, file, chart_, problems)) chart_.facts.push_back(std::move(*row));
    }

    // --- conditions ---

    std::optional<Kind> kind_here(Fact fact) const {
        if (is_derived(fact)) return kind_of(fact);
        if (const FactRow* row = chart_.find(fact)) return row->kind;
        return std::nullopt;
    }

    When read_when(TomlReader& reader, std::string_view key = "when") {
        When when;
        const toml::node* node = reader.find(key);
        if (node == nullptr) return when;
        const auto* list = node->as_array();
        if (list == nullptr) {
            reader.problem(reader.place_of(*node), "\"" + std::string(key) + "\" must be a list of conditions");
            return when;
        }
        for (const toml::node& element : *list) {
            const auto* text = element.as_string();
            if (text == nullptr) {
                reader.problem(reader.place_of(element), "a condition must be a text");
                continue;
            }
            when.all.push_back(read_clause(text->get(), reader.place_of(element),
                                           [this](Fact fact) { return kind_here(fact); }, reader.problems()));
        }
        return when;
    }

    // --- lines ---

    void read_items() {
        const std::string items_of = file_.text("items_of", "");
        const std::vector<std::string> without = file_.texts("without");
        if (!items_of.empty()) {
            if (const auto* other = borrowed(items_of, "items_of")) {
                Problems elsewhere;
                TomlReader reader(*other->table, other->file, elsewhere);
                for (const toml::table* row : reader.tables("item")) {
                    TomlReader item(*row, other->file, elsewhere);
                    const std::string id = item.text("id");
                    if (std::find(without.begin(), without.end(), id) == without.end()) read_item(*row, other->file, elsewhere);
                }
                problems_.append(elsewhere);
            }
        }
        for (const toml::table* row : file_.tables("item")) read_item(*row, file_.file(), problems_);
    }

    void read_item(const toml::table& table, const std::string& file, Problems& problems) {
        TomlReader reader(table, file, problems);
        ItemRow row;
        read_head(reader, row);
        row.group = reader.text("group", "");
        row.alone = reader.flag("alone", false);
        row.placeholder = reader.flag("placeholder", false);
        if (const auto of = reader.word("of", kOfs)) row.of = static_cast<Of>(*of);
        if (reader.has("limit_to")) row.limit_to = static_cast<int>(reader.integer("limit_to", 1, 20));
        if (reader.has("per")) {
            const std::string per = reader.text("per");
            row.per = fact(per, reader.place_of("per"));
            if (row.per && kind_here(*row.per) != Kind::integer) {
                problems.add(reader.place_of("per"), "\"" + per + "\" is not a count of this chart");
            }
        }
        if (reader.has("by")) {
            read_amounts(reader, row);
        } else if (!row.limit_to) {
            row.amount = static_cast<int>(reader.integer("amount", -20, 20));
            if (row.amount == 0 && reader.has("amount")) problems.add(reader.place_of("amount"), "a line of 0 does nothing");
        }
        row.when = read_when(reader);
        if (!row.alone && !row.limit_to) {
            for (const std::string& condition : every_item_) {
                row.when.all.push_back(read_clause(condition, file_.place_of("every_item"),
                                                   [this](Fact f) { return kind_here(f); }, problems));
            }
        }
        const std::string after = reader.text("after", "");
        reader.finish();
        // One line may stand in two rows when a ruling lets it change another thing (of dice, of target ...).
        const auto alike = [&](const ItemRow& other) { return other.id == row.id && other.of == row.of; };
        if (std::any_of(chart_.items.begin(), chart_.items.end(), alike) && row.id != "paired_halves") {
            problems.add(reader.place_of("id"), "the line \"" + row.id + "\" stands twice in this chart");
        }
        auto at = chart_.items.end();
        if (!after.empty()) {
            at = std::find_if(chart_.items.begin(), chart_.items.end(), [&](const ItemRow& r) { return r.id == after; });
            if (at == chart_.items.end()) problems.add(reader.place_of("after"), "there is no line \"" + after + "\" to stand after");
            else ++at;
        }
        chart_.items.insert(at, std::move(row));
    }

    void read_amounts(TomlReader& reader, ItemRow& row) {
        const std::string by = reader.text("by");
        const auto found = fact(by, reader.place_of("by"));
        const auto kind = found ? kind_here(*found) : std::nullopt;
        const toml::table* amounts = reader.table("amounts");
        if (!kind || amounts == nullptr) {
            reader.problem(reader.place_of("by"), "\"by\" needs a fact of this chart and \"amounts\"");
            return;
        }
        row.by = Slot(*found);
        static constexpr std::string_view kYesNo[] = {"no", "yes"};
        const auto words = *kind == Kind::boolean ? std::span<const std::string_view>(kYesNo) : words_of(*kind);
        for (const auto& [key, node] : *amounts) {
            const auto at = std::find(words.begin(), words.end(), key.str());
            const auto value = node.value_exact<std::int64_t>();
            if (at == words.end()) {
                reader.problem(reader.place_of(node), "\"" + by + "\" cannot be \"" + std::string(key.str()) + "\"" +
                                                          did_you_mean(key.str(), words));
            } else if (!value || *value < -20 || *value > 20 || *value == 0) {
                reader.problem(reader.place_of(node), "an amount must be a whole number from -20 to 20, and not 0");
            } else {
                row.amounts[static_cast<std::size_t>(at - words.begin())] = static_cast<int>(*value);
            }
        }
    }

    // --- rules that settle, refuse or bind ---

    template <class Row>
    static void read_head(TomlReader& reader, Row& row) {
        row.place = reader.place();
        row.id = reader.text("id");
        row.label = reader.text("label");
        row.page = reader.text("page");
        row.rulings = reader.texts("rulings");
    }

    Outcome read_outcome(TomlReader& reader, std::string_view key, bool needed) {
        Outcome outcome;
        const toml::table* table = reader.table(key);
        if (table == nullptr) {
            if (needed && !reader.has(key)) reader.problem(reader.place(), "\"" + std::string(key) + "\" is missing");
            return outcome;
        }
        if (table->size() + 1 > Outcome::kMostFields) {
            reader.problem(reader.place_of(*table), "an outcome has at most " + std::to_string(Outcome::kMostFields - 1) + " fields");
            return outcome;
        }
        for (const auto& [name, node] : *table) {
            const std::string_view kept = kept_.keep(name.str());
            if (const auto* flag = node.as_boolean()) outcome.add(kept, flag->get());
            else if (const auto* count = node.as_integer()) outcome.add(kept, static_cast<int>(count->get()));
            else if (const auto* word = node.as_string()) outcome.add(kept, kept_.keep(word->get()));
            else reader.problem(reader.place_of(node), "an outcome's fields are true or false, whole numbers or words");
        }
        return outcome;
    }

    void read_automatic(const toml::table& table) {
        TomlReader reader(table, file_.file(), problems_);
        AutomaticRow row;
        read_head(reader, row);
        row.when = read_when(reader);
        row.outcome = read_outcome(reader, "outcome", false);
        reader.finish();
        chart_.automatics.push_back(std::move(row));
    }

    void read_refusal(const toml::table& table) {
        TomlReader reader(table, file_.file(), problems_);
        RefusalRow row;
        read_head(reader, row);
        row.when = read_when(reader);
        reader.finish();
        chart_.refusals.push_back(std::move(row));
    }

    void read_constraint(const toml::table& table) {
        TomlReader reader(table, file_.file(), problems_);
        ConstraintRow row;
        row.text = reader.text("text");
        const std::string less = reader.text("fact");
        if (const auto found = fact(less, reader.place_of("fact"))) {
            row.blames = *found;
            if (chart_.find(*found) == nullptr) problems_.add(reader.place_of("fact"), "this chart has no fact \"" + less + "\"");
        }
        for (const char* key : {"at_most", "below"}) {
            if (!reader.has(key)) continue;
            row.less = row.blames;
            row.than = fact(reader.text(key), reader.place_of(key));
            row.strict = std::string_view(key) == "below";
        }
        row.when = read_when(reader, "must");
        if (!row.than && row.when.all.empty()) problems_.add(reader.place(), "a constraint needs \"at_most\", \"below\" or \"must\"");
        reader.finish();
        chart_.constraints.push_back(std::move(row));
    }

    void read_number(const toml::table& table) {
        TomlReader reader(table, file_.file(), problems_);
        NumberRow row;
        row.place = reader.place();
        const std::size_t faults = problems_.count();
        const std::string name = reader.text("name");
        row.label = reader.text("label", "");
        row.page = reader.text("page");
        (void)reader.texts("rulings");
        row.when = read_when(reader);
        if (reader.has("inches")) {
            row.value = {reader.inches("inches").value_or(Inches()).parts(), 1};
            row.in_inches = true;
        } else if (reader.has("fraction")) {
            const toml::node* node = reader.find("fraction");
            const auto [num, den] = two_numbers(*node);
            if (!num || !den || *num < 0 || *num > 1000 || *den < 1 || *den > 1000) {
                reader.problem(reader.place_of(*node), "a fraction is two whole numbers, as in [1, 4]");
            } else {
                row.value = {*num, *den};
            }
        } else {
            row.value = {reader.integer("value", 0, 9999), 1};
        }
        reader.finish();
        if (const auto number = number_named(name)) {
            if (problems_.count() == faults) check_number(*number, row, problems_);
            chart_.numbers[static_cast<std::size_t>(*number)].push_back(std::move(row));
        } else {
            std::vector<std::string_view> known;
            for (std::size_t i = 0; i < kNumberCount; ++i) known.push_back(name_of(static_cast<Number>(i)));
            problems_.add(reader.place_of("name"), "unknown number \"" + name + "\"" + did_you_mean(name, known));
        }
    }

    void read_result(const toml::table& table) {
        TomlReader reader(table, file_.file(), problems_);
        ResultRow row;
        row.place = reader.place();
        row.name = reader.text("name", "");
        row.label = reader.text("label");
        row.page = reader.text("page");
        (void)reader.texts("rulings");
        row.answers = row.name.empty() || reader.has("from") || reader.has("passed");
        if (reader.has("passed")) {
            row.from = row.to = reader.flag("passed", false) ? 1 : 0;
        } else if (row.answers) {
            row.from = static_cast<int>(reader.integer("from", -1000, 1000));
            row.to = static_cast<int>(reader.integer("to").value_or(kOpenEnd));
            if (row.to < row.from) problems_.add(reader.place_of("to"), "\"to\" is below \"from\"");
        }
        if (reader.has("then_dice")) row.then_dice = static_cast<int>(reader.integer("then_dice", 1, 9));
        row.when = read_when(reader);
        row.outcome = read_outcome(reader, "outcome", true);
        row.outcome.set_rank(static_cast<std::int64_t>(chart_.results.size()));
        reader.finish();
        chart_.results.push_back(std::move(row));
    }

    void read_readings() {
        int lowest = 0;
        int highest = 1;
        if (const toml::node* node = file_.find("readings")) {
            const auto [low, high] = two_numbers(*node);
            if (!low || !high || *high < *low || *low < -100 || *high > 100) {
                problems_.add(file_.place_of(*node), "\"readings\" is the lowest and highest reading, as in [1, 6]");
                return;
            }
            lowest = static_cast<int>(*low);
            highest = static_cast<int>(*high);
        }
        chart_.lowest_reading = lowest;
        chart_.highest_reading = highest;
        if (problems_.none()) check_readings(chart_, file_.place(), problems_);
    }

    TomlReader& file_;
    const ChartLibrary& library_;
    Words& kept_;
    Problems& problems_;
    Chart chart_;
    std::vector<std::string> every_item_;
};

}  // namespace

Chart read_chart(TomlReader& file, const ChartLibrary& library, Words& kept, Problems& problems) {
    return ChartReader(file, library, kept, problems).read();
}

}  // namespace aor
