import ThemeCore

/// A gradient with a transform, in pixels.
struct GradientPaint {
  fileprivate enum Form {
    /// Along the x-axis, from 0 to 1.
    case line
    /// Around the origin, with the radius 1.
    case circle
    /// Between two circles: the starting one around the origin, and the difference to the other one.
    case circles(radius: Double, difference: Vector, growth: Double)
    /// Around the origin, from the upper y-axis.
    case conic
  }

  fileprivate let form: Form
  fileprivate let ramp: Ramp
  fileprivate let spread: Gradient.Spread
  /// From pixels to the coordinates of the form.
  fileprivate let place: Affine

  /// What a pixel costs beyond one of a plain color, in steps of the budget.
  var addedCost: Int { if case .conic = form { 6 } else { 0 } }

  /// The color at the center of a pixel.
  private func color(at point: Vector, near part: inout Int) -> DeepColor {
    switch form {
    case .line: return ramp.color(at: spread(point.x), near: &part)
    case .circle: return ramp.color(at: spread(point.length), near: &part)
    case .circles(let radius, let difference, let growth):
      guard let at = GradientPaint.place(of: point, radius, difference, growth) else { return .zero }
      return ramp.color(at: spread(at), near: &part)
    case .conic: return ramp.color(at: turn(of: point), near: &part)
    }
  }

  func fill(_ row: inout [DeepColor], y: Int, from left: Int, to end: Int) {
    var part = 0
    let start = place(Vector(x: 0.5, y: Double(y) + 0.5))
    for index in 0..<end - left {
      let right = Double(left + index)
      let point = Vector(x: start.x + place.a * right, y: start.y + place.b * right)
      row[index] = color(at: point, near: &part)
    }
  }

  private func spread(_ at: Double) -> Double {
    switch spread {
    case .pad: at
    case .repeat: at - at.rounded(.down)
    case .reflect: abs(at - 2 * (at / 2 + 0.5).rounded(.down))
    }
  }

  /// The largest share of the way from one circle to the other at which a circle with a radius that is not negative goes through
  /// a point (HTML, canvas, `createRadialGradient`); nil if none does.
  private static func place(
    of point: Vector, _ radius: Double, _ difference: Vector, _ growth: Double
  ) -> Double? {
    let square = difference.dot(difference) - growth * growth
    let half = point.dot(difference) + radius * growth
    let rest = point.dot(point) - radius * radius
    func valid(_ at: Double) -> Double? { radius + at * growth >= 0 ? at : nil }
    guard abs(square) > 1e-12 else { return half == 0 ? nil : valid(rest / (2 * half)) }
    let discriminant = half * half - square * rest
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let (one, other) = ((half + root) / square, (half - root) / square)
    return valid(max(one, other)) ?? valid(min(one, other))
  }
}

extension Paint {
  init(_ gradient: Gradient, _ placing: Placing) {
    let last = Paint.solid(gradient.stops.last.map { DeepColor($0.color) } ?? .zero)
    let ramp = Ramp(gradient.stops, gradient.mixing)
    /// The paint of a form whose coordinates `inner` converts to those of the gradient.
    func paint(_ form: GradientPaint.Form, _ inner: Affine) -> Paint {
      guard let place = placing.pixels(from: gradient.transform.after(inner)).inverse else { return last }
      if case .line = form, gradient.spread == .pad {
        let start = place(Vector(x: 0.5, y: 0.5)).x
        return .linear(ramp, start: start, right: place.a, down: place.c)
      }
      return .gradient(
        GradientPaint(form: form, ramp: ramp, spread: gradient.spread, place: place))
    }
    switch gradient.form {
    case .line(let from, let to):
      let line = to - from
      guard line.dot(line) > 0 else {
        self = last
        return
      }
      self = paint(.line, Affine(a: line.x, b: line.y, c: -line.y, d: line.x, e: from.x, f: from.y))
    case .radial(let center, let radius, var focus, let focusRadius):
      guard radius > 0 else {
        self = last
        return
      }
      let away = focus - center
      let reach = radius - focusRadius
      // A focus on the edge is moved a little inside, so that all of the plane has a color. One outside makes a cone, as SVG 2
      // has it.
      if reach > 0, (reach * 0.9999...reach * 1.000001).contains(away.length) {
        focus = center + away * (reach * 0.9999 / away.length)
      }
      if focus == center, focusRadius == 0 {
        self = paint(.circle, Affine(a: radius, d: radius, e: center.x, f: center.y))
      } else {
        let circles = GradientPaint.Form.circles(
          radius: focusRadius, difference: center - focus, growth: radius - focusRadius)
        self = paint(circles, .translation(focus.x, focus.y))
      }
    case .conic(let center, let angle):
      self = paint(.conic, Affine.translation(center.x, center.y).after(.rotation(angle)))
    }
  }
}

/// The part of a turn from up, clockwise, to the direction of a point; 0 for the origin.
///
/// The angle of an eighth of a turn is found by a Chebyshev polynomial of the arc tangent, with an error of a millionth of a
/// turn at most, and only by operations that are the same on every machine.
func turn(of point: Vector) -> Double {
  let (across, up) = (abs(point.x), abs(point.y))
  guard across > 0 || up > 0 else { return 0 }
  let ratio = min(across, up) / max(across, up)
  let square = ratio * ratio
  var sum = 0.0
  // Abramowitz and Stegun, 4.4.49.
  for factor in [
    0.0028662257, -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393, -0.1420889944, 0.1999355085,
    -0.3333314528, 1,
  ] {
    sum = sum * square + factor
  }
  let eighth = ratio * sum / (2 * Double.pi)
  // From the axis up or down to the point.
  let steep = across > up ? 0.25 - eighth : eighth
  let half = point.y <= 0 ? steep : 0.5 - steep
  return point.x >= 0 ? half : 1 - half
}

/// The colors along a gradient, interpolated between its stops.
struct Ramp {
  private struct Part {
    let from: Double
    let to: Double
    /// 65,536 divided by the length of the part.
    let steepness: Double
    /// The colors at both ends, as they are mixed.
    let start: SIMD4<UInt32>
    let end: SIMD4<UInt32>
  }

  /// Whether colors are mixed straight, and multiplied with their alpha afterwards.
  private let isStraight: Bool
  private var parts: [Part] = []
  private let first: (at: Double, color: DeepColor)
  private let last: (at: Double, color: DeepColor)

  /// Creates a ramp from at least one stop.
  init(_ stops: [GradientStop], _ mixing: GradientMixing = .premultiplied) {
    // Where all colors are equally translucent, both ways give the same, and this one is exact.
    isStraight = mixing == .straight && stops.contains { $0.color.alpha != stops[0].color.alpha }
    var place = -Double.infinity
    // A stop is never before the preceding one (CSS Images 3, §3.4.3).
    let stops = stops.map { stop in
      place = max(place, stop.at)
      return (at: place.rounded(toBits: 30), color: stop.color)
    }
    first = (stops[0].at, DeepColor(stops[0].color))
    last = (stops[stops.count - 1].at, DeepColor(stops[stops.count - 1].color))
    let isStraight = isStraight
    func mixed(_ color: Color) -> SIMD4<UInt32> {
      SIMD4(truncatingIfNeeded: isStraight ? DeepColor(straight: color) : DeepColor(color))
    }
    for (start, end) in zip(stops, stops.dropFirst()) where end.at > start.at {
      if mixing == .oklab, start.color != end.color {
        addOklab(from: start, to: end)
        continue
      }
      parts.append(
        Part(
          from: start.at, to: end.at, steepness: 65_536 / (end.at - start.at),
          start: mixed(start.color), end: mixed(end.color)))
    }
  }

  /// Adds parts between colors that are mixed in Oklab, each so short that within it their mixture in sRGB is the same.
  private mutating func addOklab(
    from start: (at: Double, color: Color), to end: (at: Double, color: Color)
  ) {
    let (from, to) = (OklabColor(start.color), OklabColor(end.color))
    let (opaque, other) = (Double(start.color.alpha) / 255, Double(end.color.alpha) / 255)
    func mixed(_ share: Double) -> SIMD4<UInt32> {
      let alpha = opaque * (1 - share) + other * share
      guard alpha > 0 else { return .zero }
      let (one, two) = (opaque * (1 - share) / alpha, other * share / alpha)
      let color = XYZColor(
        okLightness: from.lightness * one + to.lightness * two, a: from.a * one + to.a * two,
        b: from.b * one + to.b * two
      ).rgb
      func channel(_ value: Double) -> UInt32 {
        UInt32((max(0, min(1, value)) * alpha * Double(full)).rounded())
      }
      return SIMD4(
        channel(color.red), channel(color.green), channel(color.blue),
        UInt32((alpha * Double(full)).rounded()))
    }
    let count = 64
    let length = (end.at - start.at) / Double(count)
    for index in 0..<count {
      let (first, last) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let at = (start.at + length * Double(index)).rounded(toBits: 30)
      let next = index == count - 1 ? end.at : (start.at + length * Double(index + 1)).rounded(toBits: 30)
      guard next > at else { continue }
      parts.append(
        Part(from: at, to: next, steepness: 65_536 / (next - at), start: mixed(first), end: mixed(last)))
    }
  }

  /// The color at a position. The search begins at `part`, the part of the preceding result, and updates it.
  func color(at exactPlace: Double, near part: inout Int) -> DeepColor {
    // Rounding prevents the last bits of a computation, which can differ in a mirrored picture, from selecting another color.
    let place = exactPlace.rounded(toBits: 30)
    // From the position of two equal stops on, the later one applies.
    guard place < last.at else { return last.color }
    guard place >= first.at else { return first.color }
    while place >= parts[part].to { part += 1 }
    while place < parts[part].from { part -= 1 }
    let found = parts[part]
    let weight = UInt32(min((place - found.from) * found.steepness, 65_536).rounded(toBits: 0))
    let sum = found.start &* (65_536 - weight) &+ found.end &* weight &+ 32_768
    let color = DeepColor(truncatingIfNeeded: sum &>> 16)
    return isStraight ? color.premultiplied : color
  }
}

extension Double {
  /// The nearest multiple of 2^-bits; a half is rounded to the even one, so that the result is symmetric for mirrored numbers.
  /// With 30 bits, numbers above two million keep fewer places.
  @inline(__always)
  fileprivate func rounded(toBits bits: Int) -> Double {
    // The last bit of the sum is the last one to keep. This is faster than `rounded()` on processors without an instruction for
    // it.
    let magnet = 1.5 * Double(1 << (52 - bits))
    return (self + magnet) - magnet
  }
}

extension OklabColor {
  fileprivate init(_ color: Color) {
    self.init(
      RGBColor(
        red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255))
  }
}
