#include "message.h"
#include <string.h>

static void copy(cpng_log *log, const char *text) {
  strncpy(log->text, text, CPNG_MESSAGE_SIZE - 1);
  log->text[CPNG_MESSAGE_SIZE - 1] = 0;
}

void cpng_on_error(png_structp png, png_const_charp text) {
  copy(png_get_error_ptr(png), text);
  png_longjmp(png, 1);
}

void cpng_on_warning(png_structp png, png_const_charp text) {
  cpng_log *log = png_get_error_ptr(png);
  // Bytes after the last row are harmless; any other warning about the image data is treated as damage.
  if (strstr(text, "Extra compressed data")) log->stream_ended = true;
  if (strstr(text, "Extra compressed data") || strstr(text, "Too much image data")) return;
  if (!log->damaged) copy(log, text);
  log->damaged = true;
}
