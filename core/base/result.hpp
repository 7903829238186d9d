#pragma once
// A value, or all the problems that stand in its way. Nothing is ever half-loaded.

#include "core/base/problem.hpp"

#include <cassert>
#include <optional>
#include <utility>

namespace aor {
/// A value, or the problems that stand in its place.
template <class T>
class Result {
public:
    Result(T value) : value_(std::move(value)) {}                     // NOLINT(google-explicit-constructor)
    Result(Problems problems) : problems_(std::move(problems)) {      // NOLINT(google-explicit-constructor)
        assert(!problems_.none() && "a failure must say why");
    }

    [[nodiscard]] bool ok() const { return value_.has_value(); }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const Problems& problems() const { return problems_; }

    T& operator*() { assert(ok()); return *value_; }
    const T& operator*() const { assert(ok()); return *value_; }
    T* operator->() { assert(ok()); return &*value_; }
    const T* operator->() const { assert(ok()); return &*value_; }

private:
    std::optional<T> value_;
    Problems problems_;
};

}  // namespace aor
