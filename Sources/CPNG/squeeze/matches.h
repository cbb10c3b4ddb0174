#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A step of deflate: a copy of 3 to 258 bytes from 1 to 32768 bytes before or, if the distance is 0, the literal byte
/// `length`.
typedef struct {
  uint16_t length;
  uint16_t distance;
} cpng_step;

/// The possible copies at each position of some bytes.
typedef struct {
  const uint8_t *bytes;
  uint32_t count;
  /// The maximum number of earlier positions with which each position is compared.
  uint32_t depth;
  /// The index in `steps` of each position's first copy, and the number of all copies at the end.
  uint32_t *first;
  /// The copies of each position in ascending order of length. Each one is the nearest for its length and for all lengths above
  /// that of the preceding one.
  cpng_step *steps;
} cpng_matches;

/// Finds the copies. Returns false if there is not enough memory, or if there are too many copies. Call cpng_free_matches in
/// either case.
bool cpng_find_matches(cpng_matches *matches, const uint8_t *bytes, uint32_t count, uint32_t depth);
void cpng_free_matches(cpng_matches *matches);
