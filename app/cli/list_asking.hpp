#pragma once
// aor list complete, row by row: what the owner of the book reads out of it, each answer checked before the next question.

#include "app/cli/streams.hpp"
#include "core/army/army_list.hpp"

#include <string>

namespace aor::cli {

/// A list of the owner's own as far as his answers go: the rows that he has typed, and what is still missing to be typed later.
/// Without a single row it is the list that waits to be typed into.
struct AskedList {
    std::string text;
    int rows = 0;
};

/// Asks for every missing kind of row, and for what is cut off of the rows that are there. An empty answer skips: the row where it
/// cannot stand without, else only that column. When the answers end, the rest is skipped.
[[nodiscard]] AskedList ask_for_rows(const ArmyList& list, Streams& streams);

}  // namespace aor::cli
