#include "app/cli/asking.hpp"

#include "app/cli/input.hpp"
#include "app/cli/questions.hpp"
#include "app/cli/typed_words.hpp"
#include "core/base/suggest.hpp"

#include <algorithm>
#include <filesystem>

namespace aor::cli {
namespace {

bool looks_like_a_file(const std::string& word) {
    if (word == "-" || word.find('/') != std::string::npos || word.ends_with(".toml")) return true;
    std::error_code error;
    return std::filesystem::exists(word, error);
}

void read_dice(const Options& options, Asked& asked) {
    const Word* dice = options.value(kDiceOption.name);
    const Word* total = options.value(kTotalOption.name);
    asked.dice_typed = dice != nullptr || total != nullptr;
    if (dice != nullptr) {
        asked.dice_place = dice->place;
        asked.faces = read_faces(*dice, asked.dice_problems);
    }
    if (total != nullptr) {
        if (dice != nullptr) asked.dice_problems.add(total->place, "give the dice or their total, not both");
        else asked.dice_place = total->place;
        if (const auto sum = read_number(*total, "a total", asked.dice_problems)) {
            asked.total = static_cast<int>(std::min<std::uint64_t>(*sum, 1'000'000));
        }
    }
}

Asking read_words(const Charts& charts, const Call& call) {
    Asking asking;
    const std::vector<Word>& plain = call.options.plain();
    const TableManners manners = manners_of(call.options, asking.problems);
    asking.dice_can_be_checked = asking.problems.none();
    const Chart* chart = chart_named(charts, plain.front(), asking.problems);
    if (chart == nullptr) return asking;

    SituationBuilder builder(charts, *chart, manners, plain.front().place);
    for (std::size_t i = 1; i < plain.size(); ++i) {
        const std::size_t equals = plain[i].text.find('=');
        if (equals == std::string::npos) {
            builder.problems().add(plain[i].place, "\"" + plain[i].text + "\" is not of the form fact=value");
        } else {
            builder.give_words(plain[i].text.substr(0, equals), plain[i].text.substr(equals + 1), plain[i].place);
        }
    }
    if (call.streams.may_ask && asking.problems.none() && builder.problems().none()) {
        ask_for_missing(builder, plain.front().place, call.streams);
    }
    Asked asked;
    asked.chart = chart;
    asked.place = plain.front().place;
    asked.situation = builder.finish();
    read_dice(call.options, asked);
    if (builder.problems().none()) asking.asked.push_back(std::move(asked));
    asking.problems.append(builder.problems());
    return asking;
}

Asking read_file(const Charts& charts, const Call& call) {
    Asking asking;
    const std::vector<Word>& plain = call.options.plain();
    for (std::size_t i = 1; i < plain.size(); ++i) {
        asking.problems.add(plain[i].place, "\"" + plain[i].text + "\": beside a file nothing else is read");
    }
    for (const Option& option : {kDiceOption, kTotalOption, kScaleOption, kRulingOption}) {
        for (const Word* word : call.options.values(option.name)) {
            asking.problems.add(word->place, std::string(option.name) + " goes into the file");
        }
    }
    if (!asking.problems.none()) return asking;
    const auto text = read_input(plain.front().text, call.streams);
    if (!text) {
        asking.problems = text.problems();
        return asking;
    }
    SituationsRead read = read_all_situations(charts, *text, plain.front().text);
    return {std::move(read.asked), std::move(read.problems), read.manners_sound};
}

}  // namespace

TableManners manners_of(const Options& options, Problems& problems) {
    TableManners manners;
    if (const Word* scale = options.value(kScaleOption.name)) manners.set_scale(scale->text, scale->place, problems);
    std::vector<std::string> switched;
    for (const Word* ruling : options.values(kRulingOption.name)) {
        const std::size_t equals = std::min(ruling->text.find('='), ruling->text.size());
        if (equals == ruling->text.size()) {
            problems.add(ruling->place, "\"" + ruling->text + "\" is not of the form R-102=chart");
        } else if (std::find(switched.begin(), switched.end(), ruling->text.substr(0, equals)) != switched.end()) {
            problems.add(ruling->place, ruling->text.substr(0, equals) + " is given twice");
        } else {
            switched.push_back(ruling->text.substr(0, equals));
            manners.set_ruling(ruling->text.substr(0, equals), ruling->text.substr(equals + 1), ruling->place, problems);
        }
    }
    return manners;
}

const Chart* chart_named(const Charts& charts, const Word& word, Problems& problems) {
    if (const Chart* chart = charts.find(word.text)) return chart;
    std::vector<std::string_view> known;
    for (const Chart& chart : charts.procedures()) known.push_back(chart.id);
    problems.add(word.place, "unknown procedure \"" + word.text + "\"" + did_you_mean(word.text, known));
    return nullptr;
}

Asking read_asking(const Charts& charts, const Call& call) {
    const std::vector<Word>& plain = call.options.plain();
    if (plain.empty()) {
        Asking asking;
        asking.problems.add({"aor", 0, 0}, "name a file of situations, or a procedure and its facts; `aor facts` lists them");
        return asking;
    }
    const bool procedure = charts.find(plain.front().text) != nullptr;
    return !procedure && looks_like_a_file(plain.front().text) ? read_file(charts, call) : read_words(charts, call);
}

}  // namespace aor::cli
