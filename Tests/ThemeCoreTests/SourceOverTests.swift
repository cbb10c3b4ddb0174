import Testing
import ThemeCore

@Suite struct SourceOverTests {
  /// Colors are red, green, blue, alpha.
  @Test(
    "a color on another",
    arguments: [
      (0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF), (0xFFFF_FF00, 0x1234_56FF, 0x1234_56FF),
      (0xFFFF_FF80, 0x0000_00FF, 0x8080_80FF), (0x0000_0033, 0xFFFF_FFFF, 0xCCCC_CCFF),
      (0xFF00_0080, 0x0000_FFFF, 0x8000_7FFF),
      // Over what is itself seen through, colors count by how much of them is seen.
      (0xFF00_0080, 0x0000_0000, 0xFF00_0080), (0xFF00_0080, 0x0000_FF80, 0xAA00_55C0),
      (0x1234_5600, 0x0000_0000, 0x0000_0000),
    ])
  func over(_ front: Int, _ back: Int, _ seen: Int) {
    #expect(color(front).over(color(back)) == color(seen))
  }

  private func color(_ value: Int) -> Color {
    Color(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }
}
