#include "flutterruntime.h"

// The compiler reads the files and knows when they change.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char looks[] = {
#embed "dart/my_theme.dart" suffix(, 0)
};

static const char tab_bars[] = {
#embed "dart/my_theme_tab_bars.dart" suffix(, 0)
};

static const char fields[] = {
#embed "dart/my_theme_fields.dart" suffix(, 0)
};

static const char sliders[] = {
#embed "dart/my_theme_sliders.dart" suffix(, 0)
};

static const char slider_shapes[] = {
#embed "dart/my_theme_slider_shapes.dart" suffix(, 0)
};

const char *flutterruntime_looks(void) { return looks; }
const char *flutterruntime_tab_bars(void) { return tab_bars; }
const char *flutterruntime_fields(void) { return fields; }
const char *flutterruntime_sliders(void) { return sliders; }
const char *flutterruntime_slider_shapes(void) { return slider_shapes; }
