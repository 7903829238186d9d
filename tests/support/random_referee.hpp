#pragma once
// A referee who decides at random, through the same intents that a person has, on a battle in its file; and what must be
// so whatever he does: nothing impossible, nothing lost, no dead end, no refusal without a sentence.

#include "core/play/session.hpp"
#include "tests/support/conservation.hpp"
#include "tests/support/memory_file.hpp"
#include "tests/support/random_intents.hpp"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace aor {

struct RefereeReport {
    int battles = 0;
    int turns = 0;
    int decisions = 0;
    int refusals = 0;
    int openings = 0;                          ///< of the file, anew
    std::map<std::string, int> reached;        ///< what happened, and how often
    std::vector<std::string> faults;           ///< each with its seed and the decisions before it
    [[nodiscard]] std::string in_words() const;
};

class RandomReferee {
public:
    explicit RandomReferee(std::uint64_t seed) : seed_(seed) {}
    /// Battle after battle, each with the next seed, until so many turns are played (or something is wrong).
    void play(int turns);
    [[nodiscard]] const RefereeReport& report() const { return report_; }

private:
    RefereeReport report_;
    std::uint64_t seed_;
};

/// One battle of the random referee.
class RandomBattle {
public:
    RandomBattle(std::uint64_t seed, RefereeReport& report);
    /// One that begins so.
    RandomBattle(std::uint64_t seed, RefereeReport& report, const Battle& start);
    /// To its end, or until so many turns are played.
    void play(int turns);

private:
    enum class Done : std::uint8_t { yes, refused };

    void begin(const Battle& start);
    void play_phase();
    void do_duties();
    void settle(const std::string& duty);
    bool waive(const Owed& duty, std::string& why);
    void look_back();
    void back_and_forth();
    void open_anew();
    Done attempt(Intent intent);
    void logged(const Entry& entry);
    void note_reached(const Entry& entry);
    void note_change(const Change& change);
    void fault(const std::string& text);
    void reach(const std::string& what) { ++report_.reached[what]; }
    [[nodiscard]] const Battle& battle() const { return session_->battle(); }

    RefereeReport& report_;
    std::uint64_t seed_;
    Chance64 chance_;
    ProgramDice dice_;
    Disk disk_;
    std::optional<Session> session_;
    std::optional<RandomIntents> intents_;
    std::optional<Conservation> brought_;
    std::deque<std::string> last_;             ///< decisions, the newest last
    std::string refusal_;
    bool sound_ = true;
};

}  // namespace aor
