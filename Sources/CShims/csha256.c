#include "csha256.h"

#if defined(__APPLE__)
#include <CommonCrypto/CommonDigest.h>
typedef CC_SHA256_CTX context;
#else
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
typedef SHA256_CTX context;
#endif

_Static_assert(sizeof(context) <= sizeof(csha256_state), "the state must hold the library's");

void csha256_begin(csha256_state *state) {
#if defined(__APPLE__)
  CC_SHA256_Init((context *)state);
#else
  SHA256_Init((context *)state);
#endif
}

void csha256_update(csha256_state *state, const void *bytes, size_t count) {
#if defined(__APPLE__)
  // The counts of CommonCrypto have only 32 bits.
  const uint8_t *next = bytes;
  while (count > 0) {
    CC_LONG part = count > 1 << 30 ? 1 << 30 : (CC_LONG)count;
    CC_SHA256_Update((context *)state, next, part);
    next += part;
    count -= part;
  }
#else
  SHA256_Update((context *)state, bytes, count);
#endif
}

void csha256_finish(csha256_state *state, uint8_t *digest) {
#if defined(__APPLE__)
  CC_SHA256_Final(digest, (context *)state);
#else
  SHA256_Final(digest, (context *)state);
#endif
}
