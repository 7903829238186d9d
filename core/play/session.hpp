#pragma once
// A battle that is being played: the charts, the log, and the file in which it lies. What it says is done is on the disk.

#include "core/battle/log_file.hpp"
#include "core/play/duties.hpp"
#include "core/play/perform.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace aor {
/// A battle on its file: decisions go in, entries come out and are on the disk.
class Session {
public:
    /// A new battle in a new file. The charts outlive the session.
    [[nodiscard]] static Result<Session> begin(const Charts& charts, const std::filesystem::path& path, Battle start,
                                               const std::string& program, const std::string& at = "");
    /// One that lies in a file; read-only when somebody else has it open (read_only_because() says so).
    [[nodiscard]] static Result<Session> open(const Charts& charts, const std::filesystem::path& path,
                                              OpenFor what = OpenFor::writing);
    /// The same on a file that is open already (tests put one in memory there).
    [[nodiscard]] static Result<Session> on(const Charts& charts, Result<LogFile> file);

    [[nodiscard]] const Charts& charts() const { return *charts_; }
    [[nodiscard]] const Log& log() const { return file_.log(); }
    [[nodiscard]] const Battle& battle() const { return file_.log().battle(); }
    [[nodiscard]] const LogFile& file() const { return file_; }
    [[nodiscard]] const std::string& read_only_because() const { return file_.read_only_because(); }
    /// What the referee must be told about the opening: torn bytes put aside, other charts than those it was begun with.
    [[nodiscard]] std::vector<std::string> told() const;
    /// The charts are not those that the battle was begun with.
    [[nodiscard]] bool other_charts() const { return log().header().charts != charts_->digest(); }

    /// The hour that the next entries carry, if the program has a clock.
    void set_clock(std::string at) { at_ = std::move(at); }
    /// Dice for intents that leave the rolling to the program.
    void set_dice(DiceSource* dice) { dice_ = dice; }

    [[nodiscard]] Preview preview(const Intent& intent) const;
    /// What would come of it, without writing it down.
    [[nodiscard]] Result<Entry> rehearse(const Intent& intent) const;
    /// Carried out, written down, and safe. The entry stands in the log.
    [[nodiscard]] Result<const Entry*> perform(const Intent& intent);
    [[nodiscard]] Result<const Entry*> undo();
    [[nodiscard]] Result<const Entry*> redo();
    /// An entry that was made elsewhere (a correction).
    [[nodiscard]] Result<const Entry*> append(Entry entry);

    [[nodiscard]] std::vector<Duty> duties() const { return aor::duties(*charts_, battle()); }
    /// For readers: what the writer has added since.
    [[nodiscard]] Result<int> look_again() { return file_.look_again(); }

private:
    Session(const Charts& charts, LogFile file) : charts_(&charts), file_(std::move(file)) {}

    const Charts* charts_;
    LogFile file_;
    std::string at_;
    DiceSource* dice_ = nullptr;
};

/// What stands before the first entry of a battle that begins with these charts.
[[nodiscard]] LogHeader header_for(const Charts& charts, Battle start, const std::string& program, const std::string& at = "");

}  // namespace aor
