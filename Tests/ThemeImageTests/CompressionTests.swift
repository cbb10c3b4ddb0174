@Suite struct CompressionTests {
  /// Pixels of every form that a PNG may have, as words of a place and a random number.
  static let kinds: [@Sendable (Int, Int, UInt32) -> UInt32] = [
    { _, _, _ in 0 },
    { _, _, _ in 0xFF12_3456 },
    { x, y, _ in (x / 3 + y / 5) % 2 == 0 ? 0xFF00_0000 : ~0 },
    { x, y, _ in UInt32(x + y) % 4 * 85 * 0x1_0101 | 0xFF00_0000 },
    { x, _, random in (UInt32(x) + random % 2) % 16 * 17 * 0x1_0101 | 0xFF00_0000 },
    { x, y, _ in UInt32(x * 2 + y) % 256 * 0x1_0101 | 0xFF00_0000 },
    { x, y, _ in UInt32(x * y) % 256 * 0x1_0101 | (UInt32(y) % 256) << 24 },
    { x, y, _ in x > y ? 0xFFFF_FFFF : 0 },
    { x, y, random in x > y ? 0xFF80_0000 | random & 0x3F_3F3F : 0 },
    { x, _, random in random % 3 == 0 ? UInt32(x) % 200 | 0x8000_1000 : 0xFF00_2000 },
    { x, y, _ in UInt32(x) % 256 | (UInt32(y) % 256) << 8 | 0xFF40_0000 },
    { _, y, random in random & 0x07_0707 | (UInt32(y) % 248) << 8 | 0xFF00_0000 },
    { x, y, _ in UInt32(x) % 256 | (UInt32(x + y) % 256) << 24 | 0x33_4400 },
    { _, _, random in random },
  ]

  static let sizes = [(1, 1), (2, 1), (1, 2), (97, 1), (1, 97), (17, 9), (64, 64), (150, 131)]

  private func bitmap(_ kind: Int, _ width: Int, _ height: Int) -> Bitmap {
    var numbers = Dice(UInt64(kind))
    var words: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        words.append(Self.kinds[kind](x, y, .random(in: 0...UInt32.max, using: &numbers)))
      }
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  @Test(arguments: PNGCompression.allCases, kinds.indices)
  func everyFormKeepsItsPixelsInEverySize(compression: PNGCompression, kind: Int) throws {
    let ledger = CompressionLedger()
    for (width, height) in Self.sizes {
      let bitmap = bitmap(kind, width, height)
      let bytes = encodePNG(bitmap, compression)
      let decoded = try decodePNG(bytes)
      #expect(decoded.bitmap == bitmap, "\(width) x \(height)")
      #expect(decoded.remarks == [], "\(width) x \(height)")
      #expect(hasBundleForm(bytes), "\(width) x \(height)")
      #expect(encodePNG(bitmap, compression) == bytes, "\(width) x \(height)")
      for _ in 1...2 { #expect(encodePNG(bitmap, compression, ledger) == bytes, "\(width) x \(height)") }
    }
  }

  /// The pictures of brands: the same shapes in other colors.
  @Test(arguments: PNGCompression.allCases)
  func picturesThatDifferInTheirColorsAreCompressedOnce(compression: PNGCompression) {
    let ledger = CompressionLedger()
    var numbers = Dice(7)
    let places = (0..<61 * 43).map { _ in Int.random(in: 0..<5, using: &numbers) }
    let brands: [[UInt32]] = [
      [0, 0xFF10_2030, 0xFF40_5060, 0x8070_8090, 0xFFA0_B0C0],
      [0, 0xFF12_2134, 0xFF42_5064, 0x8071_8193, 0xFFA3_B1C2],
    ]
    var streams: [Int] = []
    for colors in brands {
      let picture = Bitmap(width: 61, height: 43, pixels: places.map { colors[$0] })
      #expect(encodePNG(picture, compression, ledger) == encodePNG(picture, compression))
      streams.append(ledger.streamCount)
    }
    #expect(streams[0] > 0)
    #expect(streams[1] == streams[0])
  }

  /// What does not fit into the ledger is compressed again.
  @Test func aLedgerThatIsFullKeepsFilesAsTheyAre() {
    let ledger = CompressionLedger(maxBytes: 600)
    for kind in Self.kinds.indices {
      let bitmap = bitmap(kind, 40, 30)
      #expect(encodePNG(bitmap, .small, ledger) == encodePNG(bitmap, .small))
    }
    #expect(ledger.streamCount <= 1)
  }

  @Test func moreEffortMakesSmallerFiles() {
    let bitmaps = Self.kinds.indices.map { bitmap($0, 90, 70) }
    let sums = [PNGCompression.fast, .small].map { compression in
      bitmaps.map { encodePNG($0, compression).count }.reduce(0, +)
    }
    #expect(sums[0] > sums[1])
  }

  /// What can't be made smaller takes a few bytes more than its samples.
  @Test(arguments: PNGCompression.allCases)
  func noiseGrowsByItsFrameOnly(compression: PNGCompression) throws {
    let noise = bitmap(Self.kinds.count - 1, 300, 200)
    let bytes = encodePNG(noise, compression)
    #expect(bytes.count < 300 * 200 * 4 + 200 + 57 + 6 + 5 * 60)
    #expect(try decodePNG(bytes).bitmap == noise)
  }

  /// Bigger than what is compared in several ways.
  @Test(arguments: PNGCompression.allCases)
  func aHugePictureKeepsItsPixels(compression: PNGCompression) throws {
    let huge = bitmap(10, 1_600, 1_400)
    #expect(try decodePNG(encodePNG(huge, compression)).bitmap == huge)
  }
}
