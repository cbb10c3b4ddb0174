#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libyaml's events without its unions: what a caller needs of one event, in one flat struct. Marks count Unicode
// scalars from the beginning of the text.

#pragma clang assume_nonnull begin

/// What an event is; closed, so that Swift knows all of them.
typedef enum __attribute__((enum_extensibility(closed))) cyaml_kind {
  cyaml_kind_document_start,
  cyaml_kind_document_end,
  cyaml_kind_stream_end,
  cyaml_kind_alias,
  cyaml_kind_scalar,
  cyaml_kind_sequence_start,
  cyaml_kind_sequence_end,
  cyaml_kind_mapping_start,
  cyaml_kind_mapping_end,
  cyaml_kind_failure,
} cyaml_kind;

typedef struct {
  size_t start;
  size_t end;
  /// A scalar's UTF-8, of `length` bytes.
  const uint8_t *_Nullable text;
  size_t length;
  /// NUL-terminated; an alias' name is its anchor.
  const char *_Nullable anchor;
  const char *_Nullable tag;
  cyaml_kind kind;
  /// Of a scalar.
  bool is_plain;
} cyaml_event;

/// What libyaml says of a failure.
typedef struct {
  const char *_Nullable problem;
  const char *_Nullable context;
  size_t problem_place;
  size_t context_place;
  /// The place is a byte of the text and not a mark.
  bool is_byte;
} cyaml_failure;

typedef struct cyaml_parser cyaml_parser;

/// Parses UTF-8 text, which is not copied and must outlive the parser. NULL when there is no memory.
cyaml_parser *_Nullable cyaml_open(const uint8_t *_Nullable text, size_t length);

/// The next event. What it points at is valid until the next call.
void cyaml_next(cyaml_parser *parser, cyaml_event *event);

/// What went wrong, after a failure.
cyaml_failure cyaml_problem(const cyaml_parser *parser);

void cyaml_close(cyaml_parser *parser);

#pragma clang assume_nonnull end
