#include "block.h"
#include <string.h>

/// The order in which a block stores the lengths of the code length code (RFC 1951, 3.2.7).
static const uint8_t places[19] = { 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15 };

static unsigned extra_bits(unsigned symbol) { return symbol == 16 ? 2 : symbol == 17 ? 3 : symbol == 18 ? 7 : 0; }

/// Encodes code lengths as symbols. The bits of `used` allow the symbols 16 (repeats a length), 17 and 18 (repeat zeros).
static size_t repeat(const uint8_t *lengths, size_t count, unsigned used, uint16_t *symbols) {
  size_t found = 0;
  for (size_t i = 0; i < count;) {
    uint8_t length = lengths[i];
    size_t run = 1;
    while (i + run < count && lengths[i + run] == length) run++;
    i += run;
    if (!length) {
      for (; (used & 4) && run >= 11; ) {
        size_t part = run < 138 ? run : 138;
        symbols[found++] = (uint16_t)(18 | (part - 11) << 8);
        run -= part;
      }
      for (; (used & 2) && run >= 3; ) {
        size_t part = run < 10 ? run : 10;
        symbols[found++] = (uint16_t)(17 | (part - 3) << 8);
        run -= part;
      }
    } else if (run >= 4 && (used & 1)) {
      symbols[found++] = length;
      for (run--; run >= 3;) {
        // Avoids a remainder of one or two lengths, which would have to be written separately, where possible.
        size_t part = run < 6 ? run : run == 7 || run == 8 ? run - 3 : 6;
        symbols[found++] = (uint16_t)(16 | (part - 3) << 8);
        run -= part;
      }
    }
    for (; run > 0; run--) symbols[found++] = length;
  }
  return found;
}

static uint64_t plan_header(cpng_block *block, unsigned used) {
  uint8_t lengths[CPNG_LITERALS + CPNG_DISTANCES];
  memcpy(lengths, block->lengths.literals, block->literal_count);
  memcpy(lengths + block->literal_count, block->lengths.distances, block->distance_count);
  block->symbol_count = repeat(lengths, block->literal_count + block->distance_count, used, block->symbols);
  uint32_t counts[19] = { 0 };
  for (size_t i = 0; i < block->symbol_count; i++) counts[block->symbols[i] & 0xFF]++;
  cpng_huffman(counts, 19, 7, block->symbol_lengths);
  unsigned shown = 19;
  while (shown > 4 && !block->symbol_lengths[places[shown - 1]]) shown--;
  uint64_t size = 3 + 5 + 5 + 4 + 3 * shown;
  for (unsigned i = 0; i < 19; i++) size += (uint64_t)counts[i] * (block->symbol_lengths[i] + extra_bits(i));
  return size;
}

static uint64_t data_size(const cpng_counts *counts, const cpng_lengths *lengths) {
  uint64_t size = 0;
  for (unsigned i = 0; i < CPNG_LITERALS; i++)
    size += (uint64_t)counts->literals[i] * (lengths->literals[i] + cpng_length_bits(i));
  for (unsigned i = 0; i < CPNG_DISTANCES; i++)
    size += (uint64_t)counts->distances[i] * (lengths->distances[i] + cpng_distance_bits(i));
  return size;
}

static void set_fixed(cpng_lengths *lengths) {
  for (unsigned i = 0; i < CPNG_LITERALS; i++)
    lengths->literals[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  memset(lengths->distances, 5, CPNG_DISTANCES);
}

static void set_codes(const cpng_counts *shaped, cpng_block *block) {
  block->kind = 2;
  cpng_huffman(shaped->literals, CPNG_LITERALS, 15, block->lengths.literals);
  cpng_huffman(shaped->distances, CPNG_DISTANCES, 15, block->lengths.distances);
  block->literal_count = CPNG_LITERALS;
  while (block->literal_count > 257 && !block->lengths.literals[block->literal_count - 1]) block->literal_count--;
  block->distance_count = CPNG_DISTANCES;
  while (block->distance_count > 1 && !block->lengths.distances[block->distance_count - 1]) block->distance_count--;
}

/// Plans a block with the best codes for the counts in `shaped`. Its size is that for the actual counts.
static void plan_codes(const cpng_counts *shaped, const cpng_counts *counts, cpng_block *block) {
  set_codes(shaped, block);
  uint64_t least = UINT64_MAX;
  unsigned best = 0;
  for (unsigned used = 0; used < 8; used++) {
    uint64_t size = plan_header(block, used);
    if (size >= least) continue;
    least = size;
    best = used;
  }
  block->size = plan_header(block, best) + data_size(counts, &block->lengths);
}

/// Equalizes counts of neighboring symbols that are nearly equal, so that their code lengths become runs.
static void smooth(uint32_t *counts, size_t symbols, unsigned tolerance) {
  for (size_t start = 0; start < symbols;) {
    if (!counts[start]) {
      start++;
      continue;
    }
    uint64_t sum = counts[start];
    size_t end = start + 1;
    for (; end < symbols && counts[end]; end++) {
      uint64_t mean = sum / (end - start);
      uint64_t apart = counts[end] > mean ? counts[end] - mean : mean - counts[end];
      if (apart > tolerance + mean / 8) break;
      sum += counts[end];
    }
    uint32_t mean = (uint32_t)((sum + (end - start) / 2) / (end - start));
    if (end - start >= 4)
      for (size_t i = start; i < end; i++) counts[i] = mean ? mean : 1;
    start = end;
  }
}

void cpng_plan_block(const cpng_counts *counts, cpng_block *block) {
  plan_codes(counts, counts, block);
  for (unsigned tolerance = 1; tolerance <= 4; tolerance *= 2) {
    cpng_counts shaped = *counts;
    smooth(shaped.literals, CPNG_LITERALS, tolerance);
    smooth(shaped.distances, CPNG_DISTANCES, tolerance);
    cpng_block other;
    plan_codes(&shaped, counts, &other);
    if (other.size < block->size) *block = other;
  }
  cpng_lengths fixed;
  set_fixed(&fixed);
  uint64_t size = 3 + data_size(counts, &fixed);
  if (size >= block->size) return;
  block->kind = 1;
  block->lengths = fixed;
  block->size = size;
}

uint64_t cpng_block_size(const cpng_counts *counts) {
  cpng_block block;
  set_codes(counts, &block);
  return plan_header(&block, 7) + data_size(counts, &block.lengths);
}

void cpng_put(cpng_bits *out, uint32_t value, unsigned count) {
  out->bits |= (uint64_t)value << out->bit_count;
  for (out->bit_count += count; out->bit_count >= 8; out->bit_count -= 8, out->bits >>= 8) {
    if (out->count < out->room) out->bytes[out->count] = (uint8_t)out->bits;
    out->count++;
  }
}

static void put_header(const cpng_block *block, cpng_bits *out) {
  unsigned shown = 19;
  while (shown > 4 && !block->symbol_lengths[places[shown - 1]]) shown--;
  cpng_put(out, block->literal_count - 257, 5);
  cpng_put(out, block->distance_count - 1, 5);
  cpng_put(out, shown - 4, 4);
  for (unsigned i = 0; i < shown; i++) cpng_put(out, block->symbol_lengths[places[i]], 3);
  uint16_t words[19];
  cpng_words(block->symbol_lengths, 19, words);
  for (size_t i = 0; i < block->symbol_count; i++) {
    unsigned symbol = block->symbols[i] & 0xFF;
    cpng_put(out, words[symbol], block->symbol_lengths[symbol]);
    cpng_put(out, block->symbols[i] >> 8, extra_bits(symbol));
  }
}

void cpng_write_block(const cpng_block *block, const cpng_step *steps, size_t count, bool is_last, cpng_bits *out) {
  cpng_put(out, is_last, 1);
  cpng_put(out, block->kind, 2);
  if (block->kind == 2) put_header(block, out);
  // The fixed code also has words for two symbols that never occur.
  uint8_t literals[288];
  uint16_t literal_words[288], distance_words[CPNG_DISTANCES];
  memset(literals, block->kind == 1 ? 8 : 0, sizeof literals);
  memcpy(literals, block->lengths.literals, CPNG_LITERALS);
  cpng_words(literals, 288, literal_words);
  cpng_words(block->lengths.distances, CPNG_DISTANCES, distance_words);
  for (size_t i = 0; i < count; i++) {
    if (!steps[i].distance) {
      cpng_put(out, literal_words[steps[i].length], literals[steps[i].length]);
      continue;
    }
    unsigned length = cpng_length_symbol(steps[i].length), distance = cpng_distance_symbol(steps[i].distance);
    cpng_put(out, literal_words[length], literals[length]);
    cpng_put(out, steps[i].length - cpng_length_base(length), cpng_length_bits(length));
    cpng_put(out, distance_words[distance], block->lengths.distances[distance]);
    cpng_put(out, steps[i].distance - cpng_distance_base(distance), cpng_distance_bits(distance));
  }
  cpng_put(out, literal_words[CPNG_END], literals[CPNG_END]);
}
