#pragma once
#include <stddef.h>
#include <stdint.h>

// SHA-256 from a system library: CommonCrypto on Apple's systems, libcrypto elsewhere. Of libcrypto, the functions with their
// state in the caller's memory are used, because those that look up the algorithm first (EVP) take 0.75 ms for that and make a
// static executable 3.6 MB larger.

/// The state of a digest, which can be copied like any plain memory.
typedef struct {
  uint64_t words[16];
} csha256_state;

void csha256_begin(csha256_state *state);
void csha256_update(csha256_state *state, const void *bytes, size_t count);
/// Writes the 32 bytes of the digest. The state can't be used afterward.
void csha256_finish(csha256_state *state, uint8_t *digest);
