#pragma once

// The source code that themes for Flutter share, which ships to their users: the files of dart/, byte for byte.

/// What a look is, and how the one that is seen is found.
const char *flutterruntime_looks(void);
/// What a Material bar takes of a tab bar.
const char *flutterruntime_tab_bars(void);
/// What a Material text field takes of a text field or a search bar.
const char *flutterruntime_fields(void);
/// What a Material slider takes of a slider.
const char *flutterruntime_sliders(void);
/// What draws the pictures of a slider.
const char *flutterruntime_slider_shapes(void);
