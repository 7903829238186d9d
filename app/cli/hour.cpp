#include "app/cli/hour.hpp"

#include <ctime>

namespace aor::cli {

std::string hour() {
    const std::time_t now = std::time(nullptr);
    char text[32] = "";
    if (const std::tm* local = std::localtime(&now)) std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", local);
    return text;
}

}  // namespace aor::cli
