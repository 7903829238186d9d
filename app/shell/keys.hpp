#pragma once
// Keys that the screen takes for itself.

namespace aor::shell {

/// In this frame and the next Tab moves no focus: whoever asks reads it.
void keep_tab();

}  // namespace aor::shell
