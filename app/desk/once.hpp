#pragma once
// Something that is worked out once and kept for as long as what it was worked out from stays the same.

#include <string>
#include <utility>

namespace aor::desk {

/// A view that is made anew only when the table has changed.
template <class View>
class Once {
public:
    /// What was kept under that name, or what `make` makes now.
    template <class Make>
    const View& of(const std::string& key, Make&& make) {
        if (!known_ || key != key_) {
            view_ = std::forward<Make>(make)();
            key_ = key;
            known_ = true;
        }
        return view_;
    }
    void forget() { known_ = false; }

private:
    bool known_ = false;
    std::string key_;
    View view_;
};

}  // namespace aor::desk
