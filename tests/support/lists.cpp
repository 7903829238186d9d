#include "tests/support/lists.hpp"

#include <doctest/doctest.h>

#include <map>

namespace aor {

const std::vector<std::string>& test_list_ids() {
    static const std::vector<std::string> ids = [] {
        const auto found = list_ids(test_list_folders());
        return found ? *found : std::vector<std::string>();
    }();
    return ids;
}

const ArmyList& test_list(const std::string& id) {
    static std::map<std::string, ArmyList> lists;
    auto found = lists.find(id);
    if (found == lists.end()) {
        const auto list = load_army_list(test_list_folders(), id);
        REQUIRE_MESSAGE(list.ok(), (list.ok() ? "" : list.problems().sentences()));
        found = lists.emplace(id, *list).first;
    }
    return found->second;
}

}  // namespace aor
