#include "app/cli/prompt_line.hpp"

#include <cstdlib>

namespace aor::cli {
namespace {

class PlainLines final : public LineSource {
public:
    PlainLines(Streams& streams, std::ostream& questions) : streams_(streams), questions_(questions) {}

    [[nodiscard]] bool may_ask() const override { return streams_.may_ask; }
    [[nodiscard]] TypedLine read(const std::string& prompt, const Completer&) override {
        if (streams_.may_ask) {
            streams_.send();
            questions_ << prompt << std::flush;
            streams_.send();
        }
        TypedLine typed;
        if (!std::getline(streams_.in, typed.text)) {
            typed.how = TypedLine::How::end;
            if (streams_.may_ask) questions_ << '\n';
        }
        while (typed.text.ends_with('\r')) typed.text.pop_back();
        return typed;
    }
    [[nodiscard]] TypedLine read_unseen(const std::string& prompt) override { return read(prompt, {}); }
    void remember(const std::string&) override {}

private:
    Streams& streams_;
    std::ostream& questions_;
};

}  // namespace

TypedLine LineSource::ask(const std::string& prompt, std::vector<std::string> choices) {
    return read(prompt, [choices = std::move(choices)](std::string_view line) {
        const auto blank = line.find_last_of(" =");
        const std::size_t from = blank == std::string_view::npos ? 0 : blank + 1;
        Completion found{from, {}};
        for (const std::string& choice : choices) {
            if (choice.starts_with(line.substr(from))) found.words.push_back(choice);
        }
        return found;
    });
}

std::unique_ptr<LineSource> lines_of(Streams& streams, std::ostream& questions) { return std::make_unique<PlainLines>(streams, questions); }

std::filesystem::path history_file() {
    const auto folder = [](const char* name) {
        const char* said = std::getenv(name);
        return std::filesystem::path(said != nullptr ? said : "");
    };
    if (const auto state = folder("XDG_STATE_HOME"); state.is_absolute()) return state / "aor" / "history";
    if (const auto home = folder("HOME"); home.is_absolute()) return home / ".local" / "state" / "aor" / "history";
    return {};
}

#ifdef AOR_LIBEDIT
bool has_line_editor() { return true; }
#else
bool has_line_editor() { return false; }
std::unique_ptr<LineSource> edited_lines(Streams&, const std::filesystem::path&) { return nullptr; }
#endif

}  // namespace aor::cli
