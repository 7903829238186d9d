#pragma once
// The only door for dice. A roll is one or more throws; every throw is read as the sum of its faces,
// a half-die counting its face on 1-3 and nothing on 4-6 (P-169). A single die is a throw of one.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// Dice thrown together and added up: whole dice first, then half-dice.
struct Throw {
    int whole = 0;
    int half = 0;
    [[nodiscard]] constexpr int count() const { return whole + half; }
};

/// What a half-die with this face counts (P-169): 1, 2, 3 count, 4, 5, 6 do not.
[[nodiscard]] constexpr int half_die_counts(int face) { return face <= 3 ? face : 0; }

/// "one die", "3 dice"
[[nodiscard]] std::string dice_in_words(int count);

/// What the faces of one throw add up to. `faces` holds the whole dice first.
[[nodiscard]] int add_up(Throw dice, std::span<const int> faces);

/// Where the faces came from.
enum class Origin : std::uint8_t { typed_faces, typed_total, program, script };

/// The faces that were thrown, in the order in which the procedure took them, and where they came from.
/// A typed total has no faces.
struct Roll {
    std::vector<int> faces;
    Origin origin = Origin::typed_faces;
};

/// Gives faces 1-6. Each source is one way in which dice reach the table.
class DiceSource {
public:
    virtual ~DiceSource() = default;
    virtual int next_face() = 0;
    [[nodiscard]] virtual Origin origin() const = 0;
};

/// The program's own dice: unbiased, and the same again for the same seed on every machine.
class ProgramDice final : public DiceSource {
public:
    explicit ProgramDice(std::uint64_t seed) : state_(seed) {}
    int next_face() override;
    [[nodiscard]] Origin origin() const override { return Origin::program; }

private:
    std::uint64_t state_;
};

/// Faces given beforehand: typed at the table, or written into a test. Never asked for more than it has:
/// the caller counts first.
class GivenDice final : public DiceSource {
public:
    explicit GivenDice(std::span<const int> faces, Origin origin = Origin::script) : faces_(faces), origin_(origin) {}
    int next_face() override;
    [[nodiscard]] Origin origin() const override { return origin_; }
    [[nodiscard]] std::size_t left() const { return faces_.size() - taken_; }

private:
    std::span<const int> faces_;
    std::size_t taken_ = 0;
    Origin origin_;
};

}  // namespace aor
