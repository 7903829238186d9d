#include "core/report/players_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace aor::report {
namespace {

// The book sorts guns by size, not by the weight of their ball; siege guns it puts at 24 pounders and more. The others as
// gunners of the century sorted them: an army list that says another size has the last word.
constexpr PlayersWord kPlayersWords[] = {
    {"3 pounder", "light artillery"},
    {"4 pounder", "light artillery"},
    {"6 pounder", "medium artillery"},
    {"8 pounder", "medium artillery"},
    {"9 pounder", "medium artillery"},
    {"12 pounder", "heavy artillery"},
    {"18 pounder", "siege artillery"},
    {"24 pounder", "siege artillery"},
    {"pounder", "artillery"},
    {"light gun", "light artillery"},
    {"medium gun", "medium artillery"},
    {"heavy gun", "heavy artillery"},
    {"siege gun", "siege artillery"},
    {"field gun", "medium artillery"},
    {"regimental gun", "battalion gun"},
    {"cannon", "artillery"},
    {"gun", "artillery"},
    {"mortar", "howitzer"},
    {"grape", "canister"},
    {"grapeshot", "canister"},
    {"case shot", "canister"},
    {"roundshot", "artillery"},
    {"bounce", "ricochet"},
    {"ammo", "ammunition"},
    {"powder", "ammunition"},

    {"hussar", "light cavalry"},
    {"uhlan", "light cavalry"},
    {"lancer", "lances"},
    {"cossack", "light cavalry"},
    {"cuirassier", "cuirass"},
    {"cuirassier", "cavalry heavier"},
    {"kuirassier", "cuirass"},
    {"heavy cavalry", "cuirass"},
    {"heavy cavalry", "cavalry heavier"},
    {"horseman", "cavalry"},
    {"trooper", "cavalry"},
    {"foot", "infantry"},
    {"militia", "grade 1"},
    {"conscript", "grade 1"},
    {"recruit", "grade 1"},
    {"line troop", "grade 2"},
    {"grenadier", "grade 3"},
    {"elite", "grade 3"},
    {"guard", "grade 4"},
    {"light infantry", "skirmisher"},
    {"jager", "skirmisher"},
    {"jäger", "skirmisher"},
    {"rifleman", "rifle"},
    {"pandour", "skirmisher"},
    {"croat", "skirmisher"},
    {"grenzer", "skirmisher"},

    {"general", "leader"},
    {"officer", "leader"},
    {"colonel", "leader"},
    {"commander in chief", "army commander"},
    {"general killed", "leader casualty"},
    {"leader killed", "leader casualty"},
    {"leader wounded", "leader casualty"},
    {"colour", "flag"},
    {"color", "flag"},
    {"standard", "flag"},

    {"first volley", "first shot"},
    {"first fire", "first shot"},
    {"opening volley", "first shot"},
    {"volley", "small arms fire"},
    {"musketry", "small arms fire"},
    {"musket", "small arms"},
    {"shoot", "fire"},
    {"shooting", "fire"},
    {"firing", "fire"},
    {"enfilade", "flank fire"},

    {"break", "broken"},
    {"break", "routs"},
    {"breaking", "broken"},
    {"flee", "rout"},
    {"fleeing", "rout"},
    {"run away", "rout"},
    {"shaken", "disorganized"},
    {"disorder", "disorganized"},
    {"disordered", "disorganized"},
    {"unformed", "disorganized"},
    {"tired", "fatigued"},
    {"exhausted", "fatigued"},
    {"retreat", "falls back"},
    {"fall back", "falls back"},
    {"test", "check"},
    {"army morale", "withdrawal"},
    {"army break", "withdrawal"},
    {"break point", "withdrawal"},
    {"breakpoint", "withdrawal"},
    {"lose battle", "withdrawal"},
    {"win battle", "withdrawal"},
    {"victory point", "objective"},

    {"contact", "melee"},
    {"contact", "charge"},
    {"hand to hand", "melee"},
    {"close combat", "melee"},
    {"combat", "melee"},
    {"fight", "melee"},
    {"bayonet", "melee"},
    {"charge home", "charge"},
    {"form square", "emergency square"},
    {"double frontage", "front twice"},
    {"outnumber", "front twice"},
    {"follow up", "pursuit"},
    {"follow", "pursuit"},
    {"chase", "pursuit"},
    {"breakthrough", "pursuit"},

    {"speed", "movement rates"},
    {"march", "movement rates"},
    {"moving", "movement"},
    {"about face", "turn about"},
    {"turn around", "turn about"},
    {"deploy", "formation"},
    {"change formation", "formation changes"},
    {"wood", "woods"},
    {"forest", "woods"},
    {"tree", "woods"},
    {"river", "crossing"},
    {"stream", "crossing"},
    {"bridge", "crossing"},
    {"ford", "crossing"},
    {"slope", "hill"},
    {"house", "buildings"},
    {"town", "village"},
    {"earthwork", "field works"},
    {"entrenchment", "field works"},
    {"trench", "field works"},
    {"fort", "fortification"},
    {"figure", "castings"},
    {"stand", "castings"},
    {"men", "castings"},
    {"dead", "castings lost"},
};

constexpr std::array<std::string_view, 51> kJoining = {
    "a",   "an",   "the",  "of",   "to",   "in",    "on",   "at",   "by",   "for",  "from", "with", "and",  "or",   "if",   "is",   "are",
    "be",  "was",  "can",  "may",  "do",   "does",  "did",  "how",  "what", "when", "who",  "whom", "which", "why", "my",   "his",  "her",
    "its", "it",   "they", "their", "them", "i",    "we",   "you",  "your", "our",  "get",  "many", "much", "make", "will", "into", "that"};

constexpr std::pair<std::string_view, std::string_view> kNumbers[] = {
    {"three", "3"}, {"four", "4"}, {"six", "6"}, {"eight", "8"}, {"nine", "9"}, {"twelve", "12"}, {"eighteen", "18"}, {"twentyfour", "24"}};

bool is_pounds(std::string_view word) {
    constexpr std::array<std::string_view, 9> kPounds = {"pounder", "pounders", "pound", "pounds", "pdr", "pdrs", "lb", "lbs", "pfünder"};
    return std::find(kPounds.begin(), kPounds.end(), word) != kPounds.end();
}

bool joins(std::string_view word) { return std::find(kJoining.begin(), kJoining.end(), word) != kJoining.end(); }

/// "12lb" and "six pdr" as "12 pounder" and "6 pounder"; all else as it is.
Wording with_pounders(const Wording& words) {
    Wording out;
    for (const std::string& word : words) {
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        if (is_pounds(word)) {
            for (const auto& [name, number] : kNumbers) {
                if (!out.empty() && out.back() == name) out.back() = number;
            }
            out.emplace_back("pounder");
        } else if (digits > 0 && digits < word.size() && is_pounds(std::string_view(word).substr(digits))) {
            out.push_back(word.substr(0, digits));
            out.emplace_back("pounder");
        } else {
            out.push_back(word);
        }
    }
    return out;
}

/// "hussars" as "hussar", "batteries" as "battery"; nothing when it is none.
std::optional<std::string> singular(const std::string& word) {
    if (word.size() < 4 || !word.ends_with('s') || word.ends_with("ss")) return std::nullopt;
    if (word.ends_with("ies") && word.size() > 4) return word.substr(0, word.size() - 3) + 'y';
    for (const std::string_view ending : {"ches", "shes", "sses", "xes"}) {
        if (word.ends_with(ending)) return word.substr(0, word.size() - 2);
    }
    return word.substr(0, word.size() - 1);
}

Wording split(std::string_view text) {
    Wording words;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(' ', from), text.size());
        words.emplace_back(text.substr(from, end - from));
        from = end + 1;
    }
    return words;
}

/// The words from there on, that many, as the table would say them.
std::string phrase(const Wording& words, std::size_t from, std::size_t count, bool singulars) {
    std::string text;
    for (std::size_t i = from; i < from + count; ++i) {
        const auto one = singulars ? singular(words[i]) : std::nullopt;
        text += (text.empty() ? "" : " ") + one.value_or(words[i]);
    }
    return text;
}

/// What the table has for it.
std::vector<Wording> meant_by(const Wording& words, std::size_t from, std::size_t count) {
    std::vector<Wording> found;
    for (const bool singulars : {false, true}) {
        const std::string text = phrase(words, from, count, singulars);
        for (const PlayersWord& one : kPlayersWords) {
            if (one.said == text) found.push_back(split(one.charts));
        }
        if (!found.empty()) break;
    }
    return found;
}

}  // namespace

std::span<const PlayersWord> players_words() { return kPlayersWords; }

std::vector<Part> parts_of(const std::vector<std::string>& typed) {
    const Wording all = with_pounders(typed);
    // What joins the words of a phrase stays: "hand to hand".
    std::vector<Part> parts;
    constexpr std::size_t kLongest = 3;
    for (std::size_t at = 0; at < all.size();) {
        std::size_t taken = 0;
        for (std::size_t count = std::min(kLongest, all.size() - at); count > 0 && taken == 0; --count) {
            std::vector<Wording> meant = meant_by(all, at, count);
            if (meant.empty()) continue;
            Part part;
            part.wordings.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(at), all.begin() + static_cast<std::ptrdiff_t>(at + count));
            if (count == 1) {
                if (const auto one = singular(all[at])) part.wordings.push_back({*one});
            }
            part.wordings.insert(part.wordings.end(), meant.begin(), meant.end());
            parts.push_back(std::move(part));
            taken = count;
        }
        if (taken == 0) {
            taken = 1;
            if (!joins(all[at])) {
                Part part;
                part.wordings.push_back({all[at]});
                if (const auto one = singular(all[at])) part.wordings.push_back({*one});
                parts.push_back(std::move(part));
            }
        }
        at += taken;
    }
    if (parts.empty()) {
        for (const std::string& word : all) parts.push_back({{{word}}});
    }
    return parts;
}

}  // namespace aor::report
