#include "app/cli/questions.hpp"

#include "core/base/texts.hpp"
#include "core/report/fact_words.hpp"

namespace aor::cli {
namespace {

// What a wrong answer is told; "" when it is right.
std::string fault_of(const SituationBuilder& builder, const FactRow& row, const std::string& answer, const Place& place) {
    SituationBuilder trial = builder;
    const std::size_t before = trial.problems().count();
    trial.give_words(name_of(row.fact), answer, place);
    return trial.problems().count() > before ? trial.problems()[before].text : "";
}

}  // namespace

void ask_for_missing(SituationBuilder& builder, const Place& place, Streams& streams) {
    for (const FactRow* row : builder.missing()) {
        for (bool answered = false; !answered;) {
            streams.err << name_of(row->fact) << ": " << row->meaning << " (" << report::values_of(*row) << ")? " << std::flush;
            std::string line;
            if (!std::getline(streams.in, line)) {
                streams.err << '\n';
                return;
            }
            const std::string answer(trimmed(line));
            if (answer.empty()) continue;
            const std::string fault = fault_of(builder, *row, answer, place);
            if (fault.empty()) builder.give_words(name_of(row->fact), answer, place);
            else streams.err << "  " << fault << '\n';
            answered = fault.empty();
        }
    }
}

}  // namespace aor::cli
