#include "cyaml.h"

#include <stdlib.h>
#include <yaml.h>

struct CYAMLParser {
  yaml_parser_t parser;
  yaml_event_t event;
};

CYAMLParser *cyaml_open(const uint8_t *text, size_t length) {
  static const uint8_t nothing[1];
  CYAMLParser *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  if (!yaml_parser_initialize(&self->parser)) {
    free(self);
    return NULL;
  }
  yaml_parser_set_encoding(&self->parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&self->parser, text ? text : nothing, length);
  return self;
}

void cyaml_next(CYAMLParser *self, CYAMLEvent *out) {
  yaml_event_t *event = &self->event;
  do {
    yaml_event_delete(event);
    if (!yaml_parser_parse(&self->parser, event)) {
      out->kind = CYAMLKindFailure;
      return;
    }
  } while (event->type == YAML_STREAM_START_EVENT);

  out->start = event->start_mark.index;
  out->end = event->end_mark.index;
  out->anchor = NULL;
  out->tag = NULL;
  switch (event->type) {
  case YAML_DOCUMENT_START_EVENT:
    out->kind = CYAMLKindDocumentStart;
    return;
  case YAML_DOCUMENT_END_EVENT:
    out->kind = CYAMLKindDocumentEnd;
    return;
  case YAML_ALIAS_EVENT:
    out->kind = CYAMLKindAlias;
    out->anchor = (const char *)event->data.alias.anchor;
    return;
  case YAML_SCALAR_EVENT:
    out->kind = CYAMLKindScalar;
    out->text = event->data.scalar.value;
    out->length = event->data.scalar.length;
    out->anchor = (const char *)event->data.scalar.anchor;
    out->tag = (const char *)event->data.scalar.tag;
    out->is_plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
    return;
  case YAML_SEQUENCE_START_EVENT:
    out->kind = CYAMLKindSequenceStart;
    out->anchor = (const char *)event->data.sequence_start.anchor;
    out->tag = (const char *)event->data.sequence_start.tag;
    return;
  case YAML_SEQUENCE_END_EVENT:
    out->kind = CYAMLKindSequenceEnd;
    return;
  case YAML_MAPPING_START_EVENT:
    out->kind = CYAMLKindMappingStart;
    out->anchor = (const char *)event->data.mapping_start.anchor;
    out->tag = (const char *)event->data.mapping_start.tag;
    return;
  case YAML_MAPPING_END_EVENT:
    out->kind = CYAMLKindMappingEnd;
    return;
  case YAML_NO_EVENT:
  case YAML_STREAM_START_EVENT:
  case YAML_STREAM_END_EVENT:
    out->kind = CYAMLKindStreamEnd;
    return;
  }
}

CYAMLProblem cyaml_problem(const CYAMLParser *self) {
  const yaml_parser_t *parser = &self->parser;
  CYAMLProblem problem = {
      .problem = parser->problem,
      .context = parser->context,
      .problem_place = parser->problem_mark.index,
      .context_place = parser->context_mark.index,
  };
  if (parser->error == YAML_READER_ERROR) {
    problem.is_byte = true;
    problem.problem_place = parser->problem_offset;
  } else if (parser->error == YAML_MEMORY_ERROR) {
    problem.problem = "out of memory";
  }
  return problem;
}

void cyaml_close(CYAMLParser *self) {
  yaml_event_delete(&self->event);
  yaml_parser_delete(&self->parser);
  free(self);
}
