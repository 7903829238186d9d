#include "app/cli/row_columns.hpp"

#include "core/base/texts.hpp"
#include "core/base/toml_text.hpp"

#include <algorithm>
#include <sstream>

namespace aor::cli {

namespace {

std::vector<std::string> words_in(const std::string& text) {
    std::string plain = text;
    std::replace(plain.begin(), plain.end(), ',', ' ');
    std::istringstream in(plain);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

}  // namespace

std::string value_of(std::string_view key, const std::string& answer) {
    const std::vector<std::string> words = words_in(answer);
    if (key == "type" && words.size() > 1) return as_toml(words);
    if (key == "castings" && words.size() > 1) return '[' + joined(words) + ']';
    const bool is_text = key == "title" || key == "page" || key == "discipline";
    const bool is_number = !is_text && answer.size() <= 9 && whole_number(answer).value_or(-1) >= 0;
    return is_number ? answer : as_toml(answer);
}

void Columns::put(const std::string& key, std::string value) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == key; });
    if (found != all.end()) found->second = std::move(value);
    else all.emplace_back(key, std::move(value));
}

std::string Columns::table(std::string_view head) const {
    std::string out = "\n[[" + std::string(head) + "]]\n";
    for (const auto& [key, value] : all) out += key + " = " + value + '\n';
    return out;
}

Columns sound_row(bool by_count) {
    Columns row;
    row.put("id", as_toml("row"));
    row.put("title", as_toml("A row"));
    row.put("group", as_toml("cavalry"));
    row.put(by_count ? "units" : "share", "1");
    row.put("type", as_toml("HS"));
    row.put("grade", "2");
    row.put("discipline", as_toml("R"));
    row.put("page", as_toml("1"));
    return row;
}

Columns columns_of(const ListRow& row) {
    Columns out;
    out.put("id", as_toml(row.id));
    out.put("title", as_toml(row.title));
    out.put("group", as_toml(row.group));
    if (row.share) out.put("share", as_toml(row.share->text()));
    if (row.units) out.put("units", as_toml(row.units->text()));
    if (row.open_share) out.put("open_share", "true");
    if (!row.when.empty()) out.put("when", as_toml(row.when));
    if (!row.types.empty()) out.put("type", as_toml(row.types));
    if (row.grade != 0) out.put("grade", std::to_string(row.grade));
    if (!row.discipline.empty()) out.put("discipline", as_toml(row.discipline));
    if (row.bands.down) out.put("down", as_toml(row.bands.down->text()));
    if (row.bands.same) out.put("same", as_toml(row.bands.same->text()));
    if (row.bands.up) out.put("up", as_toml(row.bands.up->text()));
    if (row.any_size) {
        out.put("castings", as_toml(std::to_string(row.castings.front()) + '-' + std::to_string(row.castings.back())));
    } else {
        std::string sizes;
        for (const int size : row.castings) sizes += (sizes.empty() ? "[" : ", ") + std::to_string(size);
        out.put("castings", sizes + ']');
    }
    if (row.weapon != "musket") out.put("weapon", as_toml(row.weapon));
    if (!row.traits.empty()) out.put("traits", as_toml(row.traits));
    if (!row.source.line.empty()) out.put("line", as_toml(row.source.line));
    if (!row.source.page.empty()) out.put("page", as_toml(row.source.page));
    return out;
}

}  // namespace aor::cli
