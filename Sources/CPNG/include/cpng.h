#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// PNG in and out over libpng, whose errors are long jumps: none leaves this shim, and png.h (with its setjmp) isn't
// seen through this header.

/// How a call ended.
typedef enum {
  cpng_done = 0,
  /// libpng refused; its message has been copied.
  cpng_refused = 1,
  /// A pixel names a color that the palette doesn't have.
  cpng_outside_palette = 2,
} cpng_status;

/// Room for libpng's longest message and its end.
#define CPNG_MESSAGE_SIZE 128

/// Decodes a file whose size is known from its header into width x height words, straight 8-bit RGBA, red in the
/// lowest byte; words of alpha 0 are 0. Every checksum up to the end chunk is verified. 16-bit samples are rounded.
cpng_status cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char *message /* CPNG_MESSAGE_SIZE */);

/// What a file says about its samples.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// As in IHDR: 1, 2, 4 or 8.
  uint8_t bit_depth;
  /// As in IHDR.
  uint8_t color_type;
  /// 0 none, 1 all: libpng chooses a filter for each row.
  uint8_t filters;
  /// Red, green and blue of each entry.
  const uint8_t *palette;
  uint16_t palette_count;
  /// The alpha of the first entries; the others are opaque.
  const uint8_t *alphas;
  uint16_t alpha_count;
} cpng_form;

/// Encodes packed rows. On success `*out` holds `*out_count` bytes, to be given back with cpng_free.
cpng_status cpng_encode(
  const cpng_form *form, const uint8_t *rows, size_t row_bytes, uint8_t **out, size_t *out_count,
  char *message /* CPNG_MESSAGE_SIZE */);

void cpng_free(uint8_t *bytes);

/// The checksum of a chunk's name and data.
uint32_t cpng_crc(const uint8_t *bytes, size_t count);

/// What zlib writes behind a stream of deflate: the checksum of what it inflates to, of which nothing is kept. False when the
/// stream is broken or inflates to more than `most` bytes.
bool cpng_adler(const uint8_t *bytes, size_t count, size_t most, uint32_t *sum);

/// Inflates a zlib stream into at most `capacity` bytes; the count of those written, or 0 when the stream is broken
/// or longer.
size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity, bool *is_longer);
