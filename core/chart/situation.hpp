#pragma once
// Who, whom, and what the referee ticks: the values of all facts, the scale, and the rulings in force.

#include "core/base/inches.hpp"
#include "core/chart/facts.hpp"
#include "core/chart/rulings.hpp"

#include <array>
#include <cstdint>
#include <limits>

namespace aor {

/// A place in a situation that a chart condition can look at: a fact, the scale, or a ruling.
class Slot {
public:
    constexpr Slot() = default;
    constexpr Slot(Fact fact) : index_(static_cast<std::uint16_t>(fact)) {}  // NOLINT(google-explicit-constructor)
    constexpr Slot(Ruling ruling)                                            // NOLINT(google-explicit-constructor)
        : index_(static_cast<std::uint16_t>(kFactCount + 1 + static_cast<std::size_t>(ruling))) {}
    static constexpr Slot scale() {
        Slot slot;
        slot.index_ = static_cast<std::uint16_t>(kFactCount);
        return slot;
    }

    [[nodiscard]] constexpr std::size_t index() const { return index_; }
    [[nodiscard]] constexpr bool is_fact() const { return index_ < kFactCount; }
    [[nodiscard]] constexpr bool is_scale() const { return index_ == kFactCount; }
    [[nodiscard]] constexpr bool is_ruling() const { return index_ > kFactCount; }
    [[nodiscard]] constexpr Fact fact() const { return static_cast<Fact>(index_); }
    [[nodiscard]] constexpr Ruling ruling() const { return static_cast<Ruling>(index_ - kFactCount - 1); }
    constexpr bool operator==(const Slot&) const = default;

private:
    std::uint16_t index_ = 0;
};

inline constexpr std::size_t kSlotCount = kFactCount + 1 + kRulingCount;
inline constexpr std::int32_t kAbsent = std::numeric_limits<std::int32_t>::min();

/// How often each objective kind stands in a list.
using ObjectiveCounts = std::array<std::uint16_t, 14>;

/// The values of all facts. Booleans are 0 or 1, words the number of their enumeration, inches
/// ten-thousandths, `shared` a set of bits; an optional fact that was left out is kAbsent. A fact that the
/// procedure does not read is 0.
class Situation {
public:
    // Values as the rules read them.
    [[nodiscard]] bool is(Fact fact) const { return values_[Slot(fact).index()] == 1; }
    [[nodiscard]] std::int32_t number(Fact fact) const { return values_[Slot(fact).index()]; }
    [[nodiscard]] bool given(Fact fact) const { return values_[Slot(fact).index()] != kAbsent; }
    [[nodiscard]] Inches inches(Fact fact) const { return Inches::parts(values_[Slot(fact).index()]); }
    template <class Word>
    [[nodiscard]] Word word(Fact fact) const { return static_cast<Word>(values_[Slot(fact).index()]); }
    [[nodiscard]] Scale scale() const { return static_cast<Scale>(values_[Slot::scale().index()]); }
    [[nodiscard]] std::int32_t ruling(Ruling ruling) const { return values_[Slot(ruling).index()]; }

    [[nodiscard]] std::int32_t raw(Slot slot) const { return values_[slot.index()]; }
    void set(Slot slot, std::int32_t value) { values_[slot.index()] = value; }
    void set(Fact fact, bool yes) { values_[Slot(fact).index()] = yes ? 1 : 0; }
    void set(Fact fact, std::int32_t value) { values_[Slot(fact).index()] = value; }
    void set(Fact fact, Inches value) { values_[Slot(fact).index()] = value.parts(); }
    template <class Word>
        requires std::is_enum_v<Word>
    void set(Fact fact, Word word) { values_[Slot(fact).index()] = static_cast<std::int32_t>(word); }
    void set_scale(Scale scale) { values_[Slot::scale().index()] = as_value(scale); }
    void set_ruling(Ruling ruling, std::int32_t choice) { values_[Slot(ruling).index()] = choice; }

    // army.objectives_lost and army.objectives_gained.
    [[nodiscard]] const ObjectiveCounts& objectives(Fact fact) const { return lists_[list_index(fact)]; }
    [[nodiscard]] ObjectiveCounts& objectives(Fact fact) { return lists_[list_index(fact)]; }

    bool operator==(const Situation&) const = default;

private:
    static std::size_t list_index(Fact fact) { return fact == Fact::army_objectives_gained ? 1 : 0; }

    std::array<std::int32_t, kSlotCount> values_{};
    std::array<ObjectiveCounts, 2> lists_{};
};

}  // namespace aor
