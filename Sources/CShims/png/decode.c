#include "cpng.h"
#include "message.h"
#include <setjmp.h>
#include <string.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "words hold red in the lowest byte, and libpng writes it first"
#endif

typedef struct {
  const uint8_t *bytes;
  size_t left;
  uint32_t height;
  /// How many bytes of image data can still be read after all rows are complete.
  size_t tail;
  /// Whether libpng has finished the image data and skips the remaining chunks.
  bool skips;
} input;

/// Stops a file whose image data continue after the last row: libpng would inflate all of them, at up to 1032 bytes for each
/// byte.
static void hold_tail(png_structp png, input *in, size_t count) {
  const cpng_log *log = png_get_error_ptr(png);
  bool has_rows = png_get_current_row_number(png) >= in->height || png_get_current_pass_number(png) > 6;
  bool is_data = (png_get_io_state(png) & PNG_IO_MASK_LOC) == PNG_IO_CHUNK_DATA;
  bool is_image = png_get_io_chunk_type(png) == 0x49444154 /* IDAT */;
  if (!has_rows || !is_data || !is_image || in->skips || log->stream_ended) return;
  if (count > in->tail) png_error(png, "the image data go on behind the last row");
  in->tail -= count;
}

static void read_bytes(png_structp png, png_bytep out, size_t count) {
  input *in = png_get_io_ptr(png);
  if (count > in->left) png_error(png, "the file ends early");
  hold_tail(png, in, count);
  memcpy(out, in->bytes, count);
  in->bytes += count;
  in->left -= count;
}

static void clear_transparent(uint32_t *row, uint32_t width) {
  for (uint32_t x = 0; x < width; x++) row[x] = row[x] >> 24 ? row[x] : 0;
}

typedef struct {
  uint32_t words[256];
  int count;
} palette;

static void read_palette(png_structp png, png_infop info, palette *out) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int color_count = 0, alpha_count = 0;
  png_get_PLTE(png, info, &colors, &color_count);
  png_get_tRNS(png, info, &alphas, &alpha_count, NULL);
  out->count = color_count;
  for (int i = 0; i < color_count; i++) {
    uint32_t alpha = alphas && i < alpha_count ? alphas[i] : 255;
    uint32_t word = colors[i].red | (uint32_t)colors[i].green << 8 | (uint32_t)colors[i].blue << 16 | alpha << 24;
    out->words[i] = alpha ? word : 0;
  }
}

/// Converts the indexes in the last `width` bytes of a row to the words of the row, in place. A word ends at or before the
/// index that follows its own, so no index is overwritten before it is read.
static bool apply_palette(const palette *colors, uint32_t *row, uint32_t width) {
  const uint8_t *indexes = (const uint8_t *)row + 3 * (size_t)width;
  unsigned largest = 0;
  for (uint32_t x = 0; x < width; x++) largest = indexes[x] > largest ? indexes[x] : largest;
  if ((int)largest >= colors->count) return false;
  for (uint32_t x = 0; x < width; x++) row[x] = colors->words[indexes[x]];
  return true;
}

cpng_status cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels, char *message) {
  // libpng reads the data in pieces and inflates at most two of them for nothing: at most two bytes per pixel, or 256 KiB for small
  // pictures.
  size_t piece = (size_t)width * height / 1032;
  piece = piece < 128 ? 128 : piece > 8192 ? 8192 : piece;
  input in = { bytes, count, height, piece, false };
  cpng_log log = { message, false, false };
  palette colors;
  message[0] = 0;

  png_infop info = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &log, cpng_on_error, cpng_on_warning);
  if (!png || !(info = png_create_info_struct(png))) {
    if (png) png_destroy_read_struct(&png, NULL, NULL);
    return cpng_refused;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return cpng_refused;
  }

  png_set_read_fn(png, &in, read_bytes);
  png_set_compression_buffer_size(png, piece);
  png_set_user_limits(png, width, height);
  // libpng applies this limit to every chunk, including those that are skipped. No chunk is longer than the file.
  png_set_chunk_malloc_max(png, count);
  png_set_chunk_cache_max(png, 1);
  // Only the chunks that pixels depend on are read; the others are skipped, but their checksums are verified.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // With benign errors allowed, libpng would drop an invalid tRNS with a warning, and the pixels would be wrong.
  png_set_benign_errors(png, 0);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the header appears twice");

  int color_type = png_get_color_type(png, info);
  bool indexed = color_type == PNG_COLOR_TYPE_PALETTE;
  bool transparent = (color_type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  if (indexed) {
    read_palette(png, info, &colors);
    png_set_packing(png);
  } else {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    if (!transparent) png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (indexed ? 1 : 4) * (size_t)width) png_error(png, "rows of an unexpected length");

  png_set_benign_errors(png, 1);
  for (int pass = 1; pass <= passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      uint32_t *row = pixels + (size_t)y * width;
      png_read_row(png, (png_bytep)row + (indexed ? 3 * (size_t)width : 0), NULL);
      if (pass < passes) continue;
      if (indexed && !apply_palette(&colors, row, width)) {
        png_destroy_read_struct(&png, &info, NULL);
        return cpng_outside_palette;
      }
      if (!indexed && transparent) clear_transparent(row, width);
    }
  }
  in.skips = true;
  png_read_end(png, info);
  png_destroy_read_struct(&png, &info, NULL);
  return log.damaged ? cpng_refused : cpng_done;
}
