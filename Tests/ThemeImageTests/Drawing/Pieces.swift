func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect<Double> {
  Rect(x: x, y: y, width: width, height: height)
}

func stops(_ stops: (Double, UInt32)...) -> [GradientStop] {
  stops.map { GradientStop(at: $0.0, color: color($0.1)) }
}

/// The picture of a drawing, with all the work that one may take.
func draw(_ drawing: Drawing, at scale: Scale) throws -> Bitmap {
  var budget = Budget()
  return try draw(drawing, at: scale, budget: &budget).bitmap
}

/// Draws layers on an artboard.
func drawn(_ width: Double, _ height: Double, at scale: Scale = .x1, _ layers: Layer...) throws -> Bitmap {
  try draw(Drawing(size: Size(width: width, height: height), layers: layers), at: scale)
}

func inkOutside(_ drawing: Drawing, at scale: Scale) throws -> Insets<Points> {
  var budget = Budget()
  return try inkOutside(drawing, at: scale, budget: &budget)
}

/// A shadow, which is sharp unless it has a blur.
func shadow(_ fill: UInt32, x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0) -> Shadow {
  Shadow(color: color(fill), x: x, y: y, blur: blur, spread: spread)
}

extension Layer {
  /// A shape of one color, which is black unless another one is said.
  init(_ shape: Shape = .rectangle, in place: Rect<Double>, _ fill: UInt32 = 0xff, stroke: Stroke? = nil) {
    self.init(Outline(shape, in: place), fill: .color(color(fill)), stroke: stroke)
  }

  /// This layer with shadows alone.
  func shadowed(_ shadows: Shadow...) -> Layer { with { $0.shadows = shadows } }

  /// This layer with something else.
  func with(_ change: (inout Layer) -> Void) -> Layer {
    var layer = self
    change(&layer)
    return layer
  }
}

extension Bitmap {
  func color(_ x: Int, _ y: Int) -> Color { Color(word: self[x, y]) }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The columns of a row that have ink.
  func ink(row y: Int) -> [Int] { (0..<width).filter { self[$0, y] != 0 } }
}

extension Dice {
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) / Double(1 << 53)
  }

  mutating func color() -> Color { Color(word: UInt32(truncatingIfNeeded: next())) }
}
