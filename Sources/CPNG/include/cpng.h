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

/// Numbers the colors of words in the order of their first use: `colors` gets them, `indexes` the number of each word's
/// color. The count of colors, or 0 when there are more than 256.
size_t cpng_index_colors(const uint32_t *words, size_t count, uint32_t colors[256], uint8_t *indexes);

/// Samples of the color types 0 (gray, of 1, 2, 4 or 8 bits), 2, 4 and 6 (of 8 bits), each row beginning with a byte of its
/// own. `rows` takes height times the bytes of a row.
void cpng_pack_words(
  const uint32_t *words, size_t width, size_t height, unsigned color_type, unsigned bit_depth, uint8_t *rows);

/// Indexes of 1, 2, 4 or 8 bits, packed in the same way; `places` says what takes the place of each index.
void cpng_pack_indexes(
  const uint8_t *indexes, const uint8_t places[256], size_t width, size_t height, unsigned bit_depth, uint8_t *rows);

/// By what the filter of each row is chosen: the one whose bytes have the least of it.
typedef enum {
  /// The sum of the bytes as signed numbers without their signs.
  cpng_least_sum = 5,
  /// The entropy of the bytes.
  cpng_least_entropy = 6,
  /// How many pairs of bytes are different.
  cpng_fewest_pairs = 7,
  /// The entropy of the pairs of bytes.
  cpng_least_pair_entropy = 8,
} cpng_measure;

/// Packed rows of a picture.
typedef struct {
  const uint8_t *bytes;
  /// A row of zeros, which stands above the first one.
  const uint8_t *zeros;
  size_t row_bytes;
  size_t height;
  /// The distance to the byte of the pixel to the left: 1 where a pixel takes less than a byte.
  size_t pixel_bytes;
} cpng_rows;

/// How many bytes cpng_choose_filters works in.
size_t cpng_choosing_bytes(size_t row_bytes);

/// Chooses a filter of PNG (0 none, 1 sub, 2 up, 3 average, 4 Paeth) for each row.
void cpng_choose_filters(const cpng_rows *rows, cpng_measure measure, uint8_t *work, uint8_t *filters);

/// Writes each row behind the number of its filter, filtered; `out` takes height times 1 + row_bytes.
void cpng_filter(const cpng_rows *rows, const uint8_t *filters, uint8_t *out);

/// How far cpng_squeeze goes.
typedef struct {
  /// With how many earlier places each is compared.
  uint32_t depth;
  /// How often the steps are chosen anew, at most.
  uint32_t rounds;
  /// Whether it begins again from other costs when choosing anew changes nothing.
  bool shuffles;
} cpng_search;

/// Compresses bytes, at most CPNG_SQUEEZABLE of them, into a zlib stream, which takes fewer bytes and much more time than
/// those of compressors that decide once. The count of bytes, or 0 when
/// there is no memory or no room.
size_t cpng_squeeze(const uint8_t *bytes, size_t count, cpng_search search, uint8_t *out, size_t room);

#define CPNG_SQUEEZABLE 0x100000

/// The checksum of a chunk's name and data.
uint32_t cpng_crc(const uint8_t *bytes, size_t count);

/// What zlib writes behind a stream of deflate: the checksum of what it inflates to, of which nothing is kept. False when the
/// stream is broken or inflates to more than `most` bytes.
bool cpng_adler(const uint8_t *bytes, size_t count, size_t most, uint32_t *sum);

/// Inflates a zlib stream into at most `capacity` bytes; the count of those written, or 0 when the stream is broken
/// or longer.
size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity, bool *is_longer);
