#include "core/report/list_phrases.hpp"

#include "core/base/texts.hpp"
#include "core/report/list_words.hpp"

namespace aor::report {

std::string bands_in_words(const MoraleBands& bands) {
    if (!bands.printed()) return {};
    const auto one = [](const std::optional<Span>& band) { return band ? band->text() : "-"; };
    return one(bands.down) + " / " + one(bands.same) + " / " + one(bands.up);
}

std::string source_of(const ListSource& source) {
    if (source.page.empty()) return source.line;
    return source.line.empty() ? page_in_words(source.page) : source.line + ", " + page_in_words(source.page);
}

std::string percent(const std::optional<Span>& share) { return share ? share->text() + '%' : ""; }

std::string share_of(const ListRow& row) {
    if (row.units && row.share) return percent(row.share) + ", " + std::to_string(row.units->to) + " at most";
    if (row.units) return "up to " + std::to_string(row.units->to);
    return row.open_share ? "the rest" : percent(row.share);
}

std::string castings_of(const ListRow& row) {
    std::string out;
    for (const int size : row.castings) out += (out.empty() ? "" : row.any_size ? "-" : " or ") + std::to_string(size);
    return out;
}

std::string sizes_in_words(int from, int to) { return std::to_string(from) + (to > 0 ? '-' + std::to_string(to) : "") + " castings"; }

std::string traits_in_words(const std::vector<std::string>& ids) {
    std::string out;
    for (const std::string& id : ids) {
        const Trait* trait = trait_named(id);
        out += (out.empty() ? "" : "; ") + std::string(trait != nullptr ? trait->meaning : std::string_view(id));
    }
    return out;
}

std::string note_in_words(const ListNote& note) {
    std::string out;
    const auto add = [&](const std::string& text) { out += (out.empty() ? "" : "; ") + text; };
    if (note.away) add("not there");
    if (!note.traits.empty()) add(traits_in_words(note.traits));
    if (!note.without.empty()) add("without " + traits_in_words(note.without));
    if (note.share) add(percent(note.share));
    if (note.grade != 0) add("grade " + std::to_string(note.grade));
    if (note.castings != 0) add(sizes_in_words(note.castings, note.castings_to));
    if (note.discipline == "IR") add("irregular");
    if (note.discipline == "R") add("regular");
    if (note.bands.printed()) add("variability " + bands_in_words(note.bands));
    if (note.no_bands) add("no variability");
    if (!note.says.empty()) add(note.says);
    return out;
}

std::string circumstances(const Period& period, const std::vector<std::string>& when) {
    std::string out = period.always() ? "" : period.text();
    for (const std::string& condition : when) out += (out.empty() ? "" : ", ") + condition;
    return out;
}

std::string special_in_words(const ListSpecial& special) {
    std::string out;
    const auto add = [&](const std::string& text) { out += (out.empty() ? "" : "; ") + text; };
    if (!special.from.empty()) add("from " + special.from);
    else if (!special.arm.empty()) add("any " + special.arm);
    else add("beside the strength points");
    if (special.each > 0) add("one of every " + std::to_string(special.each));
    if (special.most > 1 && special.most < 99) add("at most " + std::to_string(special.most));
    if (!special.needs.empty()) add("needs " + joined(special.needs));
    if (special.points > 0) add("from " + std::to_string(special.points) + " points");
    if (!special.instead_of.empty()) add("instead of " + special.instead_of);
    if (!special.types.empty()) add(joined(special.types, "/"));
    if (special.grade != 0) add("grade " + std::to_string(special.grade));
    if (special.castings != 0) add(sizes_in_words(special.castings, special.castings_to));
    if (special.discipline == "IR") add("irregular");
    if (!special.weapon.empty()) add(special.weapon);
    return out;
}

std::string battery_in_words(const ListBattery& battery) {
    std::string out;
    if (battery.per) out = "one for every " + battery.per->text() + " units";
    if (battery.count > 0) out = std::to_string(battery.count) + " in any army";
    if (!battery.steps.empty()) out = joined(battery.steps);
    if (!battery.counting.empty()) out += " of " + joined(battery.counting);
    if (!battery.in_place_of.empty()) out += ", in place of the " + battery.in_place_of + " ones";
    if (battery.grade != 0) out += ", grade " + std::to_string(battery.grade);
    if (!battery.note.empty()) out += "; " + battery.note;
    return out;
}

}  // namespace aor::report
