// Faulty army lists and every word that is said about them: tests/bad_lists/NAME.toml, and NAME.expected.

#include "core/army/list_lint.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/lists.hpp"
#include "tests/support/random_situation.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// As a list is loaded: what cannot be read, and what does not hold together.
std::string told(const std::string& text, const std::string& file) {
    Problems problems;
    (void)read_whole_list(text, file, "nowhere/ruritania", problems);
    return problems.sentences();
}

}  // namespace

TEST_CASE("every faulty list is refused with every fault and its place") {
    const auto files = files_of("tests/bad_lists", ".toml");
    CHECK(files.size() >= 30);
    for (const std::string& file : files) {
        CAPTURE(file);
        const std::string said = told(file_text(file), file.substr(file.rfind('/') + 1));
        CHECK(!said.empty());
        CHECK(said == file_text(file.substr(0, file.size() - 4) + "expected"));
    }
}

TEST_CASE("a shipped list cut short, or with a byte changed, loads or says why not") {
    Chance64 chance(11);
    for (const std::string& id : test_list_ids()) {
        CAPTURE(id);
        const std::string whole = file_text("armylists/" + id + ".toml");
        for (int n = 0; n < 60; ++n) {
            std::string text = whole;
            if (n % 2 == 0) text.resize(chance.below(text.size()));
            else text[chance.below(text.size())] = static_cast<char>(chance.below(256));
            Problems problems;
            (void)read_whole_list(text, "l", id, problems);
            for (const Problem& problem : problems) {
                CHECK(problem.place.file == "l");
                CHECK(!problem.text.empty());
                CHECK(problem.text.find('\n') == std::string::npos);
            }
        }
    }
}
