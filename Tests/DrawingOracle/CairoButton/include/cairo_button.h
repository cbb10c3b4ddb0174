#pragma once
#include <stdint.h>

/// Draws the button of `Probe.button` with Cairo, at a scale from 1 to 3, as straight RGBA into 50 x 32 points' pixels.
/// Returns 0, or 1 when there is no memory.
int cairo_button_draw(int scale, uint32_t *pixels);
