#pragma once
#include "cpng.h"

/// Filters a row of `count` bytes. `above` is the row above it, or zeros for the first row.
void cpng_filter_row(
  unsigned filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_bytes, uint8_t *out);
