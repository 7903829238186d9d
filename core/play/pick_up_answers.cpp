#include "core/play/pick_up_answers.hpp"

#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"

#include <algorithm>
#include <charconv>

namespace aor {

namespace {

std::optional<int> whole(std::string_view text) {
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

const Chosen* PickUpAnswers::take(std::string_view name) {
    known_.emplace_back(name);
    const Chosen* found = nullptr;
    for (std::size_t i = 0; i < given_.size(); ++i) {
        if (given_[i].name != name) continue;
        used_[i] = true;
        if (found != nullptr) problems_.add(given_[i].place, "\"" + given_[i].name + "\" is given twice");
        found = &given_[i];
    }
    return found;
}

std::optional<std::vector<int>> PickUpAnswers::numbers(std::string_view name, std::size_t count, int from, int to) {
    const Chosen* chosen = take(name);
    if (chosen == nullptr) return std::nullopt;
    std::vector<int> out;
    std::string_view rest = chosen->value;
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        auto number = whole(rest.substr(0, comma));
        // Two dice of ten sides read 00 for a hundred.
        if (to == 100 && rest.substr(0, comma) == "00") number = to;
        if (!number || *number < from || *number > to) break;
        out.push_back(*number);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    if (out.size() == count && rest.empty()) return out;
    problems_.add(chosen->place, "\"" + chosen->name + "\" is " + counted(count, "number", "numbers") + " from " +
                                     std::to_string(from) + " to " + std::to_string(to) + ", not \"" + chosen->value + '"');
    return std::nullopt;
}

void PickUpAnswers::check_unused() {
    for (std::size_t i = 0; i < given_.size(); ++i) {
        if (!used_[i]) problems_.add(given_[i].place, "there is no " + kind_ + " \"" + given_[i].name + "\" in this battle" + did_you_mean(given_[i].name, known_));
    }
}

}  // namespace aor
