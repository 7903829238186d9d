#pragma once
// A fault in data or input, as a sentence with its place. Problems are collected and shown all at once.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace aor {

/// Where in a file something stands. Lines and columns count from 1; 0 means that no such place is known.
/// For words typed at the prompt `file` is "argument 3" and there is no line.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
};

/// One fault: what is wrong (a sentence without a full stop) and where.
struct Problem {
    Place place;
    std::string text;

    /// "charts/melee.toml:42:8: unknown fact "target.colunm" (did you mean "target.in_column"?)"
    [[nodiscard]] std::string sentence() const {
        std::string out = place.file;
        if (place.line > 0) {
            out += ':';
            out += std::to_string(place.line);
            if (place.column > 0) {
                out += ':';
                out += std::to_string(place.column);
            }
        }
        if (!out.empty()) out += ": ";
        return printable(out + text);
    }

private:
    // Names come from files and prompts: nothing in them may steer a terminal, and a megabyte is told in short.
    static std::string printable(const std::string& said) {
        constexpr std::size_t kLongest = 2000;
        constexpr std::string_view kDigits = "0123456789abcdef";
        std::string out;
        for (const char c : said) {
            const auto byte = static_cast<unsigned char>(c);
            if (out.size() > kLongest && (byte & 0xC0) != 0x80) return out + " ...";
            if (byte >= 0x20 && byte != 0x7F) out += c;
            else out += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 0xF]};
        }
        return out;
    }
};

/// All the faults found, in the order in which they stand in the file.
class Problems {
public:
    void add(Place place, std::string text) { list_.push_back({std::move(place), std::move(text)}); }
    void add(Problem problem) { list_.push_back(std::move(problem)); }
    /// Puts those of one file in the order in which they stand in it.
    void sort_by_place() {
        std::stable_sort(list_.begin(), list_.end(), [](const Problem& a, const Problem& b) {
            return a.place.line != b.place.line ? a.place.line < b.place.line : a.place.column < b.place.column;
        });
    }
    void append(const Problems& others) { list_.insert(list_.end(), others.list_.begin(), others.list_.end()); }

    [[nodiscard]] bool none() const { return list_.empty(); }
    [[nodiscard]] std::size_t count() const { return list_.size(); }
    [[nodiscard]] auto begin() const { return list_.begin(); }
    [[nodiscard]] auto end() const { return list_.end(); }
    [[nodiscard]] const Problem& operator[](std::size_t i) const { return list_[i]; }

    /// Every problem on its own line.
    [[nodiscard]] std::string sentences() const {
        std::string out;
        for (const Problem& problem : list_) out += problem.sentence() + '\n';
        return out;
    }

private:
    std::vector<Problem> list_;
};

}  // namespace aor
