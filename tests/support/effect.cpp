#include "tests/support/effect.hpp"

#include <algorithm>
#include <map>

namespace aor {
namespace {

class Mix {
public:
    void add(std::uint64_t value) {
        hash_ ^= value + 0x9E3779B97F4A7C15ULL + (hash_ << 6) + (hash_ >> 2);
        hash_ *= 0xBF58476D1CE4E5B9ULL;
        hash_ ^= hash_ >> 29;
    }
    void add(int value) { add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value))); }
    void add(std::string_view text) {
        for (const char c : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
        add(std::uint64_t{0x1F});
    }
    [[nodiscard]] std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

void add_pool(Mix& mix, const Pool& pool) {
    for (const Item& item : pool.items) {
        mix.add(item.id);
        mix.add(item.amount);
        mix.add(static_cast<int>(item.of));
    }
    mix.add(std::uint64_t{0xA1});
}

void add_assessment(Mix& mix, const Assessment& a) {
    if (a.refusal != nullptr) {
        mix.add(a.refusal->id);
        mix.add(a.refusal->label);
        return;
    }
    for (const AutomaticRow* row : {a.automatic, a.other_automatic}) {
        mix.add(row != nullptr ? row->id : std::string_view());
        mix.add(row != nullptr ? row->label : std::string_view());
    }
    add_pool(mix, a.pool);
    add_pool(mix, a.other_pool);
}

// The sums of a throw that are looked at: all of them, or so many spread over the range.
std::uint64_t throws_effect(const Procedure& procedure, const Assessment& a, std::vector<int>& tallies) {
    const auto thrown = procedure.next_throw(a, tallies);
    if (!thrown) return effect_of(procedure.resolve(a, tallies));
    Mix mix;
    mix.add(thrown->whole);
    mix.add(thrown->half);
    const int lowest = thrown->whole;
    const int highest = 6 * thrown->whole + 3 * thrown->half;
    const int step = std::max(1, (highest - lowest) / (tallies.empty() ? 48 : 12));
    std::map<int, std::uint64_t> known;  // what a tally leads to
    for (int sum = lowest; sum <= highest; sum += step) {
        const int tally = procedure.tally(a, tallies.size(), sum);
        auto found = known.find(tally);
        if (found == known.end()) {
            tallies.push_back(tally);
            found = known.emplace(tally, throws_effect(procedure, a, tallies)).first;
            tallies.pop_back();
        }
        mix.add(found->second);
    }
    return mix.value();
}

}  // namespace

std::uint64_t effect_of(const Outcome& outcome) {
    Mix mix;
    for (const Field& field : outcome) {
        mix.add(field.name);
        mix.add(static_cast<std::uint64_t>(field.value.index()));
        if (const auto* flag = std::get_if<bool>(&field.value)) mix.add(*flag ? 1 : 0);
        if (const auto* number = std::get_if<int>(&field.value)) mix.add(*number);
        if (const auto* word = std::get_if<std::string_view>(&field.value)) mix.add(*word);
        if (const auto* inches = std::get_if<Inches>(&field.value)) mix.add(inches->parts());
    }
    return mix.value();
}

std::uint64_t pool_effect(const Charts& charts, const Procedure& procedure, const Situation& situation) {
    Mix mix;
    add_assessment(mix, assess(charts, procedure, situation));
    return mix.value();
}

std::uint64_t whole_effect(const Charts& charts, const Procedure& procedure, const Situation& situation) {
    const Assessment a = assess(charts, procedure, situation);
    Mix mix;
    add_assessment(mix, a);
    if (!a.refused()) {
        std::vector<int> tallies;
        mix.add(throws_effect(procedure, a, tallies));
    }
    return mix.value();
}

}  // namespace aor
