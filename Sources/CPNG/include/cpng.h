#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads and writes PNGs with libpng. The errors of libpng are long jumps, none of which leaves this module, and png.h (which
// needs setjmp) is not included by this header.

/// The result of decoding.
typedef enum {
  cpng_done = 0,
  /// libpng reported an error; its message was copied.
  cpng_refused = 1,
  /// A pixel has an index outside the palette.
  cpng_outside_palette = 2,
} cpng_status;

/// The size of a buffer for libpng's longest message, including the terminating zero.
#define CPNG_MESSAGE_SIZE 128

/// Decodes a file, whose size is known from its header, to width x height words of straight 8-bit RGBA with red in the lowest
/// byte. Words with alpha 0 are 0. Every checksum up to the end chunk is verified. 16-bit samples are rounded.
cpng_status cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char *message /* CPNG_MESSAGE_SIZE */);

/// Numbers the colors of words in the order of their first use: `colors` receives the colors, `indexes` the number of each
/// word's color. Returns the number of colors, or 0 if there are more than 256.
size_t cpng_index_colors(const uint32_t *words, size_t count, uint32_t colors[256], uint8_t *indexes);

/// Packs samples of the color types 0 (gray, with 1, 2, 4 or 8 bits), 2, 4 and 6 (with 8 bits). Each row begins at a byte
/// boundary. `rows` must have room for height times the bytes of a row.
void cpng_pack_words(
  const uint32_t *words, size_t width, size_t height, unsigned color_type, unsigned bit_depth, uint8_t *rows);

/// Packs indexes of 1, 2, 4 or 8 bits in the same way. Each index is replaced by its entry in `places`.
void cpng_pack_indexes(
  const uint8_t *indexes, const uint8_t places[256], size_t width, size_t height, unsigned bit_depth, uint8_t *rows);

/// The measure by which the filter of each row is chosen: the filter whose bytes have the smallest value.
typedef enum {
  /// The sum of the absolute values of the bytes as signed numbers.
  cpng_least_sum = 5,
  /// The number of distinct pairs of neighboring bytes.
  cpng_fewest_pairs = 6,
} cpng_measure;

/// The packed, unfiltered rows of a picture.
typedef struct {
  const uint8_t *bytes;
  /// A row of zeros, which is the row above the first one.
  const uint8_t *zeros;
  size_t row_bytes;
  size_t height;
  /// The distance in bytes to the pixel on the left; 1 if a pixel takes less than a byte.
  size_t pixel_bytes;
} cpng_rows;

/// The size of the work buffer of cpng_choose_filters, in bytes.
size_t cpng_choosing_bytes(size_t row_bytes);

/// Chooses a filter of PNG (0 none, 1 sub, 2 up, 3 average, 4 Paeth) for each row.
void cpng_choose_filters(const cpng_rows *rows, cpng_measure measure, uint8_t *work, uint8_t *filters);

/// Writes each row filtered, preceded by the number of its filter. `out` must have room for height times (1 + row_bytes).
void cpng_filter(const cpng_rows *rows, const uint8_t *filters, uint8_t *out);

/// The CRC of a chunk's name and data.
uint32_t cpng_crc(const uint8_t *bytes, size_t count);

/// Computes the checksum that zlib writes after a deflate stream, that of the inflated bytes, which are not kept. Returns false
/// if the stream is broken or inflates to more than `most` bytes.
bool cpng_adler(const uint8_t *bytes, size_t count, size_t most, uint32_t *sum);

/// Inflates a zlib stream, or one without zlib's header and checksum if it `is_bare`, to at most `capacity` bytes. Returns the
/// number of bytes written, or 0 if the stream is broken or inflates to more; `is_longer` tells which.
size_t cpng_inflate(
  const uint8_t *bytes, size_t count, bool is_bare, uint8_t *out, size_t capacity, bool *is_longer);
