// Lines edited on a terminal, by libedit. Ctrl-C is an editing command of ours rather than a signal: it drops the line
// and nothing else.
#ifdef AOR_LIBEDIT

#include "app/cli/prompt_line.hpp"
#include "core/report/text.hpp"

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <histedit.h>
#include <system_error>
#include <unistd.h>

namespace aor::cli {
namespace {

constexpr int kHistorySize = 1000;

std::string common_beginning(const std::vector<std::string>& words) {
    std::string common = words.front();
    for (const std::string& word : words) {
        const auto [end, other] = std::mismatch(common.begin(), common.end(), word.begin(), word.end());
        (void)other;
        common.erase(end, common.end());
    }
    // Not in the middle of a letter.
    while (!common.empty() && (static_cast<unsigned char>(common.back()) & 0xC0) == 0x80) common.pop_back();
    if (!common.empty() && static_cast<unsigned char>(common.back()) >= 0xC0) common.pop_back();
    return common;
}

class EditedLines final : public LineSource {
public:
    EditedLines(Streams& streams, std::filesystem::path history) : streams_(streams), file_(std::move(history)) {
        edit_ = el_init("aor", stdin, stdout, stderr);
        history_ = history_init();
        if (edit_ == nullptr || history_ == nullptr) return;
        el_set(edit_, EL_CLIENTDATA, this);
        el_set(edit_, EL_PROMPT, &EditedLines::prompt_of);
        el_set(edit_, EL_EDITOR, "emacs");
        el_set(edit_, EL_SIGNAL, 1);   // a window that changes its size
        el_set(edit_, EL_ADDFN, "aor-complete", "complete the word", &EditedLines::complete);
        el_set(edit_, EL_BIND, "^I", "aor-complete", nullptr);
        el_set(edit_, EL_ADDFN, "aor-cancel", "drop the line", &EditedLines::cancel);
        el_set(edit_, EL_BIND, "^C", "aor-cancel", nullptr);
        el_set(edit_, EL_SETTY, "-d", "-isig", nullptr);
        el_set(edit_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
        el_set(edit_, EL_BIND, "\033[3~", "ed-delete-next-char", nullptr);
        el_set(edit_, EL_BIND, "\033[H", "ed-move-to-beg", nullptr);
        el_set(edit_, EL_BIND, "\033[F", "ed-move-to-end", nullptr);
        HistEvent event;
        ::history(history_, &event, H_SETSIZE, kHistorySize);
        ::history(history_, &event, H_SETUNIQUE, 1);
        if (!file_.empty()) ::history(history_, &event, H_LOAD, file_.c_str());
        el_set(edit_, EL_HIST, ::history, history_);
    }
    ~EditedLines() override {
        if (edit_ != nullptr) el_end(edit_);
        if (history_ != nullptr) history_end(history_);
    }
    EditedLines(const EditedLines&) = delete;
    EditedLines& operator=(const EditedLines&) = delete;

    [[nodiscard]] bool works() const { return edit_ != nullptr && history_ != nullptr; }
    [[nodiscard]] bool may_ask() const override { return true; }

    [[nodiscard]] TypedLine read(const std::string& prompt, const Completer& completer) override {
        streams_.send();
        prompt_ = prompt;
        completer_ = &completer;
        cancelled_ = false;
        int count = 0;
        // Otherwise the prompt stands there a moment before the terminal is ours, and a Ctrl-C in that moment is a signal.
        el_set(edit_, EL_PREP_TERM, 1);
        const char* line = el_gets(edit_, &count);
        completer_ = nullptr;
        TypedLine typed;
        if (cancelled_) {
            typed.how = TypedLine::How::cancelled;
        } else if (line == nullptr || count <= 0) {
            typed.how = TypedLine::How::end;
            std::fputs("\n", stdout);
        } else {
            typed.text.assign(line, static_cast<std::size_t>(count));
            while (typed.text.ends_with('\n') || typed.text.ends_with('\r')) typed.text.pop_back();
        }
        return typed;
    }

    [[nodiscard]] TypedLine read_unseen(const std::string& prompt) override {
        // The editor shows what it edits: afterwards the line is wiped.
        TypedLine typed = read(prompt, {});
        if (typed.is_line()) unsee(typed.text);
        return typed;
    }
    void unsee(const std::string& line) override {
        const char* terminal = std::getenv("TERM");
        if (terminal == nullptr || std::strcmp(terminal, "dumb") == 0) return;
        const std::size_t rows = (report::width_of(prompt_) + report::width_of(line)) / columns() + 1;
        for (std::size_t i = 0; i < rows; ++i) std::fputs("\x1b[A\x1b[2K", stdout);
        std::fputs("\r", stdout);
    }

    void remember(const std::string& line) override {
        HistEvent event;
        ::history(history_, &event, H_ENTER, line.c_str());
        if (file_.empty()) return;
        std::error_code ignored;
        std::filesystem::create_directories(file_.parent_path(), ignored);
        ::history(history_, &event, H_SAVE, file_.c_str());
    }

private:
    static EditedLines& of(EditLine* edit) {
        void* self = nullptr;
        el_get(edit, EL_CLIENTDATA, &self);
        return *static_cast<EditedLines*>(self);
    }
    static char* prompt_of(EditLine* edit) { return of(edit).prompt_.data(); }

    static unsigned char cancel(EditLine* edit, int) {
        of(edit).cancelled_ = true;
        std::fputs("^C\n", stdout);
        return CC_NEWLINE;
    }

    static unsigned char complete(EditLine* edit, int) {
        EditedLines& self = of(edit);
        if (self.completer_ == nullptr || !*self.completer_) return CC_ERROR;
        const LineInfo* info = el_line(edit);
        const std::string line(info->buffer, static_cast<std::size_t>(info->cursor - info->buffer));
        const Completion found = (*self.completer_)(line);
        if (found.words.empty()) return CC_ERROR;
        const std::string typed = line.substr(found.from);
        std::string common = common_beginning(found.words);
        if (found.words.size() == 1 && !common.ends_with('=') && !common.ends_with('.')) common += ' ';
        if (common.size() > typed.size() && common.starts_with(typed)) {
            return el_insertstr(edit, common.substr(typed.size()).c_str()) == 0 ? CC_REFRESH : CC_ERROR;
        }
        // What was typed is in the middle of the name: it is written out whole.
        if (found.words.size() == 1) {
            el_deletestr(edit, static_cast<int>(report::width_of(typed)));
            return el_insertstr(edit, common.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
        }
        self.list(found.words);
        return CC_REDISPLAY;
    }

    [[nodiscard]] std::size_t columns() const {
        int columns = 0;
        el_get(edit_, EL_GETTC, "co", &columns, nullptr);
        return columns > 20 ? static_cast<std::size_t>(columns) : 80;
    }

    void list(const std::vector<std::string>& words) const {
        constexpr std::size_t kMost = 60;
        std::size_t widest = 0;
        for (const std::string& word : words) widest = std::max(widest, report::width_of(word) + 2);
        const std::size_t across = std::max<std::size_t>(1, columns() / widest);
        std::string out = "\n";
        for (std::size_t i = 0; i < std::min(words.size(), kMost); ++i) {
            out += report::padded(words[i], widest);
            if ((i + 1) % across == 0 || i + 1 == std::min(words.size(), kMost)) out += '\n';
        }
        if (words.size() > kMost) out += "and " + std::to_string(words.size() - kMost) + " more\n";
        std::fputs(out.c_str(), stdout);
    }

    Streams& streams_;
    std::filesystem::path file_;
    EditLine* edit_ = nullptr;
    History* history_ = nullptr;
    std::string prompt_;
    const Completer* completer_ = nullptr;
    bool cancelled_ = false;
};

}  // namespace

std::unique_ptr<LineSource> edited_lines(Streams& streams, const std::filesystem::path& history) {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return nullptr;
    // Letters are UTF-8, whatever the machine is set to; nothing else of the locale is touched.
    const char* set = std::setlocale(LC_CTYPE, "");
    if (set == nullptr || std::strcmp(set, "C") == 0 || std::strcmp(set, "POSIX") == 0) std::setlocale(LC_CTYPE, "C.UTF-8");
    auto lines = std::make_unique<EditedLines>(streams, history);
    if (!lines->works()) return nullptr;
    return lines;
}

}  // namespace aor::cli

#endif
