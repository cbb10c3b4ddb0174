#pragma once
#include "matches.h"

#define CPNG_LITERALS 286
#define CPNG_DISTANCES 30
#define CPNG_END 256

/// How often each symbol of a block occurs.
typedef struct {
  uint32_t literals[CPNG_LITERALS];
  uint32_t distances[CPNG_DISTANCES];
} cpng_counts;

/// The lengths of a block's codes, in bits; 0 for what does not occur.
typedef struct {
  uint8_t literals[CPNG_LITERALS];
  uint8_t distances[CPNG_DISTANCES];
} cpng_lengths;

/// The symbol of a length from 3 to 258 (RFC 1951, 3.2.5).
unsigned cpng_length_symbol(unsigned length);
unsigned cpng_length_bits(unsigned symbol);
/// The symbol of a distance from 1 to 32768.
unsigned cpng_distance_symbol(unsigned distance);
unsigned cpng_distance_bits(unsigned symbol);
/// What the extra bits of a symbol are added to.
unsigned cpng_length_base(unsigned symbol);
unsigned cpng_distance_base(unsigned symbol);

/// Counts the symbols of steps, and the end of the block.
void cpng_count(const cpng_step *steps, size_t count, cpng_counts *counts);

/// The lengths of a Huffman code whose longest word has `limit` bits; at least one symbol occurs.
void cpng_huffman(const uint32_t *counts, size_t symbols, unsigned limit, uint8_t *lengths);

/// The words of a code, their first bit lowest.
void cpng_words(const uint8_t *lengths, size_t symbols, uint16_t *words);
