// Any bytes are a battle, or problems with a place; what was read is written back and read again as the same. The bytes
// are read as they are, and once more with every piece closed by a true end line: a fuzzer never guesses the sums.
#include "core/battle/entry_text.hpp"
#include "core/battle/log_file.hpp"
#include "core/battle/sound.hpp"
#include "tests/support/memory_file.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

void must_be_told(const aor::Problems& problems) {
    must(!problems.none());
    for (const aor::Problem& problem : problems) must(!problem.text.empty() && !problem.place.file.empty());
}

/// The same text, each piece - the header, and from every [[entry]] on - closed by its end line.
std::string sealed(std::string_view text) {
    std::string out;
    std::string piece;
    int number = 0;
    const auto close = [&] {
        aor::put_end_line(piece, number++);
        out += piece;
        piece.clear();
    };
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with("end = \"")) continue;
        if (line == "[[entry]]") close();
        piece += line;
        piece += '\n';
    }
    close();
    return out;
}

void read_file(std::string bytes) {
    aor::Disk disk;
    disk.bytes = std::move(bytes);
    auto file = aor::LogFile::read(std::make_unique<aor::MemoryFile>(disk));
    if (!file) {
        must_be_told(file.problems());
        return;
    }
    const aor::Log& log = file->log();
    (void)aor::impossible_in(log.battle());
    (void)log.timeline();
    must(log.battle_at(0) == log.header().start);

    // Written down anew and read again.
    aor::Disk copy;
    copy.bytes = aor::text_of(log.header());
    for (const aor::Entry& entry : log.entries()) copy.bytes += aor::text_of(entry);
    const auto again = aor::LogFile::read(std::make_unique<aor::MemoryFile>(copy));
    must(again.ok());
    must(again->read_only_because().empty());
    must(again->log().header() == log.header());
    must(again->log().entries() == log.entries());
    must(again->log().battle() == log.battle());

    // Everything is taken back and brought back.
    if (!file->read_only_because().empty()) return;
    aor::Log back = log;
    const aor::Battle end = back.battle();
    int undone = 0;
    for (; const auto undo = back.undo(); ++undone) {
        if (back.add(*undo)) return;                // an entry that does not fit any more: told, and nothing has changed
    }
    for (; undone > 0; --undone) must(!back.add(*back.redo()));
    must(back.battle() == end);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    read_file(text);
    read_file(sealed(text));
    const auto entry = aor::read_entry(text, {"fuzz.battle", 1, 0});
    if (!entry) {
        must_be_told(entry.problems());
        return 0;
    }
    const auto same = aor::read_entry(aor::text_of(*entry), {"fuzz.battle", 1, 0});
    must(same.ok() && *same == *entry);
    return 0;
}
