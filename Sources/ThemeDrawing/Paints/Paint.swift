import ThemeCore
import ThemeImage

/// The fill of a shape, in pixels.
enum Paint {
  case solid(DeepColor)
  /// A linear gradient. `start` is the position along the gradient of the center of the artboard's first pixel; `right` and
  /// `down` are its changes for each pixel in these directions.
  case linear(Ramp, start: Double, right: Double, down: Double)
  /// A radial gradient. The offset of a pixel's center from the gradient's center, in radii: that of the first pixel, and the
  /// change for each pixel, in both directions.
  case radial(Ramp, x: (start: Double, step: Double), y: (start: Double, step: Double))
  /// A tile, with the position of the top left corner of one of its repetitions.
  case tile(Bitmap, x: Int, y: Int)

  init(_ fill: Fill, in frame: Rect<Double>, scale: Double) {
    let (width, height) = (frame.width * scale, frame.height * scale)
    let corner = Vector(x: frame.x, y: frame.y) * scale
    switch fill {
    case .color(let color):
      self = .solid(DeepColor(color))
    case .linear(let angle, let stops):
      let turn = Sine(degrees: angle)
      let direction = Vector(x: turn.sine, y: -turn.cosine)
      // CSS Images 3, §3.1.1: the line through the center whose ends are level with corners of the frame.
      let length = width * abs(turn.sine) + height * abs(turn.cosine)
      let middle = corner + Vector(x: width, y: height) / 2
      let start = (Vector(x: 0.5, y: 0.5) - middle).dot(direction) / length + 0.5
      self = .linear(Ramp(stops), start: start, right: direction.x / length, down: direction.y / length)
    case .line(let from, let to, let stops, let mixing):
      let line = (to - from) * scale
      let square = line.dot(line)
      guard square > 0 else {
        self = .solid(stops.last.map { DeepColor($0.color) } ?? .zero)
        return
      }
      let step = line / square
      let start = (Vector(x: 0.5, y: 0.5) - corner - from * scale).dot(step)
      self = .linear(Ramp(stops, mixing), start: start, right: step.x, down: step.y)
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
    }
    return nil
  }
}
