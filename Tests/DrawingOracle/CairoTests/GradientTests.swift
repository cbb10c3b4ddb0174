import CCairo
import DrawingProbe
import Foundation
import Testing

/// Gradients, beside Cairo's, of colors that need no premultiplying.
struct GradientTests {
  private static let (width, height) = (60, 44)

  @Test func linearOnesAreCairos() {
    var dice = Dice(3)
    var worst = 0
    for index in 0..<60 {
      let angle = index < 8 ? Double(index) * 45 : dice.number(-400, 400)
      let stops = dice.stops()
      let (width, height) = (Double(Self.width), Double(Self.height))
      let (x, y) = (sin(angle * .pi / 180), -cos(angle * .pi / 180))
      let half = (width * abs(x) + height * abs(y)) / 2
      let pattern = cairo_pattern_create_linear(
        width / 2 - x * half, height / 2 - y * half, width / 2 + x * half, height / 2 + y * half)
      let ours = Probe.linearGradient(angle: angle, stops: stops, width: Self.width, height: Self.height)
      worst = max(worst, difference(ours, painted(pattern, stops)))
    }
    print("60 linear gradients: off by \(worst) of 255 at worst")
    #expect(worst <= 2)
  }

  @Test func radialOnesAreCairos() {
    var dice = Dice(4)
    var worst = 0
    for _ in 0..<60 {
      let stops = dice.stops()
      let center = (x: dice.number(-0.2, 1.2), y: dice.number(-0.2, 1.2))
      let radius = dice.number(0.3, 1.5)
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t()
      let (width, height) = (Double(Self.width), Double(Self.height))
      cairo_matrix_init_scale(&matrix, 1 / (radius * width), 1 / (radius * height))
      cairo_matrix_translate(&matrix, -center.x * width, -center.y * height)
      cairo_pattern_set_matrix(pattern, &matrix)
      let ours = Probe.radialGradient(
        center: center, radius: radius, stops: stops, width: Self.width, height: Self.height)
      worst = max(worst, difference(ours, painted(pattern, stops)))
    }
    print("60 radial gradients: off by \(worst) of 255 at worst")
    #expect(worst <= 2)
  }

  private func difference(_ ours: [UInt8], _ theirs: [UInt8]) -> Int {
    zip(ours, theirs).map { abs(Int($0) - Int($1)) }.max() ?? 255
  }

  /// Red, green, blue, alpha.
  private func painted(_ pattern: OpaquePointer?, _ stops: [Probe.Stop]) -> [UInt8] {
    for stop in stops {
      func channel(_ shift: UInt32) -> Double { Double(stop.color >> shift & 255) / 255 }
      cairo_pattern_add_color_stop_rgb(pattern, stop.at, channel(24), channel(16), channel(8))
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(Self.width), Int32(Self.height))
    let context = cairo_create(surface)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_pattern_destroy(pattern)
    cairo_surface_flush(surface)
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var result: [UInt8] = []
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let pixel = UnsafeRawPointer(data + y * stride + 4 * x).loadUnaligned(as: UInt32.self)
        result += [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
    }
    return result
  }
}

extension Dice {
  /// Opaque ones in order, a tenth apart: where colors jump, half a pixel is everything.
  fileprivate mutating func stops() -> [Probe.Stop] {
    var at = number(0, 0.3)
    return (0..<int(2...5)).map { _ in
      defer { at += number(0.1, 0.25) }
      return (at: min(at, 1), color: UInt32(truncatingIfNeeded: next()) | 0xFF)
    }
  }
}
