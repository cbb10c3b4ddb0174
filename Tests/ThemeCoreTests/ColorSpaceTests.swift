import Testing
import ThemeCore

/// A color of a space, and the same in sRGB as CSS Color 4 and its tests give it.
private let sameColors: [(space: ColorSpace, components: [Double], hex: String)] = [
  (.lab, [46.2775, -47.5621, 48.5837], "008000"), (.lab, [0, 0, 0], "000000"),
  (.lab, [100, 0, 0], "ffffff"), (.lab, [70, -45, 0], "1bc1a9"), (.lab, [50, 50, 0], "c14e79"),
  (.lch, [46.2775, 67.9892, 134.3912], "008000"), (.lch, [50, 50, 0], "c14e79"),
  (.lch, [70, 45, 180], "1bc1a9"), (.oklab, [0.51975, -0.1403, 0.10768], "008000"),
  (.oklab, [0.5, 0.05, 0], "7c5762"), (.oklab, [0.7, -0.1, 0], "4bb3a1"),
  (.oklch, [0.51975, 0.17686, 142.495], "008000"), (.oklch, [0.7, 0.1, 180], "4bb3a1"),
  (.oklch, [1, 0, 360], "ffffff"), (.a98, [0.281363, 0.498012, 0.116746], "008000"),
  (.proPhoto, [0.230479, 0.395789, 0.129968], "008000"), (.proPhoto, [0.01, 0.01, 0.01], "020202"),
  (.rec2020, [0.33232223, 0.50979237, 0.19177882], "008000"), (.rec2020, [1, 1, 1], "ffffff"),
  (.xyzD65, [0.07719, 0.15438, 0.02573], "008000"), (.xyzD50, [0.08312, 0.154746, 0.020961], "008000"),
]

@Test("every color space is converted as CSS Color 4 does", arguments: sameColors)
func convertedColors(_ space: ColorSpace, _ components: [Double], _ hex: String) {
  let color = space.converted(components)
  #expect(color.hex == hex)
  #expect(color.isInGamut)
}

/// Colors outside of sRGB, and what CSS Color 4 maps them to: the primaries of Display P3 as in the tests of Color.js, others
/// as ColorAide has them.
private let mappedColors: [(space: ColorSpace, components: [Double], hex: String)] = [
  (.displayP3, [1, 0, 0], "ff0b0c"), (.displayP3, [0, 1, 0], "00fb29"), (.displayP3, [0, 0, 1], "0000ff"),
  (.displayP3, [1, 1, 0], "feff00"), (.rec2020, [0, 1, 0], "00f272"), (.oklch, [0.5, 0.3, 60], "9a4b00"),
  (.oklch, [0.45, 0.2, 55], "8b3a00"), (.oklch, [0.9, 0.4, 145], "53ff69"),
  (.oklch, [0.7, 0.4, 200], "00b7c0"), (.oklch, [0.3, 0.5, 300], "400078"), (.oklch, [1, 0.3, 30], "ffffff"),
  (.oklch, [0, 0.3, 30], "000000"), (.oklch, [0.99, 0.2, 100], "fffea1"), (.lab, [50, 120, 40], "f50057"),
  (.lch, [80, 100, 150], "00e66e"),
]

@Test("a color outside of sRGB is mapped as CSS Color 4 does, and not clipped", arguments: mappedColors)
func mapped(_ space: ColorSpace, _ components: [Double], _ hex: String) {
  let color = space.converted(components)
  #expect(!color.isInGamut)
  #expect(color.mapped.hex == hex)
  #expect(color.mapped.isInGamut)
}

@Test("mapping keeps what sRGB can show, and ends for any number")
func mappedColorsInside() {
  for (space, components, hex) in sameColors { #expect(space.converted(components).mapped.hex == hex) }
  for huge in [1e6, 1e150, 1e300, -1e300] {
    #expect(ColorSpace.lab.converted([50, huge, -huge]).mapped.isInGamut)
    #expect(ColorSpace.oklab.converted([0.5, huge, 1]).mapped.isInGamut)
  }
}

@Test("what sRGB can't show is outside of its gamut")
func colorsOutsideOfSRGB() {
  #expect(!ColorSpace.oklch.converted([0.7, 0.35, 145]).isInGamut)
  #expect(!ColorSpace.rec2020.converted([0, 1, 0]).isInGamut)
  #expect(!ColorSpace.lab.converted([50, 1_000_000, -1_000_000]).isInGamut)
}
