@Suite struct EncodingTests {
  /// A picture, and the form that is chosen for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let colorType: UInt8
    let bitDepth: UInt8
    let bitmap: Bitmap
  }

  /// 40 × 40 pixels of the words that `word` gives for random numbers.
  private static func random(_ word: (UInt32) -> UInt32) -> Bitmap {
    var numbers = Dice(7)
    let words = (0..<1600).map { _ in word(UInt32.random(in: 0...UInt32.max, using: &numbers)) }
    return Bitmap(width: 40, height: 40, pixels: words)
  }

  static let cases: [Case] =
    ([
      ("black and white", 0, 1, random { $0 & 1 == 0 ? 0xFF00_0000 : ~0 }),
      ("four grays", 0, 2, random { $0 % 4 * 85 * 0x1_0101 | 0xFF00_0000 }),
      ("sixteen grays", 0, 4, random { $0 % 16 * 17 * 0x1_0101 | 0xFF00_0000 }),
      ("all grays", 0, 8, random { $0 % 256 * 0x1_0101 | 0xFF00_0000 }),
      ("grays with alpha", 4, 8, random { $0 & 0xFF * 0x1_0101 | $0 & 0xFF00_0000 }),
      ("white that is there or not", 0, 1, random { $0 & 1 == 0 ? ~0 : 0 }),
      ("black that is there or not", 3, 1, random { $0 & 1 == 0 ? 0xFF00_0000 : 0 }),
      ("noise that is there or not", 2, 8, random { $0 & 1 == 0 ? $0 | 0xFF00_0000 : 0 }),
      ("two colors", 3, 1, random { $0 & 1 == 0 ? 0xFF12_3456 : 0xFF65_4321 }),
      ("four colors", 3, 2, random { $0 % 4 | 0xFF12_3400 }),
      ("sixteen alphas", 3, 4, random { ($0 % 16) << 24 | 0x12_3456 }),
      ("200 colors", 3, 8, random { $0 % 200 | 0xFF12_3400 }),
      ("opaque noise", 2, 8, random { $0 | 0xFF00_0000 }),
      ("noise", 6, 8, random { $0 }),
      ("three colors in few pixels", 2, 8, picture("rgb")),
      ("one transparent pixel", 4, 8, picture(".")),
    ] as [(String, UInt8, UInt8, Bitmap)]).map(Case.init)

  @Test(arguments: cases) func theSmallestFormIsChosenAndKeepsThePixels(item: Case) throws {
    let bytes = encodePNG(item.bitmap)
    #expect(bytes[25] == item.colorType && bytes[24] == item.bitDepth)
    #expect(try decodePNG(bytes).bitmap == item.bitmap)
    #expect(try decodePNG(bytes).remarks == [])
    #expect(hasBundleForm(bytes))
    #expect(encodePNG(item.bitmap) == bytes)
  }

  @Test func whatFixturesDecodeToSurvives() throws {
    for fixture in Fixture.all("image") {
      guard let bytes = fixture.bytes("input.png"), let decoded = try? decodePNG(bytes) else { continue }
      #expect(try decodePNG(encodePNG(decoded.bitmap)).bitmap == decoded.bitmap)
    }
  }

  /// Widths that leave a row's last byte partly used.
  @Test(arguments: 1...17) func everyWidthIsPacked(width: Int) throws {
    var numbers = Dice(UInt64(width))
    for colors: UInt32 in [2, 3, 4, 5, 16, 17] {
      for base: UInt32 in [0xFF00_0000, 0x8012_3400] {
        let words = (0..<width * 30).map { _ in base | UInt32.random(in: 0..<colors, using: &numbers) * 0x10 }
        let bitmap = Bitmap(width: width, height: 30, pixels: words)
        #expect(try decodePNG(encodePNG(bitmap)).bitmap == bitmap)
      }
    }
  }

  @Test(arguments: [
    ("sixteen-bit-gray-rounds", false), ("interlaced-gray-is-put-in-order", false),
    ("bytes-after-the-end-are-ignored", false), ("gamma-and-chromaticities-of-srgb-say-nothing", false),
    ("palette-with-transparency-expands", true), ("two-bit-gray-expands", true), ("jpeg", false),
    ("cut-before-the-end-chunk", false), ("animated", false),
  ])
  func theFormOfBundles(name: String, holds: Bool) throws {
    let bytes = try #require(Fixture.named(name, kind: "image").bytes("input.png"))
    #expect(hasBundleForm(bytes) == holds)
  }
}
