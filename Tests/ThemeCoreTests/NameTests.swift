import Testing
import ThemeCore

@Test(arguments: [("1x", Scale.x1), ("2x", .x2), ("3x", .x3)])
private func scalesHaveNames(name: String, scale: Scale) {
  #expect(Scale(name: name) == scale)
  #expect(scale.name == name)
}

@Test(arguments: ["", "x", "1", "0x", "4x", "1X", "@2x", "2x ", "02x"])
private func nothingElseIsAScale(name: String) {
  #expect(Scale(name: name) == nil)
}

@Test
private func suffixesStandInFileNames() {
  #expect(Scale.allCases.map(\.suffix) == ["", "@2x", "@3x"])
  #expect(Scale.allCases.sorted() == [.x1, .x2, .x3])
}

@Test(arguments: [
  (Color(red: 0, green: 0, blue: 0), "#000000"), (Color(red: 1, green: 16, blue: 255), "#0110ff"),
  (Color(red: 255, green: 255, blue: 255, alpha: 204), "#ffffffcc"), (Color.clear, "#00000000"),
  (Color(red: 10, green: 11, blue: 12, alpha: 1), "#0a0b0c01"),
])
private func colorsArePrintedInHex(color: Color, text: String) {
  #expect(color.description == text)
}

@Test
private func whatIsKeptOfACenterDependsOnTheScale() {
  #expect(Scale.allCases.map { KeptCenter.onePoint.pixels(at: $0)?.count } == [1, 2, 3])
  #expect(Scale.allCases.map { KeptCenter.onePixel.pixels(at: $0)?.count } == [1, 1, 1])
  #expect(KeptCenter.all.pixels(at: .x2) == nil)
  #expect(KeptCenter.allCases.map(\.rawValue) == ["1pt", "1px", "keep"])
}
