/// The steps of filters against their definitions.
struct FilterTests {
  private func filtered(
    _ steps: [Filter.Step], _ layers: [Layer], region: Rect<Double>? = nil
  ) throws -> Bitmap {
    var group = Group(layers.map(Drawing.Item.layer))
    group.filter = Filter(steps, region: region)
    return try draw(Drawing(size: Size(width: 16, height: 16), items: [.group(group)]), at: .x1)
  }

  @Test func `a blur keeps what it spreads, and each direction has its own`() throws {
    let dot = Layer(in: frame(8, 8, 1, 1), 0xff00_00ff)
    let both = try filtered([Filter.Step(.blur(x: 1.5, y: 1.5))], [dot])
    let total = both.pixels.reduce(0) { $0 + Int($1 >> 24) }
    #expect(abs(total - 255) <= 24)
    #expect(
      both.alpha(8, 8) == 18 && both.alpha(9, 8) == both.alpha(8, 9) && both.alpha(7, 8) == both.alpha(9, 8))
    let across = try filtered([Filter.Step(.blur(x: 1.5, y: 0))], [dot])
    #expect(across.ink(row: 8).count > 5 && across.ink(row: 7).isEmpty)
    let down = try filtered([Filter.Step(.blur(x: 0, y: 1.5))], [dot])
    #expect((0..<16).allSatisfy { across.alpha($0, 8) == down.alpha(8, $0) })
    // A wide blur samples every second pixel.
    let wide = try filtered(
      [Filter.Step(.blur(x: 9, y: 9))], [Layer(in: frame(-90, -90, 300, 300), 0x3060_90ff)])
    #expect(wide.pixels.allSatisfy { $0 == wide[0, 0] } && wide.color(0, 0) == color(0x3060_90ff))
  }

  @Test func `steps are composited by their operators`() throws {
    let source = Layer(in: frame(2, 2, 6, 6), 0xff00_00ff)
    func result(_ effect: Filter.Effect) throws -> Bitmap {
      try filtered(
        [Filter.Step(.offset(x: 4, y: 0)), Filter.Step(effect, of: [.source, .step(0)])], [source])
    }
    func row(_ effect: Filter.Effect) throws -> [Int] { try result(effect).ink(row: 4) }
    #expect(try row(.composite(.over)) == Array(2..<12))
    #expect(try row(.composite(.in)) == Array(6..<8))
    #expect(try row(.composite(.out)) == Array(2..<6))
    #expect(try row(.composite(.atop)) == Array(6..<12))
    #expect(try row(.composite(.xor)) == Array(2..<6) + Array(8..<12))
    #expect(try row(.composite(.arithmetic(k1: 0, k2: 1, k3: -1, k4: 0))) == Array(2..<6))
    #expect(try row(.merge) == Array(2..<12))
    #expect(try row(.blend(.multiply)) == Array(2..<12))
  }

  @Test func `colors change by matrices and functions`() throws {
    let source = Layer(in: frame(0, 0, 16, 16), 0x4080_c0ff)
    let gray = [0.2126, 0.7152, 0.0722, 0, 0]
    let matrix = gray + gray + gray + [0, 0, 0, 0.5, 0]
    #expect(try filtered([Filter.Step(.colorMatrix(matrix))], [source]).color(3, 3) == color(0x7777_7780))
    let transfer = Filter.Effect.transfer(
      .table([1, 0]), .discrete([0, 1]), .linear(slope: 0.5, intercept: 0.1),
      .gamma(amplitude: 1, exponent: 2, offset: -0.5))
    #expect(try filtered([Filter.Step(transfer)], [source]).color(3, 3) == color(0xbfff_7a80))
    // Linear light and back is the same color; half of the light is not half of the level.
    let half = Filter.Effect.colorMatrix([0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 1, 0])
    let dimmed = try filtered([Filter.Step(half, isLinear: true)], [source]).color(3, 3)
    #expect(dimmed == color(0x2c5c_8cff))
  }

  @Test func `pixels spread and shrink as one by one`() throws {
    var dice = Dice(5)
    let dots = (0..<9).map { _ in
      Layer(
        in: frame(Double(dice.next() % 16), Double(dice.next() % 16), 1, 1),
        UInt32(truncatingIfNeeded: dice.next()) | 0xff)
    }
    let plain = try filtered([Filter.Step(.offset(x: 0, y: 0))], dots)
    for (dilates, x, y) in [(true, 2, 1), (true, 0, 3), (false, 1, 0), (true, 1, 0)] {
      let effect = Filter.Effect.morphology(dilates: dilates, x: Double(x), y: Double(y))
      let made = try filtered([Filter.Step(effect)], dots)
      for row in 0..<16 {
        for column in 0..<16 {
          var levels: [UInt8] = []
          for dy in -y...y {
            for dx in -x...x {
              let (u, v) = (column + dx, row + dy)
              levels.append((0..<16).contains(u) && (0..<16).contains(v) ? plain.color(u, v).alpha : 0)
            }
          }
          #expect(made.color(column, row).alpha == (dilates ? levels.max() : levels.min()))
        }
      }
    }
  }

  @Test func `a flood fills its region, and tiles repeat`() throws {
    let source = Layer(in: frame(0, 0, 16, 16), 0xff00_00ff)
    let flood = Filter.Step(.flood(color(0x00ff_00ff)), of: [], region: frame(2, 2, 3, 3))
    let tiled = Filter.Step(.tile(frame(2, 2, 4, 4)), of: [.step(0)])
    let bitmap = try filtered([flood, tiled], [source], region: frame(1, 1, 12, 12))
    #expect(bitmap.ink(row: 2) == [2, 3, 4, 6, 7, 8, 10, 11, 12])
    #expect(bitmap.ink(row: 1).isEmpty && bitmap.ink(row: 5).isEmpty && !bitmap.ink(row: 6).isEmpty)
  }

  @Test func `noise is the same each time, and fits together where it is stitched`() throws {
    func noise(_ seed: Int, isStitched: Bool) throws -> Bitmap {
      let turbulence = Filter.Turbulence(
        frequency: Point(x: 0.11, y: 0.13), octaves: 2, seed: seed, isFractal: true, isStitched: isStitched)
      return try filtered(
        [Filter.Step(.turbulence(turbulence), of: [])], [Layer(in: frame(0, 0, 16, 16))],
        region: frame(0, 0, 16, 16))
    }
    let (one, again, other) = (
      try noise(4, isStitched: false), try noise(4, isStitched: false), try noise(5, isStitched: false)
    )
    #expect(one == again && one != other)
    // At the corner of the lattice, each octave is 0: half of everything.
    #expect(one.color(0, 0) == color(0x8080_8080))
    #expect(try noise(-1, isStitched: true).alpha(0, 5) > 0)
  }

  @Test func `a filter that reaches too far is refused`() {
    let error = #expect(throws: DrawingError.self) {
      try filtered([Filter.Step(.blur(x: 5_000, y: 5_000))], [Layer(in: frame(0, 0, 16, 16))])
    }
    #expect(
      error?.description
        == "the work that the drawing takes is more than 500,000,000 steps, which is the limit")
  }
}
