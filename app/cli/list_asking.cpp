#include "app/cli/list_asking.hpp"

#include "app/cli/row_columns.hpp"
#include "core/army/list_file.hpp"
#include "core/army/list_lint.hpp"
#include "core/base/texts.hpp"
#include "core/base/toml_text.hpp"
#include "core/battle/battle.hpp"

#include <algorithm>
#include <array>

namespace aor::cli {
namespace {

/// One column as it is asked for.
struct Question {
    std::string_view key;
    std::string_view part;                 ///< as a cut row calls it
    std::string_view words;
    bool needed = false;
};

constexpr std::array kQuestions = {
    Question{"type", "type", "troop code: FI SI LC SLC DR HS AC Mob, several when it may choose", true},
    Question{"share", "share", "percent of its group: 15 or 65-80", true},
    Question{"grade", "grade", "morale grade: 1 to 4", true},
    Question{"discipline", "discipline", "R or IR", true},
    Question{"down", "variability", "faces that lower the grade: 1 or 1-2", false},
    Question{"same", "variability", "faces that leave it: 2-5", false},
    Question{"up", "variability", "faces that raise it: 6", false},
    Question{"castings", "castings", "castings of a unit: 12, 8-16 for any size between, 15 16 for one of them", false},
    Question{"page", "page", "page of the book", true},
};

class Completing {
public:
    Completing(const ArmyList& list, Streams& streams) : list_(list), streams_(streams), rest_(list) {}

    AskedList all() {
        streams_.err << "An empty answer skips a column, or the row where it cannot stand without.\n";
        for (const MissingRows& rows : list_.missing) {
            if (!ended_) kind(rows);
        }
        for (const ListRow& row : list_.rows) {
            if (!ended_ && !row.cut.empty()) cut(row);
        }
        return {whole_text(), rows_};
    }

private:
    std::string ask(const std::string& question) {
        streams_.err << question << "? " << std::flush;
        std::string line;
        if (ended_ || !std::getline(streams_.in, line)) {
            streams_.err << '\n';
            ended_ = true;
            return {};
        }
        return std::string(trimmed(line));
    }

    /// What is wrong with this answer; "" for nothing.
    [[nodiscard]] std::string fault_of(std::string_view key, const std::string& answer) const {
        Columns row = sound_row(list_.by_count);
        row.put(std::string(key), value_of(key, answer));
        Problems problems;
        (void)read_army_list("completes = " + as_toml(list_.id) + '\n' + row.table("row"), "", list_.id, problems);
        return problems.none() ? std::string() : problems[0].text;
    }

    /// Until the answer can stand; "" when it is skipped.
    std::string ask_for(std::string_view key, const std::string& question) {
        for (;;) {
            const std::string answer = ask(question);
            const std::string fault = answer.empty() ? std::string() : fault_of(key, answer);
            if (fault.empty()) return answer;
            streams_.err << "  " << fault << '\n';
        }
    }

    /// Shares that come to more than a hundred are told before the next question.
    [[nodiscard]] std::string fault_of_share(const Columns& row) const {
        Columns whole = sound_row(list_.by_count);
        for (const auto& [key, value] : row.all) whole.put(key, value);
        Problems problems;
        (void)read_own_list(list_, "completes = " + as_toml(list_.id) + '\n' + tables_ + whole.table("row"), "your answers", problems);
        for (const Problem& problem : problems) {
            if (problem.text.find("over 100") != std::string::npos) return problem.text;
        }
        return {};
    }

    /// One column of the row; false when the row cannot stand without it and it is skipped.
    bool column(const Question& asked, Columns& row) {
        const bool count = asked.key == "share" && list_.by_count;
        const std::string key = count ? "units" : std::string(asked.key);
        const std::string words = count ? "units: 2, or 0-12" : std::string(asked.words);
        for (;;) {
            const std::string answer = ask_for(key, "  " + words);
            if (answer.empty()) {
                if (asked.needed) streams_.err << "  left out: no row stands without its " << key << '\n';
                return !asked.needed;
            }
            Columns with = row;
            with.put(key, value_of(key, answer));
            const std::string fault = key == "share" ? fault_of_share(with) : std::string();
            if (fault.empty()) {
                row = std::move(with);
                return true;
            }
            streams_.err << "  " << fault << '\n';
        }
    }

    /// Faces of all three bands together leave no gap.
    void bands(Columns& row) {
        for (;;) {
            Columns with = row;
            for (const Question& asked : kQuestions) {
                if (asked.part == "variability") (void)column(asked, with);
            }
            if (with.all.size() == row.all.size()) return;
            Columns whole = sound_row(list_.by_count);
            for (const auto& [key, value] : with.all) whole.put(key, value);
            Problems problems;
            const ArmyList read = read_army_list("completes = " + as_toml(list_.id) + '\n' + whole.table("row"), "", list_.id, problems);
            const std::string fault = problems.none() && !read.rows.empty() ? fault_of_bands(read.rows.front().bands) : std::string();
            if (fault.empty()) {
                row = std::move(with);
                return;
            }
            streams_.err << "  " << fault << '\n';
            if (ended_) return;
        }
    }

    void keep(const Columns& row) {
        tables_ += row.table("row");
        ++rows_;
    }

    // --- a kind of rows that is not there at all ---

    void kind(const MissingRows& rows) {
        streams_.err << '\n' << rows.title << " (" << rows.proof << ", " << rows.source.text() << ")\n";
        bool another = false;
        while (!ended_ && one_row(rows, another)) another = true;
        if (!another) return;
        if (rows.id == rows.group) {
            if (ask("  is all the " + rows.group + " of the list there now (yes or no, usually no)") != "yes") return;
            filled_.push_back(rows.id);
        }
        std::erase_if(rest_.missing, [&](const MissingRows& one) { return one.id == rows.id; });
    }

    bool one_row(const MissingRows& rows, bool another) {
        Columns row;
        const std::string type = ask_for("type", another ? "  another row: troop code (empty: no more)" : "  " + std::string(kQuestions.front().words));
        if (type.empty()) return false;
        if (!group_is_there(rows)) return false;
        // The first row has the name of its kind, unless that is the name of the whole group.
        const bool has_name = !another && rows.id != rows.group;
        const std::string title = ask_for("title", has_name ? "  title (usually " + rows.title + ")" : std::string("  title"));
        const std::string id = has_name ? rows.id : make_id(Battle(), Thing::unit, title);
        if (title.empty() && !has_name) {
            streams_.err << "  left out: no row stands without its title\n";
            return false;
        }
        if (has_row(id)) {
            streams_.err << "  left out: there is a row \"" << id << "\" already\n";
            return true;
        }
        row.put("id", as_toml(id));
        row.put("title", as_toml(title.empty() ? rows.title : title));
        row.put("group", as_toml(rows.group));
        row.put("type", value_of("type", type));
        for (const Question& asked : kQuestions) {
            if (asked.part == "type" || asked.key == "same" || asked.key == "up") continue;
            if (asked.key == "down") bands(row);
            else if (!column(asked, row)) return false;
        }
        keep(row);
        return true;
    }

    [[nodiscard]] bool has_row(const std::string& id) const {
        return list_.row(id) != nullptr || tables_.find("\n[[row]]\nid = " + as_toml(id) + '\n') != std::string::npos;
    }

    /// The share of a group that the list does not have yet is asked for once.
    bool group_is_there(const MissingRows& rows) {
        if (rest_.group(rows.group) != nullptr) return true;
        Columns group;
        group.put("id", as_toml(rows.group));
        group.put("title", as_toml(rows.group == "cavalry" ? "Cavalry" : "Other infantry"));
        if (rows.group == "cavalry") group.put("arm", as_toml("cavalry"));
        if (!list_.by_count) {
            const std::string share = ask_for("share", "  percent of the army that all " + rows.group + " is: 15 or 30-40");
            if (share.empty()) {
                streams_.err << "  left out: no row stands without the share of its group\n";
                return false;
            }
            group.put("share", value_of("share", share));
        }
        const std::string page = ask_for("page", "  page of the book where that stands");
        if (page.empty()) {
            streams_.err << "  left out: no group stands without its page\n";
            return false;
        }
        group.put("page", as_toml(page));
        tables_ += group.table("group");
        ListGroup there;
        there.id = rows.group;
        rest_.groups.push_back(there);
        return true;
    }

    // --- a row of which a part is cut off ---

    void cut(const ListRow& row) {
        streams_.err << '\n' << row.title << ": our copy lacks " << joined(row.cut) << " (" << row.source.text() << ")\n";
        const auto lacks = [&](std::string_view part) { return std::find(row.cut.begin(), row.cut.end(), part) != row.cut.end(); };
        Columns typed = columns_of(row);
        const std::size_t before = typed.all.size();
        std::vector<std::string> still;
        for (const Question& asked : kQuestions) {
            if (!lacks(asked.part) || asked.key == "same" || asked.key == "up") continue;
            const std::size_t size = typed.all.size();
            if (asked.key == "down") bands(typed);
            else optional_column(asked, typed);
            if (typed.all.size() == size) still.emplace_back(asked.part);
        }
        if (typed.all.size() == before) return;
        if (!still.empty()) typed.put("cut", as_toml(still));
        const std::string page = ask_for("page", "  page of the book");
        if (!page.empty()) typed.put("page", as_toml(page));
        keep(typed);
        std::erase_if(rest_.rows, [&](const ListRow& one) { return one.id == row.id; });
    }

    void optional_column(Question asked, Columns& row) {
        asked.needed = false;
        (void)column(asked, row);
    }

    [[nodiscard]] std::string whole_text() const {
        std::string text = text_to_complete(rest_);
        if (!filled_.empty()) {
            const std::string head = "completes = " + as_toml(list_.id) + '\n';
            text.insert(text.find(head) + head.size(), "filled = " + as_toml(filled_) + '\n');
        }
        return text + tables_;
    }

    const ArmyList& list_;
    Streams& streams_;
    ArmyList rest_;                        ///< what is still to be typed
    std::string tables_;
    std::vector<std::string> filled_;
    int rows_ = 0;
    bool ended_ = false;
};

}  // namespace

AskedList ask_for_rows(const ArmyList& list, Streams& streams) { return Completing(list, streams).all(); }

}  // namespace aor::cli
