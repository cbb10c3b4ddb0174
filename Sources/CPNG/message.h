#pragma once
#include "cpng.h"
#include <png.h>
#include <stdbool.h>

/// What libpng said: the error's text, and whether a warning told of damage, or of the end of the stream before the end of
/// the image data.
typedef struct {
  char *text;
  bool damaged;
  bool stream_ended;
} cpng_log;

/// Keeps the text and jumps back to the function that called libpng.
_Noreturn void cpng_on_error(png_structp png, png_const_charp text);
void cpng_on_warning(png_structp png, png_const_charp text);
