#include "core/base/suggest.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/chart/toml_value.hpp"

#include <algorithm>

namespace aor {
namespace {

class SituationsReader {
public:
    SituationsReader(const Charts& charts, std::string file) : charts_(charts), file_(std::move(file)) {}

    SituationsRead read(std::string_view text) {
        const auto table = parse_toml(text, file_);
        if (!table) return {{}, table.problems(), false};
        TomlReader top(*table, file_, problems_);
        if (top.has("scale")) {
            const Place at = top.place_of("scale");
            const std::string scale = top.text("scale");
            if (!scale.empty()) manners_.set_scale(scale, at, problems_);
        }
        if (const toml::table* rulings = top.table("rulings")) {
            for (const auto& [key, node] : *rulings) {
                const auto* choice = node.as_string();
                if (choice == nullptr) top.problem(top.place_of(node), in_quotes(key.str()) + " must be a text, not " + std::string(type_in_words(node)));
                else manners_.set_ruling(key.str(), choice->get(), top.place_of(node), problems_);
            }
        }
        const bool manners_sound = problems_.none();
        const auto situations = top.tables("situation");
        if (situations.empty() && !top.has("situation")) top.problem({file_, 1, 1}, "there is no [[situation]] in this file");
        for (const toml::table* situation : situations) read_situation(*situation);
        top.finish();
        problems_.sort_by_place();
        return {std::move(asked_), std::move(problems_), manners_sound};
    }

private:
    void read_situation(const toml::table& table) {
        TomlReader reader(table, file_, problems_);
        Asked asked;
        asked.place = reader.place();
        const Place at = reader.place_of("procedure");
        const std::string id = reader.text("procedure");
        asked.chart = charts_.find(id);
        if (asked.chart == nullptr && !id.empty()) {
            std::vector<std::string_view> known;
            for (const Chart& chart : charts_.procedures()) known.push_back(chart.id);
            reader.problem(at, "unknown procedure " + in_quotes(id) + did_you_mean(id, known));
        }
        const toml::table* facts = reader.table("facts");
        read_dice(reader, asked);
        reader.finish();
        if (asked.chart == nullptr) return;
        const std::size_t faults = problems_.count();

        SituationBuilder builder(charts_, *asked.chart, manners_, facts != nullptr ? reader.place_of(*facts) : asked.place);
        if (facts != nullptr) give_facts(builder, reader, *facts, "");
        asked.situation = builder.finish();
        problems_.append(builder.problems());
        if (problems_.count() == faults) asked_.push_back(std::move(asked));
    }

    void give_facts(SituationBuilder& builder, const TomlReader& reader, const toml::table& table, const std::string& prefix) {
        for (const auto& [key, node] : table) {
            const std::string name = prefix + std::string(key.str());
            if (const auto* inner = node.as_table()) {
                give_facts(builder, reader, *inner, name + ".");
            } else {
                const auto& begin = key.source().begin;
                builder.give_node(name, TomlValue(node, reader), {file_, static_cast<int>(begin.line), static_cast<int>(begin.column)});
            }
        }
    }

    void read_dice(TomlReader& reader, Asked& asked) {
        const toml::node* dice = reader.find("dice");
        const toml::node* total = reader.find("total");
        asked.dice_typed = dice != nullptr || total != nullptr;
        if (!asked.dice_typed) return;
        asked.dice_place = reader.place_of(dice != nullptr ? *dice : *total);
        if (dice != nullptr && total != nullptr) {
            asked.dice_problems.add(reader.place_of(*total), "give the dice or their total, not both");
        }
        if (dice != nullptr) {
            const auto* list = dice->as_array();
            if (list == nullptr) {
                asked.dice_problems.add(reader.place_of(*dice), "\"dice\" must be a list of faces, as in [3, 4]");
            } else {
                for (const toml::node& element : *list) {
                    const auto* face = element.as_integer();
                    if (face == nullptr) {
                        asked.dice_problems.add(reader.place_of(element), "a face is a whole number from 1 to 6, not " + std::string(type_in_words(element)));
                    } else if (face->get() < 1 || face->get() > 6) {
                        asked.dice_problems.add(reader.place_of(element), "a die shows 1 to 6, not " + std::to_string(face->get()));
                    } else {
                        asked.faces.push_back(static_cast<int>(face->get()));
                    }
                }
            }
        }
        if (total != nullptr) {
            if (const auto* sum = total->as_integer()) {
                asked.total = static_cast<int>(std::clamp<std::int64_t>(sum->get(), -1, 1'000'000));
            } else {
                asked.dice_problems.add(reader.place_of(*total), "\"total\" must be a whole number, not " + std::string(type_in_words(*total)));
            }
        }
    }

    const Charts& charts_;
    std::string file_;
    Problems problems_;
    TableManners manners_;
    std::vector<Asked> asked_;
};

}  // namespace

Result<std::vector<Asked>> read_situations(const Charts& charts, std::string_view text, const std::string& file) {
    SituationsRead read = read_all_situations(charts, text, file);
    if (!read.problems.none()) return std::move(read.problems);
    return std::move(read.asked);
}

SituationsRead read_all_situations(const Charts& charts, std::string_view text, const std::string& file) {
    return SituationsReader(charts, file).read(text);
}

}  // namespace aor
