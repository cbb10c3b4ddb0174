#include "cairo_button.h"

#include <cairo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void add_corner(cairo_t *cr, double x, double y, double dx0, double dy0, double dx1, double dy1, double radius) {
  // The circle that touches both sides of a corner; the outline comes along (dx0, dy0) and goes on along (dx1, dy1).
  double turn = acos(dx0 * dx1 + dy0 * dy1);
  double reach = radius * tan(turn / 2);
  double cx = x - dx0 * reach - dy0 * radius, cy = y - dy0 * reach + dx0 * radius;
  double from = atan2(-dx0, dy0);
  cairo_arc(cr, cx, cy, radius, from, from + turn);
}

static void add_chevron(cairo_t *cr, double x, double y, double width, double height, double point) {
  double length = hypot(point, height / 2), ux = point / length, uy = height / 2 / length;
  cairo_new_path(cr);
  add_corner(cr, x + point, y, ux, -uy, 1, 0, 5);
  add_corner(cr, x + width, y, 1, 0, 0, 1, 5);
  add_corner(cr, x + width, y + height, 0, 1, -1, 0, 5);
  add_corner(cr, x + point, y + height, -1, 0, -ux, -uy, 5);
  add_corner(cr, x, y + height / 2, -ux, -uy, ux, -uy, 1);
  cairo_close_path(cr);
}

static void box(const uint8_t *source, uint8_t *target, int count, int step, int radius) {
  int sum = 0, window = 2 * radius + 1;
  for (int i = 0; i <= radius && i < count; i++) sum += source[i * step];
  for (int i = 0; i < count; i++) {
    target[i * step] = (uint8_t)((sum + window / 2) / window);
    if (i + radius + 1 < count) sum += source[(i + radius + 1) * step];
    if (i - radius >= 0) sum -= source[(i - radius) * step];
  }
}

// Three box blurs each way, as browsers and librsvg do it.
static int blur(uint8_t *pixels, int width, int height, int stride, double deviation) {
  int radius = (int)(deviation * 3 * sqrt(2 * M_PI) / 4 + 0.5) / 2;
  if (radius < 1) return 0;
  uint8_t *other = malloc((size_t)stride * (size_t)height);
  if (!other) return 1;
  for (int y = 0; y < height; y++) {
    uint8_t *a = pixels + y * stride, *b = other + y * stride;
    box(a, b, width, 1, radius);
    box(b, a, width, 1, radius);
    box(a, b, width, 1, radius);
  }
  for (int x = 0; x < width; x++) {
    box(other + x, pixels + x, height, stride, radius);
    box(pixels + x, other + x, height, stride, radius);
    box(other + x, pixels + x, height, stride, radius);
  }
  free(other);
  return 0;
}

static void set(cairo_t *cr, uint32_t color) {
  cairo_set_source_rgba(
      cr, (color >> 24) / 255.0, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static int shadow(cairo_t *cr, int width, int height, int scale, double y, double deviation, uint32_t color) {
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *on = cairo_create(mask);
  cairo_scale(on, scale, scale);
  cairo_translate(on, 0, y);
  add_chevron(on, 1, 1, 48, 28, 13);
  cairo_fill(on);
  cairo_destroy(on);
  cairo_surface_flush(mask);
  int status = blur(
      cairo_image_surface_get_data(mask), width, height, cairo_image_surface_get_stride(mask), deviation * scale);
  cairo_surface_mark_dirty(mask);
  set(cr, color);
  cairo_mask_surface(cr, mask, 0, 0);
  cairo_surface_destroy(mask);
  return status;
}

static void add_stop(cairo_pattern_t *pattern, double at, uint32_t color) {
  cairo_pattern_add_color_stop_rgba(
      pattern, at, (color >> 24) / 255.0, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0,
      (color & 255) / 255.0);
}

int cairo_button_draw(int scale, uint32_t *pixels) {
  int width = 50 * scale, height = 32 * scale;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create(surface);
  int status = shadow(cr, width, height, scale, 1, 1, 0x00000066);
  status |= shadow(cr, width, height, scale, 1, 0, 0xffffff4d);
  cairo_scale(cr, scale, scale);

  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 1, 0, 29);
  add_stop(gradient, 0, 0x8ba3c7ff);
  add_stop(gradient, 0.5, 0x5f82b3ff);
  add_stop(gradient, 0.5, 0x5578a8ff);
  add_stop(gradient, 1, 0x4a6c9bff);
  add_chevron(cr, 1, 1, 48, 28, 13);
  cairo_set_source(cr, gradient);
  cairo_fill_preserve(cr);
  // A stroke inside: one twice as wide, cut off at the outline.
  cairo_clip_preserve(cr);
  set(cr, 0x1f2f47ff);
  cairo_set_line_width(cr, 2);
  cairo_stroke(cr);
  cairo_pattern_destroy(gradient);
  cairo_destroy(cr);

  cairo_surface_flush(surface);
  const uint8_t *data = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(data + y * stride);
    for (int x = 0; x < width; x++) {
      uint32_t pixel = row[x], alpha = pixel >> 24;
      uint32_t red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
      if (alpha && alpha < 255) {
        red = (red * 255 + alpha / 2) / alpha;
        green = (green * 255 + alpha / 2) / alpha;
        blue = (blue * 255 + alpha / 2) / alpha;
      }
      pixels[y * width + x] = red | green << 8 | blue << 16 | alpha << 24;
    }
  }
  cairo_surface_destroy(surface);
  return status;
}
