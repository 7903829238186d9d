#include "core/battle/entry_text.hpp"

#include "core/base/utf8.hpp"
#include "tests/support/battles.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("an entry as it stands in the file") {
    Log log(small_header());
    Entry entry = log.blank();
    entry.say = "1/red loses 2";
    entry.intent.verb = "do";
    entry.intent.procedure = "small_arms_fire";
    entry.intent.facts = {{"range", Inches::read("2.5").value()}};
    Rolled rolled;
    rolled.procedure = "small_arms_fire";
    rolled.items = {{"grade", "Grade", "34", 2, Of::dice, ""}};
    rolled.faces = {6, 6};
    rolled.sums = {12};
    rolled.outcome = {{"hits", 2}};
    entry.rolls = {rolled};
    Draft draft(log.battle());
    draft.begin(Happened::casualties, Thing::unit, "red-1", "1/red loses 2");
    draft.set("red-1", &Unit::castings, 10);
    Loss loss;
    loss.id = draft.new_id(Thing::loss, 1);
    loss.unit = "red-1";
    loss.castings = 2;
    draft.come(loss);
    entry.events = std::move(draft).take();
    CHECK(text_of(entry) ==
          "[[entry]]\n"
          "number = 1\n"
          "turn = 1\n"
          "phase = 1\n"
          "kind = \"act\"\n"
          "say = \"1/red loses 2\"\n"
          "intent = { verb = \"do\", procedure = \"small_arms_fire\", facts = [[\"range\", 2.5]] }\n"
          "rolls = [\n"
          "  { procedure = \"small_arms_fire\", items = [[\"grade\", \"Grade\", \"34\", 2, \"dice\"]], faces = [6, 6], "
          "sums = [12], outcome = [[\"hits\", 2]] },\n"
          "]\n"
          "events = [\n"
          "  { what = \"casualties\", thing = \"unit\", id = \"red-1\", say = \"1/red loses 2\", changes = "
          "[[\"unit\", \"red-1\", \"castings\", 12, 10], [\"+loss\", \"1.1\", 0, { unit = \"red-1\", castings = 2 }]] },\n"
          "]\n"
          "end = \"1 97904aec490a1a3a\"\n");
}

TEST_CASE("entries and headers are read back as they were written, whatever the names") {
    RandomBattles random(17);
    for (int round = 0; round < 60; ++round) {
        LogHeader header;
        header.title = random.text();
        header.program = random.text();
        header.charts = random.text();
        header.at = random.text();
        header.start = random.battle();
        const std::string head = text_of(header);
        const auto read = read_header(head, {"b.battle", 1, 0});
        if (!read) FAIL(read.problems().sentences());
        CHECK(*read == header);
        CHECK(text_of(*read) == head);

        Log log(*read);
        std::string file = head;
        for (int i = 0; i < 25; ++i) {
            Entry entry = random.entry(log);
            REQUIRE_FALSE(log.add(entry));
            if (random.chance(10)) {
                // The form of a correction alone; what it means is for the log's own test.
                entry.instead = {random.entry(log), random.entry(log)};
                entry.instead[1].dropped = true;
            }
            const std::string text = text_of(entry);
            const auto back = read_entry(text, {"b.battle", 1, 0});
            if (!back) FAIL(back.problems().sentences() << text);
            if (!(*back == entry)) FAIL(text << "\n!=\n" << text_of(*back));
            CHECK(text_of(*back) == text);
            file += text;
        }
        const Pieces pieces = take_apart(file);
        CHECK(pieces.whole.size() == 26);
        CHECK(pieces.whole_size == file.size());
        CHECK(pieces.whole_after == 0);
        for (std::size_t i = 0; i < pieces.whole.size(); ++i) CHECK(pieces.whole[i].number == static_cast<int>(i));
    }
}

TEST_CASE("a whole battle file is TOML") {
    RandomBattles random(19);
    LogHeader header = small_header();
    Log log(header);
    std::string file = text_of(header);
    for (int i = 0; i < 20; ++i) {
        REQUIRE_FALSE(log.add(random.entry(log)));
        file += text_of(log.entries().back());
    }
    // The reader of a single entry takes one [[entry]]; the whole file has twenty and a header.
    CHECK(read_entry(file, {"b", 1, 0}).problems()[0].text == "there should be one entry here");
}

TEST_CASE("text that is not UTF-8 is replaced") {
    CHECK(is_utf8("Jäger \u4E2D\U0001F3B2"));
    for (const char* bad : {"\xFF", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80",
                            "\xC3", "\xE4\xB8", "\xF0\x9F\x8E", "\x80"}) {
        CHECK_FALSE(is_utf8(bad));
        CHECK(is_utf8(clean_utf8(bad)));
        Log log(small_header());
        Entry entry = log.blank(EntryKind::note);
        entry.say = std::string("a") + bad + "b";
        const auto back = read_entry(text_of(entry), {"b", 1, 0});
        REQUIRE(back.ok());
        CHECK(back->say == clean_utf8(entry.say));
    }
}

TEST_CASE("what is not understood is told with its place") {
    Log log(small_header());
    const std::string text = text_of(log.blank());
    const auto told = [&](std::string_view from, std::string_view to) {
        std::string changed = text;
        changed.replace(changed.find(from), from.size(), to);
        return read_entry(changed, {"x.battle", 101, 0}).problems().sentences();
    };
    CHECK(told("turn = 1", "turns = 1") == "x.battle:103:9: unknown key \"turns\"\n");
    CHECK(told("turn = 1", "turn = \"a\"") == "x.battle:103:8: there should be a whole number here, not a text\n");
    CHECK(told("turn = 1", "turn = 9999999999") ==
          "x.battle:103:8: there should be a whole number here, not a whole number\n");
    CHECK(told("\"act\"", "\"dance\"") == "x.battle:105:8: there is no \"dance\" here\n");
    CHECK(told("kind", "events = [{ changes = [[\"unit\", \"a\", \"casting\", 1, 2]] }]\nkind") ==
          "x.battle:105:38: a unit has no \"casting\"\n");
    CHECK(told("kind", "events = [{ changes = [[\"horse\", \"a\", \"castings\", 1, 2]] }]\nkind") ==
          "x.battle:105:25: there is no \"horse\" in a battle\n");
    CHECK(told("kind", "events = [{ changes = [[\"unit\", \"a\"]] }]\nkind") ==
          "x.battle:105:24: there should be a list of 4 here, not a list\n");
    CHECK(told("turn = 1", "turn = = 1").starts_with("x.battle:103:8: not TOML: "));
}

TEST_CASE("the format is found before anything else is understood") {
    CHECK(format_of(text_of(small_header())) == 1);
    CHECK(format_of("# from the future\nformat = 12\nnew things") == 12);
    CHECK_FALSE(format_of(""));
    CHECK_FALSE(format_of("#"));
    CHECK_FALSE(format_of("format = 1"));
    CHECK_FALSE(format_of("format = x\n"));
    CHECK_FALSE(format_of("kind = \"table\"\nformat = 1\n"));
    CHECK_FALSE(format_of("format = 99999999999\n"));
}
