#pragma once
// Battles and entries for tests: a small one written by hand, and random ones with every kind of field and name.

#include "core/battle/draft.hpp"
#include "core/battle/log.hpp"

#include <random>

namespace aor {

/// Two armies, three units each with a brigade and a leader, and a village.
[[nodiscard]] Battle small_battle();

[[nodiscard]] LogHeader small_header();

/// Makes what a battle can hold, nasty names included; the same for the same seed.
class RandomBattles {
public:
    explicit RandomBattles(std::uint32_t seed) : dice_(seed) {}

    [[nodiscard]] int number(int from, int to) { return std::uniform_int_distribution<int>(from, to)(dice_); }
    [[nodiscard]] bool chance(int percent) { return number(1, 100) <= percent; }
    [[nodiscard]] std::string text();
    [[nodiscard]] Value value(const FieldInfo& info);

    template <class Record>
    [[nodiscard]] Record record(std::string id) {
        Record record;
        record.id = std::move(id);
        visit_fields(record, [&](const FieldInfo& info, auto& field) {
            if (chance(40)) {
                [[maybe_unused]] const bool done = set_value(field, value(info));
                assert(done);
            }
        });
        return record;
    }

    /// Any fields at all: not a battle that could be, but one that can be written down.
    [[nodiscard]] Battle battle();
    /// An entry that could stand next in the log: events that set fields, and things that come and go.
    [[nodiscard]] Entry entry(const Log& log);
    [[nodiscard]] std::vector<Event> events(const Battle& battle, int number_of_entry);

private:
    void change_something(Draft& draft, int number_of_entry);
    template <class Record>
    void change_record(Draft& draft, int number_of_entry);

    std::mt19937 dice_;
};

}  // namespace aor
