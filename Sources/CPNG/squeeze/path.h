#pragma once
#include "codes.h"

/// What symbols cost, extra bits included, in 1/64 of a bit.
typedef struct {
  uint32_t literals[256];
  /// By length.
  uint32_t lengths[259];
  /// By symbol.
  uint32_t distances[CPNG_DISTANCES];
} cpng_costs;

/// What symbols cost whose counts say how likely they are.
void cpng_set_costs(cpng_costs *costs, const cpng_counts *counts);

/// Room for the cheapest path through some bytes.
typedef struct {
  /// The least cost of each place, from the first on.
  uint32_t *costs;
  /// The step that leads to each place.
  cpng_step *arrivals;
} cpng_path;

/// Writes the steps that take bytes from `start` to `end` at the least cost; returns their count, at most end - start.
size_t cpng_cheapest_path(
  const cpng_matches *matches, uint32_t start, uint32_t end, const cpng_costs *costs, cpng_path *path,
  cpng_step *steps);
