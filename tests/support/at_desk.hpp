#pragma once
// A desk of its own folder, with a battle that has been begun on it; and a referee at its keyboard who counts.

#include "app/desk/desk.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

class AtDesk {
public:
    /// A battle from this order of battle; "" for none.
    explicit AtDesk(std::string_view order = "armylists/ready/first-battle.toml", std::vector<int> program_dice = {});
    ~AtDesk();
    AtDesk(const AtDesk&) = delete;
    AtDesk& operator=(const AtDesk&) = delete;

    /// A battle that a test has set up, in the middle of what it is about.
    void open(Battle start);

    desk::Desk& desk() { return *desk_; }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] const Battle& battle() const { return desk_->session()->battle(); }
    [[nodiscard]] std::size_t entries() const { return desk_->session()->log().entries().size(); }

    void ask(const desk::DeskIntent& intent) { desk_->carry_out(intent); }
    /// Characters at the keyboard; '\n' is Enter, '\b' Backspace, '\x1b' Escape, '\t' Tab.
    void type(std::string_view keys);
    [[nodiscard]] int keys() const { return keys_; }
    void count_anew() { keys_ = 0; }

    /// Phases go by, whatever is owed in them being waived, until this one begins.
    void go_to_phase(int phase);
    /// The two signs that stand for somebody.
    [[nodiscard]] std::string code(std::string_view id) const;
    /// A new desk on the same folder, as after the power came back.
    void start_again();

private:
    std::filesystem::path folder_;
    std::vector<int> given_;
    std::unique_ptr<DiceSource> dice_;
    std::unique_ptr<desk::Desk> desk_;
    int keys_ = 0;
};

}  // namespace aor
