#pragma once
// When a window draws: at once when something happens and twice more, so that what depends on the frame before settles;
// again a little later, for what waits for the pointer to rest; then not until the next event.

#include <algorithm>
#include <limits>
#include <optional>

namespace aor::shell {

/// When the next frame is due: at once after an event, never while nothing happens.
class Pace {
public:
    explicit Pace(double now) : event_(now) {}

    /// Something happened.
    void event(double now) {
        event_ = now;
        frames_due_ = kFrames;
        rests_ = 0;
    }
    /// A frame was begun; `again` and `wake_in` as its drawer asked for.
    void drawn(double begun, bool again, std::optional<double> wake_in) {
        last_ = begun;
        if (frames_due_ > 0) --frames_due_;
        if (again && frames_due_ == 0) frames_due_ = 1;
        wake_at_ = wake_in ? begun + *wake_in : kNever;
    }
    /// A wait has ended without an event: a rest, or the hour that the drawer named.
    void waited(double now) {
        if (frames_due_ > 0) return;
        if (rests_ < kRests && now >= event_ + kRest[rests_]) {
            ++rests_;
            frames_due_ = kRestFrames;
        }
        if (now >= wake_at_) {
            wake_at_ = kNever;
            frames_due_ = kRestFrames;
        }
    }
    [[nodiscard]] bool due(double now) const { return frames_due_ > 0 && now >= last_ + kFrameTime; }
    /// How long to wait for events before the next frame may be due; none: until there is one.
    [[nodiscard]] std::optional<double> wait(double now) const {
        double until = kNever;
        if (frames_due_ > 0) {
            until = last_ + kFrameTime;
        } else {
            if (rests_ < kRests) until = event_ + kRest[rests_];
            until = std::min(until, wake_at_);
        }
        if (until == kNever) return std::nullopt;
        return std::max(until - now, 0.0);
    }

private:
    static constexpr double kNever = std::numeric_limits<double>::infinity();
    static constexpr int kFrames = 3;
    static constexpr int kRestFrames = 2;
    static constexpr double kFrameTime = 1.0 / 60.0;
    // After the delays of ImGui's tool tips and its fading of what lies below a dialogue.
    static constexpr int kRests = 2;
    static constexpr double kRest[kRests] = {0.2, 0.6};

    double event_;
    double last_ = -1.0;
    int frames_due_ = kFrames;
    int rests_ = 0;
    double wake_at_ = kNever;
};

}  // namespace aor::shell
