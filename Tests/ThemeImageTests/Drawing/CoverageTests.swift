/// What is covered of a pixel. More of it, beside another rasterizer: Tests/DrawingOracle.
struct CoverageTests {
  @Test(arguments: [
    (frame(1, 1, 2, 2), 255), (frame(1, 1, 0.5, 1), 128), (frame(1.25, 1, 0.5, 0.5), 64),
    (frame(1.5, 1.5, 4, 4), 64), (frame(-8, -8, 9.5, 9.5), 64), (frame(1, 1, 1.0 / 3, 1), 85),
    (frame(1.1, 1.1, 0, 4), 0), (frame(1.1, 1.1, -3, 4), 0), (frame(1.4, 1.4, 0.002, 0.5), 0),
  ])
  func `a rectangle covers its area of the pixel at (1, 1)`(frame: Rect<Double>, alpha: Int) throws {
    #expect(try drawn(4, 4, Layer(in: frame)).alpha(1, 1) == alpha)
  }

  @Test(arguments: Scale.allCases)
  func `edges on pixels are sharp, and a hairline is one pixel`(scale: Scale) throws {
    let pixel = 1 / Double(scale.rawValue)
    let stroke = Stroke(color: color(0xff00_00ff), width: pixel, position: .inside)
    let bitmap = try drawn(8, 6, at: scale, Layer(in: frame(1, 1, 6, 4), 0x00ff_00ff, stroke: stroke))
    let factor = scale.rawValue
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (left, top) = (min(x - factor, 7 * factor - 1 - x), min(y - factor, 5 * factor - 1 - y))
        let depth = min(left, top)
        let expected: UInt32 = depth < 0 ? 0 : depth == 0 ? 0xff00_00ff : 0x00ff_00ff
        #expect(bitmap.color(x, y) == (expected == 0 ? .clear : color(expected)), "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: [
    (Stroke.Position.inside, [2, 3, 6, 7]), (.center, [1, 2, 7, 8]), (.outside, [0, 1, 8, 9]),
  ])
  func `a stroke lies inside, on or outside its line`(position: Stroke.Position, columns: [Int]) throws {
    let width = position == .center ? 2.0 : 2
    let stroke = Stroke(color: color(0xff), width: width, position: position)
    let layer = Layer(Outline(.rectangle, in: frame(2, 2, 6, 6)), stroke: stroke)
    #expect(try drawn(10, 10, layer).ink(row: 5) == columns)
  }

  @Test func `a centered stroke thinner than a pixel covers half of itself outside of its fill`() throws {
    let stroke = Stroke(color: color(0xff00_00ff), width: 0.3, position: .center)
    let layer = Layer(in: frame(0, 0, 4, 2.48), 0x0000_ffff, stroke: stroke)
    let edge = try drawn(4, 4, layer).color(2, 2)
    // Up to 2.48 + 0.15, of which the stroke is 0.3.
    #expect(edge.alpha == 161)
    #expect((edge.red, edge.blue) == (121, 134))
    #expect(try drawn(12, 4, layer.shadowed(shadow(0x0000_00ff, x: 8))).alpha(10, 2) == 161)
  }

  @Test func `a curve that turns within a fraction of a pixel ends as a line does`() throws {
    func stroked(_ data: String) throws -> Bitmap {
      let outline = Outline(.path(try Path(data: data)), in: frame(0, 0, 40, 40))
      return try drawn(40, 40, Layer(outline, stroke: Stroke(color: color(0xff), width: 6)))
    }
    let line = try stroked("M8 32 L32 8")
    let curve = try stroked("M8 32 C8.02 32 31.98 8 32 8")
    // The curve leaves the line by up to 0.02 pixels, which turns its ends, 6 pixels wide, by some levels. A cap across the first
    // tangent would differ by all 255.
    for (one, other) in zip(line.pixels, curve.pixels) {
      #expect(abs(Int(one >> 24) - Int(other >> 24)) <= 32)
    }
  }

  @Test func `the stroke of an open path is centered`() throws {
    let path = try Path(data: "M2 5 H8")
    let stroke = Stroke(color: color(0xff), width: 2, position: .inside)
    let bitmap = try drawn(10, 10, Layer(Outline(.path(path), in: frame(0, 0, 10, 10)), stroke: stroke))
    #expect((0..<10).filter { bitmap.alpha(5, $0) > 0 } == [4, 5])
    #expect(bitmap.ink(row: 4) == Array(2..<8))
  }

  @Test(arguments: [(Stroke.Cap.butt, Array(2..<8)), (.round, Array(0..<10)), (.square, Array(0..<10))])
  func `caps lengthen the ends`(cap: Stroke.Cap, columns: [Int]) throws {
    let path = try Path(data: "M2 5 H8")
    let stroke = Stroke(color: color(0xff), width: 4, cap: cap)
    let bitmap = try drawn(10, 10, Layer(Outline(.path(path), in: frame(0, 0, 10, 10)), stroke: stroke))
    #expect(bitmap.ink(row: 4) == columns)
    #expect((bitmap.alpha(0, 3) < 255) == (cap != .square))
  }

  @Test(arguments: [
    (FillRule.nonzero, 1.0, 255), (.evenodd, 1.0, 0), (.nonzero, 1.5, 255), (.evenodd, 1.5, 0),
  ])
  func `where a path winds twice the rule decides, and no seam shows`(
    rule: FillRule, inset: Double, alpha: Int
  ) throws {
    let far = 8 - inset
    let path = try Path(data: "M0 0H8V8H0Z M\(inset) \(inset) H\(far) V\(far) H\(inset) Z")
    let layer = Layer(Outline(.path(path), in: frame(0, 0, 8, 8), rule: rule), fill: .color(color(0xff)))
    let bitmap = try drawn(8, 8, layer)
    #expect(bitmap.alpha(4, 4) == alpha)
    #expect(bitmap.alpha(1, 4) == (rule == .nonzero ? 255 : inset == 1 ? 0 : 128))
  }

  @Test func `corners that don't fit shrink by one factor`() throws {
    let radii = Corners(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 0)
    func rounded(_ corners: Corners) throws -> Bitmap {
      try drawn(20, 20, Layer(.roundedRectangle(corners), in: frame(0, 0, 20, 20)))
    }
    let shrunk = Corners(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 0)
    #expect(try rounded(radii) == rounded(shrunk))
    #expect(try rounded(Corners(1_000)) == drawn(20, 20, Layer(.capsule, in: frame(0, 0, 20, 20))))
  }
}
