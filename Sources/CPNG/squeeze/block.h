#pragma once
#include "codes.h"

/// How a block is written.
typedef struct {
  /// As in the block's header: 1 fixed codes, 2 codes of its own.
  unsigned kind;
  cpng_lengths lengths;
  /// The code lengths as symbols from 0 to 18, with the extra bits of each above its lowest byte.
  uint16_t symbols[CPNG_LITERALS + CPNG_DISTANCES];
  size_t symbol_count;
  unsigned literal_count, distance_count;
  uint8_t symbol_lengths[19];
  /// All that is written, in bits.
  uint64_t size;
} cpng_block;

/// Chooses the codes that make a block smallest.
void cpng_plan_block(const cpng_counts *counts, cpng_block *block);

/// About how many bits a block takes, quicker to say than the exact count.
uint64_t cpng_block_size(const cpng_counts *counts);

/// Bits, the first lowest in each byte.
typedef struct {
  uint8_t *bytes;
  size_t room;
  size_t count;
  uint64_t bits;
  unsigned bit_count;
} cpng_bits;

/// Writes the lowest bits of a value, at most 32; what has no room is counted only.
void cpng_put(cpng_bits *out, uint32_t value, unsigned count);

void cpng_write_block(const cpng_block *block, const cpng_step *steps, size_t count, bool is_last, cpng_bits *out);
