import CCairo
import DrawingProbe
import FixtureSupport
import Foundation
import Testing

/// What is covered of each pixel, beside Cairo at eight times the size.
struct CoverageTests {
  @Test func fillsAreCairos() { expectEqual(Case.fills, "fills") }

  @Test func strokesAreCairos() { expectEqual(Case.strokes, "strokes") }

  private func expectEqual(_ cases: [Case], _ name: String) {
    var (sum, touched, worst) = (0.0, 0, 0.0)
    for made in cases {
      let ours = Probe.coverage(of: made.ink, width: made.width, height: made.height)
      let theirs = made.drawnByCairo()
      var (caseSum, caseTouched, caseWorst) = (0.0, 0, 0.0)
      for (our, their) in zip(ours, theirs) where (1..<255).contains(our) || (their > 0 && their < 255) {
        let difference = abs(Double(our) - their)
        caseSum += difference
        caseTouched += 1
        caseWorst = max(caseWorst, difference)
      }
      let mean = caseTouched > 0 ? caseSum / Double(caseTouched) : 0
      if mean > 1.5 || caseWorst > 16 {
        Issue.record("\(made): off by \(mean) on average, \(caseWorst) at worst")
      }
      (sum, touched, worst) = (sum + caseSum, touched + caseTouched, max(worst, caseWorst))
    }
    print(
      "\(cases.count) \(name): off by \(hundredths(sum / Double(touched))) of 255 on average, \(hundredths(worst)) at worst"
    )
  }
}

/// Blurred shadows, beside the sum over a whole Gaussian.
struct BlurTests {
  /// In points; the deviation is half of it.
  @Test(arguments: [0.3, 0.5, 1, 1.5, 2, 3, 4, 5, 8, 11.9, 12, 13, 16, 20, 24, 32, 48, 64])
  func blurIsGaussian(_ blur: Double) {
    let side = 96 + 4 * Int(blur)
    var worst = 0.0
    for made in Self.inks {
      var ink = made
      // In the middle.
      ink.frame.x += Double(side / 2)
      ink.frame.y += Double(side / 2)
      let sharp = Probe.coverage(of: ink, width: side, height: side)
      let ours = Probe.shadow(of: ink, blur: blur, width: side, height: side)
      let theirs = blurred(sharp, side, deviation: blur / 2)
      for (our, their) in zip(ours, theirs) { worst = max(worst, abs(Double(our) - their)) }
    }
    print("blur \(blur): off by \(hundredths(worst)) of 255 at worst")
    #expect(worst <= 2)
  }

  private static let inks: [Probe.Ink] = [
    Probe.Ink(shape: .rectangle, frame: (x: -24, y: -15, width: 48, height: 30)),
    Probe.Ink(shape: .rectangle, frame: (x: -20, y: 3, width: 44, height: 1)),
    Probe.Ink(
      shape: .chevron(point: 13, radius: 5, shoulder: 5, tip: 1, pointsLeft: true),
      frame: (x: -24.5, y: -14, width: 47, height: 29.5)),
    Probe.Ink(shape: .ellipse, frame: (x: -3, y: -2, width: 5, height: 6)),
  ]

  private func blurred(_ values: [UInt8], _ side: Int, deviation: Double) -> [Double] {
    let reach = Int(6 * deviation) + 2
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    func pass(_ source: [Double], _ step: Int, _ other: Int) -> [Double] {
      var result = [Double](repeating: 0, count: source.count)
      for line in 0..<side {
        for place in 0..<side {
          var total = 0.0
          for near in max(place - reach, 0)..<min(place + reach + 1, side) {
            total += weights[near - place + reach] * source[line * other + near * step]
          }
          result[line * other + place * step] = total
        }
      }
      return result
    }
    return pass(pass(values.map(Double.init), 1, side), side, 1)
  }
}

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
    return (0..<number(2...5)).map { _ in
      defer { at += number(0.1, 0.25) }
      return (at: min(at, 1), color: UInt32(truncatingIfNeeded: next()) | 0xFF)
    }
  }
}
