#include "filter.h"
#include <string.h>

#define FILTERS 5
/// The number of possible pairs of bytes.
#define PAIRS 65536

static uint64_t sum(const uint8_t *bytes, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
  return sum;
}

/// Counts the distinct pairs of neighboring bytes. The bits of `met` are 0 before and after.
static uint64_t pairs(const uint8_t *bytes, size_t count, uint64_t *met) {
  uint64_t pairs = 0;
  for (size_t i = 1; i < count; i++) {
    unsigned pair = (unsigned)bytes[i - 1] << 8 | bytes[i];
    pairs += ~met[pair / 64] >> pair % 64 & 1;
    met[pair / 64] |= (uint64_t)1 << pair % 64;
  }
  for (size_t i = 1; i < count; i++) met[((unsigned)bytes[i - 1] << 8 | bytes[i]) / 64] = 0;
  return pairs;
}

size_t cpng_choosing_bytes(size_t row_bytes) { return PAIRS / 8 + row_bytes; }

/// The value by which filters are compared; the smallest one is best.
static uint64_t badness(cpng_measure measure, const uint8_t *bytes, size_t count, void *met) {
  switch (measure) {
  case cpng_least_sum: return sum(bytes, count);
  case cpng_fewest_pairs: return pairs(bytes, count, met);
  }
  return 0;
}

void cpng_choose_filters(const cpng_rows *rows, cpng_measure measure, uint8_t *work, uint8_t *filters) {
  size_t count = rows->row_bytes;
  uint8_t *filtered = work + PAIRS / 8;
  memset(work, 0, PAIRS / 8);
  for (size_t y = 0; y < rows->height; y++) {
    const uint8_t *row = rows->bytes + y * count;
    uint64_t least = UINT64_MAX;
    filters[y] = 0;
    for (unsigned filter = 0; filter < FILTERS; filter++) {
      cpng_filter_row(filter, row, y ? row - count : rows->zeros, count, rows->pixel_bytes, filtered);
      uint64_t found = badness(measure, filtered, count, work);
      if (found >= least) continue;
      least = found;
      filters[y] = (uint8_t)filter;
    }
  }
}
