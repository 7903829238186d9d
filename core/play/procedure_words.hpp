#pragma once
// What the referee may say with a procedure besides the facts of its chart: where a runner ends, whom it passes through,
// how many bases reach the target. Charges have a longer list of their own, see do_charge.hpp.

#include <span>
#include <string_view>

namespace aor {

struct ProcedureWord {
    std::string_view name;          ///< "passes"
    std::string_view meaning;       ///< as it is asked
};

/// In the order in which they are asked; none for most procedures.
[[nodiscard]] std::span<const ProcedureWord> words_of_procedure(std::string_view procedure);

}  // namespace aor
