#include "filter.h"
#include <stdlib.h>
#include <string.h>

/// The Paeth predictor: the neighbor that is nearest to left + above - corner (PNG, 9.4).
static inline uint8_t paeth(int16_t left, int16_t above, int16_t corner) {
  int16_t to_left = (int16_t)abs(above - corner);
  int16_t to_above = (int16_t)abs(left - corner);
  int16_t to_corner = (int16_t)abs(left + above - 2 * corner);
  int16_t near = to_above <= to_corner ? above : corner;
  return (uint8_t)(to_left <= to_above && to_left <= to_corner ? left : near);
}

void cpng_filter_row(
  unsigned filter, const uint8_t *restrict row, const uint8_t *restrict above, size_t count, size_t pixel_bytes,
  uint8_t *restrict out) {
  size_t first = count < pixel_bytes ? count : pixel_bytes;
  switch (filter) {
  case 1:
    memcpy(out, row, first);
    for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - first]);
    return;
  case 2:
    for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
    return;
  case 3:
    for (size_t i = 0; i < first; i++) out[i] = (uint8_t)(row[i] - above[i] / 2);
    for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - (row[i - first] + above[i]) / 2);
    return;
  case 4:
    for (size_t i = 0; i < first; i++) out[i] = (uint8_t)(row[i] - above[i]);
    for (size_t i = first; i < count; i++)
      out[i] = (uint8_t)(row[i] - paeth(row[i - first], above[i], above[i - first]));
    return;
  default: memcpy(out, row, count);
  }
}

void cpng_filter(const cpng_rows *rows, const uint8_t *filters, uint8_t *out) {
  size_t count = rows->row_bytes;
  for (size_t y = 0; y < rows->height; y++, out += count + 1) {
    const uint8_t *row = rows->bytes + y * count;
    out[0] = filters[y];
    cpng_filter_row(filters[y], row, y ? row - count : rows->zeros, count, rows->pixel_bytes, out + 1);
  }
}
