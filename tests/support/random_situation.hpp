#pragma once
// Situations drawn at random, valid as the charts' facts and constraints demand, the same again for the same seed.
// They lean towards what matters at the table: small numbers, edges, several things true at once, and cases that
// no rule refuses.

#include "core/rules/procedure.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace aor {

/// Random numbers that are the same on every machine (the standard distributions are not).
class Chance64 {
public:
    explicit Chance64(std::uint64_t seed) : state_(seed) {}
    std::uint64_t bits();
    /// 0 to n - 1.
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(bits() % n); }
    bool one_in(std::size_t n) { return below(n) == 0; }
    template <class List>
    auto& one_of(List& list) { return list[below(list.size())]; }

private:
    std::uint64_t state_;
};

/// What a drawn situation should say if it can: these conditions hold, these literals hold or do not.
struct Wish {
    std::vector<const Clause*> holding;
    std::vector<std::pair<Literal, bool>> literals;

    /// All conditions of a row but one.
    static Wish all_of(const When& when, std::size_t except = SIZE_MAX);
};

class SituationDrawer {
public:
    SituationDrawer(const Charts& charts, const Procedure& procedure);

    /// A valid situation.
    [[nodiscard]] Situation draw(Chance64& chance) const { return draw(chance, Wish()); }
    /// A valid situation that most likely fulfils the wish.
    [[nodiscard]] Situation draw(Chance64& chance, const Wish& wish) const;
    /// The same situation with another value of one fact, still valid; nothing when there is no other.
    [[nodiscard]] std::optional<Situation> with_other(Chance64& chance, const Situation& situation, const FactRow& fact) const;
    /// A value that the fact may take, whatever the constraints say.
    void give_random(Chance64& chance, Situation& situation, const FactRow& fact) const;

    /// Whether the chart's constraints allow the situation.
    [[nodiscard]] bool is_valid(const Situation& situation) const;
    [[nodiscard]] const Chart& chart() const { return chart_; }

private:
    void fulfil(Chance64& chance, Situation& situation, const Literal& literal, bool holds) const;
    void fulfil(Chance64& chance, Situation& situation, const Wish& wish) const;
    void break_one(Chance64& chance, Situation& situation, const When& when) const;
    void get_past_refusals(Chance64& chance, Situation& situation) const;
    void repair(Chance64& chance, Situation& situation) const;
    [[nodiscard]] std::int32_t random_number(Chance64& chance, const FactRow& fact) const;
    [[nodiscard]] Situation filled_in(const Situation& situation) const;
    [[nodiscard]] bool keeps(const ConstraintRow& row, const Situation& filled) const;

    const Charts& charts_;
    const Procedure& procedure_;
    const Chart& chart_;
    std::vector<std::int32_t> edges_;         ///< whole numbers that the chart compares with
    std::vector<std::int32_t> inch_edges_;    ///< distances that the chart compares with
};

}  // namespace aor
