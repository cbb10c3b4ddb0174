#pragma once
#include "matches.h"

#define CPNG_LITERALS 286
#define CPNG_DISTANCES 30
#define CPNG_END 256

/// The number of occurrences of each symbol in a block.
typedef struct {
  uint32_t literals[CPNG_LITERALS];
  uint32_t distances[CPNG_DISTANCES];
} cpng_counts;

/// The code lengths of a block's symbols, in bits; 0 for symbols that do not occur.
typedef struct {
  uint8_t literals[CPNG_LITERALS];
  uint8_t distances[CPNG_DISTANCES];
} cpng_lengths;

/// The symbol of a copy length from 3 to 258 (RFC 1951, 3.2.5).
unsigned cpng_length_symbol(unsigned length);
unsigned cpng_length_bits(unsigned symbol);
/// The symbol of a distance from 1 to 32768.
unsigned cpng_distance_symbol(unsigned distance);
unsigned cpng_distance_bits(unsigned symbol);
/// The smallest length or distance of a symbol, to which its extra bits are added.
unsigned cpng_length_base(unsigned symbol);
unsigned cpng_distance_base(unsigned symbol);

/// Counts the symbols of steps, including the end of the block.
void cpng_count(const cpng_step *steps, size_t count, cpng_counts *counts);

/// Sets the code lengths of a Huffman code with at most `limit` bits per symbol; 0 for symbols that do not occur.
void cpng_huffman(const uint32_t *counts, size_t symbols, unsigned limit, uint8_t *lengths);

/// The code words for some code lengths, with their first bit lowest.
void cpng_words(const uint8_t *lengths, size_t symbols, uint16_t *words);
