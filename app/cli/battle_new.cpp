// `aor battle FILE new`: a battle out of an order of battle, or of a few units typed in.

#include "app/cli/asking.hpp"
#include "app/cli/battle_referee.hpp"
#include "app/cli/data_folder.hpp"
#include "app/cli/input.hpp"
#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"
#include "core/battle/set_up.hpp"
#include "core/report/battle_json.hpp"

#include <algorithm>
#include <filesystem>

namespace aor::cli {
namespace {

namespace fs = std::filesystem;

/// The ready battles that lie beside the charts, by name.
std::vector<fs::path> ready_battles() {
    std::vector<fs::path> files;
    for (const fs::path& folder : data_folders()) {
        std::error_code error;
        for (const auto& file : fs::directory_iterator(folder / "armylists" / "ready", error)) {
            if (file.path().extension() == ".toml") files.push_back(file.path());
        }
        if (!files.empty()) break;
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// The file that was named: as it stands, or a ready battle.
std::optional<fs::path> order_file(const Word& from, Problems& problems) {
    std::error_code error;
    if (from.text == "-" || fs::exists(from.text, error)) return fs::path(from.text);
    std::vector<std::string> known;
    for (const fs::path& file : ready_battles()) {
        const std::string name = file.stem().string();
        if (name == from.text || file.filename() == from.text || fs::path("armylists/ready") / file.filename() == from.text) return file;
        known.push_back(name);
    }
    std::string list;
    for (const std::string& name : known) list += (list.empty() ? "" : ", ") + name;
    problems.add(from.place, "there is no file and no ready battle \"" + from.text + '"' + did_you_mean(from.text, known) + (list.empty() ? "" : "; ready are " + list));
    return std::nullopt;
}

/// "Red: 1/7th = FI 2 12, DR; Blue: 2x" - sides between semicolons, units between commas.
std::vector<QuickSide> sides_in(const std::string& text, const Place& place, Problems& problems) {
    std::vector<QuickSide> sides;
    for (std::size_t from = 0; from <= text.size();) {
        const auto end = std::min(text.find(';', from), text.size());
        const std::string_view side = trimmed(std::string_view(text).substr(from, end - from));
        from = end + 1;
        if (side.empty()) continue;
        const auto colon = side.find(':');
        if (colon == std::string::npos) {
            problems.add(place, "a side is written as in \"Red: 1/7th = FI 2 12, DR\", not " + in_quotes(side));
            continue;
        }
        QuickSide quick{std::string(trimmed(side.substr(0, colon))), {}};
        for (const std::string& unit : between_commas(side.substr(colon + 1))) {
            if (const std::string_view line = trimmed(unit); !line.empty()) quick.lines.emplace_back(line);
        }
        sides.push_back(std::move(quick));
    }
    return sides;
}

/// Side by side, unit by unit; nothing when it was broken off.
std::optional<std::vector<QuickSide>> ask_for_sides(Streams& streams, LineSource& lines) {
    streams.out << "A quick battle: the name of each side, then a unit or leader on each line, as in\n"
                   "    1/7th = FI 2 12        Seydlitz = AC 4        Battery = medium        Zieten = leader class_2\n"
                   "An empty line ends a side; an empty name ends the list of sides.\n";
    std::vector<QuickSide> sides;
    for (;;) {
        const TypedLine name = lines.ask("side " + std::to_string(sides.size() + 1) + ": ");
        if (!name.is_line()) return std::nullopt;
        if (trimmed(name.text).empty()) return sides.empty() ? std::nullopt : std::optional(sides);
        QuickSide side{std::string(trimmed(name.text)), {}};
        for (;;) {
            const TypedLine unit = lines.ask("  unit: ");
            if (!unit.is_line()) return std::nullopt;
            if (trimmed(unit.text).empty()) break;
            side.lines.emplace_back(trimmed(unit.text));
        }
        sides.push_back(std::move(side));
    }
}

class Beginning {
public:
    Beginning(const Charts& charts, const Call& call, const std::vector<Word>& words, LineSource& lines)
        : charts_(charts), call_(call), words_(words), lines_(lines) {}

    Result<Battle> battle() {
        read_words();
        const Word* from = call_.options.value(kFromOption.name);
        if (from != nullptr && !sides_.empty()) problems_.add(from->place, "either --from or sides that are typed, not both");
        if (!problems_.none()) return problems_;
        if (from != nullptr) return out_of_file(*from);
        // `new first-battle`
        if (words_.size() == 1 && words_.front().text.find(':') == std::string::npos && words_.front().text.find('=') == std::string::npos) return out_of_file(words_.front());
        return quick();
    }

private:
    void read_words() {
        for (const Word& word : words_) {
            if (word.text.starts_with("title=")) title_ = word.text.substr(6);
            else sides_ += (sides_.empty() ? "" : " ") + word.text;
        }
    }

    Result<Battle> out_of_file(const Word& from) {
        for (const Option& option : {kScaleOption, kRulingOption}) {
            if (const Word* word = call_.options.value(option.name)) problems_.add(word->place, std::string(option.name) + " goes into the order of battle");
        }
        const auto file = order_file(from, problems_);
        if (!problems_.none() || !file) return problems_;
        const auto text = read_input(file->string(), call_.streams);
        if (!text) return text.problems();
        auto battle = read_battle(charts_, *text, from.text == "-" ? "-" : file->string());
        if (battle && title_) battle->game.title = *title_;
        return battle;
    }

    Result<Battle> quick() {
        const TableManners manners = manners_of(call_.options, problems_);
        const Place place = words_.empty() ? Place{"new", 0, 0} : words_.front().place;
        std::vector<QuickSide> sides = sides_in(sides_, place, problems_);
        if (sides.empty() && problems_.none()) {
            if (!lines_.may_ask()) problems_.add(place, "say --from with an order of battle or a ready battle, or the sides, as in \"Red: 1/7th = FI 2 12, DR; Blue: 2/7th\"");
            else if (auto asked = ask_for_sides(call_.streams, lines_)) sides = std::move(*asked);
            else problems_.add(place, "no battle is begun");
        }
        if (!problems_.none()) return problems_;
        auto battle = quick_battle(charts_, manners.blank().scale(), sides);
        if (!battle) return battle;
        if (title_) battle->game.title = *title_;
        for (const Word* ruling : call_.options.values(kRulingOption.name)) {
            const auto known = ruling_named(ruling->text.substr(0, ruling->text.find('=')));
            if (known && ruling->text.substr(ruling->text.find('=') + 1) != choices_of(*known).front()) battle->game.rulings.push_back(ruling->text);
        }
        return battle;
    }

    const Charts& charts_;
    const Call& call_;
    const std::vector<Word>& words_;
    LineSource& lines_;
    Problems problems_;
    std::string sides_;
    std::optional<std::string> title_;
};

}  // namespace

int run_new(const Charts& charts, const Call& call, const std::string& file, const std::vector<Word>& words, LineSource& lines) {
    // Told before anything is typed in vain.
    std::error_code error;
    if (fs::exists(fs::symlink_status(file, error))) {
        Problems problems;
        problems.add({file, 0, 0}, "there is a file of that name already; a battle is begun in a new one");
        return report(problems, call.streams);
    }
    auto battle = Beginning(charts, call, words, lines).battle();
    if (!battle) return report(battle.problems(), call.streams);
    const auto session = Session::begin(charts, file, std::move(*battle), "aor " AOR_VERSION, hour());
    if (!session) return report(session.problems(), call.streams);
    const report::BattleStatus status = report::battle_status(charts, session->battle());
    if (call.options.has(kJsonOption.name)) call.streams.out << report::json_of_status(status, session->battle().game) << '\n';
    else call.streams.out << report::words_of_status(status, {call.streams.ink});
    return kDone;
}

}  // namespace aor::cli
