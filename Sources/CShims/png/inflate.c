#include "cpng.h"
#include <string.h>
#include <zlib.h>

size_t cpng_inflate(
  const uint8_t *bytes, size_t count, bool is_bare, uint8_t *out, size_t capacity, bool *is_longer) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  *is_longer = false;
  if (count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  if (inflateInit2(&stream, is_bare ? -MAX_WBITS : MAX_WBITS) != Z_OK) return 0;
  stream.next_in = (Bytef *)(uintptr_t)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = out;
  stream.avail_out = (uInt)capacity;
  int status = inflate(&stream, Z_FINISH);
  size_t written = capacity - stream.avail_out;
  // A stream that ends exactly where the room does is not longer.
  *is_longer = status == Z_BUF_ERROR && stream.avail_out == 0;
  inflateEnd(&stream);
  return status == Z_STREAM_END ? written : 0;
}
