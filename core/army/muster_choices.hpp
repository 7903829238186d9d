#pragma once
// The choices of a muster: what was given, what is usual, and what nobody asked for.

#include "core/army/muster.hpp"

namespace aor {

/// What the list leaves open: taken from what was given, asked, or as is usual.
class MusterChoices {
public:
    MusterChoices(const std::vector<Chosen>& chosen, Problems& problems) : chosen_(chosen), problems_(problems) {
        used_.assign(chosen.size(), false);
    }

    /// A number from..to; no choice at all when they are the same.
    int number(const std::string& name, const std::string& question, int from, int to, int usual);
    /// A number that has nothing usual: it must be given. 0 after a problem.
    int needed_number(const std::string& name, const std::string& question, int from, int to);
    bool yes(const std::string& name, const std::string& question, bool usual);
    /// One of these words; the first is usual, unless it must be given.
    std::string word(const std::string& name, const std::string& question, const std::vector<std::string>& words, bool must_be_given);
    /// Whether somebody has answered this.
    [[nodiscard]] const Chosen* given(std::string_view name) const;

    /// An answer that has been dealt with elsewhere.
    void settle(const std::string& name) { (void)take(name); }

    /// Answers to questions that did not come up.
    void check_unused();
    [[nodiscard]] std::vector<OpenChoice> take() { return std::move(open_); }

private:
    const Chosen* take(const std::string& name);
    OpenChoice& open(const std::string& name, const std::string& question, std::string allowed, const Chosen* chosen,
                     Names answers = {});

    const std::vector<Chosen>& chosen_;
    Problems& problems_;
    std::vector<bool> used_;
    std::vector<OpenChoice> open_;
};

}  // namespace aor
