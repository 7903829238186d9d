#include "core/army/muster.hpp"
#include "core/base/texts.hpp"
#include "core/base/toml_text.hpp"

namespace aor {

namespace {

/// A text as one comment line: nothing in it ends the comment.
void put_comment(std::string& out, std::string_view text) {
    out += "# ";
    for (const char c : text) out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    out += '\n';
}

}  // namespace

std::string PointsMissing::left_in_words() const {
    const int left = points - typed;
    if (left < 1) return "";
    // Twelve castings are a point: what is left of one that was begun is told in castings.
    constexpr int kCastings = 12;
    const int left_castings = points * kCastings - castings;
    if (left_castings % kCastings != 0) return counted(left_castings, "casting", "castings");
    return counted(left, "strength point", "strength points");
}

std::string text_of(const Muster& muster, const ArmyList& list) {
    std::string out;
    put_comment(out, list.title + ", " + counted(muster.points, "strength point", "strength points") + ", mustered from the army list " + list.id + '.');
    put_comment(out, "Above each thing stands why it is there (L: line of the rulebook's text).");
    for (const PointsMissing& missing : muster.missing) {
        const std::string left = missing.left_in_words();
        if (left.empty()) continue;
        std::string kinds;
        for (const MissingRows* rows : missing.kinds) kinds += (kinds.empty() ? "" : ", ") + rows->title;
        put_comment(out, "Not here: " + left + " of " + missing.group + ", whose rows our copy of the book lacks (" + kinds + ").");
    }
    for (const std::string& remark : muster.remarks) put_comment(out, remark + '.');
    for (const OpenChoice& choice : muster.choices) {
        if (!choice.value.empty()) put_comment(out, "choice " + choice.name + '=' + choice.value);
    }
    return out + text_with_reasons(muster.order, muster.reasons);
}

std::string text_with_reasons(const OrderOfBattle& order, const std::vector<std::string>& reasons) {
    std::string out;
    for (const ListedKey& key : order.game) put_toml(out, key.name, key.value);
    for (std::size_t i = 0; i < order.things.size(); ++i) {
        const ListedThing& thing = order.things[i];
        out += '\n';
        if (i < reasons.size() && !reasons[i].empty()) put_comment(out, reasons[i]);
        out += "[[" + thing.section + "]]\n";
        for (const ListedKey& key : thing.keys) put_toml(out, key.name, key.value);
    }
    return out;
}

}  // namespace aor
