struct PaintTests {
  private func filled(_ width: Double, _ height: Double, _ fill: Fill) throws -> Bitmap {
    try drawn(width, height, Layer(Outline(.rectangle, in: frame(0, 0, width, height)), fill: fill))
  }

  @Test func `a gradient of 256 rows has each level once`() throws {
    let fill = Fill.linear(angle: 180, stops: stops((0.5 / 256, 0x0000_00ff), (255.5 / 256, 0xffff_ffff)))
    let bitmap = try filled(2, 256, fill)
    #expect((0..<256).map { Int(bitmap.color(0, $0).red) } == Array(0..<256))
  }

  @Test(arguments: [(0.0, 2, 0), (90, 3, 1), (180, 2, 2), (270, 1, 1), (-90, 1, 1), (450, 3, 1)])
  func `angles are clockwise from the top`(angle: Double, x: Int, y: Int) throws {
    let fill = Fill.linear(angle: angle, stops: stops((0, 0x0000_00ff), (1, 0xffff_ffff)))
    let bitmap = try filled(5, 3, fill)
    let lightest = (0..<15).max { bitmap.color($0 % 5, $0 / 5).red < bitmap.color($1 % 5, $1 / 5).red } ?? 0
    #expect(bitmap.color(x, y).red >= bitmap.color(2, 1).red)
    #expect(bitmap.color(4 - x, 2 - y).red <= bitmap.color(2, 1).red)
    #expect(bitmap.color(lightest % 5, lightest / 5).red > 128)
  }

  @Test func `two stops at one place make a hard edge, and one that lies before another moves to it`() throws
  {
    let hard = stops((0, 0xff00_00ff), (0.5, 0xff00_00ff), (0.5, 0x0000_ffff), (1, 0x0000_ffff))
    let moved = stops((0, 0xff00_00ff), (0.5, 0xff00_00ff), (0.2, 0x0000_ffff), (1, 0x0000_ffff))
    for list in [hard, moved] {
      let bitmap = try filled(2, 8, .linear(angle: 180, stops: list))
      #expect((0..<8).map { bitmap.color(0, $0).red == 255 } == (0..<8).map { $0 < 4 })
    }
  }

  @Test func `colors are mixed premultiplied: clear has none`() throws {
    let fill = Fill.linear(angle: 90, stops: stops((0, 0xff00_00ff), (1, 0x0000_ff00)))
    let bitmap = try filled(10, 1, fill)
    for x in 0..<10 { #expect(bitmap.color(x, 0).red == 255 && bitmap.color(x, 0).blue == 0) }
    #expect(bitmap.alpha(0, 0) == 242 && bitmap.alpha(9, 0) == 13)
  }

  @Test func `colors are mixed straight: clear has the color that it would show`() throws {
    let list = stops((0, 0xff00_00ff), (1, 0x0000_ff00))
    let line = Fill.linear(angle: 90, stops: list, mixing: .straight)
    let radial = Fill.radial(center: Point(x: 0, y: 0.5), radius: 1, stops: list, mixing: .straight)
    for bitmap in [try filled(10, 1, line), try filled(10, 1, radial)] {
      for x in 0..<10 {
        let color = bitmap.color(x, 0)
        // Red and blue are shares of a whole, as alpha and red are.
        #expect(abs(Int(color.red) + Int(color.blue) - 255) <= 10, "\(x): \(color)")
        #expect(abs(Int(color.red) - Int(color.alpha)) <= 10, "\(x): \(color)")
      }
      #expect(bitmap.color(5, 0).blue > 100)
    }
    let opaque = stops((0, 0xff00_00ff), (1, 0x0000_ffff))
    let ways = [GradientMixing.premultiplied, .straight].map { mixing in
      Fill.linear(angle: 90, stops: opaque, mixing: mixing)
    }
    #expect(try filled(10, 1, ways[0]) == filled(10, 1, ways[1]))
  }

  @Test func `a radial gradient is an ellipse in its frame; without a radius it is its last color`() throws {
    func radial(_ radius: Double) -> Fill {
      .radial(center: Point(x: 0.5, y: 0.5), radius: radius, stops: stops((0, 0xffff_ffff), (1, 0x0000_00ff)))
    }
    let bitmap = try filled(40, 20, radial(0.5))
    #expect(bitmap[0, 0] == 0xFF00_0000 && bitmap.color(20, 10).red > 230)
    #expect(abs(Int(bitmap.color(30, 10).red) - Int(bitmap.color(20, 15).red)) <= 12)
    #expect(try filled(4, 4, radial(0)).pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `a pattern repeats its pixels from the frame's corner`() throws {
    let tile = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6].map { 0xFF00_0000 | $0 })
    let pattern = Fill.pattern(tile: tile, offset: Point(x: 1, y: -1))
    let layer = Layer(Outline(.rectangle, in: frame(1, 1, 6, 3)), fill: pattern)
    let bitmap = try drawn(8, 5, layer)
    #expect((1..<7).map { bitmap[$0, 1] & 0xFF } == [6, 4, 5, 6, 4, 5])
    #expect((1..<7).map { bitmap[$0, 2] & 0xFF } == [3, 1, 2, 3, 1, 2])
  }

  @Test(arguments: BlendMode.allCases.filter { ![.hue, .saturation, .color, .luminosity].contains($0) })
  func `blending is W3C's`(mode: BlendMode) throws {
    var dice = Dice(7)
    for _ in 0..<40 {
      let (below, top) = (dice.color(), dice.color())
      let box = Outline(.rectangle, in: frame(0, 0, 1, 1))
      let bitmap = try drawn(
        1, 1, Layer(box, fill: .color(below)), Layer(box, fill: .color(top)).with { $0.blend = mode })
      let (ab, at) = (Double(below.alpha) / 255, Double(top.alpha) / 255)
      let alpha = at + ab - at * ab
      #expect(abs(Double(bitmap.alpha(0, 0)) - alpha * 255) <= 1)
      func check(_ found: UInt8, _ b: UInt8, _ s: UInt8) {
        let (b, s) = (Double(b) / 255, Double(s) / 255)
        let mixed = separable(mode, b, s)
        let premultiplied = at * (1 - ab) * s + at * ab * mixed + (1 - at) * ab * b
        guard alpha > 0.02 else { return }
        #expect(abs(Double(found) - premultiplied / alpha * 255) <= 1, "\(mode): \(top) on \(below)")
      }
      let found = bitmap.color(0, 0)
      check(found.red, below.red, top.red)
      check(found.green, below.green, top.green)
      check(found.blue, below.blue, top.blue)
    }
  }
}

/// The formulas of W3C Compositing and Blending, §9.1, for modes that treat each channel by itself.
private func separable(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
  switch mode {
  case .normal: s
  case .multiply: b * s
  case .screen: b + s - b * s
  case .overlay: b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
  case .darken: min(b, s)
  case .lighten: max(b, s)
  case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
  case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
  case .hardLight: s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
  case .softLight:
    s <= 0.5
      ? b - (1 - 2 * s) * b * (1 - b)
      : b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
  case .difference: abs(b - s)
  case .exclusion: b + s - 2 * b * s
  case .hue, .saturation, .color, .luminosity: preconditionFailure("not by channels")
  }
}
