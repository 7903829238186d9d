// The same on a real disk: a lock, a program killed while it writes.

#include "core/battle/entry_text.hpp"
#include "core/battle/log_file.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/log_entries.hpp"

#include <doctest/doctest.h>

#include <fstream>

#ifndef _WIN32

#include <csignal>
#include <cstdlib>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace aor;
using aor::tests::entry_with;
using aor::tests::sentence_of;
namespace fs = std::filesystem;

namespace {

/// A folder that is gone in the end.
struct Folder {
    fs::path path;
    Folder() {
        std::string name = (fs::temp_directory_path() / "aor-battle-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path = name;
    }
    ~Folder() {
        std::error_code nothing;
        fs::remove_all(path, nothing);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

void write(const fs::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

std::string bytes_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("a battle file is made, opened, and kept from a second writer") {
    const Folder folder;
    const fs::path path = folder.path / "Jäger 100%.battle";
    {
        auto file = LogFile::create(path, small_header());
        if (!file) FAIL(file.problems().sentences());
        REQUIRE_FALSE(file->append(entry_with(file->log(), 10)));
        CHECK(bytes_of(path) == text_of(small_header()) + text_of(file->log().entries()[0]));
        CHECK(sentence_of(LogFile::create(path, small_header())) == "there is already a file of that name");

        auto second = LogFile::open(path);
        REQUIRE(second.ok());
        CHECK(second->read_only_because() == "somebody else has it open");
        CHECK(second->log().battle() == file->log().battle());
        CHECK(second->append(entry_with(second->log(), 10)));
        REQUIRE_FALSE(file->append(entry_with(file->log(), 10)));
        CHECK(*second->look_again() == 1);
        auto reader = LogFile::open(path, OpenFor::reading);
        CHECK(reader->read_only_because() == "asked for so");
        CHECK(reader->log().entries().size() == 2);
    }
    auto file = LogFile::open(path);
    CHECK(file->read_only_because().empty());
    REQUIRE_FALSE(file->append(entry_with(file->log(), 10)));
    CHECK(file->log().entries().size() == 3);
    // Nothing but the battle is left in the folder.
    CHECK(std::distance(fs::directory_iterator(folder.path), fs::directory_iterator()) == 1);
}

TEST_CASE("torn bytes are copied aside under names that are free") {
    const Folder folder;
    const fs::path path = folder.path / "a.battle";
    write(path.string() + ".torn-1", "older");
    write(path, text_of(small_header()) + "[[entry]]\nnum");
    auto file = LogFile::open(path);
    REQUIRE(file.ok());
    CHECK(file->told()[0] == path.string() + ": the last entry was not written to its end; 13 bytes were copied to " +
                                 path.string() + ".torn-2 and cut off");
    CHECK(bytes_of(path) == text_of(small_header()));
    CHECK(bytes_of(path.string() + ".torn-2") == "[[entry]]\nnum");
    CHECK(bytes_of(path.string() + ".torn-1") == "older");
}

TEST_CASE("what cannot hold a battle is refused with a sentence") {
    const Folder folder;
    CHECK(sentence_of(LogFile::open(folder.path)) == "this is a folder, not a battle file");
    CHECK(sentence_of(LogFile::open(folder.path / "none.battle")) == "cannot be opened: No such file or directory");
    CHECK(sentence_of(LogFile::open("/dev/zero")) == "this is not a file that can hold a battle");
    REQUIRE(::mkfifo((folder.path / "pipe").c_str(), 0600) == 0);
    CHECK(sentence_of(LogFile::open(folder.path / "pipe")) == "this is not a file that can hold a battle");
    CHECK(sentence_of(LogFile::create(folder.path / "no" / "such" / "folder", small_header())) ==
          "cannot be made: No such file or directory");
    CHECK(sentence_of(LogFile::create(folder.path / "", small_header())) == "a battle file needs a name");
    CHECK(sentence_of(LogFile::create(folder.path, small_header())) == "there is already a file of that name");
    fs::create_symlink(folder.path / "nowhere", folder.path / "link");
    CHECK(sentence_of(LogFile::create(folder.path / "link", small_header())) == "there is already a file of that name");
    write(folder.path / "empty", "");
    CHECK(sentence_of(LogFile::open(folder.path / "empty")) == "the file is empty: there is no battle in it");

    if (::geteuid() == 0) {
        MESSAGE("skipped: protected files, since root may do anything");
    } else {
        const fs::path path = folder.path / "protected.battle";
        write(path, text_of(small_header()));
        fs::permissions(path, fs::perms::owner_read);
        CHECK(LogFile::open(path)->read_only_because() == "it cannot be written (Permission denied)");
        fs::permissions(path, fs::perms::none);
        CHECK(sentence_of(LogFile::open(path)) == "cannot be opened: Permission denied");
    }
}

TEST_CASE("a file that somebody else has changed meanwhile is left alone") {
    const Folder folder;
    const fs::path path = folder.path / "a.battle";
    auto file = LogFile::create(path, small_header());
    REQUIRE_FALSE(file->append(entry_with(file->log(), 10)));
    std::ofstream(path, std::ios::app) << "x";
    CHECK(file->append(entry_with(file->log(), 10))->text == "somebody else has changed the file: open it anew");
}

TEST_CASE("killed while it writes: everything that was told is there") {
    const Folder folder;
    int torn = 0;
    for (int round = 0; round < 40; ++round) {
        const fs::path path = folder.path / (std::to_string(round) + ".battle");
        int told[2];
        REQUIRE(::pipe(told) == 0);
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            // Tells one byte for every entry that is done.
            auto file = LogFile::create(path, small_header());
            if (!file) ::_exit(3);
            for (;;) {
                if (file->append(entry_with(file->log(), 200'000))) ::_exit(4);
                if (::write(told[1], "x", 1) != 1) ::_exit(5);
            }
        }
        ::close(told[1]);
        char byte = 0;
        REQUIRE(::read(told[0], &byte, 1) == 1);
        ::usleep(static_cast<useconds_t>(331 * round % 7919));
        ::kill(child, SIGKILL);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFSIGNALED(status));
        int done = 1;
        while (::read(told[0], &byte, 1) == 1) ++done;
        ::close(told[0]);

        auto file = LogFile::open(path);
        if (!file) FAIL(file.problems().sentences());
        CHECK(file->read_only_because().empty());
        const int there = static_cast<int>(file->log().entries().size());
        CHECK(there >= done);
        CHECK(there <= done + 1);
        torn += file->told().empty() ? 0 : 1;
        CHECK_FALSE(file->append(entry_with(file->log(), 10)));
        fs::remove(path);
    }
    MESSAGE("entries torn by the kill: " << torn << " of 40");
}

#endif
