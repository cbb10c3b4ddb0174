/// Pictures as interfaces have them, 199 of them, made by arithmetic from fixed seeds.
///
/// Textures are most of the bytes; what is flat, most of the pictures.
struct InterfacePictures {
  var textures: [Bitmap] = []
  var flat: [Bitmap] = []

  var all: [Bitmap] { flat + textures }

  init() {
    let scales = 1...3
    for (index, width) in [320, 320, 320, 320, 375, 375, 414, 480].enumerated() {
      for scale in scales { flat.append(Self.bar(index, width, scale)) }
    }
    for index in 0..<3 { for scale in scales { textures.append(Self.wood(index, scale)) } }
    for index in 0..<3 { for scale in scales { textures.append(Self.linen(index, scale)) } }
    for index in 0..<13 { textures.append(Self.dithered(index)) }
    for index in 0..<14 { for scale in scales { flat.append(Self.chevron(index, scale)) } }
    for index in 0..<16 { for scale in 1...2 { flat.append(Self.cap(index, scale)) } }
    for index in 0..<6 { for scale in scales { flat.append(Self.segment(index, scale)) } }
    for index in 0..<4 { for scale in scales { flat.append(Self.shadow(index, scale)) } }
    for index in 0..<8 { for scale in scales { flat.append(Self.glyph(index, scale)) } }
    for index in 0..<12 { flat.append(Self.stripes(index)) }
    for index in 0..<4 { flat.append(Self.bar(index + 8, 736, 3)) }
  }
}

extension InterfacePictures {
  /// A bar with a line of light at the top, a dark one at the bottom, and a gradient between them.
  private static func bar(_ index: Int, _ width: Int, _ scale: Int) -> Bitmap {
    let height = 44 * scale
    let (top, bottom) = (Tint(index), Tint(index + 3).scaled(0.55))
    return Bitmap(width * scale, height) { _, y in
      if y < Double(scale) { return top.mixed(with: .white, 0.4) }
      if y > Double(height - scale) { return bottom.scaled(0.5) }
      let place = y / Double(height)
      // Some bars are glossy: the lower half begins darker.
      return top.mixed(with: bottom, index % 3 == 2 && place >= 0.5 ? 0.3 + 0.7 * place : place)
    }
  }

  /// Grain that runs across, in shades of one color.
  private static func wood(_ index: Int, _ scale: Int) -> Bitmap {
    var noise = Noise(seed: 11 + index)
    let (width, height) = (256 * scale, 64 * scale)
    let rows = noise.smooth(count: height, reach: 3 * scale)
    let warp = noise.smooth(count: width, reach: 40 * scale)
    let tint = Tint(index + 20)
    return Bitmap(width, height) { x, y in
      let row = Int(y + 6 * Double(scale) * warp[Int(x)])
      return tint.scaled(0.6 + 0.35 * rows[min(max(row, 0), height - 1)] + 0.05 * noise.next())
    }
  }

  /// Threads across and down.
  private static func linen(_ index: Int, _ scale: Int) -> Bitmap {
    var noise = Noise(seed: 31 + index)
    let side = 128 * scale
    let across = (0..<side).map { _ in noise.next() }
    let down = (0..<side).map { _ in noise.next() }
    let tint = Tint(index + 30)
    return Bitmap(side, side) { x, y in
      let isOver = (Int(x) / scale + Int(y) / scale) % 2 == 0
      return tint.scaled(0.75 + 0.15 * (isOver ? across[Int(y)] : down[Int(x)]) + 0.06 * noise.next())
    }
  }

  /// A gradient with noise of some levels, or with one that hides its bands.
  private static func dithered(_ index: Int) -> Bitmap {
    var noise = Noise(seed: 51 + index)
    let (top, bottom) = (Tint(index), Tint(index + 5))
    let (width, height) = [(200, 200), (320, 88), (100, 300)][index % 3]
    let strength = index % 2 == 0 ? 1.0 / 255 : 0.03
    return Bitmap(width, height) { _, y in
      let shift = (noise.next() - 0.5) * strength
      return top.mixed(with: bottom, y / Double(height)).shifted(
        shift, dithered: index % 4 == 1 ? noise.next() : 0.5)
    }
  }

  /// A back button: a point at the left, a gradient, a rim and a light below.
  private static func chevron(_ index: Int, _ scale: Int) -> Bitmap {
    let (top, bottom) = (Tint(index), Tint(index).scaled(0.5))
    let size = (width: Double(50 * scale), height: Double(30 * scale))
    let (unit, middle) = (Double(scale), size.height / 2)
    return Bitmap(50 * scale, 30 * scale) { x, y in
      let body = size.height - unit
      let point = 0.5 * abs(y - middle) / middle * 26 * unit
      let edge = min(x - point, min(size.width - x, min(y, body - y)) + 0)
      let fill = top.mixed(with: bottom, y / size.height).covered(edge + 0.5)
      let rim = bottom.scaled(0.4).covered(unit - abs(edge - unit / 2) * 2)
      let light = Tint.white.covered(edge > 0 ? 0 : min(0.3, edge + unit + 0.5))
      return index % 2 == 0 ? rim.over(fill).over(light) : rim.over(fill)
    }
  }

  /// A rounded button, as narrow as its caps, tall or flat.
  private static func cap(_ index: Int, _ scale: Int) -> Bitmap {
    let isTall = index % 2 == 0
    let (width, height) = (isTall ? 15 : 31, isTall ? 44 : 15)
    let radius = Double((4 + index % 4) * scale)
    let (tint, unit) = (Tint(index), Double(scale))
    return Bitmap(width * scale, height * scale) { x, y in
      let edge = roundedEdge(x, y, Double(width * scale), Double(height * scale), radius)
      let fill = tint.scaled(index % 3 == 0 ? 1 : 1 - 0.4 * y / Double(height * scale)).covered(edge + 0.5)
      return tint.scaled(0.4).covered(min(edge + 0.5, unit + 0.5 - edge)).over(fill)
    }
  }

  /// A piece of a segmented control that lets through what is behind it.
  private static func segment(_ index: Int, _ scale: Int) -> Bitmap {
    let (width, height) = (60 * scale, 32 * scale)
    let tint = Tint(index + 9)
    return Bitmap(width, height) { x, y in
      let edge = roundedEdge(x, y, Double(width), Double(height), Double(8 * scale))
      return tint.faded(0.3 + 0.3 * y / Double(height)).covered(edge + 0.5)
    }
  }

  /// A soft shadow.
  private static func shadow(_ index: Int, _ scale: Int) -> Bitmap {
    let side = (24 + 8 * index) * scale
    return Bitmap(side, side) { x, y in
      let edge = roundedEdge(x, y, Double(side), Double(side), Double(side) / 2.5)
      let depth = min(1, max(0, edge / (Double(side) / 3)))
      return Tint.black.faded(0.6 * depth * depth * (3 - 2 * depth))
    }
  }

  /// A ring, a cross, bars or an arrow in one color.
  private static func glyph(_ index: Int, _ scale: Int) -> Bitmap {
    let side = Double(22 * scale)
    return Bitmap(22 * scale, 22 * scale) { x, y in
      let (dx, dy) = (x - side / 2, y - side / 2)
      let edge =
        switch index % 4 {
        case 0: side / 12 - abs((dx * dx + dy * dy).squareRoot() - side / 3)
        case 1: side / 14 - min(abs(dx - dy), abs(dx + dy)) / 1.41421356
        case 2: side / 16 - min(abs(dy), min(abs(dy - side / 4), abs(dy + side / 4)))
        default: side / 16 - abs(abs(dy) - dx - side / 6) / 1.41421356
        }
      let isInside = max(abs(dx), abs(dy)) < side * 0.45
      return (index < 4 ? Tint.black : Tint(index)).covered(isInside ? edge + 0.5 : 0)
    }
  }

  /// One color, or stripes of two.
  private static func stripes(_ index: Int) -> Bitmap {
    let (first, second) = (Tint(index), Tint(index + 1))
    let step = index % 4 + 2
    return Bitmap(40 + 20 * index, 40) { x, y in
      index % 3 == 0 ? first : (Int(x) + (index % 3 == 1 ? Int(y) : 0)) / step % 2 == 0 ? first : second
    }
  }

  /// How far inside a rounded rectangle a place is, in pixels.
  private static func roundedEdge(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> Double {
    let dx = max(radius - x, x - (width - radius), 0)
    let dy = max(radius - y, y - (height - radius), 0)
    if dx > 0 && dy > 0 { return radius - (dx * dx + dy * dy).squareRoot() }
    return min(min(x, width - x), min(y, height - y))
  }
}
