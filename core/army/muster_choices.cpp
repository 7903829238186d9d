#include "core/army/muster_choices.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>

namespace aor {

const Chosen* MusterChoices::given(std::string_view name) const {
    for (const Chosen& one : chosen_) {
        if (one.name == name) return &one;
    }
    return nullptr;
}

const Chosen* MusterChoices::take(const std::string& name) {
    const Chosen* found = nullptr;
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
        if (chosen_[i].name != name) continue;
        used_[i] = true;
        if (found != nullptr) problems_.add(chosen_[i].place, "\"" + name + "\" is chosen twice");
        found = &chosen_[i];
    }
    return found;
}

OpenChoice& MusterChoices::open(const std::string& name, const std::string& question, std::string allowed, const Chosen* chosen, Names answers) {
    open_.push_back({name, question, std::move(allowed), "", chosen != nullptr, std::move(answers)});
    return open_.back();
}

int MusterChoices::number(const std::string& name, const std::string& question, int from, int to, int usual) {
    const std::string allowed = from == to ? std::to_string(from) : std::to_string(from) + " to " + std::to_string(to);
    const Chosen* chosen = take(name);
    if (chosen == nullptr && from == to) return from;
    OpenChoice& choice = open(name, question, allowed, chosen);
    int number = usual;
    if (chosen != nullptr) {
        const auto read = Span::read(chosen->value, 9999);
        if (read && !read->open() && read->from >= from && read->from <= to) number = read->from;
        else problems_.add(chosen->place, "\"" + name + "\" is " + allowed + ", not \"" + chosen->value + '"');
    }
    choice.value = std::to_string(number);
    return number;
}

int MusterChoices::needed_number(const std::string& name, const std::string& question, int from, int to) {
    if (given(name) != nullptr) return number(name, question, from, to, from);
    open(name, question, std::to_string(from) + " to " + std::to_string(to), nullptr);
    return 0;
}

bool MusterChoices::yes(const std::string& name, const std::string& question, bool usual) {
    const Chosen* chosen = take(name);
    OpenChoice& choice = open(name, question, "yes or no", chosen, {"yes", "no"});
    bool yes = usual;
    if (chosen != nullptr) {
        const std::string& said = chosen->value;
        if (said == "yes" || said == "true" || said == "no" || said == "false") yes = said == "yes" || said == "true";
        else problems_.add(chosen->place, "\"" + name + "\" is yes or no, not \"" + said + '"');
    }
    choice.value = yes ? "yes" : "no";
    return yes;
}

std::string MusterChoices::word(const std::string& name, const std::string& question, const std::vector<std::string>& words,
                                bool must_be_given) {
    const Chosen* chosen = take(name);
    std::vector<std::string_view> views(words.begin(), words.end());
    std::string allowed;
    for (std::size_t i = 0; i < words.size(); ++i) {
        allowed += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    }
    OpenChoice& choice = open(name, question, allowed, chosen, words);
    if (chosen == nullptr) return must_be_given ? std::string() : choice.value = words.front();
    if (std::find(words.begin(), words.end(), chosen->value) == words.end()) {
        problems_.add(chosen->place, "\"" + name + "\" is " + allowed + ", not \"" + chosen->value + '"' + did_you_mean(chosen->value, words));
        return choice.value = words.front();
    }
    return choice.value = chosen->value;
}

void MusterChoices::check_unused() {
    std::vector<std::string> known;
    for (const OpenChoice& choice : open_) known.push_back(choice.name);
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
        if (used_[i]) continue;
        problems_.add(chosen_[i].place, "there is nothing to choose about \"" + chosen_[i].name + "\" in this army" +
                                            did_you_mean(chosen_[i].name, known));
    }
}

}  // namespace aor
