#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libyaml's events without their unions: the parts of an event that a caller needs, in one flat struct. Marks count Unicode
// scalars from the beginning of the text.

#pragma clang assume_nonnull begin

/// The kind of an event. The enumeration is closed, so that a `switch` in Swift can be exhaustive.
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
  /// The UTF-8 text of a scalar, `length` bytes long.
  const uint8_t *_Nullable text;
  size_t length;
  /// The anchor of a node, or the name of an alias, NUL-terminated; NULL if there is none.
  const char *_Nullable anchor;
  const char *_Nullable tag;
  cyaml_kind kind;
  /// Whether a scalar is unquoted and no block scalar.
  bool is_plain;
} cyaml_event;

/// libyaml's description of a failure.
typedef struct {
  const char *_Nullable problem;
  const char *_Nullable context;
  size_t problem_place;
  size_t context_place;
  /// Whether `problem_place` is a byte offset rather than a mark.
  bool is_byte;
} cyaml_failure;

typedef struct cyaml_parser cyaml_parser;

/// Creates a parser for a UTF-8 text, which is not copied and must outlive the parser. Returns NULL if memory is exhausted.
cyaml_parser *_Nullable cyaml_open(const uint8_t *_Nullable text, size_t length);

/// Reads the next event. Its pointers are valid until the next call.
void cyaml_next(cyaml_parser *parser, cyaml_event *event);

/// Returns the problem after an event of the kind `cyaml_kind_failure`.
cyaml_failure cyaml_problem(const cyaml_parser *parser);

void cyaml_close(cyaml_parser *parser);

#pragma clang assume_nonnull end
