// What the file of a battle must survive: power cuts and full disks at every byte, truncation, damage.

#include "core/battle/log_file.hpp"

#include "core/battle/entry_text.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/memory_file.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

Result<LogFile> open(Disk& disk, std::string read_only = "") {
    return LogFile::read(std::make_unique<MemoryFile>(disk, std::move(read_only)));
}

/// A loss, an event that renames a unit to something nasty, and an undo now and then.
Entry some_entry(const Log& log, int i) {
    if (i % 5 == 4) return *log.undo();
    Entry entry = log.blank();
    entry.say = "Shot \"" + std::to_string(i) + "\" at Jäger\n##";
    Draft draft(log.battle());
    draft.begin(Happened::casualties, Thing::unit, "red-1", entry.say);
    draft.set("red-1", &Unit::castings, 12 - i);
    draft.set("red-1", &Unit::name, "[[entry]]\nend = \"" + std::to_string(i));
    Loss loss;
    loss.id = draft.new_id(Thing::loss, entry.number);
    loss.unit = "red-1";
    draft.come(loss);
    entry.events = std::move(draft).take();
    return entry;
}

/// A file of so many entries, and the log and size of the file after each of them.
struct Written {
    Disk disk;
    std::vector<std::size_t> sizes;
    std::vector<Battle> battles;

    explicit Written(int entries) {
        disk.bytes = text_of(small_header());
        auto file = open(disk);
        REQUIRE(file.ok());
        sizes.push_back(disk.bytes.size());
        battles.push_back(file->log().battle());
        for (int i = 0; i < entries; ++i) {
            REQUIRE_FALSE(file->append(some_entry(file->log(), i)));
            sizes.push_back(disk.bytes.size());
            battles.push_back(file->log().battle());
        }
        CHECK(disk.writes == entries);
        CHECK(file->size() == disk.bytes.size());
    }
    /// Entries that are whole in the first so many bytes; -1: not even the header.
    [[nodiscard]] int whole_in(std::size_t bytes) const {
        int whole = -1;
        while (whole + 1 < static_cast<int>(sizes.size()) && sizes[static_cast<std::size_t>(whole + 1)] <= bytes) ++whole;
        return whole;
    }
};

/// The one problem of a file that has no battle in it.
std::string refused(std::string bytes) {
    Disk disk;
    disk.bytes = std::move(bytes);
    const std::string before = disk.bytes;
    auto file = open(disk);
    REQUIRE_FALSE(file.ok());
    CHECK(disk.bytes == before);
    CHECK(disk.aside.empty());
    REQUIRE(file.problems().count() == 1);
    return file.problems().sentences();
}

}  // namespace

TEST_CASE("cut off at every byte: what was whole is there, the rest is put aside, and the battle goes on") {
    const Written written(12);
    const std::string& all = written.disk.bytes;
    for (std::size_t size = 0; size <= all.size(); ++size) {
        CAPTURE(size);
        Disk disk;
        disk.bytes = all.substr(0, size);
        const int whole = written.whole_in(size);
        auto file = open(disk);
        REQUIRE(file.ok() == (whole >= 0));
        if (whole < 0) {
            CHECK(disk.bytes == all.substr(0, size));
            CHECK(disk.aside.empty());
            continue;
        }
        const auto at = static_cast<std::size_t>(whole);
        CHECK(static_cast<int>(file->log().entries().size()) == whole);
        CHECK(file->log().battle() == written.battles[at]);
        CHECK(disk.bytes == all.substr(0, written.sizes[at]));
        if (size == written.sizes[at]) {
            CHECK(disk.aside.empty());
            CHECK(file->told().empty());
        } else {
            REQUIRE(disk.aside.size() == 1);
            CHECK(disk.aside["torn-1"] == all.substr(written.sizes[at], size - written.sizes[at]));
            REQUIRE(file->told().size() == 1);
            const std::size_t torn = size - written.sizes[at];
            CHECK(file->told()[0] == "memory.battle: the last entry was not written to its end; " +
                                         std::to_string(torn) + (torn == 1 ? " byte was" : " bytes were") +
                                         " copied to torn-1 and cut off");
        }
        REQUIRE_FALSE(file->append(some_entry(file->log(), whole)));
        CHECK(open(disk)->log().battle() == file->log().battle());
    }
}

TEST_CASE("zeros or garbage after the last entry are a torn end too") {
    const Written written(3);
    for (const std::string& tail : {std::string(700, '\0'), std::string("[[entry]]\nnumber = 4\nend = \"4 00\"\n"),
                                   std::string("\xFF\xFE garbage \n\n end = \""), std::string("\nend = \"4 0123456789abcdef\"\n")}) {
        Disk disk;
        disk.bytes = written.disk.bytes + tail;
        auto file = open(disk);
        REQUIRE(file.ok());
        CHECK(file->log().entries().size() == 3);
        CHECK(file->read_only_because().empty());
        CHECK(disk.bytes == written.disk.bytes);
        CHECK(disk.aside["torn-1"] == tail);
    }
}

TEST_CASE("power cut at every byte of a write: at most the entry being written is lost") {
    const Written written(4);
    const std::string next = text_of(some_entry(open(*std::make_unique<Disk>(written.disk))->log(), 4));
    for (std::size_t bytes = 0; bytes <= next.size(); ++bytes) {
        Disk disk;
        disk.bytes = written.disk.bytes;
        auto file = open(disk);
        disk.cut_power_at = disk.bytes.size() + bytes;
        const auto problem = file->append(some_entry(file->log(), 4));
        CHECK(problem.has_value() == (bytes < next.size()));
        // In memory it is as if it had not been asked for, and nothing more is written.
        CHECK(file->log().entries().size() == (problem ? 4 : 5));
        if (problem) {
            CHECK(problem->text == "no power");
            CHECK(file->log().battle() == written.battles[4]);
            CHECK_FALSE(file->read_only_because().empty());
            CHECK(file->append(some_entry(file->log(), 4))->text.starts_with("open for reading only: an entry was not "));
        }
        Disk after;
        after.bytes = disk.bytes;
        auto again = open(after);
        REQUIRE(again.ok());
        CHECK(again->log().battle() == file->log().battle());
    }
}

TEST_CASE("a full disk at every byte: the entry is refused whole, and goes in once there is room") {
    const Written written(4);
    const std::string next = text_of(some_entry(open(*std::make_unique<Disk>(written.disk))->log(), 4));
    for (std::size_t bytes = 0; bytes < next.size(); ++bytes) {
        Disk disk;
        disk.bytes = written.disk.bytes;
        auto file = open(disk);
        disk.room = disk.bytes.size() + bytes;
        for (int tries = 0; tries < 2; ++tries) {
            const auto problem = file->append(some_entry(file->log(), 4));
            REQUIRE(problem);
            CHECK(problem->text == "disk full");
            CHECK(file->log().battle() == written.battles[4]);
            CHECK(disk.bytes == written.disk.bytes);
            CHECK(file->read_only_because().empty());
        }
        disk.room = disk.bytes.size() + next.size();
        REQUIRE_FALSE(file->append(some_entry(file->log(), 4)));
        CHECK(disk.bytes == written.disk.bytes + next);
    }
}

TEST_CASE("bytes are never cut off that could not be put aside") {
    const Written written(3);
    Disk disk;
    disk.bytes = written.disk.bytes + "[[entry]]\nnumb";
    disk.may_put_aside = false;
    auto file = open(disk);
    REQUIRE(file.ok());
    CHECK(disk.bytes == written.disk.bytes + "[[entry]]\nnumb");
    CHECK(file->told()[0] == "memory.battle: the last entry was not written to its end, and its bytes could not be put "
                             "aside (disk full); what stands before it can be read, and nothing is added");
    CHECK(file->append(some_entry(file->log(), 3)));
    disk.may_put_aside = true;
    disk.may_cut = false;
    file = open(disk);
    CHECK(file->told()[0] == "memory.battle: the last entry was not written to its end; 14 bytes were copied to torn-1 "
                             "but could not be cut off: cannot cut");
    CHECK(file->append(some_entry(file->log(), 3)));
}

TEST_CASE("damage in the middle: nothing is cut off, and nothing is added, unless the referee says so") {
    const Written written(6);
    const std::string& all = written.disk.bytes;
    for (std::size_t at = written.sizes[2]; at < written.sizes[3]; ++at) {
        CAPTURE(at);
        Disk disk;
        disk.bytes = all;
        disk.bytes[at] = static_cast<char>(disk.bytes[at] ^ 1);
        const std::string damaged = disk.bytes;
        auto file = open(disk);
        REQUIRE(file.ok());
        CHECK(file->log().entries().size() == 2);
        CHECK(file->log().battle() == written.battles[2]);
        CHECK(disk.bytes == damaged);
        CHECK_FALSE(file->read_only_because().empty());
        REQUIRE(file->told().size() == 1);
        // An entry whose number alone is damaged is whole, in the wrong place.
        const bool number_alone = all.compare(at - 7, 7, "end = \"") == 0;
        CHECK(file->told()[0].find(number_alone ? "among them 4 whole entries" : "among them 3 whole entries") !=
              std::string::npos);
        CHECK(file->append(some_entry(file->log(), 2)));

        auto mended = LogFile::mend(std::make_unique<MemoryFile>(disk));
        REQUIRE(mended.ok());
        CHECK(disk.bytes == all.substr(0, written.sizes[2]));
        CHECK(disk.aside["torn-1"] == damaged.substr(written.sizes[2]));
        CHECK(mended->read_only_because().empty());
        CHECK_FALSE(mended->append(some_entry(mended->log(), 2)));
    }
    // In the header: no battle.
    std::string head = all;
    head[200] ^= 1;
    CHECK(refused(head) == "memory.battle: the beginning of the battle is damaged or was not written to its end: no "
                           "whole header was found\n");
}

TEST_CASE("what is no battle is refused with a sentence and left as it is") {
    CHECK(refused("") == "memory.battle: the file is empty: there is no battle in it\n");
    CHECK(refused(std::string(4096, '\0')) ==
          "memory.battle: the file holds nothing but zeros: there is no battle in it\n");
    CHECK(refused("kind = \"table\"\n") == "memory.battle: this is not a battle file: it does not begin as one\n");
    CHECK(refused("# written by hand\nformat = 2\nwhatever") ==
          "memory.battle: this battle was written by a newer program (form 2; this one reads up to form 1)\n");
    CHECK(refused("format = 1\ntitle = \"x\"\n") ==
          "memory.battle: the beginning of the battle is damaged or was not written to its end: no whole header was "
          "found\n");
    std::string other = "format = 1\nhorses = 3\n";
    put_end_line(other, 0);
    CHECK(refused(other) == "memory.battle:2:10: unknown key \"horses\"\n");
}

TEST_CASE("an entry that is whole but does not fit or is not understood ends the reading, and is kept") {
    const Written written(2);
    Entry wrong;
    wrong.number = 3;
    Event event;
    Change change = set_field(*small_header().start.unit("red-1"), &Unit::castings, 5);
    event.changes = {change};      // it is no longer 12
    wrong.events = {event};
    Disk disk;
    disk.bytes = written.disk.bytes + text_of(wrong);
    const std::string before = disk.bytes;
    auto file = open(disk);
    REQUIRE(file.ok());
    CHECK(file->log().entries().size() == 2);
    CHECK(disk.bytes == before);
    CHECK(file->read_only_because() == "entry 3 does not fit: unit \"red-1\": its castings is 11, not 12");

    std::string strange = "[[entry]]\nnumber = 3\nmood = \"good\"\n";
    put_end_line(strange, 3);
    disk.bytes = written.disk.bytes + strange;
    file = open(disk);
    CHECK(file->read_only_because().starts_with("entry 3 cannot be understood: line "));
    CHECK(file->read_only_because().ends_with(": unknown key \"mood\""));
    auto mended = LogFile::mend(std::make_unique<MemoryFile>(disk));
    CHECK(disk.bytes == written.disk.bytes);
    CHECK(disk.aside["torn-1"] == strange);
    CHECK_FALSE(mended->append(some_entry(mended->log(), 2)));
}

TEST_CASE("a reader follows the writer, a half-written entry and all") {
    Disk disk;
    disk.bytes = text_of(small_header());
    auto writer = open(disk);
    auto reader = open(disk, "somebody else has it open");
    REQUIRE(reader.ok());
    CHECK(reader->told()[0] == "memory.battle: open for reading only: somebody else has it open");
    CHECK(*reader->look_again() == 0);
    for (int i = 0; i < 7; ++i) {
        REQUIRE_FALSE(writer->append(some_entry(writer->log(), i)));
        if (i % 2 == 1) {
            CHECK(*reader->look_again() == 2);
            CHECK(reader->log().battle() == writer->log().battle());
        }
    }
    const std::string whole = disk.bytes;
    disk.bytes = whole.substr(0, whole.size() - 20);
    CHECK(*reader->look_again() == 0);
    auto late = open(disk, "somebody else has it open");
    CHECK(late->log().entries().size() == 6);
    CHECK(disk.aside.empty());
    disk.bytes = whole;
    CHECK(*reader->look_again() == 1);
    CHECK(*late->look_again() == 1);
    CHECK(late->log().battle() == writer->log().battle());
    CHECK(reader->append(some_entry(reader->log(), 7))->text ==
          "open for reading only: somebody else has it open");
}

TEST_CASE("the log in memory is the log in the file, also where text was not UTF-8") {
    Disk disk;
    disk.bytes = text_of(small_header());
    auto file = open(disk);
    Entry entry = file->log().blank();
    Draft draft(file->log().battle());
    draft.begin(Happened::roster, Thing::unit, "red-1", "renamed");
    draft.set("red-1", &Unit::name, "J\xE4ger");
    entry.events = std::move(draft).take();
    REQUIRE_FALSE(file->append(entry));
    CHECK(file->log().battle().unit("red-1")->name == "J\xEF\xBF\xBDger");
    CHECK(open(disk)->log().battle() == file->log().battle());
}
