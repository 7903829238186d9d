#include "core/chart/charts.hpp"

#include "core/base/bits.hpp"
#include "core/base/suggest.hpp"
#include "core/chart/chart_file.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace aor {
namespace {

constexpr std::uintmax_t kLargestChart = 1U << 20;
constexpr std::string_view kKinds[] = {"procedure", "table", "facts", "rulings"};

// Enough to tell one state of the charts from another.
std::string digest_of(const std::vector<ChartText>& texts) {
    constexpr std::string_view kBetween = "\xFF";
    std::uint64_t sum = kFnvStart;
    for (const ChartText& chart : texts) {
        sum = fnv1a(kBetween, fnv1a(std::filesystem::path(chart.file).filename().string(), sum));
        sum = fnv1a(kBetween, fnv1a(chart.text, sum));
    }
    return hexadecimal(sum);
}

}  // namespace

class ChartsReader : ChartLibrary {
public:
    Result<Charts> read(const std::vector<ChartText>& texts) {
        parse(texts);
        for (const auto& [file, table] : parsed_) note_procedure(file, table);
        for (const auto& [file, table] : parsed_) read_file(file, table);
        if (!problems_.none()) return std::move(problems_);
        charts_.digest_ = digest_of(texts);
        return std::move(charts_);
    }

    [[nodiscard]] const File* find(std::string_view procedure) const override {
        const auto found = procedures_.find(procedure);
        return found == procedures_.end() ? nullptr : &found->second;
    }

private:
    void parse(const std::vector<ChartText>& texts) {
        for (const ChartText& chart : texts) {
            auto table = parse_toml(chart.text, chart.file);
            if (table) parsed_.emplace_back(chart.file, std::move(*table));
            else problems_.append(table.problems());
        }
    }

    void note_procedure(const std::string& file, const toml::table& table) {
        if (table["kind"].value<std::string_view>() != "procedure") return;
        if (const auto id = table["id"].value<std::string>()) procedures_.emplace(*id, File{&table, file});
    }

    void read_file(const std::string& file, const toml::table& table) {
        Problems problems;
        TomlReader reader(table, file, problems);
        if (const auto kind = reader.word("kind", kKinds)) {
            switch (*kind) {
                case 0: add_chart(reader, problems); break;
                case 1: add_table(reader, problems); break;
                case 2: read_facts(reader); break;
                default: read_rulings(reader); break;
            }
        }
        problems.sort_by_place();
        problems_.append(problems);
    }

    void add_chart(TomlReader& reader, Problems& problems) {
        Chart chart = read_chart(reader, *this, *charts_.kept_, problems);
        if (charts_.find(chart.id) != nullptr) {
            problems.add(reader.place_of("id"), "there is another chart \"" + chart.id + "\"");
        }
        charts_.charts_.push_back(std::move(chart));
    }

    void add_table(TomlReader& reader, Problems& problems) {
        Table table = read_table(reader);
        if (charts_.table(table.id) != nullptr) {
            problems.add(reader.place_of("id"), "there is another table \"" + table.id + "\"");
        }
        charts_.tables_.push_back(std::move(table));
    }

    void read_facts(TomlReader& reader) {
        for (const toml::table* element : reader.tables("fact")) {
            TomlReader row(*element, reader.file(), reader.problems());
            const std::string name = row.text("name");
            FactWords words;
            words.meaning = row.text("meaning");
            const auto fact = known_fact(row, name, "name");
            for (const std::string& from : row.texts("from")) {
                if (const auto source = known_fact(row, from, "from")) words.from.push_back(*source);
            }
            row.finish();
            if (fact && !charts_.fact_words_.emplace(*fact, std::move(words)).second) {
                row.problem(row.place_of("name"), "\"" + name + "\" stands twice");
            }
        }
        reader.finish();
    }

    static std::optional<Fact> known_fact(TomlReader& row, const std::string& name, std::string_view key) {
        if (const auto fact = fact_named(name)) return fact;
        std::vector<std::string_view> known;
        for (std::size_t i = 0; i < kFactCount; ++i) known.push_back(name_of(static_cast<Fact>(i)));
        row.problem(row.place_of(key), "unknown fact \"" + name + "\"" + did_you_mean(name, known));
        return std::nullopt;
    }

    void read_rulings(TomlReader& reader) {
        for (const toml::table* element : reader.tables("ruling")) {
            TomlReader row(*element, reader.file(), reader.problems());
            RulingWords words;
            words.id = row.text("id");
            words.title = row.text("title");
            words.page = row.text("page", "");
            words.lines = row.text("lines");
            words.why = row.text("why");
            for (const toml::table* choice : row.tables("choices")) {
                TomlReader one(*choice, reader.file(), reader.problems());
                words.choices.push_back({one.text("id"), one.text("meaning")});
                one.finish();
            }
            row.finish();
            if (words.choices.empty()) row.problem(row.place(), "a ruling needs \"choices\"");
            charts_.rulings_.push_back(std::move(words));
        }
        reader.finish();
    }

    std::deque<std::pair<std::string, toml::table>> parsed_;
    std::map<std::string, File, std::less<>> procedures_;
    Problems problems_;
    Charts charts_;
};

Result<Charts> Charts::from_texts(const std::vector<ChartText>& texts) { return ChartsReader().read(texts); }

Result<std::vector<ChartText>> Charts::read_folder(const std::filesystem::path& folder) {
    Problems problems;
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() == ".toml") files.push_back(it->path());
    }
    if (error) {
        problems.add({folder.string(), 0, 0}, "the folder cannot be read: " + error.message());
        return problems;
    }
    std::sort(files.begin(), files.end());
    std::vector<ChartText> texts;
    for (const auto& file : files) {
        if (!std::filesystem::is_regular_file(file, error)) {
            problems.add({file.string(), 0, 0}, "this is no file that can be read");
            continue;
        }
        if (std::filesystem::file_size(file, error) > kLargestChart) {
            problems.add({file.string(), 0, 0}, "the file is larger than a chart can be");
            continue;
        }
        std::ifstream in(file, std::ios::binary);
        std::string text(std::istreambuf_iterator<char>(in), {});
        if (!in) {
            problems.add({file.string(), 0, 0}, "the file cannot be read");
            continue;
        }
        texts.push_back({file.string(), std::move(text)});
    }
    if (!problems.none()) return problems;
    if (texts.empty()) {
        problems.add({folder.string(), 0, 0}, "there are no charts in this folder");
        return problems;
    }
    return texts;
}

Result<Charts> Charts::load(const std::filesystem::path& folder) {
    auto texts = read_folder(folder);
    if (!texts) return texts.problems();
    return from_texts(*texts);
}

const Chart* Charts::find(std::string_view procedure) const {
    for (const Chart& chart : charts_) {
        if (chart.id == procedure) return &chart;
    }
    return nullptr;
}

Chart* Charts::find(std::string_view procedure) {
    for (Chart& chart : charts_) {
        if (chart.id == procedure) return &chart;
    }
    return nullptr;
}

const Table* Charts::table(std::string_view id) const {
    for (const Table& table : tables_) {
        if (table.id == id) return &table;
    }
    return nullptr;
}

const FactWords* Charts::words(Fact fact) const {
    const auto found = fact_words_.find(fact);
    return found == fact_words_.end() ? nullptr : &found->second;
}

}  // namespace aor
