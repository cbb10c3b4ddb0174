#include "codes.h"
#include <string.h>

static unsigned highest_bit(unsigned number) { return 31 - (unsigned)__builtin_clz(number); }

unsigned cpng_length_symbol(unsigned length) {
  if (length == 258) return 285;
  unsigned from = length - 3;
  if (from < 8) return 257 + from;
  unsigned bits = highest_bit(from) - 2;
  return 257 + 4 * bits + (from >> bits);
}

unsigned cpng_length_bits(unsigned symbol) { return symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4; }

unsigned cpng_length_base(unsigned symbol) {
  if (symbol == 285) return 258;
  unsigned bits = cpng_length_bits(symbol), from = symbol - 257;
  return bits ? 3 + ((4 + from % 4) << bits) : 3 + from;
}

unsigned cpng_distance_symbol(unsigned distance) {
  unsigned from = distance - 1;
  if (from < 4) return from;
  unsigned bits = highest_bit(from) - 1;
  return 2 * bits + (from >> bits);
}

unsigned cpng_distance_bits(unsigned symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

unsigned cpng_distance_base(unsigned symbol) {
  return symbol < 4 ? 1 + symbol : 1 + ((2 + symbol % 2) << cpng_distance_bits(symbol));
}

void cpng_count(const cpng_step *steps, size_t count, cpng_counts *counts) {
  memset(counts, 0, sizeof *counts);
  for (size_t i = 0; i < count; i++) {
    if (!steps[i].distance) {
      counts->literals[steps[i].length]++;
    } else {
      counts->literals[cpng_length_symbol(steps[i].length)]++;
      counts->distances[cpng_distance_symbol(steps[i].distance)]++;
    }
  }
  counts->literals[CPNG_END] = 1;
}

typedef struct {
  uint32_t count;
  uint16_t symbol;
} leaf;

/// Sorts leaves, which must be in the order of their symbols, by ascending count. Leaves with the same count keep the order of
/// their symbols.
static void sort(leaf *leaves, size_t count) {
  leaf room[CPNG_LITERALS], *from = leaves, *to = room;
  uint32_t bits = 0;
  for (size_t i = 0; i < count; i++) bits |= leaves[i].count;
  for (unsigned shift = 0; shift < 32 && bits >> shift; shift += 8) {
    uint16_t starts[257] = { 0 };
    for (size_t i = 0; i < count; i++) starts[(from[i].count >> shift & 0xFF) + 1]++;
    for (unsigned digit = 0; digit < 256; digit++) starts[digit + 1] += starts[digit];
    for (size_t i = 0; i < count; i++) to[starts[from[i].count >> shift & 0xFF]++] = from[i];
    leaf *sorted = to;
    to = from;
    from = sorted;
  }
  if (from != leaves) memcpy(leaves, from, count * sizeof(leaf));
}

/// Counts the code words of each length in the Huffman tree of leaves, which must be sorted by ascending count.
static void count_lengths(const leaf *leaves, size_t count, unsigned limit, uint32_t *of_length) {
  // The inner nodes follow the leaves in the order in which they are made, which is that of ascending weight.
  uint64_t weights[2 * CPNG_LITERALS];
  uint16_t parents[2 * CPNG_LITERALS], depths[2 * CPNG_LITERALS];
  for (size_t i = 0; i < count; i++) weights[i] = leaves[i].count;
  size_t leaf = 0, node = count;
  for (size_t made = count; made < 2 * count - 1; made++) {
    weights[made] = 0;
    for (int side = 0; side < 2; side++) {
      size_t next = leaf < count && (node == made || weights[leaf] <= weights[node]) ? leaf++ : node++;
      weights[made] += weights[next];
      parents[next] = (uint16_t)made;
    }
  }
  depths[2 * count - 2] = 0;
  for (size_t i = 2 * count - 2; i-- > 0;) {
    depths[i] = (uint16_t)(depths[parents[i]] + 1);
    if (i < count) of_length[depths[i] < limit ? depths[i] : limit]++;
  }
}

void cpng_huffman(const uint32_t *counts, size_t symbols, unsigned limit, uint8_t *lengths) {
  leaf leaves[CPNG_LITERALS];
  size_t count = 0;
  memset(lengths, 0, symbols);
  for (size_t i = 0; i < symbols; i++)
    if (counts[i]) leaves[count++] = (leaf){ counts[i], (uint16_t)i };
  if (count < 2) {
    if (count) lengths[leaves[0].symbol] = 1;
    return;
  }
  sort(leaves, count);
  uint32_t of_length[16] = { 0 };
  count_lengths(leaves, count, limit, of_length);
  // Words longer than the limit were counted as `limit` bits, which takes more code space than there is. Longer code words for
  // other symbols free the rest.
  uint64_t taken = 0;
  for (unsigned bits = 1; bits <= limit; bits++) taken += (uint64_t)of_length[bits] << (limit - bits);
  for (; taken > (uint64_t)1 << limit; taken--) {
    unsigned bits = limit - 1;
    while (!of_length[bits]) bits--;
    of_length[limit]--;
    of_length[bits]--;
    of_length[bits + 1] += 2;
  }
  size_t next = 0;
  for (unsigned bits = limit; bits > 0; bits--)
    for (uint32_t i = 0; i < of_length[bits]; i++) lengths[leaves[next++].symbol] = (uint8_t)bits;
}

void cpng_words(const uint8_t *lengths, size_t symbols, uint16_t *words) {
  uint32_t next[17] = { 0 }, of_length[16] = { 0 };
  for (size_t i = 0; i < symbols; i++) of_length[lengths[i]]++;
  of_length[0] = 0;
  for (unsigned bits = 1; bits < 16; bits++) next[bits + 1] = (next[bits] + of_length[bits]) << 1;
  for (size_t i = 0; i < symbols; i++) {
    uint32_t word = lengths[i] ? next[lengths[i]]++ : 0;
    uint16_t turned = 0;
    for (unsigned bit = 0; bit < lengths[i]; bit++) turned = (uint16_t)(turned << 1 | (word >> bit & 1));
    words[i] = turned;
  }
}
