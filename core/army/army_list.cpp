#include "core/army/army_list.hpp"

#include <algorithm>

namespace aor {

namespace {

template <class Thing>
const Thing* named(const std::vector<Thing>& all, std::string_view id) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Thing& one) { return one.id == id; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

const ListRow* ArmyList::row(std::string_view row_id) const { return named(rows, row_id); }
const ListGroup* ArmyList::group(std::string_view group_id) const { return named(groups, group_id); }
const MissingRows* ArmyList::missing_rows(std::string_view missing_id) const { return named(missing, missing_id); }

bool ArmyList::complete() const {
    return missing.empty() && std::all_of(rows.begin(), rows.end(), [](const ListRow& row) { return row.cut.empty(); });
}

bool ArmyList::complete(std::string_view group_id) const {
    return std::none_of(missing.begin(), missing.end(), [&](const MissingRows& rows_of_it) {
        if (rows_of_it.group == group_id) return true;
        // Missing rows of the army itself belong to a group that is not there.
        return group_id.empty() && group(rows_of_it.group) == nullptr;
    });
}

std::vector<const ListRow*> ArmyList::rows_of(std::string_view group_id) const {
    std::vector<const ListRow*> found;
    for (const ListRow& row : rows) {
        if (row.group == group_id) found.push_back(&row);
    }
    return found;
}

std::vector<const ListGroup*> ArmyList::groups_of(std::string_view group_id) const {
    std::vector<const ListGroup*> found;
    for (const ListGroup& group : groups) {
        if (group.within == group_id) found.push_back(&group);
    }
    return found;
}

std::string ArmyList::top_group(std::string_view group_id) const {
    std::string at(group_id);
    for (std::size_t steps = 0; steps <= groups.size(); ++steps) {
        const ListGroup* found = group(at);
        if (found == nullptr || found->within.empty()) return at;
        at = found->within;
    }
    return at;
}

}  // namespace aor
