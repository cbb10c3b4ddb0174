/// What was measured of aapt2, and what the writer therefore does or leaves: a release that behaves otherwise shows here.
@Suite(.enabled(if: Aapt.installed != nil)) struct AaptFactsTests {
  @Test(arguments: refusals) func `refuses`(_ claim: String, _ change: Change, _ words: String) throws {
    var frame = Frame()
    var path = "res/drawable-xhdpi/back.9.png"
    switch change {
    case .pixel(let x, let y, let word): frame[x, y] = word
    case .path(let other): path = other
    }
    let file = OutputFile(path: path, content: .image(ImagePixels(frame.bitmap)))
    let said = try #require(Aapt.installed).compile([file]).said
    #expect(said.contains(words), "\(said)")
  }

  /// What is otherwise than in a nine-patch that is fine.
  enum Change {
    case pixel(Int, Int, UInt32)
    case path(String)
  }

  static let refusals: [(claim: String, change: Change, words: String)] = [
    ("a gray mark", .pixel(9, 0, 0xFF80_8080), "found an invalid color."),
    ("a mark that is nearly black", .pixel(9, 0, 0xFF00_0001), "found an invalid color."),
    ("a mark that is nearly opaque", .pixel(9, 0, 0xFE00_0000), "found an invalid color."),
    (
      "a colored corner", .pixel(0, 0, 0xFF00_0000),
      "top-left corner pixel must be either opaque white or transparent."
    ),
    (
      "red at the top", .pixel(3, 0, 0xFF00_00FF),
      "found unexpected optical bounds (red pixel) on top border at x=3."
    ),
    ("two paddings", .pixel(18, 11, 0xFF00_0000), "too many padding sections on bottom border."),
    (
      "layout bounds away from the ends", .pixel(3, 11, 0xFF00_00FF),
      "layout bounds on bottom border must start at edge."
    ),
    (
      "qualifiers in another order", .path("res/drawable-xhdpi-night/back.9.png"),
      "invalid configuration 'xhdpi-night'."
    ),
    ("a dot in a name", .path("res/drawable-xhdpi/back.button.9.png"), "file name cannot contain '.'"),
  ]

  @Test func `reads layout bounds of the far side alone as those of the near side`() throws {
    var frame = Frame()
    frame[19, 11] = 0xFF00_00FF
    frame[20, 11] = 0xFF00_00FF
    #expect(try frame.compiled.layoutBounds == [20, 0, 0, 0])
    // The same with a mark at the near side.
    frame[1, 11] = 0xFF00_00FF
    #expect(try frame.compiled.layoutBounds == [1, 0, 2, 0])
  }

  @Test func `takes caps for padding where none is marked`() throws {
    var frame = Frame()
    for x in 0..<22 { frame[x, 11] = 0 }
    #expect(try frame.compiled.padding == [8, 0, 9, 0])
  }

  @Test func `makes the same of a nine-patch however it is compressed`() throws {
    var frame = Frame()
    for y in 1..<11 { for x in 1..<21 { frame[x, y] = 0xFF00_0000 | UInt32(x * x * y * 977) } }
    let files = PNGCompression.allCases.map { encodePNG(frame.bitmap, $0) }
    #expect(Set(files).count > 1)
    let compiled = try files.map { file in
      let path = "res/drawable-xhdpi/back.9.png"
      return try #require(Aapt.installed)
        .link([OutputFile(path: path, content: .text(file))], crunches: true).map(\.png)
    }
    #expect(Set(compiled).count == 1 && compiled[0].count == 1)
  }

  @Test func `stretches nothing along an edge without marks`() throws {
    var frame = Frame()
    for x in 0..<22 { frame[x, 0] = 0 }
    #expect(try frame.compiled.columns == [])
  }

  @Test(arguments: ["BackBtn", "back-btn", "1back", "class"])
  func `takes names that the rest of a build refuses`(_ name: String) throws {
    let file = OutputFile(
      path: "res/drawable-xhdpi/\(name).9.png", content: .image(ImagePixels(Frame().bitmap)))
    #expect(try #require(Aapt.installed).compile([file]).said == "")
  }

  /// A nine-patch of 20 x 10 px: columns 8 to 10 and all rows stretch, the padding is 4 and 6 px.
  struct Frame {
    private var pixels: [UInt32] = []

    init() {
      for y in 0..<12 {
        for x in 0..<22 {
          let isContent = (1...20).contains(x) && (1...10).contains(y)
          let isMark =
            (y == 0 && (9...11).contains(x)) || (x == 0 && (1...10).contains(y))
            || (y == 11 && (5...14).contains(x))
          pixels.append(isContent ? 0xFF00_0000 | UInt32(x * 10) : isMark ? 0xFF00_0000 : 0)
        }
      }
    }

    subscript(x: Int, y: Int) -> UInt32 {
      get { pixels[y * 22 + x] }
      set { pixels[y * 22 + x] = newValue }
    }

    var bitmap: Bitmap { Bitmap(width: 22, height: 12, pixels: pixels) }

    var compiled: CompiledNinePatch {
      get throws {
        let file = OutputFile(path: "res/drawable-xhdpi/back.9.png", content: .image(ImagePixels(bitmap)))
        let aapt = try #require(Aapt.installed)
        return try #require(try aapt.compile([file]).patch)
      }
    }
  }
}
