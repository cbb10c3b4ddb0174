@Suite struct DerivationTests {
  @Test(arguments: Fixture.cases("each-pixel-is-derived-by-itself")) func pixel(lines: [String]) throws {
    func colors(_ words: [Substring]) -> [Color] { words.compactMap { UInt32($0, radix: 16) }.map(color) }
    var derivation = Derivation()
    for line in lines.dropFirst(2) {
      let words = line.split(separator: " ")
      switch words[0] {
      case "multiply": derivation.multiply = colors(words)[0]
      case "screen": derivation.screen = colors(words)[0]
      case "opacity": derivation.opacity = try #require(Int(words[1]))
      case "desaturation": derivation.desaturation = try #require(Int(words[1]))
      default: derivation.swaps.append(.init(from: colors(words)[0], to: colors(words)[1]))
      }
    }
    let pixels = colors(lines[1].split(separator: " "))
    #expect(row(pixels[0]).derived(by: derivation) == row(pixels[1]))
  }

  @Test func transparentPixelsStayTransparent() {
    var derivation = Derivation()
    derivation.multiply = color(0x1234_56FF)
    derivation.screen = color(0xFFFF_FFFF)
    derivation.swaps = [.init(from: color(0x0000_00FF), to: color(0xFFFF_FFFF))]
    #expect(picture(".").derived(by: derivation) == picture("."))
    #expect(picture(".k.").derived(by: derivation) == picture(".w."))
  }

  /// Channels never leave 0…255 whatever is combined.
  @Test func everyLevelWithEveryLevel() {
    for level: UInt8 in 0...255 {
      let ramp = Bitmap(width: 256, height: 1, pixels: (0...255).map { 0xFF00_0000 | $0 * 0x1_0101 })
      var derivation = Derivation()
      derivation.multiply = Color(red: level, green: 0, blue: 255, alpha: 255 - level / 2)
      derivation.screen = Color(red: 255 - level, green: 0, blue: 255, alpha: level)
      derivation.desaturation = Int(level) * 4
      derivation.opacity = Int(level) * 5
      #expect(ramp.derived(by: derivation).width == 256)
    }
  }
}
