#include "cxml.h"

#include <expat.h>
#include <string.h>

struct reading {
  XML_Parser parser;
  void *context;
  cxml_handlers handlers;
  const uint8_t *text;
  size_t length;
  size_t references;
  bool is_counted;
  const char *refused;
};

static void on_start(void *data, const XML_Char *name, const XML_Char **attributes) {
  struct reading *self = data;
  const XML_Index offset = XML_GetCurrentByteIndex(self->parser);
  const int length = XML_GetCurrentByteCount(self->parser);
  if (!self->handlers.start(
        self->context, name, (const char *const *)attributes, offset < 0 ? 0 : (size_t)offset,
        length < 0 ? 0 : (size_t)length))
    XML_StopParser(self->parser, XML_FALSE);
}

static void on_end(void *data, const XML_Char *name) {
  (void)name;
  struct reading *self = data;
  self->handlers.end(self->context);
}

static void on_text(void *data, const XML_Char *bytes, int length) {
  struct reading *self = data;
  self->handlers.text(self->context, bytes, length < 0 ? 0 : (size_t)length);
}

static void on_instruction(void *data, const XML_Char *target, const XML_Char *text) {
  (void)text;
  struct reading *self = data;
  const XML_Index offset = XML_GetCurrentByteIndex(self->parser);
  self->handlers.instruction(self->context, target, offset < 0 ? 0 : (size_t)offset);
}

static void refuse(struct reading *self, const char *message) {
  self->refused = message;
  XML_StopParser(self->parser, XML_FALSE);
}

/// The number of references that the text can have, counted once.
static size_t references(struct reading *self) {
  if (self->is_counted) return self->references;
  for (size_t index = 0; index < self->length; index++) self->references += self->text[index] == '&';
  self->is_counted = true;
  return self->references;
}

static void on_entity(
  void *data, const XML_Char *name, int is_parameter, const XML_Char *value, int length, const XML_Char *base,
  const XML_Char *system_id, const XML_Char *public_id, const XML_Char *notation) {
  (void)name;
  (void)base;
  (void)system_id;
  (void)public_id;
  (void)notation;
  struct reading *self = data;
  if (is_parameter || !value || length < 0)
    return refuse(self, "the document type declares an entity of another file");
  // Entities that name others could expand a small text to an enormous one.
  for (int index = 0; index < length; index++)
    if (value[index] == '&' || value[index] == '<' || value[index] == '%')
      return refuse(self, "the document type declares an entity that is more than text");
  if (length > 0 && references(self) > CXML_MOST_EXPANSION / (size_t)length)
    return refuse(self, "the document type declares an entity that could expand to more than 4 MiB");
}

static void on_attributes(
  void *data, const XML_Char *element, const XML_Char *attribute, const XML_Char *type, const XML_Char *standard,
  int is_required) {
  (void)element;
  (void)type;
  (void)is_required;
  // Attributes that elements would have without saying so change the picture, but for namespaces.
  if (standard && strncmp(attribute, "xmlns", 5) != 0) refuse(data, "the document type declares attributes");
}

bool cxml_read(
  const uint8_t *text, size_t length, void *context, cxml_handlers handlers, cxml_failure *failure) {
  static const char nothing[1];
  struct reading reading = {.context = context, .handlers = handlers, .text = text, .length = length};
  *failure = (cxml_failure){0, NULL};
  // Without expat's namespaces: it would write out that of a prefix in front of each name.
  reading.parser = XML_ParserCreate("UTF-8");
  if (!reading.parser || length > INT32_MAX) {
    failure->message = "out of memory";
    if (reading.parser) XML_ParserFree(reading.parser);
    return false;
  }
  XML_SetUserData(reading.parser, &reading);
  XML_SetElementHandler(reading.parser, on_start, on_end);
  XML_SetCharacterDataHandler(reading.parser, on_text);
  XML_SetProcessingInstructionHandler(reading.parser, on_instruction);
  XML_SetEntityDeclHandler(reading.parser, on_entity);
  XML_SetAttlistDeclHandler(reading.parser, on_attributes);
  const bool is_read =
    XML_Parse(reading.parser, text ? (const char *)text : nothing, (int)length, XML_TRUE) == XML_STATUS_OK;
  if (!is_read) {
    const XML_Index offset = XML_GetCurrentByteIndex(reading.parser);
    const enum XML_Error code = XML_GetErrorCode(reading.parser);
    failure->offset = offset < 0 ? 0 : (size_t)offset;
    if (reading.refused)
      failure->message = reading.refused;
    else if (code != XML_ERROR_ABORTED)
      failure->message = XML_ErrorString(code);
  }
  XML_ParserFree(reading.parser);
  return is_read;
}
