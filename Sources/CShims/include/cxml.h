#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The elements that expat finds in a text, in order. Offsets are bytes from the beginning of the text.

#pragma clang assume_nonnull begin

/// The handlers that are called while a text is read.
typedef struct cxml_handlers {
  /// Called where an element begins, with its name, the names and values of its attributes in turn, ended by NULL, and the
  /// offset and length of its tag in bytes. Names are as they are written, with their prefixes. Reading stops if the handler
  /// returns false.
  bool (*start)(
    void *context, const char *name, const char *_Nullable const *_Nonnull attributes, size_t offset, size_t length);
  /// Called where the innermost open element ends.
  void (*end)(void *context);
  /// Called for each piece of the text in the innermost open element, without a NUL at its end.
  void (*text)(void *context, const char *bytes, size_t length);
  /// Called for each processing instruction, with its target and its offset.
  void (*instruction)(void *context, const char *target, size_t offset);
} cxml_handlers;

/// The reason why a text can't be read, and the byte offset at which reading stopped.
typedef struct cxml_failure {
  size_t offset;
  /// A message in lower case without a full stop, mostly expat's, in static memory. NULL if a handler stopped the reading.
  const char *_Nullable message;
} cxml_failure;

/// The number of bytes that all entities of a text together may become.
#define CXML_MOST_EXPANSION (4u << 20)

/// Reads a UTF-8 text of at most INT32_MAX bytes. Returns false, with `failure` set, if the text is not well-formed, if its
/// document type declares more than plain entities, which refer to no others, if these could become more than
/// CXML_MOST_EXPANSION bytes, or if a handler stopped the reading.
bool cxml_read(
  const uint8_t *_Nullable text, size_t length, void *context, cxml_handlers handlers, cxml_failure *failure);

#pragma clang assume_nonnull end
