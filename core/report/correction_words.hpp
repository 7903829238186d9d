#pragma once
// Mending an earlier entry, and reading a battle again by today's charts: what comes out otherwise, before and after.

#include "core/play/audit.hpp"
#include "core/play/correct.hpp"
#include "core/report/entry_words.hpp"

#include <string>
#include <vector>

namespace aor::report {

struct MendedRow {
    int entry = 0;
    std::string moment;                  ///< "3.8"
    std::string how;                     ///< "mended", "follows", "answered", "dropped"
    std::string before;
    std::string after;                   ///< "" when it no longer takes place
    std::vector<std::string> say;        ///< what is different
};

struct QuestionRows {
    int entry = 0;
    std::string moment;
    std::string before;
    std::string after;                   ///< with its recorded dice; "" when it cannot be so
    std::vector<std::string> say;
    std::vector<std::string> rolls;      ///< what would have to be rolled: "Morale check, 1/7th: 3 dice"
    bool may_keep = false;
    std::string fault;
};

struct CorrectionRows {
    std::vector<MendedRow> mended;
    std::vector<QuestionRows> question;  ///< one or none
    std::string done;                    ///< the sentence of the entry, when nothing is left to ask
    std::vector<int> unasked;
};
[[nodiscard]] CorrectionRows correction_rows(const Log& log, const Correction& correction);

[[nodiscard]] std::string_view name_of(Mended::How how);

[[nodiscard]] std::string words_of_mended(const std::vector<MendedRow>& rows, Ink ink);
/// What is different, and what may be answered.
[[nodiscard]] std::string words_of_question(const QuestionRows& question, Ink ink);
[[nodiscard]] std::string json_of_correction(const CorrectionRows& rows);

[[nodiscard]] std::string words_of_audit(const Audit& audit, Ink ink);
[[nodiscard]] std::string json_of_audit(const Audit& audit);

}  // namespace aor::report
