// The real program on a disk that is full: a sentence, and the battle as it was told.

#include "tests/support/aor_run.hpp"
#include "tests/support/own_folder.hpp"
#include "tests/support/small_disk.hpp"

#include <doctest/doctest.h>

#ifdef __linux__

using aor::tests::aor_run;
using aor::tests::bytes_of;
using aor::tests::OwnFolder;
using aor::tests::SmallDisk;

namespace {

/// The real program on the file; what it says is in `out` and `err` of the folder.
int program(const OwnFolder& folder, const std::string& file, const std::string& words) {
    const std::string line = std::string(AOR_BIN) + " battle " + file + ' ' + words + " >" + folder.file("out") + " 2>" + folder.file("err");
    const int status = std::system(line.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("aor battle on a small file system that is full: a sentence, and the battle as it was told") {
    SmallDisk disk(128);
    if (!disk.is_there()) return;
    const OwnFolder folder("aor_battle_full");
    const std::string file = disk.folder() + "/k.battle";
    REQUIRE(aor_run({"battle", file, "new", "first-battle"}).status == 0);
    int told = 0;
    while (program(folder, file, "note " + std::string(9'000, 'x')) == 0) ++told;
    CHECK(bytes_of(folder.file("out")) == "");
    CHECK(bytes_of(folder.file("err")).find("No space left on device") != std::string::npos);
    CHECK(told >= 3);
    const std::string full = bytes_of(file);
    CHECK(program(folder, file, "log all") == 0);
    CHECK(program(folder, file, "note " + std::string(9'000, 'y')) == 2);
    CHECK(bytes_of(file) == full);
    REQUIRE(disk.resize(1024));
    CHECK(program(folder, file, "next") == 0);
    CHECK(bytes_of(folder.file("out")).starts_with(std::to_string(told + 1) + "  1.1  Turn 1, phase 2"));
}

#endif
