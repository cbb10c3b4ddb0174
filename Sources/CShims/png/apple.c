#include "cpng.h"
#include <string.h>
#include <zlib.h>

uint32_t cpng_crc(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(0, bytes, count);
}

bool cpng_adler(const uint8_t *bytes, size_t count, size_t most, uint32_t *sum) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (count > UINT32_MAX || inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
  stream.next_in = (Bytef *)(uintptr_t)bytes;
  stream.avail_in = (uInt)count;
  uint8_t piece[16384];
  uLong adler = adler32(0, NULL, 0);
  size_t total = 0;
  int status = Z_OK;
  while (status == Z_OK && total <= most) {
    stream.next_out = piece;
    stream.avail_out = sizeof piece;
    status = inflate(&stream, Z_NO_FLUSH);
    size_t made = sizeof piece - stream.avail_out;
    adler = adler32(adler, piece, (uInt)made);
    total += made;
  }
  inflateEnd(&stream);
  *sum = (uint32_t)adler;
  return status == Z_STREAM_END && total <= most;
}
