/// Mistakes of which SVG says what is drawn instead: an SVG with one, the place of the warning, and the same without it.
@Suite struct IgnoredPartTests {
  @Test(arguments: Fixture.cases("mistakes-of-svgs-are-drawn-as-svg-says"))
  func `a mistake is drawn as SVG says`(_ lines: [String]) throws {
    let (reading, other) = (ReadingSVG(lines[0]), ReadingSVG(lines[2]))
    let first = try #require(reading.refusal)
    #expect(reading.diagnostics.allSatisfy { $0.code.name == "svg-part-ignored" })
    #expect(first.place.hasPrefix(lines[1]), "at \(first.place)")
    #expect(other.diagnostics.map(\.message) == [])
    #expect(reading.picture != nil && reading.picture == other.picture)
  }

  @Test func `a mistake that is shown again is told once, and many are cut short`() {
    let shown = ReadingSVG(##"<rect id="a" width="9" height="9" fill="rde"/><use href="#a" x="9"/>"##)
    #expect(shown.diagnostics.count == 1)
    let many = (0..<200).map { ##"<rect width="1" height="1" fill="rde\##($0)"/>"## }.joined()
    let reading = ReadingSVG(many)
    #expect(reading.diagnostics.count == 50)
    #expect(reading.diagnostics.last?.notes == ["no more such mistakes of this SVG are listed"])
    #expect(reading.picture != nil)
  }
}
