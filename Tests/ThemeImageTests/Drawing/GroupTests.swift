/// Groups, masks and patterns against the same layers drawn in another way.
struct GroupTests {
  private static let (red, blue): (UInt32, UInt32) = (0xff00_00ff, 0x0000_ffff)

  private func draw(_ width: Double, _ height: Double, _ items: Drawing.Item...) throws -> Bitmap {
    try ThemeImageTests.draw(Drawing(size: Size(width: width, height: height), items: items), at: .x1)
  }

  @Test func `a group has one opacity where its layers overlap`() throws {
    var group = Group([
      .layer(Layer(in: frame(0, 0, 6, 4), Self.red)), .layer(Layer(in: frame(3, 0, 5, 4), Self.blue)),
    ])
    group.opacity = 0.5
    let bitmap = try draw(8, 4, .group(group))
    #expect(bitmap.color(1, 1) == Color(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(bitmap.color(4, 1) == Color(red: 0, green: 0, blue: 255, alpha: 128))
  }

  @Test func `a group without effects is what its layers are alone`() throws {
    var dice = Dice(3)
    for _ in 0..<20 {
      let layers = (0..<4).map { _ in
        Layer(
          Outline(.ellipse, in: frame(dice.number(-4, 8), dice.number(-4, 8), dice.number(1, 12), 7)),
          fill: .color(dice.color().opaque), stroke: Stroke(color: dice.color().opaque, width: 1.3))
      }
      let below = Drawing.Item.layer(layers[0])
      let rest = layers.dropFirst().map(Drawing.Item.layer)
      let alone = try ThemeImageTests.draw(Drawing(size: Size(width: 12, height: 9), layers: layers), at: .x2)
      let grouped = try ThemeImageTests.draw(
        Drawing(size: Size(width: 12, height: 9), items: [below, .group(Group(rest))]), at: .x2)
      // Where two edges meet in a pixel, rounding differs by what is laid on what first.
      #expect(alone.pixels.count == grouped.pixels.count && alone.difference(from: grouped) <= 1)
    }
  }

  @Test func `layers of a group blend with nothing outside of it`() throws {
    let below = Drawing.Item.layer(Layer(in: frame(0, 0, 4, 4), Self.blue))
    let multiplied = Layer(in: frame(0, 0, 2, 4), Self.red).with { $0.blend = .multiply }
    #expect(
      try draw(4, 4, below, .layer(multiplied)).color(0, 0) == Color(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(try draw(4, 4, below, .group(Group([.layer(multiplied)]))).color(0, 0) == color(Self.red))
  }

  @Test func `a mask of opaque shapes cuts by the exact area, and others by alpha or luminance`() throws {
    func masked(_ mask: Layer, _ measure: GroupMask.Measure) throws -> Bitmap {
      var group = Group([.layer(Layer(in: frame(0, 0, 4, 4), Self.red))])
      group.masks = [GroupMask([.layer(mask)], by: measure)]
      return try draw(4, 4, .group(group))
    }
    let half = Layer(in: frame(0, 0, 1.5, 4), Self.blue)
    let cut = try masked(half, .alpha)
    #expect((0..<4).map { cut.alpha($0, 2) } == [255, 128, 0, 0])
    // Filter Effects and CSS Masking give blue 0.0722 of white's light; linear colors don't change one that is 0 or full.
    #expect(try masked(half, .luminance).alpha(0, 0) == 18)
    #expect(try masked(half, .linearLuminance).alpha(0, 0) == 18)
    let gray = Layer(in: frame(0, 0, 4, 4), 0x8080_80ff)
    #expect(try masked(gray, .luminance).alpha(0, 0) == 128)
    #expect(try masked(gray, .linearLuminance).alpha(0, 0) == 55)
    #expect(try masked(Layer(in: frame(0, 0, 4, 4), 0xffff_ff40), .luminance).alpha(0, 0) == 64)
  }

  @Test(arguments: [1.0, 1.3, 2.75]) func `tiles have no seams`(side: Double) throws {
    let tile = frame(0.2, 0.4, side, side * 1.5)
    let tiles = Tiles([.layer(Layer(in: frame(-1, -1, 9, 9), Self.red))], tile: tile)
    var turned = tiles
    turned.transform = .rotation(30)
    for tiles in [tiles, turned] {
      let layer = Layer(Outline(.rectangle, in: frame(0, 0, 20, 20)), fill: .tiles(tiles))
      #expect(try draw(20, 20, .layer(layer)).pixels.allSatisfy { $0 == color(Self.red).word })
    }
  }

  @Test func `a tile repeats what is drawn on it`() throws {
    let dot = Layer(in: frame(1, 1, 1, 2), Self.red)
    let tiles = Tiles([.layer(dot)], tile: frame(0, 0, 3, 4))
    let layer = Layer(Outline(.rectangle, in: frame(0, 0, 9, 8)), fill: .tiles(tiles))
    let bitmap = try draw(9, 8, .layer(layer))
    #expect((0..<8).map { bitmap.ink(row: $0).count } == [0, 3, 3, 0, 0, 3, 3, 0])
    #expect(bitmap.ink(row: 1) == [1, 4, 7])
    // Not on whole pixels, each tile is drawn by itself: the third begins at 2.5 + 2 × 2.5.
    let small = Tiles([.layer(Layer(in: frame(0, 0, 1, 9), Self.red))], tile: frame(0, 0, 2.5, 9))
    let uneven = try draw(
      9, 4, .layer(Layer(Outline(.rectangle, in: frame(0, 0, 9, 4)), fill: .tiles(small))))
    #expect((0..<9).map { uneven.alpha($0, 0) } == [255, 0, 128, 128, 0, 255, 0, 128, 128])
  }

  @Test func `a layer is transformed with its stroke`() throws {
    let layer = Layer(
      .roundedRectangle(Corners(2)), in: frame(2, 3, 6, 4), Self.red,
      stroke: Stroke(color: color(Self.blue), width: 1, position: .inside))
    let plain = try draw(12, 12, .layer(layer))
    let turned = try draw(
      12, 12, .layer(layer.with { $0.transform = Affine.rotation(90).around(Point(x: 6, y: 6)) }))
    for y in 0..<12 {
      for x in 0..<12 { #expect(turned[11 - y, x] == plain[x, y]) }
    }
    // A stroke of a circle that is stretched three times is three times as wide at its sides.
    let circle = Layer(
      Outline(.ellipse, in: frame(1, 1, 8, 8)), stroke: Stroke(color: color(Self.red), width: 1))
    let stretched = try draw(30, 10, .layer(circle.with { $0.transform = .scaling(3, 1) }))
    #expect(stretched.alpha(15, 0) > 100 && stretched.alpha(15, 2) == 0)
    #expect([2, 3].allSatisfy { stretched.alpha($0, 5) > 240 } && stretched.alpha(5, 5) < 20)
  }

  @Test func `groups within groups end at the limit`() {
    var item = Drawing.Item.layer(Layer(in: frame(0, 0, 4, 4), Self.red))
    for _ in 0..<70 { item = .group(Group([item])) }
    func refusal(_ side: Double, _ item: Drawing.Item) -> String? {
      #expect(throws: DrawingError.self) { try draw(side, side, item) }?.description
    }
    #expect(refusal(4, item) == "there are 65 levels of groups, masks and patterns; the limit is 64")
    let tiny = Tiles([.layer(Layer(in: frame(0, 0, 1, 1), Self.red))], tile: frame(0, 0, 0.001, 0.001))
    let tiled = Layer(Outline(.rectangle, in: frame(0, 0, 90, 90)), fill: .tiles(tiny))
    #expect(refusal(90, .layer(tiled))?.contains("work that the drawing takes") == true)
    var huge = Drawing.Item.layer(Layer(in: frame(0, 0, 4_096, 4_096), Self.red))
    for _ in 0..<3 { huge = .group(Group([huge])) }
    #expect(
      refusal(4_096, huge)
        == "there are 50,331,648 pixels of groups, masks and patterns; the limit is 33,554,432")
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue, alpha: 255) }
}

extension Bitmap {
  /// The largest difference of a channel from another picture of the same size.
  func difference(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { most, pair in
      let (one, two) = (Color(word: pair.0), Color(word: pair.1))
      let channels = [
        (one.red, two.red), (one.green, two.green), (one.blue, two.blue), (one.alpha, two.alpha),
      ]
      return channels.reduce(most) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
  }
}
