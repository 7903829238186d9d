#include "app/cli/move_steps.hpp"

#include "app/cli/battle_names.hpp"
#include "core/base/suggest.hpp"

#include <array>
#include <charconv>

namespace aor::cli {
namespace {

enum class Takes : std::uint8_t { nothing, inches, castings, formation };

struct StepWord {
    std::string_view name;
    Step step;
    Takes takes;
};
constexpr std::array kSteps = {
    StepWord{"ahead", Step::ahead, Takes::inches},       StepWord{"oblique", Step::oblique, Takes::inches},
    StepWord{"sideways", Step::sideways, Takes::inches}, StepWord{"wheel", Step::wheel, Takes::inches},
    StepWord{"back", Step::back, Takes::inches},         StepWord{"widen", Step::widen, Takes::castings},
    StepWord{"form", Step::form, Takes::formation},      StepWord{"about_face", Step::about_face, Takes::nothing},
    StepWord{"cross", Step::cross, Takes::nothing},      StepWord{"wade", Step::wade, Takes::inches},
    StepWord{"limber", Step::limber, Takes::nothing},    StepWord{"unlimber", Step::limber, Takes::nothing},
    StepWord{"turn_gun", Step::turn_gun, Takes::nothing}, StepWord{"fire", Step::fire, Takes::nothing},
};

const StepWord* step_named(std::string_view name) {
    for (const StepWord& step : kSteps) {
        if (step.name == name) return &step;
    }
    return nullptr;
}

std::vector<std::string> parts_of(std::string_view text) {
    std::vector<std::string> parts;
    for (;;) {
        const auto colon = text.find(':');
        parts.emplace_back(text.substr(0, colon));
        if (colon == std::string_view::npos) return parts;
        text.remove_prefix(colon + 1);
    }
}

/// "4", "4:heavy_woods", "4:heavy_woods:road"
void read_inches(const Charts& charts, const Word& word, std::string_view name, std::string_view value, Manoeuvre& step, Problems& problems) {
    const auto parts = parts_of(value);
    const auto inches = Inches::read(parts[0]);
    if (!inches || *inches < Inches()) problems.add(word.place, std::string(name) + " takes inches, as in " + std::string(name) + "=4, not \"" + std::string(value) + '"');
    else step.inches = *inches;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] == "road") {
            step.on_road = true;
            continue;
        }
        std::vector<std::string_view> known;
        if (const Table* terrain = charts.table("terrain_effects")) {
            for (const TableRow& row : terrain->rows) known.push_back(row.id);
        }
        if (const auto row = word_named(parts[i], known, "terrain", word.place, problems)) step.terrain = *row;
    }
}

void read_value(const Charts& charts, const Word& word, const StepWord& kind, std::string_view value, Manoeuvre& step, Problems& problems) {
    switch (kind.takes) {
        case Takes::nothing: return;
        case Takes::inches: return read_inches(charts, word, kind.name, value, step, problems);
        case Takes::castings: {
            const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), step.castings);
            if (error != std::errc() || end != value.data() + value.size() || step.castings < 0) {
                problems.add(word.place, "widen takes castings in or out of the front, as in widen=2, not \"" + std::string(value) + '"');
            }
            return;
        }
        case Takes::formation:
            if (const auto formation = word_named(value, words_for<Formation>(), "formation", word.place, problems)) step.to = *worded<Formation>(*formation);
            return;
    }
}

}  // namespace

std::vector<std::string> step_words() {
    std::vector<std::string> words;
    for (const StepWord& step : kSteps) words.push_back(std::string(step.name) + (step.takes == Takes::nothing ? "" : "="));
    for (const char* word : {"charge", "charge=", "road", "done"}) words.emplace_back(word);
    return words;
}

TypedMove take_steps(const Charts& charts, std::vector<Word>& words, Problems& problems) {
    TypedMove move;
    std::vector<Word> others;
    for (const Word& word : words) {
        const auto equals = word.text.find('=');
        const std::string name = word.text.substr(0, equals);
        const std::string value = equals == std::string::npos ? "" : word.text.substr(equals + 1);
        if (name == "charge") {
            move.gait = Gait::charge;
            if (equals == std::string::npos) continue;
            Manoeuvre step;
            read_inches(charts, word, name, value, step, problems);
            move.steps.push_back(step);
            move.charges_far = true;
            continue;
        }
        if (word.text == "road" || word.text == "done") {
            if (word.text == "road") move.gait = Gait::road;
            else move.done = true;
            continue;
        }
        const StepWord* kind = step_named(name);
        if (kind == nullptr) {
            others.push_back(word);
            continue;
        }
        if ((kind->takes == Takes::nothing) != (equals == std::string::npos)) {
            problems.add(word.place, name + (kind->takes == Takes::nothing ? " takes nothing" : kind->takes == Takes::formation ? " takes a formation, as in form=column"
                                                                                                                             : " takes inches, as in " + name + "=4"));
            continue;
        }
        Manoeuvre step;
        step.step = kind->step;
        read_value(charts, word, *kind, value, step, problems);
        move.steps.push_back(step);
    }
    words = std::move(others);
    return move;
}

}  // namespace aor::cli
