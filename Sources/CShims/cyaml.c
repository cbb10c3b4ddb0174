#include "cyaml.h"

#include <stdlib.h>
#include <yaml.h>

struct cyaml_parser {
  yaml_parser_t parser;
  yaml_event_t event;
};

cyaml_parser *cyaml_open(const uint8_t *text, size_t length) {
  static const uint8_t nothing[1];
  cyaml_parser *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  if (!yaml_parser_initialize(&self->parser)) {
    free(self);
    return NULL;
  }
  yaml_parser_set_encoding(&self->parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&self->parser, text ? text : nothing, length);
  return self;
}

static const cyaml_kind kinds[] = {
  [YAML_NO_EVENT] = cyaml_kind_stream_end,
  [YAML_STREAM_END_EVENT] = cyaml_kind_stream_end,
  [YAML_DOCUMENT_START_EVENT] = cyaml_kind_document_start,
  [YAML_DOCUMENT_END_EVENT] = cyaml_kind_document_end,
  [YAML_ALIAS_EVENT] = cyaml_kind_alias,
  [YAML_SCALAR_EVENT] = cyaml_kind_scalar,
  [YAML_SEQUENCE_START_EVENT] = cyaml_kind_sequence_start,
  [YAML_SEQUENCE_END_EVENT] = cyaml_kind_sequence_end,
  [YAML_MAPPING_START_EVENT] = cyaml_kind_mapping_start,
  [YAML_MAPPING_END_EVENT] = cyaml_kind_mapping_end,
};

static void name(cyaml_event *out, const yaml_char_t *anchor, const yaml_char_t *tag) {
  out->anchor = (const char *)anchor;
  out->tag = (const char *)tag;
}

void cyaml_next(cyaml_parser *self, cyaml_event *out) {
  yaml_event_t *event = &self->event;
  do {
    yaml_event_delete(event);
    if (!yaml_parser_parse(&self->parser, event)) {
      out->kind = cyaml_kind_failure;
      return;
    }
  } while (event->type == YAML_STREAM_START_EVENT);

  out->kind = kinds[event->type];
  out->start = event->start_mark.index;
  out->end = event->end_mark.index;
  name(out, NULL, NULL);
  if (event->type == YAML_ALIAS_EVENT) name(out, event->data.alias.anchor, NULL);
  if (event->type == YAML_SEQUENCE_START_EVENT)
    name(out, event->data.sequence_start.anchor, event->data.sequence_start.tag);
  if (event->type == YAML_MAPPING_START_EVENT)
    name(out, event->data.mapping_start.anchor, event->data.mapping_start.tag);
  if (event->type == YAML_SCALAR_EVENT) {
    name(out, event->data.scalar.anchor, event->data.scalar.tag);
    out->text = event->data.scalar.value;
    out->length = event->data.scalar.length;
    out->is_plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
  }
}

cyaml_failure cyaml_problem(const cyaml_parser *self) {
  const yaml_parser_t *parser = &self->parser;
  cyaml_failure failure = {
    .problem = parser->problem,
    .context = parser->context,
    .problem_place = parser->problem_mark.index,
    .context_place = parser->context_mark.index,
  };
  if (parser->error == YAML_READER_ERROR) {
    failure.is_byte = true;
    failure.problem_place = parser->problem_offset;
  } else if (parser->error == YAML_MEMORY_ERROR) {
    failure.problem = "out of memory";
  }
  return failure;
}

void cyaml_close(cyaml_parser *self) {
  yaml_event_delete(&self->event);
  yaml_parser_delete(&self->parser);
  free(self);
}
