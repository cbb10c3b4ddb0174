#include "cxml.h"

#include <expat.h>

struct reading {
  XML_Parser parser;
  void *context;
  cxml_handlers handlers;
  bool has_declarations;
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

static void on_doctype(
  void *data, const XML_Char *name, const XML_Char *system_id, const XML_Char *public_id, int has_declarations) {
  (void)name;
  (void)system_id;
  (void)public_id;
  struct reading *self = data;
  // Nested entities could expand a small text to an enormous one, so declarations are refused.
  if (!has_declarations) return;
  self->has_declarations = true;
  XML_StopParser(self->parser, XML_FALSE);
}

bool cxml_read(
  const uint8_t *text, size_t length, void *context, cxml_handlers handlers, cxml_failure *failure) {
  static const char nothing[1];
  struct reading reading = {.context = context, .handlers = handlers};
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
  if (handlers.text) XML_SetCharacterDataHandler(reading.parser, on_text);
  XML_SetProcessingInstructionHandler(reading.parser, on_instruction);
  XML_SetStartDoctypeDeclHandler(reading.parser, on_doctype);
  const bool is_read =
    XML_Parse(reading.parser, text ? (const char *)text : nothing, (int)length, XML_TRUE) == XML_STATUS_OK;
  if (!is_read) {
    const XML_Index offset = XML_GetCurrentByteIndex(reading.parser);
    const enum XML_Error code = XML_GetErrorCode(reading.parser);
    failure->offset = offset < 0 ? 0 : (size_t)offset;
    if (reading.has_declarations)
      failure->message = "the document type has declarations of its own";
    else if (code != XML_ERROR_ABORTED)
      failure->message = XML_ErrorString(code);
  }
  XML_ParserFree(reading.parser);
  return is_read;
}
