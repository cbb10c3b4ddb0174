#include "filter.h"
#include <string.h>

#define FILTERS 5
/// The number of possible pairs of bytes.
#define PAIRS 65536

/// An approximation of count * log2(count), in 1/4, that interpolates the logarithm linearly between powers of two.
static inline uint64_t weighted_log(uint64_t count) {
  if (count < 2) return 0;
  unsigned whole = 63 - (unsigned)__builtin_clzll(count);
  return 4 * (count * whole + 2 * (count - ((uint64_t)1 << whole)));
}

static uint64_t sum(const uint8_t *bytes, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
  return sum;
}

/// The part of the entropy that depends on the filter of the row, negated: the larger it is, the smaller is the entropy.
static uint64_t order(const uint8_t *bytes, size_t count) {
  uint32_t counts[256];
  memset(counts, 0, sizeof counts);
  for (size_t i = 0; i < count; i++) counts[bytes[i]]++;
  uint64_t order = 0;
  for (size_t i = 0; i < 256; i++) order += weighted_log(counts[i]);
  return order;
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

static uint64_t pair_order(const uint8_t *bytes, size_t count, uint32_t *counts) {
  uint64_t order = 0;
  for (size_t i = 1; i < count; i++) counts[(unsigned)bytes[i - 1] << 8 | bytes[i]]++;
  for (size_t i = 1; i < count; i++) {
    uint32_t *place = &counts[(unsigned)bytes[i - 1] << 8 | bytes[i]];
    order += weighted_log(*place);
    // Counts each pair only once, and leaves all counts at 0 for the next row.
    *place = 0;
  }
  return order;
}

size_t cpng_choosing_bytes(size_t row_bytes) { return PAIRS * sizeof(uint32_t) + row_bytes; }

/// The value by which filters are compared; the smallest one is best.
static uint64_t badness(cpng_measure measure, const uint8_t *bytes, size_t count, void *counts) {
  switch (measure) {
  case cpng_least_sum: return sum(bytes, count);
  case cpng_least_entropy: return UINT64_MAX - order(bytes, count);
  case cpng_fewest_pairs: return pairs(bytes, count, counts);
  case cpng_least_pair_entropy: return UINT64_MAX - pair_order(bytes, count, counts);
  }
  return 0;
}

void cpng_choose_filters(const cpng_rows *rows, cpng_measure measure, uint8_t *work, uint8_t *filters) {
  size_t count = rows->row_bytes;
  uint8_t *filtered = work + PAIRS * sizeof(uint32_t);
  memset(work, 0, PAIRS * sizeof(uint32_t));
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
