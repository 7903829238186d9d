#pragma once
// The dice of a case with several rolls, some read off the table and some thrown by the program: each goes into the log as
// what it was.

#include "app/desk/dice_typed.hpp"
#include "app/desk/work.hpp"
#include "core/dice/roll.hpp"

#include <optional>
#include <vector>

namespace aor::desk {

/// Dice that lie there already, given in their order, each with where it came from.
class LaidDice final : public DiceSource {
public:
    struct Face {
        int face = 1;
        Origin origin = Origin::typed_faces;
    };
    explicit LaidDice(std::vector<Face> faces) : faces_(std::move(faces)) {}
    int next_face() override;
    /// Of the face that was given last.
    [[nodiscard]] Origin origin() const override { return taken_ == 0 ? Origin::program : faces_[taken_ - 1].origin; }

private:
    std::vector<Face> faces_;
    std::size_t taken_ = 0;
};

/// What `typed` is when it is taken for the roll that waits.
[[nodiscard]] LaidRoll laid_roll(const Work& work, const DiceTyped& typed);

/// Takes out of the intent, which has all dice of the case as if they were typed, those from the first roll on that the
/// program threw, and gives them as dice of their own. Nothing when it threw none; nor when a total was typed after its
/// dice, for a total has no faces to be given: then the intent stays as it is.
[[nodiscard]] std::optional<LaidDice> take_thrown(Intent& intent, const Work& work, const DiceTyped& typed);

}  // namespace aor::desk
