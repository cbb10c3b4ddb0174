#include "cpng.h"
#include <zlib.h>

size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity, bool *is_longer) {
  uLongf written = capacity;
  int status = uncompress(out, &written, bytes, count);
  *is_longer = status == Z_BUF_ERROR;
  return status == Z_OK ? written : 0;
}
