#include "cpng.h"
#include <string.h>

/// Four times the largest number of colors, so that searches in the hash table are short.
#define SLOTS 1024

size_t cpng_index_colors(const uint32_t *words, size_t count, uint32_t colors[256], uint8_t *indexes) {
  // The number of the color in each slot, counted from 1; 0 for an empty slot.
  uint16_t slots[SLOTS];
  memset(slots, 0, sizeof slots);
  size_t found = 0;
  for (size_t i = 0; i < count; i++) {
    if (i && words[i] == words[i - 1]) {
      indexes[i] = indexes[i - 1];
      continue;
    }
    size_t slot = (uint32_t)(words[i] * 0x9E3779B1u) >> 22;
    while (slots[slot] && colors[slots[slot] - 1] != words[i]) slot = (slot + 1) % SLOTS;
    if (!slots[slot]) {
      if (found == 256) return 0;
      colors[found++] = words[i];
      slots[slot] = (uint16_t)found;
    }
    indexes[i] = (uint8_t)(slots[slot] - 1);
  }
  return found;
}

void cpng_pack_words(
  const uint32_t *words, size_t width, size_t height, unsigned color_type, unsigned bit_depth, uint8_t *out) {
  size_t count = width * height;
  switch (color_type) {
  case 6:
    for (size_t i = 0; i < count; i++)
      for (unsigned k = 0; k < 4; k++) *out++ = (uint8_t)(words[i] >> 8 * k);
    return;
  case 2:
    for (size_t i = 0; i < count; i++)
      for (unsigned k = 0; k < 3; k++) *out++ = (uint8_t)(words[i] >> 8 * k);
    return;
  case 4:
    for (size_t i = 0; i < count; i++) {
      *out++ = (uint8_t)words[i];
      *out++ = (uint8_t)(words[i] >> 24);
    }
    return;
  default: break;
  }
  // A value of d bits is expanded to 8 by repeating it, so its highest d bits are the value.
  size_t each = 8 / bit_depth;
  for (size_t y = 0; y < height; y++, words += width) {
    for (size_t x = 0; x < width; x += each) {
      unsigned byte = 0;
      for (size_t k = 0; k < each; k++)
        byte = byte << bit_depth | (x + k < width ? (words[x + k] & 0xFF) >> (8 - bit_depth) : 0);
      *out++ = (uint8_t)byte;
    }
  }
}

void cpng_pack_indexes(
  const uint8_t *indexes, const uint8_t places[256], size_t width, size_t height, unsigned bit_depth, uint8_t *out) {
  size_t each = 8 / bit_depth;
  for (size_t y = 0; y < height; y++, indexes += width) {
    for (size_t x = 0; x < width; x += each) {
      unsigned byte = 0;
      for (size_t k = 0; k < each; k++)
        byte = byte << bit_depth | (x + k < width ? places[indexes[x + k]] : 0u);
      *out++ = (uint8_t)byte;
    }
  }
}
