import ThemeCore
import ThemeDrawing
import ThemeImage

/// Drawing by plain numbers and words, for tests and a benchmark that hold what this draws beside what Cairo draws. Lengths
/// are points at 1x, so pixels.
package enum Probe {
  /// Shapes, without types of Cairo or of ThemeDrawing.
  package enum Shape: Sendable {
    case rectangle
    case roundedRectangle(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double)
    case capsule
    case ellipse
    case chevron(point: Double, radius: Double, shoulder: Double, tip: Double, pointsLeft: Bool)
    /// SVG path data.
    case path(String, evenOdd: Bool)
  }

  /// A stroke by the words of the theme language.
  package struct Stroke: Sendable {
    /// In points.
    package var width: Double
    /// `inside`, `center` or `outside`.
    package var position: String
    /// `miter`, `round` or `bevel`.
    package var join: String
    /// `butt`, `round` or `square`.
    package var cap: String
    /// In widths.
    package var miterLimit: Double

    /// Takes its parts.
    package init(width: Double, position: String, join: String, cap: String, miterLimit: Double) {
      self.width = width
      self.position = position
      self.join = join
      self.cap = cap
      self.miterLimit = miterLimit
    }
  }

  /// A shape in a frame, filled or stroked.
  package struct Ink: Sendable {
    /// What is drawn.
    package var shape: Shape
    /// In points.
    package var frame: (x: Double, y: Double, width: Double, height: Double)
    /// Nil fills it.
    package var stroke: Stroke?

    /// Takes its parts.
    package init(
      shape: Shape, frame: (x: Double, y: Double, width: Double, height: Double), stroke: Stroke? = nil
    ) {
      self.shape = shape
      self.frame = frame
      self.stroke = stroke
    }
  }

  /// A place and a straight color, 0xRRGGBBAA.
  package typealias Stop = (at: Double, color: UInt32)

  /// The alpha of black ink, row by row.
  package static func coverage(of ink: Ink, width: Int, height: Int) -> [UInt8] {
    alphas([layer(ink)], width, height)
  }

  /// The alpha of the black shadow that black ink casts, without the ink.
  package static func shadow(of ink: Ink, blur: Double, width: Int, height: Int) -> [UInt8] {
    // The ink lies outside of the artboard.
    let away = Double(2 * width + 1_000)
    var ink = ink
    ink.frame.x -= away
    var layer = layer(ink)
    layer.shadows = [Shadow(color: black, x: away, y: 0, blur: blur)]
    return alphas([layer], width, height)
  }

  /// Red, green, blue and alpha of a filled artboard, straight.
  package static func linearGradient(angle: Double, stops: [Stop], width: Int, height: Int) -> [UInt8] {
    filled(.linear(angle: angle, stops: gradientStops(stops)), width, height)
  }

  /// The same; center and radius are fractions.
  package static func radialGradient(
    center: (x: Double, y: Double), radius: Double, stops: [Stop], width: Int, height: Int
  ) -> [UInt8] {
    let center = Point(x: center.x, y: center.y)
    return filled(.radial(center: center, radius: radius, stops: gradientStops(stops)), width, height)
  }

  /// The words of the button that `CairoButton` draws too, at a scale from 1 to 3.
  package static func button(scale: Int) -> [UInt32] {
    guard let scale = Scale(rawValue: scale) else { return [] }
    return pixels(button, at: scale)
  }

  private static let black = Color(red: 0, green: 0, blue: 0)

  private static func alphas(_ layers: [Layer], _ width: Int, _ height: Int) -> [UInt8] {
    pixels(layers, width, height).map { UInt8($0 >> 24) }
  }

  private static func filled(_ fill: Fill, _ width: Int, _ height: Int) -> [UInt8] {
    let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    return pixels([Layer(Outline(.rectangle, in: frame), fill: fill)], width, height).flatMap { word in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private static func pixels(_ layers: [Layer], _ width: Int, _ height: Int) -> [UInt32] {
    pixels(Drawing(size: Size(width: Double(width), height: Double(height)), layers: layers), at: .x1)
  }

  private static func pixels(_ drawing: Drawing, at scale: Scale) -> [UInt32] {
    var budget = Budget()
    do {
      return try draw(drawing, at: scale, budget: &budget).bitmap.pixels
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func gradientStops(_ stops: [Stop]) -> [GradientStop] {
    stops.map { GradientStop(at: $0.at, color: Color(word: $0.color.byteSwapped)) }
  }

  private static func layer(_ ink: Ink) -> Layer {
    let frame = Rect(x: ink.frame.x, y: ink.frame.y, width: ink.frame.width, height: ink.frame.height)
    var rule = FillRule.nonzero
    let shape: ThemeDrawing.Shape
    switch ink.shape {
    case .rectangle: shape = .rectangle
    case .roundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft):
      shape = .roundedRectangle(
        Corners(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
    case .capsule: shape = .capsule
    case .ellipse: shape = .ellipse
    case .chevron(let point, let radius, let shoulder, let tip, let pointsLeft):
      shape = .chevron(
        Chevron(
          point: point, radius: radius, direction: pointsLeft ? .left : .right, shoulder: shoulder, tip: tip))
    case .path(let data, let evenOdd):
      do {
        shape = .path(try Path(data: data))
      } catch {
        preconditionFailure("\(error) at \(error.offset) of \(data)")
      }
      rule = evenOdd ? .evenodd : .nonzero
    }
    let outline = Outline(shape, in: frame, rule: rule)
    guard let stroke = ink.stroke else { return Layer(outline, fill: .color(black)) }
    return Layer(outline, stroke: ThemeDrawing.Stroke(stroke, color: black))
  }

  private static let button: Drawing = {
    func color(_ hex: UInt32) -> Color { Color(word: hex.byteSwapped) }
    let frame = Rect(x: 1.0, y: 1, width: 48, height: 28)
    var layer = Layer(
      Outline(.chevron(Chevron(point: 13, radius: 5, shoulder: 5, tip: 1)), in: frame),
      fill: .linear(
        angle: 180,
        stops: [
          GradientStop(at: 0, color: color(0x8ba3_c7ff)), GradientStop(at: 0.5, color: color(0x5f82_b3ff)),
          GradientStop(at: 0.5, color: color(0x5578_a8ff)), GradientStop(at: 1, color: color(0x4a6c_9bff)),
        ]),
      stroke: ThemeDrawing.Stroke(color: color(0x1f2f_47ff), width: 1, position: .inside))
    layer.shadows = [
      Shadow(color: color(0xffff_ff4d), x: 0, y: 1, blur: 0),
      Shadow(color: color(0x0000_0066), x: 0, y: 1, blur: 2),
    ]
    return Drawing(size: Size(width: 50, height: 32), layers: [layer])
  }()
}

extension ThemeDrawing.Stroke {
  fileprivate init(_ stroke: Probe.Stroke, color: Color) {
    guard let position = Position(rawValue: stroke.position), let join = Join(rawValue: stroke.join),
      let cap = Cap(rawValue: stroke.cap)
    else { preconditionFailure("no such stroke: \(stroke)") }
    self.init(
      color: color, width: stroke.width, position: position, join: join, cap: cap,
      miterLimit: stroke.miterLimit)
  }
}
