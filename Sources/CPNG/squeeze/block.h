#pragma once
#include "codes.h"

/// The encoding of a block.
typedef struct {
  /// The block type in the header: 1 for fixed codes, 2 for dynamic codes.
  unsigned kind;
  cpng_lengths lengths;
  /// The code lengths as symbols from 0 to 18. The extra bits of a symbol are above its lowest byte.
  uint16_t symbols[CPNG_LITERALS + CPNG_DISTANCES];
  size_t symbol_count;
  unsigned literal_count, distance_count;
  uint8_t symbol_lengths[19];
  /// The size of the block in bits.
  uint64_t size;
} cpng_block;

/// Chooses the codes that make a block smallest.
void cpng_plan_block(const cpng_counts *counts, cpng_block *block);

/// The approximate size of a block in bits, which is faster to compute than the exact one.
uint64_t cpng_block_size(const cpng_counts *counts);

/// An output stream of bits, the first one lowest in each byte.
typedef struct {
  uint8_t *bytes;
  size_t room;
  size_t count;
  uint64_t bits;
  unsigned bit_count;
} cpng_bits;

/// Writes the lowest `count` bits of a value, at most 32. Bytes that exceed the room are only counted.
void cpng_put(cpng_bits *out, uint32_t value, unsigned count);

void cpng_write_block(const cpng_block *block, const cpng_step *steps, size_t count, bool is_last, cpng_bits *out);
