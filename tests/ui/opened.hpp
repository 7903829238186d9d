#pragma once
// The whole screen with a battle that a test has set up, in the middle of what it is about.

#include "tests/support/charging.hpp"
#include "tests/ui/at_screen.hpp"

namespace aor::tests {

class Opened : public AtScreen {
public:
    explicit Opened(const AtBattle& set_up, Headless::Size size = {}) : AtScreen("", size) {
        table.open(set_up.battle());
        settle();
    }
    /// All of it can be seen without scrolling.
    [[nodiscard]] bool in_sight(std::string_view what) {
        if (!hands.has(what)) return false;
        const Item item = hands.find(what);
        return item.clip.Contains(item.box.GetCenter()) && item.box.Max.y <= item.clip.Max.y + 1.0f && item.box.Min.y >= item.clip.Min.y - 1.0f;
    }
};

/// Who has charged that one home, and fights it now.
inline void in_contact(AtBattle& set_up, const std::string& id, const std::string& unit, const std::string& opponent) {
    Contact contact;
    contact.id = id;
    contact.unit = unit;
    contact.opponent = opponent;
    contact.since_turn = 1;
    set_up.come(contact);
    set_up.set(unit, &Unit::charged_turn, 1);
    set_up.set(unit, &Unit::charge_distance, Inches::whole(10));
}

/// The phase of melees, and 1/red has charged 1/blue home.
inline AtBattle one_melee() {
    AtBattle set_up;
    set_up.phase(10);
    in_contact(set_up, "1", "red-1", "blue-1");
    return set_up;
}

}  // namespace aor::tests
