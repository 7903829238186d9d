#include "core/play/session.hpp"

namespace aor {

LogHeader header_for(const Charts& charts, Battle start, const std::string& program, const std::string& at) {
    LogHeader header;
    header.title = start.game.title;
    header.program = program;
    header.charts = charts.digest();
    header.at = at;
    header.start = with_first_duties(charts, std::move(start));
    return header;
}

Result<Session> Session::begin(const Charts& charts, const std::filesystem::path& path, Battle start,
                               const std::string& program, const std::string& at) {
    return on(charts, LogFile::create(path, header_for(charts, std::move(start), program, at)));
}

Result<Session> Session::open(const Charts& charts, const std::filesystem::path& path, OpenFor what) {
    return on(charts, LogFile::open(path, what));
}

Result<Session> Session::on(const Charts& charts, Result<LogFile> file) {
    if (!file) return file.problems();
    return Session(charts, std::move(*file));
}

std::vector<std::string> Session::told() const {
    std::vector<std::string> told = file_.told();
    if (other_charts()) told.push_back("The charts have changed since this battle was begun; what was decided stands as it was decided.");
    return told;
}

Preview Session::preview(const Intent& intent) const { return aor::preview(*charts_, battle(), intent, log().next_number()); }

Result<Entry> Session::rehearse(const Intent& intent) const {
    return aor::perform(*charts_, battle(), intent, log().next_number(), dice_);
}

Result<const Entry*> Session::append(Entry entry) {
    entry.at = at_;
    const int number = entry.number;
    if (auto problem = file_.append(std::move(entry))) {
        Problems problems;
        problems.add(*problem);
        return problems;
    }
    return log().entry(number);
}

Result<const Entry*> Session::perform(const Intent& intent) {
    // Nobody rolls dice that cannot be written down.
    if (!read_only_because().empty()) return problem_of("nothing can be added: " + read_only_because());
    auto entry = rehearse(intent);
    if (!entry) return entry.problems();
    return append(std::move(*entry));
}

Result<const Entry*> Session::undo() {
    auto entry = log().undo();
    if (!entry) return problem_of("there is nothing to undo");
    return append(std::move(*entry));
}

Result<const Entry*> Session::redo() {
    auto entry = log().redo();
    if (!entry) return problem_of("there is nothing to redo");
    return append(std::move(*entry));
}

}  // namespace aor
