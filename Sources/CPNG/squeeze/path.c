#include "path.h"

#define LONGEST 258

/// 64 * log2(number), rounded down, for numbers of at least 1. In integers, so that the result is the same on every machine.
static uint32_t logarithm(uint32_t number) {
  unsigned whole = 31 - (unsigned)__builtin_clz(number);
  // A number from 1 to 2, in 1/2^31. If its square is 2 or more, the next bit of the fraction is 1.
  uint64_t rest = (uint64_t)number << (31 - whole);
  uint32_t result = whole;
  for (int bit = 0; bit < 6; bit++) {
    rest = rest * rest >> 31;
    result = result << 1 | (uint32_t)(rest >> 32);
    rest >>= rest >> 32;
  }
  return result;
}

static void set(uint32_t *costs, const uint32_t *counts, size_t symbols) {
  uint32_t sum = 0;
  for (size_t i = 0; i < symbols; i++) sum += counts[i];
  uint32_t all = sum ? logarithm(sum) : 0;
  for (size_t i = 0; i < symbols; i++) costs[i] = counts[i] ? all - logarithm(counts[i]) : all + 64;
}

void cpng_set_costs(cpng_costs *costs, const cpng_counts *counts) {
  uint32_t literals[CPNG_LITERALS];
  set(literals, counts->literals, CPNG_LITERALS);
  for (unsigned i = 0; i < 256; i++) costs->literals[i] = literals[i];
  for (unsigned length = 3; length <= LONGEST; length++) {
    unsigned symbol = cpng_length_symbol(length);
    costs->lengths[length] = literals[symbol] + 64 * cpng_length_bits(symbol);
  }
  set(costs->distances, counts->distances, CPNG_DISTANCES);
  for (unsigned i = 0; i < CPNG_DISTANCES; i++) costs->distances[i] += 64 * cpng_distance_bits(i);
}

/// For each length, the longest length that has the same symbol.
static void set_ends(uint16_t *ends) {
  ends[LONGEST] = LONGEST;
  for (unsigned length = LONGEST - 1; length >= 3; length--) {
    bool is_end = cpng_length_symbol(length) != cpng_length_symbol(length + 1);
    ends[length] = is_end ? (uint16_t)length : ends[length + 1];
  }
}

size_t cpng_cheapest_path(
  const cpng_matches *matches, uint32_t start, uint32_t end, const cpng_costs *costs, cpng_path *path,
  cpng_step *steps) {
  uint32_t count = end - start;
  uint16_t ends[LONGEST + 1];
  set_ends(ends);
  path->costs[0] = 0;
  for (uint32_t i = 1; i <= count; i++) path->costs[i] = UINT32_MAX;
  for (uint32_t at = 0; at < count; at++) {
    uint32_t here = path->costs[at];
    unsigned byte = matches->bytes[start + at];
    uint32_t cost = here + costs->literals[byte];
    if (cost < path->costs[at + 1]) {
      path->costs[at + 1] = cost;
      path->arrivals[at + 1] = (cpng_step){ (uint16_t)byte, 0 };
    }
    const cpng_step *step = matches->steps + matches->first[start + at];
    const cpng_step *last = matches->steps + matches->first[start + at + 1];
    // In a long run, every position has the longest copy, and no shorter copy is better.
    bool is_run = last > step && last[-1].length == LONGEST && count - at >= LONGEST;
    if (is_run) step = last - 1;
    unsigned length = is_run ? LONGEST : 3, most = count - at;
    for (; step < last; step++) {
      uint32_t far = here + costs->distances[cpng_distance_symbol(step->distance)];
      unsigned longest = step->length < most ? step->length : most;
      for (; length <= longest; length++) {
        // Of lengths with the same cost, only the longest one is tried: the following steps can be shortened accordingly.
        length = ends[length] < longest ? ends[length] : longest;
        cost = far + costs->lengths[length];
        if (cost >= path->costs[at + length]) continue;
        path->costs[at + length] = cost;
        path->arrivals[at + length] = (cpng_step){ (uint16_t)length, step->distance };
      }
    }
  }
  // The steps are collected from the end to the start, then reversed.
  size_t found = 0;
  for (uint32_t at = count; at > 0; found++) {
    steps[found] = path->arrivals[at];
    at -= steps[found].distance ? steps[found].length : 1;
  }
  for (size_t i = 0; i < found / 2; i++) {
    cpng_step step = steps[i];
    steps[i] = steps[found - 1 - i];
    steps[found - 1 - i] = step;
  }
  return found;
}
