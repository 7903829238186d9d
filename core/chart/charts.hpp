#pragma once
// All the charts of one folder: loaded whole or not at all, then passed to whoever needs them.

#include "core/base/result.hpp"
#include "core/chart/chart.hpp"
#include "core/chart/table.hpp"

#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// One chart file before it is read.
struct ChartText {
    std::string file;      ///< name for messages, "charts/morale.toml"
    std::string text;
};

/// What a fact of facts.def means; for derived facts also what it is made from.
struct FactWords {
    std::string meaning;
    std::vector<Fact> from;
};

/// A contested rule and its readings, from charts/rulings.toml.
struct RulingWords {
    std::string id;
    std::string title;
    std::string page;
    std::string lines;                  ///< the places that disagree
    std::string why;                    ///< why the default is the default
    struct Choice {
        std::string id;
        std::string meaning;
    };
    std::vector<Choice> choices;        ///< the default first; a rule without a switch has one reading
};

/// Strings that stay where they are for as long as any copy of the charts lives.
class Words {
public:
    std::string_view keep(std::string_view text) {
        for (const std::string& kept : kept_) {
            if (kept == text) return kept;
        }
        return kept_.emplace_back(text);
    }

private:
    std::deque<std::string> kept_;
};

/// Everything the book prints, as it was loaded.
class Charts {
public:
    /// Reads every .toml file of the folder. All faults of all files, or all charts.
    [[nodiscard]] static Result<Charts> load(const std::filesystem::path& folder);
    [[nodiscard]] static Result<Charts> from_texts(const std::vector<ChartText>& texts);
    /// The texts of a folder's .toml files, by name.
    [[nodiscard]] static Result<std::vector<ChartText>> read_folder(const std::filesystem::path& folder);

    /// The chart of a procedure; nullptr when there is none of that id.
    [[nodiscard]] const Chart* find(std::string_view procedure) const;
    [[nodiscard]] Chart* find(std::string_view procedure);
    [[nodiscard]] const std::deque<Chart>& procedures() const { return charts_; }

    [[nodiscard]] const Table* table(std::string_view id) const;
    [[nodiscard]] const std::deque<Table>& tables() const { return tables_; }

    [[nodiscard]] const FactWords* words(Fact fact) const;
    [[nodiscard]] const std::vector<RulingWords>& rulings() const { return rulings_; }

    /// Names the state of all chart files: 16 hexadecimal digits.
    [[nodiscard]] const std::string& digest() const { return digest_; }

private:
    friend class ChartsReader;
    std::deque<Chart> charts_;
    std::deque<Table> tables_;
    std::map<Fact, FactWords> fact_words_;
    std::vector<RulingWords> rulings_;
    std::shared_ptr<Words> kept_ = std::make_shared<Words>();
    std::string digest_;
};

}  // namespace aor
