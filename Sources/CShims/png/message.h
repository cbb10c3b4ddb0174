#pragma once
#include "cpng.h"
#include <png.h>
#include <stdbool.h>

/// The messages of libpng: the text of the error, and whether a warning reported damage, or an end of the stream before the end
/// of the image data.
typedef struct {
  char *text;
  bool damaged;
  bool stream_ended;
} cpng_log;

/// Keeps the text of the error and jumps back to the function that called libpng.
_Noreturn void cpng_on_error(png_structp png, png_const_charp text);
void cpng_on_warning(png_structp png, png_const_charp text);
