#include "core/chart/chart_file.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>
#include <set>

namespace aor {
namespace {

constexpr std::string_view kOfs[] = {"dice", "half_dice", "target", "die"};
constexpr std::string_view kTypes[] = {"integer", "boolean", "enum", "inches", "list"};
constexpr std::string_view kRolls[] = {"sum",       "two_sums", "sum_then_roll_under",     "roll_under",
                                       "both_dice", "roll_under_or_both_dice", "table", "table_with_follow_ups",
                                       "none"};
constexpr int kOpenEnd = 1'000'000;
// Numbers that code divides by as whole numbers.
constexpr Number kDivisors[] = {Number::sum_per_hit, Number::castings_step};

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
        check_numbers();
        file_.finish();
        return std::move(chart_);
    }

private:
    // --- facts ---

    std::optional<Fact> fact(std::string_view name, const Place& place) {
        if (const auto found = fact_named(name)) return found;
        std::vector<std::string_view> known;
        for (std::size_t i = 0; i < kFactCount; ++i) known.push_back(name_of(static_cast<Fact>(i)));
        problems_.add(place, "unknown fact \"" + std::string(name) + "\"" + did_you_mean(name, known));
        return std::nullopt;
    }

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

    void read_fact(const toml::table& table, const std::string& file, const std::vector<std::string>& without,
                   Problems& problems) {
        TomlReader reader(table, file, problems);
        const std::string name = reader.text("name");
        if (std::find(without.begin(), without.end(), name) != without.end()) return;
        FactRow row;
        const auto found = fact(name, reader.place_of("name"));
        const auto type = reader.word("type", kTypes);
        row.meaning = reader.text("meaning");
        row.page = reader.text("page", "");
        row.rulings = reader.texts("rulings");
        row.optional = reader.flag("optional", false);
        row.absent = reader.text("absent", "");
        if (reader.has("absent_is")) row.absent_is = fact(reader.text("absent_is"), reader.place_of("absent_is"));
        if (!found || !type) {
            for (const char* key : {"min", "max", "default", "values"}) (void)reader.find(key);
            reader.finish();
            return;
        }
        row.fact = *found;
        row.kind = kind_of(*found);
        if (is_derived(*found)) problems.add(reader.place_of("name"), "\"" + name + "\" is derived in code and cannot be asked");
        if (chart_.find(*found) != nullptr) problems.add(reader.place_of("name"), "\"" + name + "\" stands twice in this chart");

        switch (*type) {
            case 0: read_integer_fact(reader, row, name); break;
            case 1:
                if (row.kind != Kind::boolean && row.kind != Kind::moved) wrong_fact_type(reader, name);
                row.kind = Kind::boolean;
                row.max = 1;
                if (reader.has("default")) row.fallback = reader.flag("default", false) ? 1 : 0;
                break;
            case 2:
            case 4: read_word_fact(reader, row, name, *type == 4); break;
            case 3: {
                if (row.kind != Kind::inches) wrong_fact_type(reader, name);
                row.min = reader.inches("min").value_or(Inches()).parts();
                row.max = reader.inches("max").value_or(Inches()).parts();
                if (const auto otherwise = reader.inches("default")) row.fallback = otherwise->parts();
                break;
            }
        }
        reader.finish();
        chart_.facts.push_back(std::move(row));
    }

    void wrong_fact_type(TomlReader& reader, const std::string& name) {
        reader.problem(reader.place_of("type"), "\"" + name + "\" is not of this type");
    }

    void read_integer_fact(TomlReader& reader, FactRow& row, const std::string& name) {
        if (row.kind != Kind::integer) wrong_fact_type(reader, name);
        row.min = static_cast<std::int32_t>(reader.integer("min", 0, 9999));
        row.max = static_cast<std::int32_t>(reader.integer("max", row.min, 9999));
        if (const auto otherwise = reader.integer("default")) {
            if (*otherwise < row.min || *otherwise > row.max) {
                reader.problem(reader.place_of("default"), "the default is not between min and max");
            }
            row.fallback = static_cast<std::int32_t>(*otherwise);
        }
    }

    void read_word_fact(TomlReader& reader, FactRow& row, const std::string& name, bool list) {
        const auto words = words_of(row.kind);
        if (words.empty() || is_list(row.kind) != list) {
            wrong_fact_type(reader, name);
            return;
        }
        row.values = reader.texts("values");
        if (row.values.empty()) reader.problem(reader.place(), "\"values\" is missing");
        for (const std::string& value : row.values) {
            const auto at = std::find(words.begin(), words.end(), value);
            if (at == words.end()) {
                reader.problem(reader.place_of("values"), "\"" + name + "\" cannot be \"" + value + "\"" + did_you_mean(value, words));
            } else {
                row.allowed |= std::uint64_t{1} << (at - words.begin());
            }
        }
        if (list) {
            (void)reader.find("default");
            row.fallback = 0;
        } else if (reader.has("default")) {
            const std::string otherwise = reader.text("default");
            const auto at = std::find(words.begin(), words.end(), otherwise);
            const std::int32_t value = static_cast<std::int32_t>(at - words.begin());
            if (at == words.end() || ((row.allowed >> value) & 1U) == 0) {
                reader.problem(reader.place_of("default"), "the default is not one of the values");
            } else {
                row.fallback = value;
            }
        }
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
        row.place = reader.place();
        row.id = reader.text("id");
        row.label = reader.text("label");
        row.page = reader.text("page");
        row.rulings = reader.texts("rulings");
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
        row.place = reader.place();
        row.id = reader.text("id");
        row.label = reader.text("label");
        row.page = reader.text("page");
        row.rulings = reader.texts("rulings");
        row.when = read_when(reader);
        row.outcome = read_outcome(reader, "outcome", false);
        reader.finish();
        chart_.automatics.push_back(std::move(row));
    }

    void read_refusal(const toml::table& table) {
        TomlReader reader(table, file_.file(), problems_);
        RefusalRow row;
        row.place = reader.place();
        row.id = reader.text("id");
        row.label = reader.text("label");
        row.page = reader.text("page");
        row.rulings = reader.texts("rulings");
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
            const auto* pair = node->as_array();
            const auto num = pair != nullptr && pair->size() == 2 ? (*pair)[0].value_exact<std::int64_t>() : std::nullopt;
            const auto den = pair != nullptr && pair->size() == 2 ? (*pair)[1].value_exact<std::int64_t>() : std::nullopt;
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
            if (problems_.count() == faults) check_number(*number, row, name);
            chart_.numbers[static_cast<std::size_t>(*number)].push_back(std::move(row));
        } else {
            std::vector<std::string_view> known;
            for (std::size_t i = 0; i < kNumberCount; ++i) known.push_back(name_of(static_cast<Number>(i)));
            problems_.add(reader.place_of("name"), "unknown number \"" + name + "\"" + did_you_mean(name, known));
        }
    }

    void check_number(Number number, const NumberRow& row, const std::string& name) {
        const Bounds bounds = bounds_of(number);
        if (row.value.den != 1 && std::find(std::begin(kDivisors), std::end(kDivisors), number) != std::end(kDivisors)) {
            problems_.add(row.place, "\"" + name + "\" is divided by: it must be a whole number");
            return;
        }
        if (row.in_inches) {
            if (row.value.num < 1) problems_.add(row.place, "\"" + name + "\" must be over 0 inches");
        } else if (row.value.den == 1 ? row.value.num < bounds.least || row.value.num > bounds.most
                                      : row.value.num < 1 || row.value.num > 20 * row.value.den) {
            problems_.add(row.place, "\"" + name + "\" must be from " + std::to_string(bounds.least) + " to " + std::to_string(bounds.most) +
                                         ", or a fraction over 0 and at most 20");
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

    // --- checks over the whole chart ---

    // Every reading from `readings[0]` to `readings[1]` must meet exactly one result row, whatever the facts,
    // scale and rulings that the rows look at.
    void read_readings() {
        int lowest = 0;
        int highest = 1;
        if (const toml::node* node = file_.find("readings")) {
            const auto* pair = node->as_array();
            const auto low = pair != nullptr && pair->size() == 2 ? (*pair)[0].value_exact<std::int64_t>() : std::nullopt;
            const auto high = pair != nullptr && pair->size() == 2 ? (*pair)[1].value_exact<std::int64_t>() : std::nullopt;
            if (!low || !high || *high < *low || *low < -100 || *high > 100) {
                problems_.add(file_.place_of(*node), "\"readings\" is the lowest and highest reading, as in [1, 6]");
                return;
            }
            lowest = static_cast<int>(*low);
            highest = static_cast<int>(*high);
        }
        chart_.lowest_reading = lowest;
        chart_.highest_reading = highest;
        std::vector<const ResultRow*> rows;
        for (const ResultRow& row : chart_.results) {
            if (row.answers) rows.push_back(&row);
        }
        if (rows.empty() || !problems_.none()) return;

        std::vector<Slot> slots;
        for (const ResultRow* row : rows) {
            for (const Clause& clause : row->when.all) {
                for (const Literal& literal : clause.any) {
                    if (std::find(slots.begin(), slots.end(), literal.slot) == slots.end()) slots.push_back(literal.slot);
                }
            }
        }
        Situation situation;
        check_readings(rows, slots, 0, situation, lowest, highest);
    }

    std::vector<std::int32_t> values_of(Slot slot) const {
        std::vector<std::int32_t> values;
        if (slot.is_fact()) {
            const FactRow* row = chart_.find(slot.fact());
            if (row != nullptr && row->kind == Kind::integer) {
                for (std::int32_t v = row->min; v <= std::min(row->max, row->min + 12); ++v) values.push_back(v);
            } else if (row != nullptr && !row->values.empty()) {
                for (std::int32_t v = 0; v < 63; ++v) {
                    if ((row->allowed >> v) & 1U) values.push_back(v);
                }
            } else {
                values = {0, 1};
            }
        } else {
            const std::size_t count = slot.is_scale() ? 2 : choices_of(slot.ruling()).size();
            for (std::size_t v = 0; v < count; ++v) values.push_back(static_cast<std::int32_t>(v));
        }
        return values;
    }

    bool check_readings(const std::vector<const ResultRow*>& rows, const std::vector<Slot>& slots, std::size_t next,
                        Situation& situation, int lowest, int highest) {
        if (next < slots.size()) {
            for (const std::int32_t value : values_of(slots[next])) {
                situation.set(slots[next], value);
                if (!check_readings(rows, slots, next + 1, situation, lowest, highest)) return false;
            }
            return true;
        }
        for (int reading = lowest; reading <= highest; ++reading) {
            const ResultRow* first = nullptr;
            for (const ResultRow* row : rows) {
                if (reading < row->from || reading > row->to || !row->when.holds(situation)) continue;
                if (first != nullptr) {
                    problems_.add(row->place, "two result rows answer a reading of " + std::to_string(reading) +
                                                  " (the other stands in line " + std::to_string(first->place.line) + ")");
                    return false;
                }
                first = row;
            }
            if (first == nullptr) {
                problems_.add(file_.place(), "no result row answers a reading of " + std::to_string(reading) + in_words(slots, situation));
                return false;
            }
        }
        return true;
    }

    static std::string in_words(const std::vector<Slot>& slots, const Situation& situation) {
        std::string out;
        for (const Slot slot : slots) {
            out += out.empty() ? " with " : ", ";
            const auto value = static_cast<std::size_t>(situation.raw(slot));
            if (slot.is_ruling()) out += std::string(id_of(slot.ruling())) + "=" + std::string(choices_of(slot.ruling())[value]);
            else if (slot.is_scale()) out += "scale=" + std::string(words_of(Kind::scale)[value]);
            else out += std::string(name_of(slot.fact())) + " " + std::to_string(value);
        }
        return out;
    }

    // A number's last row must hold always, so that one is in force whatever the case.
    void check_numbers() {
        for (std::size_t i = 0; i < kNumberCount; ++i) {
            const auto& rows = chart_.numbers[i];
            if (!rows.empty() && !rows.back().when.all.empty()) {
                problems_.add(rows.back().place, "the last row of the number \"" + std::string(name_of(static_cast<Number>(i))) +
                                                     "\" must hold always: it has no conditions");
            }
        }
    }

    TomlReader& file_;
    const ChartLibrary& library_;
    Words& kept_;
    Problems& problems_;
    Chart chart_;
    std::vector<std::string> every_item_;
};

Cell read_cell(TomlReader& reader, const toml::node& node) {
    Cell cell;
    if (const auto* text = node.as_string()) {
        cell.text = text->get();
    } else if (const auto value = node.value<double>(); value && (node.is_integer() || node.is_floating_point())) {
        if (!(*value >= -1000 && *value <= 1000)) {
            reader.problem(reader.place_of(node), "a cell's number must be from -1000 to 1000");
            return cell;
        }
        const Inches inches = Inches::from_double(*value);
        cell.parts = inches.parts();
        cell.text = inches.text();
    } else {
        reader.problem(reader.place_of(node), "a cell must be a number or a text, not " + std::string(type_in_words(node)));
    }
    return cell;
}

std::vector<Cell> read_cells(TomlReader& reader, std::string_view key, std::size_t wanted) {
    std::vector<Cell> cells;
    const toml::node* node = reader.find(key);
    const auto* list = node != nullptr ? node->as_array() : nullptr;
    if (list == nullptr) {
        reader.problem(reader.place(), "the cells \"" + std::string(key) + "\" are missing");
        return cells;
    }
    for (const toml::node& element : *list) cells.push_back(read_cell(reader, element));
    if (cells.size() != wanted) {
        reader.problem(reader.place_of(*node), "this row has " + std::to_string(cells.size()) + (cells.size() == 1 ? " cell" : " cells") + ", the table has " +
                                                   std::to_string(wanted) + " columns");
    }
    return cells;
}

}  // namespace

Chart read_chart(TomlReader& file, const ChartLibrary& library, Words& kept, Problems& problems) {
    return ChartReader(file, library, kept, problems).read();
}

Table read_table(TomlReader& file) {
    Table table;
    table.id = file.text("id");
    table.title = file.text("title");
    table.page = file.text("page");
    if (const toml::node* unit = file.find("unit")) table.unit = unit->value_or(std::string());
    table.notes = file.texts("notes");
    for (const toml::table* column : file.tables("columns")) {
        TomlReader reader(*column, file.file(), file.problems());
        TableColumn read{reader.text("id"), reader.text("label")};
        reader.finish();
        table.columns.push_back(std::move(read));
    }
    if (table.columns.empty()) file.problem(file.place(), "a table needs \"columns\"");
    std::set<std::string> ids;
    for (const toml::table* element : file.tables("row")) {
        TomlReader reader(*element, file.file(), file.problems());
        TableRow row;
        row.id = reader.text("id");
        row.label = reader.text("label");
        row.page = reader.text("page", table.page);
        row.note = reader.text("note", "");
        row.covers = reader.texts("covers");
        row.rulings = reader.texts("rulings");
        row.placeholder = reader.flag("placeholder", false);
        if (!ids.insert(row.id).second) reader.problem(reader.place_of("id"), "the row \"" + row.id + "\" stands twice");
        row.alike = reader.has("values");
        if (row.alike) {
            row.cells[0] = row.cells[1] = read_cells(reader, "values", table.columns.size());
        } else {
            row.cells[0] = read_cells(reader, "25mm", table.columns.size());
            row.cells[1] = read_cells(reader, "15mm", table.columns.size());
        }
        reader.finish();
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty()) file.problem(file.place(), "a table needs rows");
    file.finish();
    return table;
}

}  // namespace aor
