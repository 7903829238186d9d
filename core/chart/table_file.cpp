#include "core/base/texts.hpp"
#include "core/chart/chart_file.hpp"

#include <set>

namespace aor {
namespace {

Cell read_cell(TomlReader& reader, const toml::node& node) {
    Cell cell;
    if (const auto* text = node.as_string()) {
        cell.text = text->get();
    } else if (const auto value = node.value<double>(); value && (node.is_integer() || node.is_floating_point())) {
        if (!(*value >= -1000 && *value <= 1000)) {
            reader.problem(reader.place_of(node), "a cell's number must be from -1000 to 1000");
            return cell;
        }
        const Inches inches = Inches::from_double(*value);
        cell.parts = inches.parts();
        cell.text = inches.text();
    } else {
        reader.problem(reader.place_of(node), "a cell must be a number or a text, not " + std::string(type_in_words(node)));
    }
    return cell;
}

std::vector<Cell> read_cells(TomlReader& reader, std::string_view key, std::size_t wanted) {
    std::vector<Cell> cells;
    const toml::node* node = reader.find(key);
    const auto* list = node != nullptr ? node->as_array() : nullptr;
    if (list == nullptr) {
        reader.problem(reader.place(), "the cells \"" + std::string(key) + "\" are missing");
        return cells;
    }
    for (const toml::node& element : *list) cells.push_back(read_cell(reader, element));
    if (cells.size() != wanted) {
        reader.problem(reader.place_of(*node), "this row has " + counted(cells.size(), "cell", "cells") + ", the table has " +
                                                   std::to_string(wanted) + " columns");
    }
    return cells;
}

}  // namespace

Table read_table(TomlReader& file) {
    Table table;
    table.id = file.text("id");
    table.title = file.text("title");
    table.page = file.text("page");
    if (const toml::node* unit = file.find("unit")) table.unit = unit->value_or(std::string());
    table.notes = file.texts("notes");
    for (const toml::table* column : file.tables("columns")) {
        TomlReader reader(*column, file.file(), file.problems());
        TableColumn read{reader.text("id"), reader.text("label")};
        reader.finish();
        table.columns.push_back(std::move(read));
    }
    if (table.columns.empty()) file.problem(file.place(), "a table needs \"columns\"");
    std::set<std::string> ids;
    for (const toml::table* element : file.tables("row")) {
        TomlReader reader(*element, file.file(), file.problems());
        TableRow row;
        row.id = reader.text("id");
        row.label = reader.text("label");
        row.page = reader.text("page", table.page);
        row.note = reader.text("note", "");
        row.covers = reader.texts("covers");
        row.rulings = reader.texts("rulings");
        row.placeholder = reader.flag("placeholder", false);
        if (!ids.insert(row.id).second) reader.problem(reader.place_of("id"), "the row \"" + row.id + "\" stands twice");
        row.alike = reader.has("values");
        if (row.alike) {
            row.cells[0] = row.cells[1] = read_cells(reader, "values", table.columns.size());
        } else {
            row.cells[0] = read_cells(reader, "25mm", table.columns.size());
            row.cells[1] = read_cells(reader, "15mm", table.columns.size());
        }
        reader.finish();
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty()) file.problem(file.place(), "a table needs rows");
    file.finish();
    return table;
}

}  // namespace aor
