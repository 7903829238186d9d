// The real program, from its start to its end: its first frame seen on the display, a fire by keys that come through the X
// server, and what is then in the battle's file.

#include "core/battle/log_file.hpp"
#include "tests/support/at_desk.hpp"
#include "tests/ui/program/running.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

using namespace aor;
using namespace aor::tests;
namespace fs = std::filesystem;

namespace {

// A battle at the moment of fire, laid down in a folder of its own; the desk that made it is closed.
class Evening {
public:
    Evening() {
        table_.go_to_phase(8);
        const Battle& battle = table_.battle();
        for (const Unit& unit : battle.units) {
            if (unit.arm != Arm::infantry || !is_on_table(unit)) continue;
            if (firer_.empty()) firer_ = unit.id;
            else if (target_.empty() && unit.army != army_of(firer_)) target_ = unit.id;
        }
        keys_ = "f" + table_.code(firer_) + table_.code(target_) + "3.5\n";
        table_.type(keys_);
        REQUIRE(table_.desk().case_view().roll.has_value());
        // Somewhat less than the dice would make by and large.
        dice_ = std::to_string(table_.desk().case_view().roll->wanted.first.whole * 3 + 1) + "\n";
        for (int i = 0; i < 8 && !table_.desk().work().empty(); ++i) table_.type("\x1b");
        REQUIRE(table_.desk().work().empty());
        entries_ = table_.entries();
        table_.desk().save_settings();
        file_ = table_.desk().settings().last_battle;
        const desk::Settings settings = table_.desk().settings();
        table_.ask(desk::CloseBattle{});
        table_.desk().settings() = settings;
        table_.desk().save_settings();
    }

    [[nodiscard]] const fs::path& folder() const { return table_.folder(); }
    [[nodiscard]] std::vector<std::string> words() const { return {"--data", folder().string(), "--size", "1366x768", "--scale", "1"}; }
    /// Who fires at whom, and from where; the dice are not in it.
    [[nodiscard]] const std::string& keys() const { return keys_; }
    [[nodiscard]] const std::string& dice() const { return dice_; }
    [[nodiscard]] const std::string& firer() const { return firer_; }
    [[nodiscard]] const std::string& target() const { return target_; }
    [[nodiscard]] std::size_t entries_before() const { return entries_; }

    [[nodiscard]] LogFile log() const {
        auto log = LogFile::open(file_, OpenFor::reading);
        REQUIRE_MESSAGE(log.ok(), log.problems().sentences());
        return std::move(*log);
    }
    [[nodiscard]] std::size_t entries() const { return log().log().entries().size(); }
    [[nodiscard]] fs::path pinned() const { return folder() / "state" / "pinned.toml"; }
    /// The case that is being made, as it is kept.
    [[nodiscard]] std::string kept() const {
        std::ostringstream text;
        text << std::ifstream(folder() / "state" / "case.toml").rdbuf();
        return text.str();
    }

private:
    [[nodiscard]] ArmyId army_of(const std::string& id) const {
        for (const Unit& unit : table_.battle().units) {
            if (unit.id == id) return unit.army;
        }
        return {};
    }

    mutable AtDesk table_;
    std::string firer_;
    std::string target_;
    std::string keys_;
    std::string dice_;
    std::string file_;
    std::size_t entries_ = 0;
};

void check_the_fire(const Evening& evening) {
    const LogFile file = evening.log();
    // Nothing was torn or cut off: all that is told is that this test only reads.
    REQUIRE(file.told().size() == 1);
    CHECK(file.told()[0].ends_with(".battle: open for reading only: asked for so"));
    REQUIRE(file.log().entries().size() == evening.entries_before() + 1);
    const Entry& entry = file.log().entries().back();
    REQUIRE_FALSE(entry.rolls.empty());
    CHECK(entry.rolls[0].procedure == "small_arms_fire");
    CHECK(entry.rolls[0].actor == evening.firer());
    CHECK(entry.rolls[0].target == evening.target());
}

}  // namespace

TEST_CASE("started, seen, a fire by keyboard, closed: the log is whole") {
    const Evening evening;
    Running program(evening.folder(), evening.words());
    program.see_first_frame();
    program.type("\n");  // the card that tells where one was
    program.type(evening.keys());
    REQUIRE(comes_true([&] { return evening.kept().find("3.5") != std::string::npos; }));
    program.type(evening.dice());
    CHECK(comes_true([&] { return evening.entries() == evening.entries_before() + 1; }));
    program.press("ctrl+q");
    const Ended ended = program.end();
    CHECK(ended.status == 0);
    CHECK(ended.said == "");
    check_the_fire(evening);
}

TEST_CASE("killed in the middle of a case and started again: the battle, the case and the pinned one are back") {
    const Evening evening;
    {
        Running program(evening.folder(), evening.words());
        program.see_first_frame();
        program.type("\n" + evening.keys());
        REQUIRE(comes_true([&] { return evening.kept().find("3.5") != std::string::npos; }));
        program.type("!");   // and laid beside it, to compare
        REQUIRE(comes_true([&] { return fs::exists(evening.pinned()); }));
        program.kill_hard();
    }
    CHECK(evening.entries() == evening.entries_before());
    Running again(evening.folder(), evening.words());
    again.see_first_frame();
    // Opening a battle begins without a pinned case: it is there because it was taken up again.
    CHECK(fs::exists(evening.pinned()));
    again.type("\n" + evening.dice());  // only the dice were left to type
    CHECK(comes_true([&] { return evening.entries() == evening.entries_before() + 1; }));
    again.press("ctrl+q");
    CHECK(again.end().status == 0);
    check_the_fire(evening);
}

TEST_CASE("without a display it says so in one sentence, and ends with 3") {
    const AtDesk table("");
    Running program(table.folder(), {}, {{"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}});
    const Ended ended = program.end();
    CHECK(ended.status == 3);
    CHECK(ended.said == "aor-overlay: there is no display to open a window on (X11: The DISPLAY environment variable is missing)\n");
}

TEST_CASE("faults of its words are told all at once, with their place") {
    const AtDesk table("");
    Running program(table.folder(), {"--size", "big", "--theme", "papre", "--panel=logg", "--scale", "9", "evening.battle", "--nothing"});
    const Ended ended = program.end();
    CHECK(ended.status == 2);
    CHECK(ended.said ==
          "aor-overlay: argument 9: unknown option \"--nothing\"\n"
          "aor-overlay: argument 8: aor-overlay reads nothing from \"evening.battle\"; a battle is opened with --battle\n"
          "aor-overlay: argument 5: unknown panel \"logg\" (did you mean \"log\"?)\n"
          "aor-overlay: argument 4: unknown theme \"papre\" (did you mean \"paper\"?)\n"
          "aor-overlay: argument 2: a size is width and height from 200 to 16384 pixels, as in 1366x768, not \"big\"\n"
          "aor-overlay: argument 7: a scale is a number from 0.5 to 4, not \"9\"\n");
}

TEST_CASE("a picture is written in the size asked for, and nothing of the user's is touched") {
    const AtDesk table("");
    const fs::path picture = table.folder() / "picture.png";
    const fs::path order = fs::path(AOR_SOURCE_DIR) / "armylists/ready/first-battle.toml";
    for (const auto& [size, scale] : {std::pair{"1366x768", "1"}, std::pair{"3840x2160", "2"}}) {
        Running program(table.folder(), {"--screenshot", picture.string(), "--battle", order.string(), "--size", size, "--scale", scale});
        const Ended ended = program.end();
        CHECK(ended.status == 0);
        CHECK(ended.said == "");
        // The size stands in the first chunk of a PNG: four bytes each at 16 and 20.
        std::ifstream in(picture, std::ios::binary);
        std::string head(24, '\0');
        REQUIRE(in.read(head.data(), 24));
        const auto number = [&head](std::size_t at) {
            int out = 0;
            for (std::size_t i = 0; i < 4; ++i) out = out * 256 + static_cast<unsigned char>(head[at + i]);
            return out;
        };
        CHECK(std::to_string(number(16)) + 'x' + std::to_string(number(20)) == size);
        fs::remove(picture);
    }
    for (const char* folder : {".config", ".local"}) CHECK_FALSE(fs::exists(table.folder() / folder));
}
