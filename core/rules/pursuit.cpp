#include "core/rules/pursuit.hpp"

namespace aor {

// Readings that the chart's conditions carry:
// RULING R-45: a half-die leader does not hold anybody back.
// RULING R-105: a broken loser is enough for a check, or only a routed one.
// RULING R-106: text and chart together (any cavalry but light three, clans and mobs as eager as Scots and French),
// or the text alone.
const Procedure pursuit = one_die_at_or_under("pursuit");

}  // namespace aor
