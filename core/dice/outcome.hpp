#pragma once
// The row of the result table: what happens, as named fields.

#include "core/base/inches.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace aor {

/// One field of an outcome: {"state":"broken"}, {"hits":2}, {"passed":true}, {"distance":11.67}.
/// The views point into the charts or at literals, which outlive every outcome.
struct Field {
    std::string_view name;
    std::variant<bool, int, std::string_view, Inches> value;
    bool operator==(const Field&) const = default;
};

/// What a procedure comes to. Two outcomes are the same when their fields are.
class Outcome {
public:
    static constexpr std::size_t kMostFields = 9;

    Outcome() = default;
    /// `rank` is the place of the outcome in the procedure's printed order (odds are listed by it).
    explicit Outcome(std::int64_t rank) : rank_(rank) {}

    Outcome& add(std::string_view name, bool value) { return push({name, value}); }
    Outcome& add(std::string_view name, int value) { return push({name, value}); }
    Outcome& add(std::string_view name, std::string_view value) { return push({name, value}); }
    Outcome& add(std::string_view name, const char* value) { return push({name, std::string_view(value)}); }
    Outcome& add(std::string_view name, Inches value) { return push({name, value}); }
    Outcome& push(Field field) {
        assert(count_ < kMostFields);
        fields_[count_++] = field;
        return *this;
    }

    [[nodiscard]] std::int64_t rank() const { return rank_; }
    void set_rank(std::int64_t rank) { rank_ = rank; }

    [[nodiscard]] auto begin() const { return fields_.begin(); }
    [[nodiscard]] auto end() const { return fields_.begin() + static_cast<std::ptrdiff_t>(count_); }
    [[nodiscard]] std::size_t count() const { return count_; }

    [[nodiscard]] const Field* find(std::string_view name) const {
        for (const Field& field : *this) {
            if (field.name == name) return &field;
        }
        return nullptr;
    }
    /// The value of a field that is there and of that type; nothing otherwise.
    template <class T>
    [[nodiscard]] std::optional<T> get(std::string_view name) const {
        const Field* field = find(name);
        if (field == nullptr || !std::holds_alternative<T>(field->value)) return std::nullopt;
        return std::get<T>(field->value);
    }
    [[nodiscard]] bool is(std::string_view name) const { return get<bool>(name).value_or(false); }
    [[nodiscard]] int number(std::string_view name) const { return get<int>(name).value_or(0); }
    [[nodiscard]] std::string_view word(std::string_view name) const {
        return get<std::string_view>(name).value_or(std::string_view());
    }

    bool operator==(const Outcome& other) const {
        if (count_ != other.count_) return false;
        for (std::size_t i = 0; i < count_; ++i) {
            if (!(fields_[i] == other.fields_[i])) return false;
        }
        return true;
    }

private:
    std::int64_t rank_ = 0;
    std::array<Field, kMostFields> fields_{};
    std::size_t count_ = 0;
};

}  // namespace aor
