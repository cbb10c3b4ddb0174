@Suite struct DerivationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let claim: String
    let change: @Sendable (inout Derivation) -> Void
    /// `rrggbbaa`, as are all.
    let pixel: UInt32
    let expected: UInt32
    var testDescription: String { claim }

    init(
      _ claim: String, _ pixel: UInt32, _ expected: UInt32,
      _ change: @escaping @Sendable (inout Derivation) -> Void
    ) {
      self.claim = claim
      self.change = change
      self.pixel = pixel
      self.expected = expected
    }
  }

  static let cases: [Case] = [
    Case("nothing", 0x1020_3040, 0x1020_3040) { _ in },
    Case("multiply white", 0x1020_3040, 0x1020_3040) { $0.multiply = color(0xFFFF_FFFF) },
    Case("multiply black", 0x1020_3040, 0x0000_0040) { $0.multiply = color(0x0000_00FF) },
    // 200 * (255 * 178) / 65025 = 139.6; black/30% has alpha 77.
    Case("multiply black/30%", 0xC864_00FF, 0x8C46_00FF) { $0.multiply = color(0x0000_004D) },
    // 200 * 128 / 255 = 100.39.
    Case("multiply a color", 0xC8C8_C8FF, 0x64C8_00FF) { $0.multiply = color(0x80FF_00FF) },
    Case("multiply clear", 0x1020_3040, 0x1020_3040) { $0.multiply = color(0x0000_0000) },
    Case("screen black", 0x1020_3040, 0x1020_3040) { $0.screen = color(0x0000_00FF) },
    Case("screen white", 0x1020_3040, 0xFFFF_FF40) { $0.screen = color(0xFFFF_FFFF) },
    // 100 + 155 * 51 / 255 = 131.
    Case("screen white/20%", 0x64FF_00FF, 0x83FF_33FF) { $0.screen = color(0xFFFF_FF33) },
    // 100 + 155 * 128 / 255 = 177.8.
    Case("screen a color", 0x6464_64FF, 0xB264_FFFF) { $0.screen = color(0x8000_FFFF) },
    Case("opacity of a half", 0x1020_30FF, 0x1020_3080) { $0.opacity = 500 },
    Case("opacity of a third", 0x1020_30C8, 0x1020_3043) { $0.opacity = 333 },
    Case("opacity of 0 leaves nothing", 0x1020_30FF, 0) { $0.opacity = 0 },
    // 0.2126 * 255 = 54.2, 0.7152 * 255 = 182.4, 0.0722 * 255 = 18.4.
    Case("red without color", 0xFF00_00FF, 0x3636_36FF) { $0.desaturation = 1000 },
    Case("green without color", 0x00FF_0080, 0xB6B6_B680) { $0.desaturation = 1000 },
    Case("blue without color", 0x0000_FFFF, 0x1212_12FF) { $0.desaturation = 1000 },
    Case("gray stays", 0x7777_77FF, 0x7777_77FF) { $0.desaturation = 1000 },
    // (255 + 54.213) / 2 = 154.6, 27.1.
    Case("half desaturated", 0xFF00_00FF, 0x9B1B_1BFF) { $0.desaturation = 500 },
    Case("swap", 0x007A_FFFF, 0xFFFF_FFFF) {
      $0.swaps = [.init(from: color(0x007A_FFFF), to: color(0xFFFF_FFFF))]
    },
    Case("swap an edge", 0x007A_FF40, 0xFFFF_FF40) {
      $0.swaps = [.init(from: color(0x007A_FFFF), to: color(0xFFFF_FFFF))]
    },
    Case("swap to a translucent color", 0x007A_FF80, 0xFFFF_FF40) {
      $0.swaps = [.init(from: color(0x007A_FFFF), to: color(0xFFFF_FF80))]
    },
    Case("swap to clear", 0x007A_FFFF, 0) { $0.swaps = [.init(from: color(0x007A_FFFF), to: .clear)] },
    Case("swap leaves the nearest color", 0x007A_FEFF, 0x007A_FEFF) {
      $0.swaps = [.init(from: color(0x007A_FFFF), to: color(0xFFFF_FFFF))]
    },
    Case("swaps don't chain", 0xFF00_00FF, 0x00FF_00FF) {
      $0.swaps = [
        .init(from: color(0xFF00_00FF), to: color(0x00FF_00FF)),
        .init(from: color(0x00FF_00FF), to: color(0x0000_FFFF)),
      ]
    },
    // Swapped to white, multiplied to 0x80, screened with half of what is left, faded.
    Case("all in order", 0xFF00_00FF, 0xC0C0_C080) {
      $0.swaps = [.init(from: color(0xFF00_00FF), to: color(0xFFFF_FFFF))]
      $0.desaturation = 1000
      $0.multiply = color(0x8080_80FF)
      $0.screen = color(0x8080_80FF)
      $0.opacity = 500
    },
  ]

  @Test(arguments: cases) func pixel(item: Case) {
    var derivation = Derivation()
    item.change(&derivation)
    #expect(row(color(item.pixel)).derived(by: derivation) == row(color(item.expected)))
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
