// What the Tab key offers.

#include "app/cli/battle_forms.hpp"
#include "app/cli/battle_line.hpp"
#include "app/cli/move_steps.hpp"
#include "app/cli/prompt.hpp"
#include "core/play/procedure_words.hpp"
#include "core/report/preview_words.hpp"

#include <algorithm>
#include <array>

namespace aor::cli {
namespace {

/// The words of the line so far, and where the last one begins.
struct Cut {
    std::vector<std::string> before;
    std::string last;
    std::size_t from = 0;
};
Cut cut(std::string_view line) {
    Cut cut;
    cut.from = line.find_last_of(" \t");
    cut.from = cut.from == std::string_view::npos ? 0 : cut.from + 1;
    cut.last = line.substr(cut.from);
    Problems ignored;
    cut.before = split_line(line.substr(0, cut.from), ignored);
    return cut;
}

class Candidates {
public:
    Candidates(const Referee& referee, Cut cut) : referee_(referee), cut_(std::move(cut)) {}

    Completion find() {
        found_.from = cut_.from;
        if (cut_.before.empty()) {
            words(names_of_verbs());
            if (found_.words.empty() || cut_.last.size() > 1) words(words_to_do());
            return finish();
        }
        read_verb();
        const auto equals = cut_.last.find('=');
        if (equals != std::string::npos) {
            values(cut_.last.substr(0, equals), cut_.last.substr(equals + 1), equals + 1);
            return finish();
        }
        if (form_of(intent_.verb).text) return finish();
        if (form_of(intent_.verb).procedure && intent_.procedure.empty()) {
            words(words_to_do());
            return finish();
        }
        rest();
        return finish();
    }

private:
    void add(const std::string& word) {
        if (std::find(found_.words.begin(), found_.words.end(), word) == found_.words.end()) found_.words.push_back(word);
    }
    void words(std::span<const std::string_view> known) {
        for (const std::string_view word : known) {
            if (word.starts_with(cut_.last)) add(std::string(word));
        }
    }
    void words(const std::vector<std::string_view>& known) { words(std::span(known)); }
    void things(std::span<const Thing> kinds) {
        if (cut_.last.empty()) {
            for (const std::string& id : ids_of(referee_.battle(), kinds)) add(id);
            return;
        }
        for (const NamedThing& thing : things_named(referee_.battle(), cut_.last, kinds)) add(thing.id);
    }

    /// The verb, the procedure, and how many names stand already.
    void read_verb() {
        const auto verbs = names_of_verbs();
        const auto verb = words_named(cut_.before.front(), verbs);
        std::size_t next = 1;
        if (verb.size() == 1) {
            intent_.verb = verb.front();
        } else if (!words_named(cut_.before.front(), words_to_do()).empty()) {
            intent_.verb = "do";
            next = 0;
        }
        if (intent_.verb == "odds") intent_.verb = "do";
        if (form_of(intent_.verb).procedure && next < cut_.before.size()) {
            const auto procedure = words_named(cut_.before[next++], words_to_do());
            if (procedure.size() == 1) intent_.procedure = procedure.front();
        }
        for (; next < cut_.before.size(); ++next) {
            if (cut_.before[next].find('=') == std::string::npos && !joins_names(cut_.before[next])) ++names_;
            if (names_ == 1 && intent_.actor.empty()) {
                const auto found = things_named(referee_.battle(), cut_.before[next], kinds_of_actor(intent_));
                if (found.size() == 1) intent_.actor = found.front().id;
            }
        }
    }
    void rest() {
        const std::string& verb = intent_.verb;
        if (verb == "help") return words(names_of_verbs());
        if (verb == "export") return words(std::array<std::string_view, 4>{"md", "html", "csv", "roster"});
        if (verb == "at" && names_ > 0) return words(std::array<std::string_view, 3>{"status", "duties", "ledger"});
        if (verb == "move") {
            constexpr std::array kWho = {Thing::unit, Thing::leader};
            if (names_ == 0) return things(kWho);
            for (const std::string& step : step_words()) {
                if (step.starts_with(cut_.last)) add(step);
            }
            return;
        }
        constexpr std::array kUnits = {Thing::unit};
        if (verb == "plot" && names_ < 2) {
            things(kUnits);
            if (names_ == 1) words(std::array<std::string_view, 3>{"ground=", "rally_back", "feigned_flight"});
            return;
        }
        if (verb == "plots") {
            constexpr std::array kArmies = {Thing::army};
            return things(kArmies);
        }
        const Form form = form_of(verb);
        if (names_ == 0 && !form.keywords.empty()) return words(form.keywords);
        if (names_ == 1 && form.then_word == "how") return words(std::array<std::string_view, 7>{"picked_up", "surrendered", "removed", "destroyed", "killed", "captured", "left"});
        if (names_ == 1 && form.then_word == "off") return words(std::array<std::string_view, 3>{"own", "enemy", "elsewhere"});
        const auto kinds = names_ == 0 ? kinds_of_actor(intent_) : names_ == 1 ? kinds_of_target(intent_) : kinds_of_others(intent_);
        if (!kinds.empty() && cut_.last.find('.') == std::string::npos) things(kinds);
        facts();
        if (verb == "set" || verb == "add") fields();
    }

    void facts() {
        if (intent_.verb != "do") return;
        if (const Chart* chart = referee_.charts.find(intent_.procedure)) {
            for (const FactRow& row : chart->facts) {
                const std::string shorter = report::short_name(*chart, row.fact) + '=';
                if (shorter.starts_with(cut_.last) && (!cut_.last.empty() || row.required())) add(shorter);
            }
        }
        for (const ProcedureWord& word : words_of_procedure(intent_.procedure)) {
            if (!cut_.last.empty() && word.name.starts_with(cut_.last)) add(std::string(word.name) + '=');
        }
        if (!cut_.last.empty()) words(std::array<std::string_view, 5>{"dice=", "total=", "reason=", "tick=", "untick="});
    }

    [[nodiscard]] Thing thing_of_fields() const {
        if (intent_.verb == "add") return Thing::unit;
        for (const Thing thing : {Thing::unit, Thing::leader, Thing::brigade, Thing::army, Thing::site}) {
            if (referee_.battle().has(thing, intent_.actor)) return thing;
        }
        return Thing::unit;
    }
    void fields() {
        if (names_ == 0 || cut_.last.empty()) return;
        for (const FieldInfo& info : fields_of(thing_of_fields())) {
            if (info.name.starts_with(cut_.last)) add(std::string(info.name) + '=');
        }
    }

    /// "range=cl": the words of the fact or field.
    void values(const std::string& name, const std::string& typed, std::size_t after) {
        found_.from = cut_.from + after;
        std::vector<std::string> known;
        if (intent_.verb == "set" || intent_.verb == "add") {
            const auto number = field_named(thing_of_fields(), name);
            if (!number) return;
            const FieldInfo& info = fields_of(thing_of_fields())[*number];
            if (info.type == FieldType::flag) known = {"yes", "no"};
            else if (info.type == FieldType::word) known.assign(info.words().begin(), info.words().end());
            else if (info.type == FieldType::id) known = ids_of(referee_.battle(), std::array{info.refers_to});
        } else if (const Chart* chart = referee_.charts.find(intent_.procedure)) {
            for (const FactRow& row : chart->facts) {
                if (report::short_name(*chart, row.fact) != name && name_of(row.fact) != name) continue;
                if (row.kind == Kind::boolean) known = {"yes", "no"};
                else known = row.values;
            }
        } else if (intent_.verb == "move" && name == "form") {
            for (const std::string_view formation : words_for<Formation>()) known.emplace_back(formation);
        }
        for (const std::string& word : known) {
            if (word.starts_with(typed)) add(word);
        }
    }

    Completion finish() {
        std::sort(found_.words.begin(), found_.words.end());
        return std::move(found_);
    }

    const Referee& referee_;
    Cut cut_;
    Intent intent_;
    std::size_t names_ = 0;
    Completion found_;
};

}  // namespace

Completion complete_line(const Referee& referee, std::string_view line) { return Candidates(referee, cut(line)).find(); }

}  // namespace aor::cli
