#include "app/cli/typed_words.hpp"

#include <algorithm>
#include <charconv>

namespace aor::cli {

std::vector<std::string> split_line(std::string_view line, Problems& problems) {
    std::vector<std::string> words;
    std::string word;
    bool inside = false;
    char quote = '\0';
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quote != '\0') {
            if (c == '\\' && quote == '"' && i + 1 < line.size() && (line[i + 1] == '"' || line[i + 1] == '\\')) word += line[++i];
            else if (c == quote) quote = '\0';
            else word += c;
        } else if (c == '"' || (c == '\'' && (!inside || word.ends_with('=')))) {
            // An apostrophe within a word belongs to it: O'Hara.
            quote = c;
            inside = true;
        } else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            if (inside) words.push_back(std::move(word));
            word.clear();
            inside = false;
        } else {
            word += c;
            inside = true;
        }
    }
    if (quote != '\0') problems.add({}, std::string("a quotation mark (") + quote + ") is left open");
    if (inside) words.push_back(std::move(word));
    return words;
}

std::vector<int> read_faces(const Word& word, Problems& problems) {
    std::vector<int> faces;
    const std::string& text = word.text;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find_first_of(", ", from), text.size());
        const std::string_view face(text.data() + from, end - from);
        from = end + 1;
        if (face.empty()) continue;
        int value = 0;
        const auto [stopped, error] = std::from_chars(face.data(), face.data() + face.size(), value);
        if (error != std::errc() || stopped != face.data() + face.size()) {
            problems.add(word.place, "a face is a whole number from 1 to 6, not \"" + std::string(face) + "\"");
        } else if (value < 1 || value > 6) {
            problems.add(word.place, "a die shows 1 to 6, not " + std::to_string(value));
        } else {
            faces.push_back(value);
        }
    }
    return faces;
}

}  // namespace aor::cli
