#include "app/desk/typed_name.hpp"

#include "app/desk/letters.hpp"

namespace aor::desk {

std::optional<std::size_t> first_named(std::string_view typed, const std::vector<NameInList>& names) {
    if (typed.empty()) return std::nullopt;
    const std::string wanted = lowered(typed);
    const auto first = [&](const auto& fits) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (fits(names[i], lowered(names[i].name))) return i;
        }
        return std::nullopt;
    };
    if (const auto at = first([&](const NameInList& one, const std::string&) { return one.code.starts_with(wanted); })) return at;
    if (const auto at = first([&](const NameInList&, const std::string& name) { return name.starts_with(wanted); })) return at;
    const auto begins_a_word = [&](const NameInList&, const std::string& name) {
        for (std::size_t i = name.find(wanted); i != std::string::npos; i = name.find(wanted, i + 1)) {
            if (i == 0 || name[i - 1] == ' ' || name[i - 1] == '/' || name[i - 1] == '-') return true;
        }
        return false;
    };
    if (const auto at = first(begins_a_word)) return at;
    return first([&](const NameInList&, const std::string& name) { return name.find(wanted) != std::string::npos; });
}

}  // namespace aor::desk
