#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libyaml's events without its unions: what a caller needs of one event, in one flat struct. Marks count Unicode
// scalars from the beginning of the text.

#pragma clang assume_nonnull begin

typedef enum __attribute__((enum_extensibility(closed))) CYAMLKind {
  CYAMLKindDocumentStart,
  CYAMLKindDocumentEnd,
  CYAMLKindStreamEnd,
  CYAMLKindAlias,
  CYAMLKindScalar,
  CYAMLKindSequenceStart,
  CYAMLKindSequenceEnd,
  CYAMLKindMappingStart,
  CYAMLKindMappingEnd,
  CYAMLKindFailure,
} CYAMLKind;

typedef struct CYAMLEvent {
  size_t start;
  size_t end;
  // A scalar's UTF-8, of `length` bytes.
  const uint8_t *_Nullable text;
  size_t length;
  // NUL-terminated; an alias' name is its anchor.
  const char *_Nullable anchor;
  const char *_Nullable tag;
  CYAMLKind kind;
  // Of a scalar.
  bool is_plain;
} CYAMLEvent;

typedef struct CYAMLProblem {
  const char *_Nullable problem;
  const char *_Nullable context;
  size_t problem_place;
  size_t context_place;
  // The place is a byte of the text and not a mark.
  bool is_byte;
} CYAMLProblem;

typedef struct CYAMLParser CYAMLParser;

// Parses UTF-8 text, which is not copied and must outlive the parser. NULL when there is no memory.
CYAMLParser *_Nullable cyaml_open(const uint8_t *_Nullable text, size_t length);

// The next event. What it points at is valid until the next call.
void cyaml_next(CYAMLParser *parser, CYAMLEvent *event);

// What went wrong, after a failure.
CYAMLProblem cyaml_problem(const CYAMLParser *parser);

void cyaml_close(CYAMLParser *parser);

#pragma clang assume_nonnull end
