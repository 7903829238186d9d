// The log on a real file system that is full: what was told is there, and nothing else.

#include "core/battle/log_file.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/log_entries.hpp"
#include "tests/support/own_folder.hpp"
#include "tests/support/small_disk.hpp"

#include <doctest/doctest.h>

#ifdef __linux__

#include <filesystem>

using namespace aor;
using aor::tests::entry_with;
using aor::tests::sentence_of;
using aor::tests::bytes_of;
using aor::tests::SmallDisk;
using aor::tests::write_bytes;
namespace fs = std::filesystem;

TEST_CASE("a real full disk") {
    SmallDisk small(64);
    if (!small.is_there()) return;
    const fs::path disk = small.folder();
    {
        const fs::path path = disk / "a.battle";
        auto file = LogFile::create(path, small_header());
        REQUIRE(file.ok());
        std::optional<Problem> problem;
        int told = 0;
        while (!(problem = file->append(entry_with(file->log(), 1500)))) ++told;
        CHECK(problem->text == "the entry could not be written: No space left on device");
        CHECK(told > 20);
        CHECK(file->read_only_because().empty());
        CHECK(bytes_of(path.string()).size() == file->size());
        // A smaller one may still find room; a big one does not, however often it is tried.
        for (int i = 0; i < 3; ++i) CHECK(file->append(entry_with(file->log(), 1500)));
        CHECK(sentence_of(LogFile::create(disk / "b.battle", small_header())) ==
              "cannot be made: No space left on device");
        CHECK_FALSE(fs::exists(disk / "b.battle"));
        CHECK(std::distance(fs::directory_iterator(disk), fs::directory_iterator()) == 1);
        REQUIRE(small.resize(256));
        REQUIRE_FALSE(file->append(entry_with(file->log(), 1500)));
        CHECK(static_cast<int>(file->log().entries().size()) == told + 1);
        auto reader = LogFile::open(path, OpenFor::reading);
        CHECK(reader->log().battle() == file->log().battle());
    }
    // Torn bytes on a full disk: they stay where they are.
    {
        const fs::path path = disk / "a.battle";
        std::ofstream(path, std::ios::app) << "[[entry]]\nnumber = 99\n";
        std::string filler(512 * 1024, 'f');
        write_bytes((disk / "filler").string(), filler);
        const std::string before = bytes_of(path.string());
        auto file = LogFile::open(path);
        REQUIRE(file.ok());
        CHECK(bytes_of(path.string()) == before);
        CHECK(file->read_only_because().find("could not be put aside (") != std::string::npos);
        fs::remove(disk / "filler");
    }
}

#endif
