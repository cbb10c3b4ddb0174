#pragma once
#include "codes.h"

/// The costs of symbols in 1/64 bit, including their extra bits.
typedef struct {
  uint32_t literals[256];
  /// The cost of each copy length.
  uint32_t lengths[259];
  /// The cost of each distance symbol.
  uint32_t distances[CPNG_DISTANCES];
} cpng_costs;

/// Sets the costs of symbols from their counts, which determine how likely they are.
void cpng_set_costs(cpng_costs *costs, const cpng_counts *counts);

/// Buffers for finding the cheapest path through some bytes.
typedef struct {
  /// The lowest cost of reaching each position, from the first one on.
  uint32_t *costs;
  /// The step by which each position is reached at the lowest cost.
  cpng_step *arrivals;
} cpng_path;

/// Writes the steps that encode the bytes from `start` to `end` at the lowest cost. Returns their number, which is at most end
/// - start.
size_t cpng_cheapest_path(
  const cpng_matches *matches, uint32_t start, uint32_t end, const cpng_costs *costs, cpng_path *path,
  cpng_step *steps);
