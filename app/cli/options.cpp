#include "app/cli/options.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>
#include <charconv>

namespace aor::cli {

Options::Options(std::span<const Option> known, std::span<const std::string> words, Problems& problems) {
    bool only_plain = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const Place place{"argument " + std::to_string(i + 2), 0, 0};
        if (only_plain || word.size() < 2 || word[0] != '-') {
            plain_.push_back({word, place});
            continue;
        }
        if (word == "--") {
            only_plain = true;
            continue;
        }
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string name = word.substr(0, equals);
        const auto option = std::find_if(known.begin(), known.end(), [&](const Option& o) { return o.name == name; });
        if (option == known.end()) {
            std::vector<std::string_view> names = {"--help"};
            for (const Option& o : known) names.push_back(o.name);
            problems.add(place, "unknown option \"" + name + "\"" + did_you_mean(name, names));
            continue;
        }
        if (!option->repeats && has(option->name)) {
            problems.add(place, std::string(option->name) + " is given twice");
        }
        std::string value;
        Place value_place = place;
        if (equals < word.size()) {
            if (option->value.empty()) {
                problems.add(place, std::string(option->name) + " takes no value");
                continue;
            }
            value = word.substr(equals + 1);
        } else if (!option->value.empty()) {
            if (i + 1 == words.size()) {
                problems.add(place, std::string(option->name) + " needs a value, as in " + std::string(option->name) + " " +
                                        std::string(option->value));
                continue;
            }
            value = words[++i];
            value_place.file = "argument " + std::to_string(i + 2);
        }
        given_.push_back({option->name, {std::move(value), value_place}});
    }
}

const Word* Options::value(std::string_view name) const {
    for (const Given& given : given_) {
        if (given.name == name) return &given.value;
    }
    return nullptr;
}

std::vector<const Word*> Options::values(std::string_view name) const {
    std::vector<const Word*> out;
    for (const Given& given : given_) {
        if (given.name == name) out.push_back(&given.value);
    }
    return out;
}

std::optional<std::uint64_t> read_number(const Word& word, std::string_view what, Problems& problems) {
    std::uint64_t number = 0;
    const char* end = word.text.data() + word.text.size();
    const auto [stopped, error] = std::from_chars(word.text.data(), end, number);
    if (error == std::errc() && stopped == end) return number;
    problems.add(word.place, std::string(what) + " is a whole number, not \"" + word.text + "\"");
    return std::nullopt;
}

}  // namespace aor::cli
