#include "core/battle/set_up.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/replay.hpp"
#include "tests/support/replay_words.hpp"

namespace aor {
namespace {

class Reader {
public:
    Reader(std::string_view text, std::string file) : text_(text) { replay_.file = std::move(file); }

    Result<Replay> read() {
        while (!text_.empty()) {
            const auto end = std::min(text_.find('\n'), text_.size());
            ++line_;
            read_line(trimmed(text_.substr(0, end)));
            text_.remove_prefix(std::min(end + 1, text_.size()));
        }
        set_up_start();
        if (!problems_.none()) return problems_;
        return std::move(replay_);
    }

private:
    void fault(std::string text) { problems_.add({replay_.file, line_, 0}, std::move(text)); }

    void read_line(std::string_view line) {
        if (line.empty() || line.front() == '#') return;
        if (line.front() == '>' || line.front() == '!') {
            ReplayStep step;
            step.line = line_;
            step.refused = line.front() == '!';
            step.typed = trimmed(line.substr(1));
            replay_.steps.push_back(std::move(step));
        } else if (!replay_.steps.empty()) {
            std::string_view rest = line;
            const std::string_view what = take_word(rest);
            replay_.steps.back().expected.push_back({line_, std::string(what), std::string(rest)});
        } else {
            head(line);
        }
    }

    void head(std::string_view line) {
        std::string_view rest = line;
        const std::string_view key = take_word(rest);
        if (key == "title") title_ = rest;
        else if (key == "order") order_ = rest;
        else if (key == "scale") scale_ = worded<Scale>(rest).value_or(Scale::mm25);
        else if (key == "options") options_ = typed_parts(rest);
        else if (key == "side") sides_.push_back({std::string(rest), {}});
        else if (!sides_.empty()) sides_.back().lines.emplace_back(line);
        else fault("before the first decision stand title, order, scale, options, side and the units of a side");
    }

    void set_up_start() {
        auto start = order_.empty() ? quick_battle(test_charts(), scale_, sides_) : read_battle(test_charts(), file_text(order_), order_);
        if (!start) {
            problems_.append(start.problems());
            return;
        }
        if (!title_.empty()) start->game.title = title_;
        for (const std::string& option : options_) start->game.options.push_back(option);
        replay_.start = std::move(*start);
    }

    std::string_view text_;
    Replay replay_;
    Problems problems_;
    int line_ = 0;
    std::string title_;
    std::string order_;
    Scale scale_ = Scale::mm25;
    std::vector<std::string> options_;
    std::vector<QuickSide> sides_;
};

}  // namespace

Result<Replay> read_replay(std::string_view text, const std::string& file) { return Reader(text, file).read(); }

}  // namespace aor
