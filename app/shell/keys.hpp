#pragma once
// Keys that the screen takes for itself.

namespace aor::shell {

/// In this frame and the next Tab moves no focus: whoever asks reads it.
void keep_tab();
/// The same of the arrows up and down.
void keep_arrows();
/// The same of Page Up, Page Down, Home and End.
void keep_pages();
/// The frame of the arrows goes to the first thing of the window that is being drawn; call it before that.
void frame_first_of_window();

}  // namespace aor::shell
