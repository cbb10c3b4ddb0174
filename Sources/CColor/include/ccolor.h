#pragma once
#include <stddef.h>
#include <stdint.h>

// Color profiles in the hands of Little CMS.

/// How a conversion ended.
typedef enum {
  ccolor_done = 0,
  /// Little CMS can't read the profile, or it says nothing of sRGB.
  ccolor_broken = 1,
  /// The profile is for neither red, green and blue nor gray.
  ccolor_other_space = 2,
  /// The profile is for gray, and some pixels are colored.
  ccolor_not_gray = 3,
} ccolor_status;

/// Converts straight 8-bit RGBA words, red in the lowest byte, from the colors of an ICC profile to sRGB, perceptually. Alpha
/// stays, and words of alpha 0 are 0.
ccolor_status ccolor_convert(const uint8_t *profile, size_t profile_count, uint32_t *pixels, size_t count);
