import ThemeCore
import ThemeImage

/// What a shape or a stroke is painted with, in pixels.
indirect enum Paint {
  case solid(DeepColor)
  /// A linear gradient. `start` is the position along the gradient of the center of the artboard's first pixel; `right` and
  /// `down` are its changes for each pixel in these directions.
  case linear(Ramp, start: Double, right: Double, down: Double)
  /// A radial gradient. The offset of a pixel's center from the gradient's center, in radii: that of the first pixel, and the
  /// change for each pixel, in both directions.
  case radial(Ramp, x: (start: Double, step: Double), y: (start: Double, step: Double))
  /// A tile, with the position of the top left corner of one of its repetitions.
  case tile(Bitmap, x: Int, y: Int)
  case gradient(GradientPaint)
  case noise(NoisePaint)
  /// A drawing that was made before, of everything that can be seen, or of one tile that repeats.
  case sheet(Sheet, repeats: Bool)
  /// Several paints, from the lowest up, mixed as one.
  case stack([(paint: Paint, opacity: UInt16, blend: BlendMode)])

  /// Creates what several fills come to; nil for none. Nothing outside of `sheet` is looked at.
  init?(
    _ fills: [PaintedFill], in frame: Rect<Double>, _ placing: Placing, on sheet: PixelBounds,
    budget: inout Budget
  ) throws(DrawingError) {
    var paints: [(paint: Paint, opacity: UInt16, blend: BlendMode)] = []
    for fill in fills {
      paints.append(
        (
          try Paint(fill.fill, in: frame, placing, on: sheet, budget: &budget),
          UInt16((fill.opacity * Double(full)).rounded()), fill.blend
        ))
    }
    guard let first = paints.first else { return nil }
    self = paints.count == 1 && first.opacity == full ? first.paint : .stack(paints)
    if let color = plainColor { self = .solid(color) }
  }

  /// What a pixel costs beyond one of a plain color, in steps of the budget.
  var addedCost: Int {
    switch self {
    case .solid, .linear, .radial, .tile, .noise, .sheet: 0
    case .gradient(let gradient): gradient.addedCost
    case .stack(let paints): paints.reduce(0) { $0 + 4 + $1.paint.addedCost + $1.blend.addedCost }
    }
  }

  /// The color of a paint that is the same everywhere.
  private var plainColor: DeepColor? {
    switch self {
    case .solid(let color): return color
    case .stack(let paints):
      var mixed = DeepColor.zero
      for (paint, opacity, blend) in paints {
        guard let color = paint.plainColor else { return nil }
        mixed = blend.blend(color.times(opacity), over: mixed)
      }
      return mixed
    case .linear, .radial, .tile, .gradient, .noise, .sheet: return nil
    }
  }

  init(
    _ fill: Fill, in frame: Rect<Double>, _ placing: Placing, on sheet: PixelBounds, budget: inout Budget
  ) throws(DrawingError) {
    if case .gradient(let gradient) = fill {
      self = Paint(gradient, placing)
      return
    }
    if case .tiles(let tiles) = fill {
      self = try Paint(tiles, placing, on: sheet, budget: &budget)
      return
    }
    guard placing.transform.isIdentity else {
      self = try Paint(fill, in: frame, transformed: placing, on: sheet, budget: &budget)
      return
    }
    let scale = placing.scale
    let (width, height) = (frame.width * scale, frame.height * scale)
    let corner = Vector(x: frame.x, y: frame.y) * scale
    switch fill {
    case .color(let color):
      self = .solid(DeepColor(color))
    case .linear(let angle, let stops, let mixing):
      let turn = Sine(degrees: angle)
      let direction = Vector(x: turn.sine, y: -turn.cosine)
      // CSS Images 3, §3.1.1: the line through the center whose ends are level with corners of the frame.
      let length = width * abs(turn.sine) + height * abs(turn.cosine)
      let middle = corner + Vector(x: width, y: height) / 2
      let start = (Vector(x: 0.5, y: 0.5) - middle).dot(direction) / length + 0.5
      self = .linear(
        Ramp(stops, mixing), start: start, right: direction.x / length, down: direction.y / length)
    case .radial(let part, let radius, let stops, let mixing):
      guard radius > 0 else {
        self = .solid(stops.last.map { DeepColor($0.color) } ?? .zero)
        return
      }
      let center = corner + Vector(x: part.x * width, y: part.y * height)
      let steps = Vector(x: 1 / (radius * width), y: 1 / (radius * height))
      self = .radial(
        Ramp(stops, mixing), x: ((0.5 - center.x) * steps.x, steps.x),
        y: ((0.5 - center.y) * steps.y, steps.y))
    case .pattern(let tile, let offset):
      let place = corner + offset * scale
      self = .tile(tile, x: Int(place.x.rounded()), y: Int(place.y.rounded()))
    case .noise(let noise):
      self = .noise(NoisePaint(noise, corner: corner, scale: scale))
    case .gradient, .tiles: preconditionFailure("a fill that was made above")
    }
  }

  /// Creates a paint of the fills that follow a frame, with a transform of the layer.
  private init(
    _ fill: Fill, in frame: Rect<Double>, transformed placing: Placing, on sheet: PixelBounds,
    budget: inout Budget
  ) throws(DrawingError) {
    let corner = Vector(x: frame.x, y: frame.y)
    switch fill {
    case .linear(let angle, let stops, let mixing):
      let turn = Sine(degrees: angle)
      let direction = Vector(x: turn.sine, y: -turn.cosine)
      let reach = direction * ((frame.width * abs(turn.sine) + frame.height * abs(turn.cosine)) / 2)
      let middle = corner + Vector(x: frame.width, y: frame.height) / 2
      let line = Gradient.Form.line(from: middle - reach, to: middle + reach)
      self = Paint(Gradient(line, stops: stops, mixing: mixing), placing)
    case .radial(let part, let radius, let stops, let mixing):
      // The ellipse is a circle in a frame of one by one.
      let unit = Affine(a: frame.width, d: frame.height, e: corner.x, f: corner.y)
      let circle = Gradient.Form.radial(center: part, radius: radius, focus: part, focusRadius: 0)
      self = Paint(Gradient(circle, stops: stops, mixing: mixing, transform: unit), placing)
    case .color, .pattern, .noise:
      // Tiles and grains stay upright, and begin where the frame's corner is.
      let moved = placing.transform(corner)
      self = try Paint(
        fill, in: Rect(x: moved.x, y: moved.y, width: frame.width, height: frame.height),
        Placing(scale: placing.scale), on: sheet, budget: &budget)
    case .gradient, .tiles: preconditionFailure("a fill with a placing of its own")
    }
  }

  /// Writes the colors of row `y` from column `left` up to `end`. If all colors are the same, returns that color instead and
  /// leaves `row` as it is.
  func fill(_ row: inout [DeepColor], y: Int, from left: Int, to end: Int) -> DeepColor? {
    switch self {
    case .solid(let color):
      return color
    case .linear(let ramp, let start, let right, let down):
      var part = 0
      let first = start + Double(y) * down
      if right == 0 { return ramp.color(at: first, near: &part) }
      for index in 0..<end - left {
        row[index] = ramp.color(at: first + Double(left + index) * right, near: &part)
      }
    case .radial(let ramp, let x, let y0):
      var part = 0
      let down = y0.start + Double(y) * y0.step
      for index in 0..<end - left {
        let right = x.start + Double(left + index) * x.step
        row[index] = ramp.color(at: (right * right + down * down).squareRoot(), near: &part)
      }
    case .tile(let tile, let x, let top):
      let line = floorDivision(y - top, tile.height).remainder
      var column = floorDivision(left - x, tile.width).remainder
      let words = tile.pixels.span.extracting(line * tile.width..<(line + 1) * tile.width)
      for index in 0..<end - left {
        row[index] = DeepColor(word: words[column])
        column = column + 1 == tile.width ? 0 : column + 1
      }
    case .gradient(let paint): paint.fill(&row, y: y, from: left, to: end)
    case .noise(let noise): noise.fill(&row, y: y, from: left, to: end)
    case .sheet(let sheet, let repeats): sheet.fill(&row, y: y, from: left, to: end, repeats: repeats)
    case .stack(let paints):
      var colors = row
      for index in 0..<end - left { row[index] = .zero }
      for (paint, opacity, blend) in paints {
        let solid = paint.fill(&colors, y: y, from: left, to: end)
        for index in 0..<end - left {
          row[index] = blend.blend((solid ?? colors[index]).times(opacity), over: row[index])
        }
      }
    }
    return nil
  }
}

/// Noise in pixels: each grain has a level from a hash of its place, so that it is the same wherever it is drawn first.
struct NoisePaint {
  private let amount: UInt32
  private let seed: UInt32
  private let isMonochrome: Bool
  private let corner: Vector
  /// The side of a grain in pixels.
  private let side: Double

  init(_ noise: Noise, corner: Vector, scale: Double) {
    amount = UInt32((noise.amount * Double(full)).rounded())
    seed = UInt32(truncatingIfNeeded: noise.seed)
    isMonochrome = noise.isMonochrome
    self.corner = corner
    side = noise.size * scale
  }

  func fill(_ row: inout [DeepColor], y: Int, from left: Int, to end: Int) {
    let line = grain(Double(y) + 0.5 - corner.y)
    var last: (column: Int32, color: DeepColor)?
    for index in 0..<end - left {
      let column = grain(Double(left + index) + 0.5 - corner.x)
      if last?.column != column { last = (column, color(column, line)) }
      row[index] = last?.color ?? .zero
    }
  }

  private func grain(_ pixels: Double) -> Int32 { Int32((pixels / side).rounded(.down)) }

  /// A grain is black or white, or any mixture of red, green and blue, with an opacity that is as random.
  private func color(_ column: Int32, _ line: Int32) -> DeepColor {
    let bits = mixed(
      mixed(seed &+ UInt32(bitPattern: column) &* 0x9E37_79B1) &+ UInt32(bitPattern: line) &* 0x85EB_CA77)
    let alpha = UInt16(truncatingIfNeeded: ((bits & 0xFFFF) &* amount &+ 32_768) / 65_535)
    let levels = mixed(bits)
    func level(_ bit: UInt32) -> UInt16 { levels >> bit & 1 == 1 ? alpha : 0 }
    return isMonochrome
      ? DeepColor(level(0), level(0), level(0), alpha) : DeepColor(level(0), level(8), level(16), alpha)
  }

  /// The finalizer of MurmurHash3, which spreads each bit over all others.
  private func mixed(_ value: UInt32) -> UInt32 {
    var bits = value
    bits = (bits ^ bits >> 16) &* 0x85EB_CA6B
    bits = (bits ^ bits >> 13) &* 0xC2B2_AE35
    return bits ^ bits >> 16
  }
}
