@Suite struct CompiledNinePatchTests {
  /// A picture of 20 × 10 pixels with chunks before its pixels.
  private func decoded(_ chunks: [(name: String, data: [UInt8])]) throws -> DecodedPNG {
    let bytes = png(width: 20, height: 10, bitDepth: 8, colorType: 0, [UInt8](repeating: 0, count: 21 * 10))
    let header = 8 + 25
    return try decodePNG(bytes[..<header] + chunks.flatMap { chunk($0.name, $0.data) } + bytes[header...])
  }

  /// `npTc` as aapt2 writes it of a content of 20 × 10 pixels.
  private func patch(
    columns: [Int] = [8, 12], rows: [Int] = [4, 6], padding: [Int] = [3, 4, 1, 1], colors: Int = 9
  ) -> [UInt8] {
    let listed = columns + rows + [Int](repeating: 1, count: colors)
    var bytes: [UInt8] = [0, UInt8(columns.count), UInt8(rows.count), UInt8(colors)]
    bytes += [32, 0, 0, 0, 0, 0, 0, 0]
    bytes += padding.flatMap(bigEndian)
    bytes += [40, 0, 0, 0]
    return bytes + listed.flatMap(bigEndian)
  }

  private func littleEndian(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { bigEndian($0).reversed() } }

  @Test func theChunksSayWhatTheFrameSaid() throws {
    let image = try decoded([("npLb", littleEndian([1, 2, 3, 4])), ("npTc", patch(columns: [2, 5, 8, 20]))])
    let read = try readNinePatch(image)
    #expect(read.content == image.bitmap && read.isCompiled)
    #expect(read.stretchColumns == [2..<5, 8..<20] && read.stretchRows == [4..<6])
    #expect(read.padding == Insets(1, 3, 1, 4) && read.layoutBounds == Insets(2, 1, 4, 3))
  }

  @Test func aPictureOfOnePixelCanBeCompiled() throws {
    let bytes = png(width: 1, height: 1, bitDepth: 8, colorType: 0, [0, 7])
    let whole = patch(columns: [0, 1], rows: [], padding: [0, 0, 0, 0], colors: 1)
    let read = try readNinePatch(decodePNG(bytes[..<33] + chunk("npTc", whole) + bytes[33...]))
    #expect(read.stretchColumns == [0..<1] && read.stretchRows.isEmpty && read.content.width == 1)
  }

  @Test func otherPicturesHaveNone() throws {
    #expect(try decoded([("npLb", littleEndian([1, 2, 3, 4]))]).ninePatchChunks == nil)
  }

  @Test func damageIsRefused() throws {
    let cases: [(String, [UInt8], [UInt8]?, NinePatchError)] = [
      ("empty", [], nil, .chunkLength("npTc")),
      ("cut", patch().dropLast(), nil, .chunkLength("npTc")),
      ("too long", patch() + [0], nil, .chunkLength("npTc")),
      ("much too long", patch() + [UInt8](repeating: 1, count: 9_999), nil, .chunkLength("npTc")),
      ("more listed than there is", [0, 255, 255, 255] + patch().dropFirst(4), nil, .chunkLength("npTc")),
      ("an end without a start", patch(columns: [8]), nil, .divisionsOutOfOrder(.horizontal)),
      ("outside", patch(columns: [8, 21]), nil, .divisionsOutOfOrder(.horizontal)),
      ("negative", patch(rows: [-1, 4]), nil, .divisionsOutOfOrder(.vertical)),
      ("empty range", patch(rows: [4, 4]), nil, .divisionsOutOfOrder(.vertical)),
      ("backwards", patch(rows: [6, 4]), nil, .divisionsOutOfOrder(.vertical)),
      ("padding that is negative", patch(padding: [-1, 4, 1, 1]), nil, .insetsOutside("npTc")),
      ("padding that overlaps", patch(padding: [3, 4, 6, 5]), nil, .insetsOutside("npTc")),
      (
        "padding that overflows", patch(padding: [0x7FFF_FFFF, 0x7FFF_FFFF, 0, 0]), nil,
        .insetsOutside("npTc")
      ),
      ("bounds cut", patch(), [0, 0, 0], .chunkLength("npLb")),
      ("bounds outside", patch(), littleEndian([15, 0, 6, 0]), .insetsOutside("npLb")),
      ("bounds that are negative", patch(), littleEndian([0, 0, 0, -1]), .insetsOutside("npLb")),
    ]
    for (claim, patch, bounds, error) in cases {
      let image = try decoded([("npTc", patch)] + (bounds.map { [("npLb", $0)] } ?? []))
      #expect(throws: error, "\(claim)") { try readNinePatch(image) }
      #expect(!error.reason.isEmpty && !error.rule.isEmpty)
    }
  }

  /// Whatever a chunk holds, what is read lies within the picture.
  @Test func noiseIsRefusedOrWithin() throws {
    var numbers = Dice(9)
    var taken = 0
    for _ in 0..<2_000 {
      var bytes = patch()
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        bytes[Int.random(in: 1..<bytes.count, using: &numbers)] = UInt8.random(in: 0...20, using: &numbers)
      }
      guard let read = try? readNinePatch(try decoded([("npTc", bytes)])) else { continue }
      taken += 1
      #expect(
        (read.stretchColumns.last?.upperBound ?? 0) <= 20 && (read.stretchRows.last?.upperBound ?? 0) <= 10)
      #expect(read.padding.left.count + read.padding.right.count <= 20)
    }
    #expect(taken > 100 && taken < 1_900)
  }
}
