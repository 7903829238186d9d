#pragma once
// What the random referee types: what is owed, what else the phase allows, and nonsense.

#include "core/play/session.hpp"
#include "tests/support/random_situation.hpp"

namespace aor {

class RandomIntents {
public:
    RandomIntents(Chance64& chance, const Session& session) : chance_(chance), session_(session) {}

    /// A way to do what is owed; another one each time.
    [[nodiscard]] Intent for_duty(const Owed& duty);
    /// The next step of a charge that is under way.
    [[nodiscard]] Intent for_charge(const Charge& charge);
    /// Something that may be decided in this phase and need not be.
    [[nodiscard]] Intent free_decision();
    /// What nobody should type: names of nobody, wrong faces, wrong facts, things out of their phase, anything at all.
    [[nodiscard]] Intent nonsense();

    /// With facts of the table that the next roll cannot do without, and now and then others that it would read.
    [[nodiscard]] Intent filled_in(Intent intent);

private:
    [[nodiscard]] const Battle& battle() const { return session_.battle(); }
    [[nodiscard]] std::string any_unit();
    [[nodiscard]] std::string unit_on_table();
    [[nodiscard]] std::string enemy_of(std::string_view unit);
    [[nodiscard]] std::string any_id();
    [[nodiscard]] std::string value_for(const FactRow& row);
    [[nodiscard]] std::string inches(std::size_t from, std::size_t to);
    [[nodiscard]] Intent intent(std::string verb, std::string actor = "", std::string target = "");
    [[nodiscard]] Intent to_do(std::string procedure, std::string actor, std::string target = "");
    [[nodiscard]] Intent plot();
    [[nodiscard]] Intent shot(bool guns, bool opportunity);
    [[nodiscard]] Intent movement();
    [[nodiscard]] Intent changes_roster();
    [[nodiscard]] Intent by_hand();
    void spoil(Intent& intent);

    Chance64& chance_;
    const Session& session_;
};

}  // namespace aor
