// The keys of an order of battle: armylists/README.md and the reader name the same.

#include "core/battle/record_fields.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

using namespace aor;

namespace {

std::string readme() {
    std::ifstream in(std::string(AOR_SOURCE_DIR) + "/armylists/README.md", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool is_sign_of_a_key(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

/// `key`, `key = value`, `[[key]]`: as a word of its own between backquotes.
bool names(const std::string& text, std::string_view key) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '`') quoted = !quoted;
        if (text[i] == '\n') quoted = false;
        const bool whole = text.compare(i, key.size(), key) == 0 && !is_sign_of_a_key(i > 0 ? text[i - 1] : ' ') &&
                           (i + key.size() == text.size() || !is_sign_of_a_key(text[i + key.size()]));
        if (quoted && whole) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("every key that an order of battle may have stands in the README") {
    const std::string text = readme();
    REQUIRE(!text.empty());
    // The section of the table says whether it is an objective or a structure.
    constexpr std::string_view kBySection[] = {"is_objective", "is_structure"};
    int keys = 0;
    for (const Thing thing : {Thing::game, Thing::army, Thing::brigade, Thing::unit, Thing::leader, Thing::site, Thing::card}) {
        for (const FieldInfo& field : fields_of(thing)) {
            if (field.group != FieldGroup::listed || std::find(std::begin(kBySection), std::end(kBySection), field.name) != std::end(kBySection)) continue;
            CAPTURE(field.name);
            CHECK(names(text, field.name));
            ++keys;
        }
    }
    CHECK(keys > 100);
    CHECK_FALSE(names(text, "no_such_key"));
}
