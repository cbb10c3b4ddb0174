#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What expat finds in a text, told in order. Offsets count bytes from the beginning of the text.

#pragma clang assume_nonnull begin

/// What is told while a text is read.
typedef struct cxml_handlers {
  /// An element begins: its name, then names and values of its attributes by turns, the last followed by NULL, and the bytes
  /// of its tag. Names in a namespace are `NAMESPACE NAME`. Reading ends where it gives false.
  bool (*start)(
    void *context, const char *name, const char *_Nullable const *_Nonnull attributes, size_t offset, size_t length);
  /// The element that began last, and has not ended, ends.
  void (*end)(void *context);
} cxml_handlers;

/// Why a text can't be read.
typedef struct cxml_failure {
  size_t offset;
  /// In the words of expat, lower case and without a full stop; stays valid.
  const char *_Nullable message;
} cxml_failure;

/// Reads a text of at most INT32_MAX bytes, as UTF-8. False where it is not well-formed, where it declares entities or other
/// things of a document type, or where a handler ended it: then the failure has no message.
bool cxml_read(
  const uint8_t *_Nullable text, size_t length, void *context, cxml_handlers handlers, cxml_failure *failure);

#pragma clang assume_nonnull end
