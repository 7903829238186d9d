#include "core/report/intent_words.hpp"

#include "core/play/fact_values.hpp"

namespace aor::report {
namespace {

std::string with_commas(const std::vector<int>& numbers) {
    std::string out;
    for (const int number : numbers) out += (out.empty() ? "" : ",") + std::to_string(number);
    return out;
}

}  // namespace

std::string quoted(std::string_view text) {
    if (!text.empty() && text.find_first_of(" \t\r\n\"\\") == std::string_view::npos) return std::string(text);
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::string line_of(const Intent& intent) {
    std::string line = intent.verb;
    const auto add = [&](const std::string& part) {
        if (!part.empty()) line += ' ' + part;
    };
    const auto give = [&](std::string_view name, const std::string& value) { line += ' ' + std::string(name) + '=' + quoted(value); };
    add(intent.procedure);
    add(intent.actor.empty() ? "" : quoted(intent.actor));
    add(intent.target.empty() ? "" : quoted(intent.target));
    for (const std::string& other : intent.others) add(quoted(other));
    for (const Named& word : intent.words) give(word.name, typed_text(word.value));
    for (const Named& fact : intent.facts) give(fact.name, typed_text(fact.value));
    for (const Overruled& fact : intent.facts_overruled) give("overrule", fact.name + ':' + fact.value + ':' + fact.reason);
    for (const Overruled& ticked : intent.lines_overruled) give(ticked.value == "yes" ? "tick" : "untick", ticked.name + ':' + ticked.reason);
    for (const int total : intent.totals) give("total", std::to_string(total));
    if (!intent.faces.empty()) give("dice", with_commas(intent.faces));
    if (intent.origin == Origin::program) line += " --roll";
    if (!intent.reason.empty()) give("reason", intent.reason);
    if (!intent.text.empty()) add(quoted(intent.text));
    return line;
}

}  // namespace aor::report
