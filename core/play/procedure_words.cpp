#include "core/play/procedure_words.hpp"

#include "core/play/do_charge.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array<ProcedureWord, 3> kRunning = {{
    {"off", "it goes off the table: own, enemy, elsewhere"},
    {"surrenders", "yes: it finds no way out"},
    {"passes", "friends whom it passes through"},
}};
constexpr std::array<ProcedureWord, 1> kFallingBack = {{{"passes", "friends whom it passes through if it falls back"}}};
constexpr std::array<ProcedureWord, 1> kBeaten = {{{"passes", "friends whom a loser passes through if it falls back"}}};
constexpr std::array<ProcedureWord, 1> kBases = {{{"bases", "bases of the firer whose arc reaches the target"}}};
constexpr std::array<ProcedureWord, 1> kName = {{{"name", "the name of the new leader"}}};
constexpr std::array<ProcedureWord, 1> kAs = {{{"as", "the order that it forms on foot: line, column, skirmish"}}};
constexpr std::array<ProcedureWord, 1> kInto = {{{"into", "the village that it falls to plundering, when it does"}}};
constexpr std::array<ProcedureWord, 1> kTo = {{{"to", "the army to which it goes over"}}};

}  // namespace

std::span<const ProcedureWord> words_of_procedure(std::string_view procedure) {
    if (procedure == "charge" || procedure == "compulsory_pursuit") return charge_word_list();
    if (procedure == "rout_move" || procedure == "evade_move" || procedure == "feigned_flight") return kRunning;
    if (procedure == "morale") return kFallingBack;
    if (procedure == "melee") return kBeaten;
    if (procedure == "small_arms_fire") return kBases;
    if (procedure == "replacement_leader") return kName;
    if (procedure == "treachery") return kTo;
    if (procedure == "dismount") return kAs;
    if (procedure == "indian_obedience") return kInto;
    return {};
}

}  // namespace aor
