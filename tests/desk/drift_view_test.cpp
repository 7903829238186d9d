// Comparing record and table: what is called out is the report's list, and what is found otherwise becomes one entry.

#include "app/desk/drift_view.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

const DriftEntry& entry(const std::vector<DriftSection>& sections, std::string_view id) {
    for (const DriftSection& section : sections) {
        for (const DriftEntry& one : section.entries) {
            if (one.id == id) return one;
        }
    }
    FAIL("nobody is called ", id);
    return sections.front().entries.front();
}

const DriftField& field(const DriftEntry& entry, std::string_view key) {
    for (const DriftField& one : entry.fields) {
        if (one.key == key) return one;
    }
    FAIL(entry.id, " has no ", key);
    return entry.fields.front();
}

}  // namespace

TEST_CASE("every line of the report's list is there, word for word") {
    const Battle battle = small_battle();
    std::string shown;
    std::string reported;
    for (const DriftSection& section : drift_view(battle)) {
        for (const DriftEntry& one : section.entries) shown += section.army + '/' + section.brigade + '/' + one.name + ": " + one.say + '\n';
    }
    for (const report::DriftGroup& group : report::drift_groups(battle)) {
        for (const report::DriftRow& row : group.rows) reported += group.army + '/' + group.brigade + '/' + row.name + ": " + row.say + '\n';
    }
    CHECK(shown == reported);
    CHECK(shown.find("red/Brigade of red/1/red: 12 of 12 castings, normal, line, first fire left\n") != std::string::npos);
}

TEST_CASE("a unit can be found with other castings, another state, formation, fatigue, fire or flag; a battery limbered") {
    const auto sections = drift_view(small_battle());
    std::string keys;
    for (const DriftField& one : entry(sections, "red-1").fields) keys += one.say + '=' + one.value + ' ';
    CHECK(keys == "castings=12 state=normal formation=line fatigued=no first fire=yes flag=held ");
    keys.clear();
    for (const DriftField& one : entry(sections, "red-3").fields) keys += one.say + '=' + one.value + ' ';
    CHECK(keys == "castings=4 state=normal limbered=no fatigued=no first fire=yes flag=none ");
    CHECK(field(entry(sections, "red-1"), "red-1.castings").most == 12);
    // A leader may be with any of his own units, or with nobody; an objective may be anybody's.
    std::string who;
    for (const std::string& choice : field(entry(sections, "red-chief"), "red-chief.attached").choices) who += choice + ' ';
    CHECK(who == "none red-1 red-2 red-3 ");
    who.clear();
    for (const std::string& choice : field(entry(sections, "mill"), "mill.owner").choices_say) who += choice + ' ';
    CHECK(who == "nobody red blue ");
}

TEST_CASE("what is found otherwise is put right in one entry; what is set back is no difference") {
    AtBattle at;
    const auto sections = drift_view(at.battle());
    Differences differences;
    const DriftField& castings = field(entry(sections, "red-1"), "red-1.castings");
    set_difference(differences, castings, "11");
    set_difference(differences, castings, "12");
    CHECK(differences.empty());
    set_difference(differences, castings, "9");
    set_difference(differences, field(entry(sections, "red-1"), "red-1.state"), "broken");
    set_difference(differences, field(entry(sections, "blue-2"), "blue-2.fatigued"), "yes");
    const Entry done = at.perform(drift_intent(differences));
    CHECK(done.number == 1);
    CHECK(at.unit("red-1").castings == 9);
    CHECK(at.unit("red-1").state == State::broken);
    CHECK(at.unit("blue-2").fatigued);
    CHECK(at.log().entries().size() == 1);
}

TEST_CASE("without a difference the entry says that record and table agree") {
    AtBattle at;
    CHECK(at.perform(drift_intent({})).say == "Record and table agree");
}
