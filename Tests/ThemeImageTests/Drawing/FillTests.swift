/// Gradients with transforms, noise, several fills and strokes, and dashes.
struct FillTests {
  private let square = Outline(.rectangle, in: frame(0, 0, 20, 20))

  private func drawn(_ fills: PaintedFill..., strokes: [Stroke] = []) throws -> Bitmap {
    try drawn(Layer(square, fills: fills, strokes: strokes))
  }

  private func drawn(_ layer: Layer, at scale: Scale = .x1) throws -> Bitmap {
    try draw(Drawing(size: Size(width: 20, height: 20), layers: [layer]), at: scale)
  }

  private func drawn(_ gradient: Gradient) throws -> Bitmap { try drawn(PaintedFill(.gradient(gradient))) }

  @Test func `a conic gradient goes around clockwise from above`() throws {
    let stops = stops((0, 0xff), (1, 0xffff_ffff))
    let bitmap = try drawn(Gradient(.conic(center: Point(x: 10, y: 10), angle: 0), stops: stops))
    // A pixel beside an axis is nearly on it.
    for (x, y, turn) in [
      (10, 0, 0.0), (19, 10, 0.25), (9, 19, 0.5), (0, 9, 0.75), (19, 0, 0.125), (0, 19, 0.625),
    ] {
      #expect(abs(Double(bitmap.color(x, y).red) - turn * 255) <= 5, "\(x), \(y)")
    }
    let turned = try drawn(Gradient(.conic(center: Point(x: 10, y: 10), angle: 90), stops: stops))
    #expect(abs(Int(turned.color(10, 19).red) - 64) <= 5)
  }

  @Test func `gradients end, repeat or go back`() throws {
    func row(_ spread: Gradient.Spread) throws -> [Int] {
      let line = Gradient.Form.line(from: Point(x: 5, y: 0), to: Point(x: 10, y: 0))
      let bitmap = try drawn(Gradient(line, stops: stops((0, 0xff), (1, 0xfafa_faff)), spread: spread))
      return (0..<20).map { Int(bitmap.color($0, 3).red) }
    }
    let ramp = [25, 75, 125, 175, 225]
    #expect(try row(.pad) == Array(repeating: 0, count: 5) + ramp + Array(repeating: 250, count: 10))
    #expect(try row(.repeat) == ramp + ramp + ramp + ramp)
    #expect(try row(.reflect) == ramp.reversed() + ramp + ramp.reversed() + ramp)
  }

  @Test func `a radial gradient starts at its focus, and a transform makes it an ellipse that is turned`()
    throws
  {
    let center = Point(x: 10.0, y: 10.0)
    let focused = Gradient(
      .radial(center: center, radius: 10, focus: Point(x: 5.5, y: 10.5), focusRadius: 0),
      stops: stops((0, 0xffff_ffff), (1, 0xff)))
    let bitmap = try drawn(focused)
    #expect(bitmap.color(5, 10).red >= 250 && bitmap.color(10, 10).red < bitmap.color(7, 10).red)
    #expect(bitmap.color(19, 10).red < 12 && bitmap.color(0, 10).red < 30)
    let ellipse = Gradient(
      .radial(center: Point(x: 0, y: 0), radius: 1, focus: Point(x: 0, y: 0), focusRadius: 0),
      stops: stops((0, 0xffff_ffff), (1, 0xff)),
      transform: Affine.translation(10, 10).after(.rotation(45)).after(.scaling(12, 4)))
    let turned = try drawn(ellipse)
    #expect(turned.color(15, 15).red > 60 && turned.color(15, 4).red == 0)
  }

  @Test func `a layer's transform moves its fill`() throws {
    let line = Fill.linear(angle: 90, stops: stops((0, 0xff), (1, 0xffff_ffff)))
    let layer = Layer(square, fill: line)
    let plain = try drawn(layer)
    let turned = try drawn(layer.with { $0.transform = Affine.rotation(180).around(Point(x: 10, y: 10)) })
    #expect((0..<20).allSatisfy { abs(Int(turned.color($0, 4).red) - Int(plain.color(19 - $0, 4).red)) <= 1 })
  }

  @Test func `Oklab keeps the lightness of a mixture even`() throws {
    let stops = stops((0, 0x0000_ffff), (1, 0xffff_00ff))
    let line = Gradient.Form.line(from: Point(x: 0, y: 0), to: Point(x: 20, y: 0))
    let plain = try drawn(Gradient(line, stops: stops)).color(10, 0)
    let even = try drawn(Gradient(line, stops: stops, mixing: .oklab)).color(10, 0)
    #expect(plain.red == 134 && plain.blue == 121)
    // CSS Color 4: `color-mix(in oklab, blue 47.5%, yellow)`, in sRGB.
    #expect([even.red, even.green, even.blue] == [115, 176, 195])
  }

  @Test func `fills lie on each other within a layer`() throws {
    let (red, blue) = (Fill.color(color(0xff00_00ff)), Fill.color(color(0x0000_ffff)))
    #expect(try drawn(PaintedFill(red), PaintedFill(blue, opacity: 0.5)).color(3, 3) == color(0x7f00_80ff))
    #expect(try drawn(PaintedFill(red), PaintedFill(blue, blend: .multiply)).color(3, 3) == color(0xff))
    let line = Fill.linear(angle: 90, stops: stops((0, 0xff00_0000), (1, 0xff00_00ff)))
    let mixed = try drawn(PaintedFill(blue), PaintedFill(line))
    #expect(mixed.color(0, 3).blue > 240 && mixed.color(19, 3).red > 240 && mixed.alpha(10, 3) == 255)
  }

  @Test func `noise has as many light grains as dark ones, and no more than its amount`() throws {
    func noise(_ seed: Int, size: Double = 1) throws -> Bitmap {
      try drawn(PaintedFill(.noise(Noise(amount: 0.4, size: size, seed: seed, isMonochrome: true))))
    }
    let bitmap = try noise(1)
    let (again, other) = (try noise(1), try noise(2))
    #expect(bitmap == again && bitmap != other)
    let grains = bitmap.pixels.map { Color(word: $0) }
    #expect(grains.allSatisfy { $0.alpha <= 102 && $0.red == $0.green && [0, 255].contains($0.red) })
    let light = grains.filter { $0.red == 255 }.count
    #expect((160...240).contains(light))
    let coarse = try noise(1, size: 5)
    #expect(Set(coarse.pixels).count <= 16 && coarse[0, 0] == coarse[4, 4])
  }

  @Test func `strokes lie on each other at the same edge`() throws {
    let wide = Stroke(color: color(0xff00_00ff), width: 4, position: .inside)
    let thin = Stroke(color: color(0x00ff_00ff), width: 1, position: .inside)
    let bitmap = try drawn(PaintedFill(.color(color(0x0000_ffff))), strokes: [wide, thin])
    #expect(
      [0, 1, 3, 4].map { bitmap.color($0, 9) }
        == [0x00ff_00ff, 0xff00_00ff, 0xff00_00ff, 0x0000_ffff].map(color))
    let alone = try drawn(strokes: [wide, thin])
    #expect(
      alone.color(0, 9) == color(0x00ff_00ff) && alone.color(2, 9) == color(0xff00_00ff) && alone[9, 9] == 0)
  }

  @Test func `a stroke fades across its width, evenly on all sides`() throws {
    let fading = Stroke(.across(stops((0, 0xffff_ffff), (1, 0xffff_ff00))), width: 4, position: .inside)
    let bitmap = try drawn(strokes: [fading])
    #expect((0..<5).map { bitmap.alpha($0, 10) } == [223, 159, 96, 32, 0])
    #expect(
      (0..<5).allSatisfy {
        bitmap.alpha(10, $0) == bitmap.alpha($0, 10) && bitmap.alpha(19 - $0, 10) == bitmap.alpha($0, 10)
      })
  }

  @Test func `dashes cover their share of the line`() throws {
    func dashed(_ dashes: [Double], offset: Double = 0, cap: Stroke.Cap = .butt) throws -> [Int] {
      var stroke = Stroke(color: color(0xff), width: 2, cap: cap)
      (stroke.dashes, stroke.dashOffset) = (dashes, offset)
      let line = Path([.move(Point(x: 0, y: 5)), .line(Point(x: 20, y: 5))])
      return try drawn(Layer(Outline(.path(line), in: frame(0, 0, 20, 20)), stroke: stroke)).ink(row: 5)
    }
    #expect(try dashed([4, 2]) == [0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15, 18, 19])
    let later = try dashed([4, 2], offset: 5)
    #expect(later == [1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15, 16, 19])
    #expect(try dashed([4, 2], offset: -1) == later)
    #expect(try dashed([3]) == [0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19])
    #expect(try dashed([0, 4], cap: .square) == [0, 3, 4, 7, 8, 11, 12, 15, 16])
    #expect(try dashed([0, 0]).count == 20)
    // Around a square of 4 × 16 pt, the last dash goes on in the first, without a gap or a cap at the corner.
    var stroke = Stroke(color: color(0xff), width: 2, position: .inside)
    (stroke.dashes, stroke.dashOffset) = ([8, 8], 4)
    let bitmap = try drawn(Layer(Outline(.rectangle, in: frame(2, 2, 16, 16)), stroke: stroke))
    #expect(bitmap.ink(row: 2) == [2, 3, 4, 5, 14, 15, 16, 17])
    #expect(bitmap.alpha(2, 4) == 255 && bitmap.alpha(2, 10) == 0)
  }

  @Test func `smooth corners lie between the circle and the square, and a capsule stays one`() throws {
    func corner(_ smoothing: Double, radius: Double = 6) throws -> Bitmap {
      let shape = Shape.roundedRectangle(Corners(radius), smoothing: smoothing)
      return try drawn(Layer(shape, in: square.frame), at: .x3)
    }
    let (round, smooth) = (try corner(0), try corner(0.6))
    func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) } }
    let wider = try corner(0, radius: 7.5)
    #expect(smooth != round && ink(smooth) < ink(round) && ink(smooth) > ink(wider))
    // The corner is whole by the same distance on the diagonal: 0.29289 R from the corner, at any smoothing.
    #expect(abs(smooth.alpha(5, 5) - round.alpha(5, 5)) <= 8)
    let circle = try corner(0, radius: 10)
    #expect(try corner(1, radius: 10).difference(from: circle) <= 1)
  }
}
