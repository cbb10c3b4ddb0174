#include "ccolor.h"
#include <lcms2.h>
#include <stdbool.h>

/// Little CMS counts in 32 bits.
static const size_t most_at_once = 1 << 24;

static bool is_gray(const uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++)
    if ((pixels[i] & 0xFFFFFF) != (pixels[i] & 0xFF) * 0x010101) return false;
  return true;
}

static void convert_gray(cmsHTRANSFORM transform, uint32_t *pixels, size_t count) {
  uint8_t grays[256];
  uint32_t words[256] = { 0 };
  for (int i = 0; i < 256; i++) grays[i] = (uint8_t)i;
  cmsDoTransform(transform, grays, words, 256);
  for (size_t i = 0; i < count; i++)
    pixels[i] = (pixels[i] & 0xFF000000) | (words[pixels[i] & 0xFF] & 0xFFFFFF);
}

static ccolor_status convert(
  cmsContext context, cmsHPROFILE source, cmsHPROFILE target, uint32_t *pixels, size_t count) {
  if (!source || !target) return ccolor_broken;
  cmsColorSpaceSignature space = cmsGetColorSpace(source);
  bool gray = space == cmsSigGrayData;
  if (!gray && space != cmsSigRgbData) return ccolor_other_space;
  if (gray && !is_gray(pixels, count)) return ccolor_not_gray;
  // A gray's table of 256 is worked out exactly; the way that is prepared for many pixels is coarse near black.
  cmsHTRANSFORM transform = cmsCreateTransformTHR(
    context, source, gray ? TYPE_GRAY_8 : TYPE_RGBA_8, target, TYPE_RGBA_8, INTENT_PERCEPTUAL,
    gray ? cmsFLAGS_NOOPTIMIZE : cmsFLAGS_COPY_ALPHA);
  if (!transform) return ccolor_broken;
  if (gray) {
    convert_gray(transform, pixels, count);
  } else {
    for (size_t done = 0; done < count; done += most_at_once) {
      size_t part = count - done < most_at_once ? count - done : most_at_once;
      cmsDoTransform(transform, pixels + done, pixels + done, (cmsUInt32Number)part);
    }
  }
  cmsDeleteTransform(transform);
  for (size_t i = 0; i < count; i++) pixels[i] = pixels[i] >> 24 ? pixels[i] : 0;
  return ccolor_done;
}

ccolor_status ccolor_convert(const uint8_t *profile, size_t profile_count, uint32_t *pixels, size_t count) {
  // A context of its own: threads share nothing.
  cmsContext context = cmsCreateContext(NULL, NULL);
  if (!context) return ccolor_broken;
  cmsHPROFILE source = cmsOpenProfileFromMemTHR(context, profile, (cmsUInt32Number)profile_count);
  cmsHPROFILE target = cmsCreate_sRGBProfileTHR(context);
  ccolor_status status = convert(context, source, target, pixels, count);
  if (source) cmsCloseProfile(source);
  if (target) cmsCloseProfile(target);
  cmsDeleteContext(context);
  return status;
}
