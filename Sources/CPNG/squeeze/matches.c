#include "matches.h"
#include <stdlib.h>
#include <string.h>

#define LONGEST 258
#define FARTHEST 32768
#define HASHES 32768
#define NONE UINT32_MAX
/// The limit of the average number of copies per position. Bytes that are made to be similar to many others could have 256 for
/// each.
#define MOST_STEPS 64

static uint32_t hash(const uint8_t *bytes) {
  uint32_t three = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
  return three * 0x9E3779B1u >> 17;
}

static uint32_t common(const uint8_t *left, const uint8_t *right, uint32_t most) {
  uint32_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t a, b;
    memcpy(&a, left + count, 8);
    memcpy(&b, right + count, 8);
    if (a != b) return count + (uint32_t)__builtin_ctzll(a ^ b) / 8;
  }
  while (count < most && left[count] == right[count]) count++;
  return count;
}

/// Makes room for the copies of one more position.
static bool grow(cpng_matches *matches, uint32_t used, size_t *room) {
  if (*room - used >= LONGEST) return true;
  size_t wanted = *room * 2 + LONGEST;
  cpng_step *grown = realloc(matches->steps, wanted * sizeof(cpng_step));
  if (!grown) return false;
  matches->steps = grown;
  *room = wanted;
  return true;
}

/// A node of a binary tree, of which there is one for each hash: the subtrees of positions whose bytes sort before and after
/// those of the node. A position is later than those in its subtrees.
typedef struct {
  uint32_t lower, upper;
} node;

/// Finds the copies of a position in the tree with the root `from`, and makes the position the new root.
static uint32_t look_up(
  const cpng_matches *matches, node *nodes, uint32_t at, uint32_t from, uint32_t most, cpng_step *steps) {
  const uint8_t *bytes = matches->bytes;
  uint32_t *lower = &nodes[at].lower, *upper = &nodes[at].upper;
  uint32_t lower_length = 0, upper_length = 0, best = 2, found = 0;
  for (uint32_t left = matches->depth; from != NONE && at - from <= FARTHEST && left; left--) {
    // Positions that sort between two others have the bytes that both have in common with the current one.
    uint32_t length = lower_length < upper_length ? lower_length : upper_length;
    length += common(bytes + from + length, bytes + at + length, most - length);
    if (length > best) {
      best = length;
      steps[found++] = (cpng_step){ (uint16_t)length, (uint16_t)(at - from) };
    }
    if (length == most) {
      // The current position replaces the other one, whose bytes are the same and which is farther away.
      *lower = nodes[from].lower;
      *upper = nodes[from].upper;
      return found;
    }
    if (bytes[from + length] < bytes[at + length]) {
      *lower = from;
      lower = &nodes[from].upper;
      from = *lower;
      lower_length = length;
    } else {
      *upper = from;
      upper = &nodes[from].lower;
      from = *upper;
      upper_length = length;
    }
  }
  *lower = NONE;
  *upper = NONE;
  return found;
}

static bool find(cpng_matches *matches, uint32_t *roots, node *nodes) {
  uint32_t used = 0;
  size_t room = 0;
  for (uint32_t at = 0; at < matches->count; at++) {
    matches->first[at] = used;
    uint32_t most = matches->count - at < LONGEST ? matches->count - at : LONGEST;
    if (most < 3) continue;
    if (used > MOST_STEPS * matches->count || !grow(matches, used, &room)) return false;
    uint32_t *root = &roots[hash(matches->bytes + at)];
    used += look_up(matches, nodes, at, *root, most, matches->steps + used);
    *root = at;
  }
  matches->first[matches->count] = used;
  return true;
}

bool cpng_find_matches(cpng_matches *matches, const uint8_t *bytes, uint32_t count, uint32_t depth) {
  *matches = (cpng_matches){ bytes, count, depth, malloc(((size_t)count + 1) * sizeof(uint32_t)), NULL };
  uint32_t *roots = malloc(HASHES * sizeof(uint32_t));
  node *nodes = malloc(((size_t)count + 1) * sizeof(node));
  bool is_done = matches->first && roots && nodes;
  if (is_done) {
    memset(roots, 0xFF, HASHES * sizeof(uint32_t));
    is_done = find(matches, roots, nodes);
  }
  free(roots);
  free(nodes);
  return is_done;
}

void cpng_free_matches(cpng_matches *matches) {
  free(matches->first);
  free(matches->steps);
}
