// Runs the loops over PNGs in CShims over pictures that are computed here, and prints a line with a digest for each: the same lines on every
// processor. The argument, if there is one, makes other pictures.
#include "cpng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

// PCG, of which 32 bits are taken.
static uint32_t roll(uint32_t sides) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 33) % sides;
}

static uint64_t digest;

static void note(const void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) digest = (digest ^ ((const uint8_t *)bytes)[i]) * 0x100000001b3u;
}

static void *room(size_t bytes) {
  void *found = calloc(bytes + 64, 1);
  if (found == NULL) exit(3);
  return found;
}

// What art is made of: noise, gradients, flat parts with edges, and few colors.
static uint32_t pixel(int kind, size_t x, size_t y) {
  switch (kind) {
  case 0: return roll(UINT32_MAX);
  case 1: return 0xff000000u | (uint32_t)(x * 5 & 255) << 16 | (uint32_t)(y * 7 & 255) << 8 | (uint32_t)((x + y) & 255);
  case 2: return x / 9 % 2 == y / 5 % 2 ? 0xff204060u : (uint32_t)(x * 11 & 255) << 24;
  default: return 0xff000000u | roll(40) * 0x050301u;
  }
}

static void press(const cpng_rows *rows, cpng_measure measure) {
  size_t count = rows->height * (1 + rows->row_bytes);
  uint8_t *work = room(cpng_choosing_bytes(rows->row_bytes)), *filters = room(rows->height);
  uint8_t *filtered = room(count);
  cpng_choose_filters(rows, measure, work, filters);
  cpng_filter(rows, filters, filtered);
  note(filters, rows->height);
  note(filtered, count);
  free(work), free(filters), free(filtered);
}

int main(int count, char **words) {
  static const struct { unsigned type; size_t bytes; } forms[] = { { 0, 1 }, { 2, 3 }, { 4, 2 }, { 6, 4 } };
  state = count > 1 ? strtoull(words[1], NULL, 10) : 1;
  for (int number = 0; number < 48; number++) {
    size_t width = 1 + roll(90), height = 1 + roll(60);
    uint32_t *pixels = room(4 * width * height), colors[256] = { 0 };
    uint8_t *packed = room(4 * width * height), *zeros = room(4 * width);
    for (size_t i = 0; i < width * height; i++) pixels[i] = pixel(number % 4, i % width, i / width);
    digest = 0xcbf29ce484222325u;
    for (int form = 0; form < 4; form++) {
      cpng_pack_words(pixels, width, height, forms[form].type, 8, packed);
      cpng_rows rows = { packed, zeros, forms[form].bytes * width, height, forms[form].bytes };
      for (int measure = cpng_least_sum; measure <= cpng_fewest_pairs; measure++) press(&rows, (cpng_measure)measure);
    }
    size_t found = cpng_index_colors(pixels, width * height, colors, packed);
    note(&found, 2);
    note(colors, 4 * found);
    if (found > 0) note(packed, width * height);
    printf("%2d: %zu x %zu, %zu colors: %016llx\n", number, width, height, found, (unsigned long long)digest);
    free(pixels), free(packed), free(zeros);
  }
}
