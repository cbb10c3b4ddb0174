struct EffectTests {
  private let box = Outline(.rectangle, in: frame(2, 2, 6, 6))
  private let clearBox = Layer(in: frame(2, 2, 6, 6), 0xff00_0080)
  private let white = Fill.color(color(0xffff_ffff))
  private let redLine = Stroke(color: color(0xff00_00ff), width: 1, position: .inside)

  @Test func `a sharp shadow is the shape elsewhere, and not seen through it`() throws {
    let bitmap = try drawn(12, 12, clearBox.shadowed(shadow(0x0000_00ff, x: 1, y: 2)))
    #expect(bitmap.color(4, 4) == color(0xff00_0080))
    #expect(bitmap.color(8, 9) == color(0x0000_00ff) && bitmap.alpha(9, 9) == 0 && bitmap.alpha(2, 8) == 0)
  }

  @Test func `a shadow moves by parts of pixels`() throws {
    let layer = clearBox.shadowed(shadow(0x0000_00ff, y: 0.25))
    #expect(try drawn(12, 12, layer).alpha(4, 8) == 64)
    #expect(try drawn(12, 12, at: .x2, layer).alpha(8, 16) == 128)
  }

  @Test func `the first of several shadows lies on top`() throws {
    let layer = clearBox.shadowed(shadow(0x00ff_00ff, y: 1), shadow(0x0000_ffff, y: 2))
    let bitmap = try drawn(12, 12, layer)
    #expect(bitmap.color(4, 8) == color(0x00ff_00ff) && bitmap.color(4, 9) == color(0x0000_ffff))
  }

  @Test func `where fill, stroke and shadow share a pixel nothing shines through`() throws {
    let half = Outline(.rectangle, in: frame(2.5, 2, 5, 6))
    let dark = color(0x1020_30ff)
    for position in Stroke.Position.allCases {
      let layer = Layer(half, fill: white, stroke: Stroke(color: dark, width: 1, position: position))
      let bitmap = try drawn(10, 10, layer)
      // The outermost pixel with ink has the stroke's color alone; further in, there is no hole.
      let columns = bitmap.ink(row: 5)
      #expect(
        bitmap.color(columns[0], 5)
          == Color(red: 16, green: 32, blue: 48, alpha: UInt8(bitmap.alpha(columns[0], 5))))
      for x in columns.dropFirst().dropLast() { #expect(bitmap.alpha(x, 5) == 255) }
    }
    let cast = Layer(half, fill: white).shadowed(shadow(0x1020_30ff, x: 1))
    #expect(try drawn(10, 10, cast).alpha(7, 5) == 255)
  }

  @Test func `inner shadows begin at the inner edge of the stroke and stay inside`() throws {
    let plain = Layer(box, fill: white).with { $0.innerShadows = [shadow(0x0000_00ff, y: 1)] }
    let bitmap = try drawn(10, 10, plain)
    #expect(bitmap.color(4, 2) == color(0x0000_00ff) && bitmap.color(4, 3) == color(0xffff_ffff))
    #expect(bitmap.alpha(4, 1) == 0)
    let lined = try drawn(10, 10, plain.with { $0.strokes = [redLine] })
    #expect(lined.color(4, 2) == color(0xff00_00ff) && lined.color(4, 3) == color(0x0000_00ff))
    #expect(lined.color(4, 4) == color(0xffff_ffff))
  }

  @Test func `a shadow with a spread is larger than its shape on each side`() throws {
    let bitmap = try drawn(12, 12, clearBox.shadowed(shadow(0xff, spread: 1.5)))
    #expect(bitmap.ink(row: 5) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(bitmap.alpha(0, 5) == 128 && bitmap.alpha(1, 5) == 255 && bitmap.alpha(1, 1) == 255)
    #expect(bitmap.alpha(0, 0) == 64 && bitmap.color(4, 4) == color(0xff00_0080))
    let smaller = clearBox.shadowed(shadow(0xff, x: 6, spread: -2))
    #expect(try drawn(14, 12, smaller).ink(row: 5) == [2, 3, 4, 5, 6, 7, 10, 11])
    #expect(try drawn(14, 12, smaller).ink(row: 3) == [2, 3, 4, 5, 6, 7])
    let gone = clearBox.shadowed(shadow(0xff, x: 6, spread: -3))
    #expect(try drawn(14, 12, gone) == drawn(14, 12, clearBox))
  }

  /// The radii of the shadow's corners by CSS Backgrounds and Borders 3: a sharp corner stays sharp, one smaller than the spread
  /// grows by a part of it, and any other by all of it.
  @Test(arguments: [
    (0.0, 4.0, 0.0), (2, 4, 5.5), (4, 4, 8), (6, 4, 10), (6, -4, 2), (3, -4, 0), (20, 2, 13),
  ]) func `corners of a spread are those of CSS`(radius: Double, spread: Double, wanted: Double) throws {
    let away = 60.0
    let layer = Layer(.roundedRectangle(Corners(radius)), in: frame(12 - away, 12, 24, 22))
      .shadowed(shadow(0xff, x: away, spread: spread))
    let grown = Layer(
      .roundedRectangle(Corners(wanted)),
      in: frame(12 - spread, 12 - spread, 24 + 2 * spread, 22 + 2 * spread))
    #expect(try drawn(48, 46, layer) == drawn(48, 46, grown))
  }

  @Test func `an inner shadow with a spread begins further inside`() throws {
    let plain = Layer(box, fill: white).with { $0.innerShadows = [shadow(0x0000_00ff, spread: 1)] }
    let bitmap = try drawn(10, 10, plain)
    #expect(bitmap.color(2, 5) == color(0xff) && bitmap.color(7, 2) == color(0xff))
    #expect(bitmap.color(3, 3) == color(0xffff_ffff) && bitmap.alpha(1, 5) == 0)
    let lined = try drawn(10, 10, plain.with { $0.strokes = [redLine] })
    #expect(lined.color(2, 5) == color(0xff00_00ff) && lined.color(3, 5) == color(0xff))
    #expect(lined.color(4, 5) == color(0xffff_ffff))
    let none = plain.with { $0.innerShadows[0].spread = -1 }
    #expect(try drawn(10, 10, none) == drawn(10, 10, Layer(box, fill: white)))
  }

  @Test func `a spread begins at the outer edge of the stroke`() throws {
    for (position, reach) in [(Stroke.Position.inside, 1), (.center, 2), (.outside, 3)] {
      let stroke = Stroke(color: color(0x00ff_00ff), width: 2, position: position)
      let layer = Layer(in: frame(4, 4, 4, 4), 0xff00_00ff, stroke: stroke)
        .shadowed(shadow(0xff, spread: 1))
      let bitmap = try drawn(12, 12, layer)
      #expect(bitmap.ink(row: 4 - reach) == Array(4 - reach..<8 + reach))
      #expect(bitmap.color(4 - reach, 5) == color(0xff))
      // Without a fill, the stroke casts the shadow to both sides.
      let open = try drawn(12, 12, layer.with { $0.fills = [] })
      #expect(open.color(4 - reach, 5) == color(0xff))
      #expect(
        open.ink(row: 5)
          == Array(4 - reach..<8 + reach).filter { position == .outside ? ![5, 6].contains($0) : true })
    }
  }

  @Test func `any shape grows by a stroke along its outline`() throws {
    let triangle = [Point(x: 0.0, y: 12.0), Point(x: 6, y: 0), Point(x: 12, y: 12)]
    let shapes: [Shape] = [
      .polygon(triangle),
      .path(Path(triangle.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])),
      .chevron(Chevron(point: 5, radius: 2)),
    ]
    for shape in shapes {
      func stroked(_ line: UInt32, _ position: Stroke.Position) throws -> Bitmap {
        let stroke = Stroke(color: color(line), width: 2, position: position)
        return try drawn(24, 24, Layer(shape, in: frame(6, 6, 12, 12), stroke: stroke))
      }
      let cast = Layer(shape, in: frame(6 - 40, 6, 12, 12)).shadowed(shadow(0xff, x: 40, spread: 2))
      #expect(try drawn(24, 24, cast) == stroked(0xff, .outside))
      let less = cast.with { $0.shadows[0].spread = -2 }
      let (small, hollow) = try (drawn(24, 24, less), stroked(0xffff_ffff, .inside))
      #expect(small.ink(row: 14).allSatisfy { hollow.color($0, 14) != color(0xffff_ffff) })
      #expect(!small.ink(row: 14).isEmpty && small.ink(row: 14).count < hollow.ink(row: 14).count - 2)
    }
  }

  @Test func `without a fill, the stroke casts the shadow`() throws {
    let layer = Layer(box, stroke: redLine).shadowed(shadow(0xff, x: 1))
    #expect(try drawn(10, 10, layer).ink(row: 5) == [2, 3, 7, 8])
  }

  @Test func `a blur has the light of what is blurred`() throws {
    for blur in [1.0, 3, 9, 30] {
      let away = Layer(in: frame(-100, 50, 20, 20)).shadowed(shadow(0xff, x: 160, blur: blur))
      let bitmap = try drawn(140, 120, away)
      let sum = bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
      #expect(abs(sum - 400 * 255) < 400 * 4, "blur \(blur)")
    }
  }

  @Test func `opacity, clip and blending take the layer as a whole`() throws {
    let layer = Layer(
      box, fill: .color(color(0xff00_00ff)), stroke: Stroke(color: color(0x0000_ffff), width: 1)
    ).with {
      $0.opacity = 0.5
      $0.clip = Outline(.rectangle, in: frame(0, 0, 5, 10))
      $0.shadows = [shadow(0xff, x: -2)]
    }
    let bitmap = try drawn(10, 10, layer)
    #expect(bitmap.color(4, 5) == color(0xff00_0080) && bitmap.alpha(5, 5) == 0)
    #expect(bitmap.color(0, 5) == color(0x0000_0080))
    #expect(bitmap.alpha(2, 5) == 128)
  }

  @Test func `ink outside the artboard is measured on each side`() throws {
    let layer = Layer(in: frame(0, 0, 8, 8))
    func outside(_ layer: Layer, at scale: Scale = .x2) throws -> [String] {
      let found = try inkOutside(Drawing(size: Size(width: 8, height: 8), layers: [layer]), at: scale)
      return [found.top, found.left, found.bottom, found.right].map(\.description)
    }
    #expect(try outside(layer) == ["0", "0", "0", "0"])
    #expect(try outside(layer.shadowed(shadow(0xff, x: -1, y: 1.5))) == ["0", "1", "1.5", "0"])
    #expect(try outside(layer.shadowed(shadow(0, x: 9, y: 9))) == ["0", "0", "0", "0"])
    #expect(try outside(layer.with { $0.outline.frame.x = 90_000 }) == ["0", "0", "0", "0"])
    #expect(try outside(layer.with { $0.outline.frame.width = 90_000 }) == ["0", "0", "0", "64"])
    // A sixteenth of the ink, of which 4/255 and more are seen.
    #expect(try outside(layer.shadowed(shadow(0x40, blur: 4))) == ["3", "3", "3", "3"])
  }

  @Test func `which rows are drawn together does not matter`() throws {
    let layer = Layer(
      Outline(.chevron(Chevron(point: 50, radius: 25)), in: frame(20, 20, 280, 150)),
      fill: .linear(angle: 200, stops: stops((0, 0xff80_20ff), (1, 0x2040_80c0))),
      stroke: Stroke(color: color(0x1020_30c0), width: 5, position: .center)
    ).with {
      $0.shadows = [shadow(0x80, x: 3, y: 4, blur: 20), shadow(0xff, y: 0.5, blur: 2)]
      $0.innerShadows = [shadow(0xffff_ff80, y: 2, blur: 3)]
      $0.opacity = 0.9
    }
    // More layers make bands of fewer rows.
    let nothing = Layer(layer.outline).with { $0.shadows = layer.shadows }
    let size = Size(width: 320.0, height: 200)
    let one = try draw(Drawing(size: size, layers: [layer]), at: .x1)
    let more = try draw(Drawing(size: size, layers: [layer] + Array(repeating: nothing, count: 9)), at: .x1)
    #expect(one == more)
  }
}
