#include "block.h"
#include "cpng.h"
#include "path.h"
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define MOST_BLOCKS 16

/// The bytes to compress, and the buffers for compressing them.
typedef struct {
  cpng_matches matches;
  cpng_path path;
  /// The steps of the settled blocks, one after another, and those of the current path.
  cpng_step *settled, *steps;
  size_t settled_count;
  cpng_search search;
} squeezer;

/// A block: the range of its bytes, and that of its steps in the settled ones.
typedef struct {
  uint32_t start, end;
  size_t first, count;
  uint64_t size;
} part;

/// Replaces a third of the counts by those of other symbols, chosen by a deterministic pseudorandom sequence.
static void shuffle(uint32_t *counts, size_t symbols, uint32_t *state) {
  for (size_t i = 0; i < symbols; i++) {
    *state = *state * 1664525u + 1013904223u;
    if ((*state >> 16) % 3) continue;
    *state = *state * 1664525u + 1013904223u;
    counts[i] = counts[(*state >> 16) % symbols];
  }
}

/// Finds the cheapest steps for the bytes of a block, beginning with the costs that `counts` implies.
static void settle(squeezer *work, part *part, cpng_counts counts) {
  part->first = work->settled_count;
  part->size = UINT64_MAX;
  uint64_t previous = 0;
  uint32_t state = 1;
  cpng_counts best = counts;
  for (uint32_t round = 0; round < work->search.rounds; round++) {
    cpng_costs costs;
    cpng_set_costs(&costs, &counts);
    size_t count = cpng_cheapest_path(&work->matches, part->start, part->end, &costs, &work->path, work->steps);
    cpng_count(work->steps, count, &counts);
    uint64_t size = cpng_block_size(&counts);
    if (size < part->size) {
      part->size = size;
      part->count = count;
      memcpy(work->settled + part->first, work->steps, count * sizeof(cpng_step));
      best = counts;
    }
    if (size == previous && !work->search.shuffles) break;
    if (size == previous) {
      // The search has reached a local optimum, so it continues from changed costs.
      counts = best;
      shuffle(counts.literals, CPNG_LITERALS, &state);
      shuffle(counts.distances, CPNG_DISTANCES, &state);
      counts.literals[CPNG_END] = 1;
    }
    previous = size;
  }
  work->settled_count += part->count;
}

static uint64_t size_of(const cpng_step *steps, size_t count) {
  cpng_counts counts;
  cpng_count(steps, count, &counts);
  return cpng_block_size(&counts);
}

/// The position that divides steps into the two blocks with the smallest total size.
static size_t divide(const cpng_step *steps, size_t count, uint64_t *least) {
  size_t low = 1, high = count, best = 0;
  *least = UINT64_MAX;
  // Narrows the search repeatedly to the surroundings of the best sampled position.
  while (high - low > 1) {
    size_t apart = (high - low) / 9 + 1;
    for (size_t at = low; at < high; at += apart) {
      uint64_t size = size_of(steps, at) + size_of(steps + at, count - at);
      if (size >= *least) continue;
      *least = size;
      best = at;
    }
    if (apart == 1) break;
    low = best > apart ? best - apart : 1;
    high = best + apart < count ? best + apart : count;
  }
  return best;
}

/// Divides steps into blocks wherever that makes them smaller. Writes the end of each block, as an index of steps, to `ends`.
static void divide_all(const cpng_step *steps, size_t start, size_t end, size_t *ends, size_t *found) {
  uint64_t least;
  size_t at = end - start < 64 || *found + 2 > MOST_BLOCKS ? 0 : divide(steps + start, end - start, &least);
  if (at && least < size_of(steps + start, end - start)) {
    divide_all(steps, start, start + at, ends, found);
    divide_all(steps, start + at, end, ends, found);
  } else {
    ends[(*found)++] = end;
  }
}

static uint32_t byte_count(const cpng_step *steps, size_t count) {
  uint32_t bytes = 0;
  for (size_t i = 0; i < count; i++) bytes += steps[i].distance ? steps[i].length : 1;
  return bytes;
}

/// Divides a settled block and settles the parts, if that is smaller. Returns the number of resulting blocks.
static size_t settle_parts(squeezer *work, const part *whole, part *parts) {
  size_t ends[MOST_BLOCKS + 1], count = 0;
  cpng_step *steps = work->settled;
  divide_all(steps, 0, whole->count, ends, &count);
  if (count == 1) {
    parts[0] = *whole;
    return 1;
  }
  uint64_t size = 0;
  size_t from = 0;
  uint32_t place = 0;
  for (size_t i = 0; i < count; i++) {
    cpng_counts counts;
    cpng_count(steps + from, ends[i] - from, &counts);
    parts[i].start = place;
    place += byte_count(steps + from, ends[i] - from);
    parts[i].end = place;
    settle(work, &parts[i], counts);
    size += parts[i].size;
    from = ends[i];
  }
  if (size < whole->size) return count;
  parts[0] = *whole;
  return 1;
}

static void write_parts(const squeezer *work, const part *parts, size_t count, cpng_bits *out) {
  for (size_t i = 0; i < count; i++) {
    const cpng_step *steps = work->settled + parts[i].first;
    cpng_counts counts;
    cpng_block block;
    cpng_count(steps, parts[i].count, &counts);
    cpng_plan_block(&counts, &block);
    cpng_write_block(&block, steps, parts[i].count, i + 1 == count, out);
  }
}

/// Sets the counts that are assumed before the first round.
static void expect(cpng_counts *counts, const uint8_t *bytes, size_t count) {
  memset(counts, 0, sizeof *counts);
  for (size_t i = 0; i < count; i++) counts->literals[bytes[i]]++;
  for (size_t i = CPNG_END; i < CPNG_LITERALS; i++) counts->literals[i] = (uint32_t)(count / 64 + 1);
  for (size_t i = 0; i < CPNG_DISTANCES; i++) counts->distances[i] = 1;
}

size_t cpng_squeeze(const uint8_t *bytes, size_t count, cpng_search search, uint8_t *out, size_t room) {
  squeezer work = { .search = search };
  work.path.costs = malloc((count + 1) * sizeof(uint32_t));
  work.path.arrivals = malloc((count + 1) * sizeof(cpng_step));
  work.steps = malloc(count * sizeof(cpng_step));
  // The bytes are settled once as a whole, and once in parts.
  work.settled = malloc(2 * count * sizeof(cpng_step));
  cpng_bits bits = { out, room, 0, 0, 0 };
  bool is_done = work.path.costs && work.path.arrivals && work.steps && work.settled &&
    cpng_find_matches(&work.matches, bytes, (uint32_t)count, search.depth);
  if (is_done) {
    part whole = { 0, (uint32_t)count, 0, 0, 0 }, parts[MOST_BLOCKS + 1];
    cpng_counts counts;
    expect(&counts, bytes, count);
    settle(&work, &whole, counts);
    size_t part_count = settle_parts(&work, &whole, parts);
    cpng_put(&bits, 0xDA78, 16);
    write_parts(&work, parts, part_count, &bits);
    if (bits.bit_count) cpng_put(&bits, 0, 8 - bits.bit_count);
    uint32_t sum = (uint32_t)adler32_z(1, bytes, count);
    for (int shift = 24; shift >= 0; shift -= 8) cpng_put(&bits, sum >> shift & 0xFF, 8);
  }
  cpng_free_matches(&work.matches);
  free(work.path.costs);
  free(work.path.arrivals);
  free(work.steps);
  free(work.settled);
  return is_done && bits.count <= room ? bits.count : 0;
}
