#pragma once
#include "cpng.h"

/// Filters a row of some bytes. `above` is the row above, zeros for the first.
void cpng_filter_row(
  unsigned filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_bytes, uint8_t *out);
