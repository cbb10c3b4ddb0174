#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A step of deflate: a copy of 3 to 258 bytes from 1 to 32768 bytes before, or, where the distance is 0, the byte `length`.
typedef struct {
  uint16_t length;
  uint16_t distance;
} cpng_step;

/// The copies that may begin at each place of some bytes.
typedef struct {
  const uint8_t *bytes;
  uint32_t count;
  /// With how many earlier places each is compared.
  uint32_t depth;
  /// Where those of each place begin in `steps`; one more than there are places.
  uint32_t *first;
  /// Of each place from short to long, each the nearest for its length and those since the one before.
  cpng_step *steps;
} cpng_matches;

/// False when there is no memory, or there are too many copies; cpng_free_matches either way.
bool cpng_find_matches(cpng_matches *matches, const uint8_t *bytes, uint32_t count, uint32_t depth);
void cpng_free_matches(cpng_matches *matches);
