#include "core/base/pages.hpp"

namespace aor {

std::string page_in_words(std::string_view page) {
    if (page.empty()) return "";
    const bool number = page.front() >= '0' && page.front() <= '9';
    return (number ? "p " : "") + std::string(page);
}

std::string with_page(std::string_view label, std::string_view page) {
    return std::string(label) + (page.empty() ? "" : " (" + page_in_words(page) + ")");
}

}  // namespace aor
