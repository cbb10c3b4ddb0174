#include "cpng.h"
#include <zlib.h>

size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  uLongf written = capacity;
  return uncompress(out, &written, bytes, count) == Z_OK ? written : 0;
}
