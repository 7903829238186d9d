#include "tests/support/at_desk.hpp"

#include "core/battle/log_file.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <chrono>

namespace aor {
namespace {

namespace fs = std::filesystem;

fs::path new_folder() {
    static std::atomic<int> count{0};
    const auto stamp = std::chrono::steady_clock::now().time_since_epoch().count();
    fs::path folder = fs::temp_directory_path() / ("aor-desk-" + std::to_string(stamp) + "-" + std::to_string(++count));
    fs::create_directories(folder);
    return folder;
}

}  // namespace

AtDesk::AtDesk(std::string_view order, std::vector<int> program_dice) : folder_(new_folder()), given_(std::move(program_dice)) {
    if (given_.empty()) dice_ = std::make_unique<ProgramDice>(1757);
    else dice_ = std::make_unique<GivenDice>(given_);
    desk_ = std::make_unique<desk::Desk>(test_charts(), desk::folders_in(folder_), dice_.get());
    desk_->start();
    if (order.empty()) return;
    desk_->carry_out(desk::NewBattle{fs::path(AOR_SOURCE_DIR) / order, "test"});
    REQUIRE_MESSAGE(desk_->session() != nullptr, desk_->said());
    desk_->carry_out(desk::ClosePauseCard{});
}

AtDesk::~AtDesk() {
    desk_.reset();
    std::error_code error;
    fs::remove_all(folder_, error);
}

void AtDesk::open(Battle start) {
    LogHeader header = small_header();
    header.start = std::move(start);
    header.charts = test_charts().digest();
    const auto file = folder_ / "set-up.battle";
    REQUIRE(LogFile::create(file, header).ok());
    ask(desk::OpenBattle{file});
    REQUIRE_MESSAGE(desk_->session() != nullptr, desk_->said());
    ask(desk::ClosePauseCard{});
}

void AtDesk::type(std::string_view keys) {
    for (const char c : keys) {
        ++keys_;
        if (c == '\n') ask(desk::PressKey{desk::Key::enter});
        else if (c == '\b') ask(desk::PressKey{desk::Key::backspace});
        else if (c == '\x1b') ask(desk::PressKey{desk::Key::escape});
        else if (c == '\t') ask(desk::PressKey{desk::Key::unfold});
        else ask(desk::TypeCharacter{static_cast<char32_t>(static_cast<unsigned char>(c))});
    }
}

void AtDesk::go_to_phase(int phase) {
    for (int i = 0; i < 40 && battle().game.phase != phase; ++i) {
        while (true) {
            const auto& duties = desk_->duties();
            const auto due = std::find_if(duties.begin(), duties.end(), [](const auto& row) { return row.when != report::Due::later && !row.id.empty(); });
            if (due == duties.end()) break;
            desk::Perform waive;
            waive.intent.verb = "waive";
            waive.intent.actor = due->id;
            waive.intent.reason = "not what this is about";
            const std::size_t before = entries();
            ask(waive);
            REQUIRE_MESSAGE(entries() > before, desk_->said());
        }
        desk::Perform next;
        next.intent.verb = "next";
        ask(next);
    }
    REQUIRE(battle().game.phase == phase);
}

std::string AtDesk::code(std::string_view id) const {
    for (const desk::Somebody& one : desk::everybody(battle())) {
        if (one.id == id) return one.code;
    }
    FAIL("nobody has the id ", id);
    return {};
}

void AtDesk::start_again() {
    desk_.reset();
    desk_ = std::make_unique<desk::Desk>(test_charts(), desk::folders_in(folder_), dice_.get());
    desk_->start();
}

}  // namespace aor
