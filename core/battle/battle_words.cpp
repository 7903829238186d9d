#include "core/battle/battle_words.hpp"

#include <array>

namespace aor {

namespace {

constexpr std::array<std::string_view, 13> kThings = {"game", "army",   "brigade", "unit", "leader", "site",  "plot",
                                                      "charge", "contact", "card",    "loss", "trophy", "owed"};
constexpr std::array<std::string_view, 12> kPresences = {
    "on_table",  "waiting", "off_own_baseline", "off_enemy_baseline", "off_elsewhere", "never_arrived",
    "destroyed", "removed", "picked_up",        "surrendered",        "withdrawn",     "struck_off"};
constexpr std::array<std::string_view, 3> kFlagStates = {"none", "held", "lost"};
constexpr std::array<std::string_view, 4> kPosts = {"commander_in_chief", "division", "brigade", "unassigned"};
constexpr std::array<std::string_view, 4> kFates = {"present", "killed", "captured", "left"};
constexpr std::array<std::string_view, 3> kPlotKinds = {"charge", "rally_back", "feigned_flight"};
constexpr std::array<std::string_view, 11> kCauses = {"artillery",   "small_arms", "melee",  "square_losses",
                                                      "rout",        "picked_up",  "surrendered", "removed",
                                                      "rocket",      "hand",       "other"};
constexpr std::array<std::string_view, 3> kTrophyKinds = {"flag", "battery", "leader"};
constexpr std::array<std::string_view, 12> kChargeSteps = {"answer", "quarter", "range", "fire", "home", "stand", "countercharge",
                                                           "square", "evade", "contact", "control", "onward"};
constexpr std::array<std::string_view, 10> kChargeAnswers = {"none",  "stand", "countercharge", "turn",  "square",
                                                             "evade", "form",  "fire_and_retire", "move_away", "limber_away"};
constexpr std::array<std::string_view, 6> kAdvances = {"none", "vacated_ground", "one_inch", "quarter", "half", "all"};

}  // namespace

#define AOR_WORDS(Enum, words)                                  \
    template <>                                                 \
    std::span<const std::string_view> words_for<Enum>() {       \
        return words;                                           \
    }

AOR_WORDS(Thing, kThings)
AOR_WORDS(Presence, kPresences)
AOR_WORDS(FlagState, kFlagStates)
AOR_WORDS(Post, kPosts)
AOR_WORDS(Fate, kFates)
AOR_WORDS(PlotKind, kPlotKinds)
AOR_WORDS(Cause, kCauses)
AOR_WORDS(TrophyKind, kTrophyKinds)
AOR_WORDS(ChargeStep, kChargeSteps)
AOR_WORDS(ChargeAnswer, kChargeAnswers)
AOR_WORDS(Advance, kAdvances)

// Those of the charts.
AOR_WORDS(Scale, words_of(Kind::scale))
AOR_WORDS(Rating, words_of(Kind::rating))
AOR_WORDS(Road, words_of(Kind::road))
AOR_WORDS(State, words_of(Kind::state))
AOR_WORDS(Arm, words_of(Kind::arm))
AOR_WORDS(Formation, words_of(Kind::formation))
AOR_WORDS(Side, words_of(Kind::side))
AOR_WORDS(Range, words_of(Kind::range))
AOR_WORDS(Cover, words_of(Kind::cover))
AOR_WORDS(Weapon, words_of(Kind::weapon))
AOR_WORDS(Gun, words_of(Kind::gun))
AOR_WORDS(Moved, words_of(Kind::moved))
AOR_WORDS(Structure, words_of(Kind::structure))
AOR_WORDS(FireSystem, words_of(Kind::fire_system))
AOR_WORDS(BattalionGun, words_of(Kind::battalion_gun))
AOR_WORDS(FigureScale, words_of(Kind::figure_scale))
AOR_WORDS(ChargeStyle, words_of(Kind::charge_style))
AOR_WORDS(ArmyCondition, words_of(Kind::condition))
AOR_WORDS(Objective, words_of(Kind::objectives))

#undef AOR_WORDS

std::string a_thing(Thing thing) {
    const std::string_view name = word(thing);
    return (name.find_first_of("aeio") == 0 ? "an " : "a ") + std::string(name);
}

}  // namespace aor
