// Finding chart rows by any words, and the order in which charts are printed.
#include "core/report/chart_rows.hpp"
#include "core/report/players_words.hpp"

#include <algorithm>
#include <array>

namespace aor::report {
namespace {

// The quick reference charts, in their printed order.
constexpr std::array<std::string_view, 41> kQuickReference = {
    "sequence_of_play", "morale_triggers", "morale", "command_radius", "command_range", "command_check", "rally",
    "control_check", "replacement_leader", "arrival", "artillery_ranges", "artillery_fire", "hits_to_destroy",
    "structure_fire", "village_fire", "cover_effects", "leader_hit", "leader_casualty", "withdrawal_start_lines",
    "withdrawal", "objective_values", "emergency_square", "charge_initiative", "cavalry_charge", "fire_on_charge",
    "small_arms_fire", "small_arms_ranges", "melee", "melee_result", "flag_capture", "pursuit", "square_losses",
    "movement_rates", "artillery_movement", "change_costs", "change_limits", "terrain_effects", "crossing_costs",
    "rout_move", "evade_move", "marker_colours"};

bool of_a_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || (static_cast<unsigned char>(c) & 0x80) != 0;
}

// Lower case, words parted by one blank; "frontage_1_5" becomes "frontage 1.5".
std::string plain(std::string_view text) {
    std::string out = " ";
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        const auto digit = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
        if (c == '_' && i > 0 && digit(i - 1) && digit(i + 1)) c = '.';
        if (c == '.' && !(i > 0 && digit(i - 1) && digit(i + 1))) c = ' ';
        if (of_a_word(c)) out += c;
        else if (out.back() != ' ') out += ' ';
    }
    if (out.back() != ' ') out += ' ';
    return out;
}

// Whole word 4, beginning of a word 3, inside a word 1.
int match(const std::string& field, const std::string& word) {
    if (field.find(" " + word + " ") != std::string::npos) return 4;
    if (field.find(" " + word) != std::string::npos) return 3;
    return word.size() >= 3 && field.find(word) != std::string::npos ? 1 : 0;
}

struct Field {
    std::string text;
    int weight;
};

std::vector<Field> fields_of(const Charts& charts, const ChartRow& row) {
    std::string conditions = row.when;
    // A derived fact is also found by what it means.
    if (row.chart != nullptr) {
        for (const ItemRow& item : row.chart->items) {
            if (row.kind != RowKind::item || item.id != row.id) continue;
            for (const Clause& clause : item.when.all) {
                for (const Literal& literal : clause.any) {
                    if (!literal.slot.is_fact()) continue;
                    if (const FactWords* words = charts.words(literal.slot.fact())) conditions += " " + words->meaning;
                }
            }
        }
    }
    return {{plain(row.label), 10}, {plain(row.id), 8},    {plain(row.chart_title() + " " + row.chart_id()), 5},
            {plain(row.value), 4},  {plain(conditions), 5}, {plain(row.note + " " + row.page), 1}};
}

// All of its words somewhere in the row, or nothing. What was typed goes before what else may be meant by it.
int score_of(const Wording& wording, const std::vector<Field>& fields, bool as_typed) {
    int score = 0;
    for (const std::string& word : wording) {
        int best = 0;
        for (const Field& field : fields) best = std::max(best, match(field.text, word) * field.weight);
        if (best == 0) return 0;
        score += best;
    }
    const int count = static_cast<int>(wording.size());
    return as_typed ? score : std::max(1, score / count - 1);
}

std::optional<ChartRef> ref_of(const Charts& charts, std::string_view id) {
    if (const Chart* chart = charts.find(id)) return ChartRef{chart, nullptr};
    if (const Table* table = charts.table(id)) return ChartRef{nullptr, table};
    return std::nullopt;
}

}  // namespace

std::vector<ChartRef> quick_reference(const Charts& charts) {
    std::vector<ChartRef> out;
    for (const std::string_view id : kQuickReference) {
        if (const auto ref = ref_of(charts, id)) out.push_back(*ref);
    }
    return out;
}

std::vector<ChartRef> other_charts(const Charts& charts) {
    const auto printed = [](const std::string& id) {
        return std::find(kQuickReference.begin(), kQuickReference.end(), id) != kQuickReference.end();
    };
    std::vector<ChartRef> out;
    for (const Chart& chart : charts.procedures()) {
        if (!printed(chart.id)) out.push_back({&chart, nullptr});
    }
    for (const Table& table : charts.tables()) {
        if (!printed(table.id)) out.push_back({nullptr, &table});
    }
    return out;
}

std::vector<ChartRow> find_rows(const Charts& charts, const std::vector<std::string>& words, const Club& club) {
    std::vector<std::string> wanted;
    for (const std::string& word : words) {
        // A word may hold several: "'1.5 frontage'".
        const std::string all = plain(word);
        for (std::size_t from = 1; from < all.size();) {
            const std::size_t end = all.find(' ', from);
            if (end > from) wanted.push_back(all.substr(from, end - from));
            from = end + 1;
        }
    }
    if (wanted.empty()) return {};
    const std::vector<Part> parts = parts_of(wanted);

    struct Found {
        int score;
        ChartRow row;
    };
    std::vector<Found> found;
    std::vector<ChartRef> refs = quick_reference(charts);
    for (ChartRef& other : other_charts(charts)) refs.push_back(other);
    for (const ChartRef& ref : refs) {
        for (ChartRow& row : rows_of(ref, club)) {
            const std::vector<Field> fields = fields_of(charts, row);
            int score = 0;
            bool all = true;
            for (const Part& part : parts) {
                int best = 0;
                for (const Wording& wording : part.wordings) best = std::max(best, score_of(wording, fields, &wording == &part.wordings.front()));
                all = all && best > 0;
                score += best;
            }
            if (!all) continue;
            // Lines, results and cells are what is looked for; what only refuses or compares comes after them.
            const bool aside = row.kind == RowKind::number || row.kind == RowKind::refusal || row.kind == RowKind::automatic;
            found.push_back({aside ? score / 2 : score, std::move(row)});
        }
    }
    // Of equals the one that says least besides.
    std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return a.score != b.score ? a.score > b.score : a.row.label.size() < b.row.label.size();
    });
    std::vector<ChartRow> out;
    for (Found& one : found) out.push_back(std::move(one.row));
    return out;
}

}  // namespace aor::report
