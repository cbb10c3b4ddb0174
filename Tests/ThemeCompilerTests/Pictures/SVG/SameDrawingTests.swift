/// SVGs that are written in two ways, of which the second is the plainer one.
@Suite struct SameDrawingTests {
  @Test(arguments: Fixture.cases("svgs-written-otherwise-are-the-same-drawing"))
  func `what is written otherwise is the same drawing`(_ lines: [String]) {
    let (first, second) = (ReadingSVG(lines[0]), ReadingSVG(lines[1]))
    #expect(first.diagnostics.map(\.message) == [])
    #expect(first.picture != nil && first.picture == second.picture)
  }

  @Test func `entities stand for text`() {
    let reading = ReadingSVG(
      ##"<rect width="4" height="4" fill="&ink;"/>"##, before: ##"<!DOCTYPE svg [ <!ENTITY ink "red"> ]>"##)
    #expect(reading.picture != nil)
    #expect(reading.picture == ReadingSVG(##"<rect width="4" height="4" fill="red"/>"##).picture)
  }

  @Test func `the font of the root has its size everywhere`() {
    let root = ##"width="24" height="24" font-size="4""##
    let reading = ReadingSVG(##"<g font-size="9"><rect width="2rem" height="1em"/></g>"##, root: root)
    #expect(reading.picture != nil)
    #expect(reading.picture == ReadingSVG(##"<rect width="8" height="9"/>"##, root: root).picture)
  }

  @Test func `the background of the root is below all`() {
    let reading = ReadingSVG(
      ##"<rect width="4" height="4"/>"##, root: ##"width="8" height="8" style="background:lime""##)
    let other = ReadingSVG(
      ##"<rect width="8" height="8" fill="lime"/><rect width="4" height="4"/>"##,
      root: ##"width="8" height="8""##)
    #expect(reading.picture != nil && reading.picture == other.picture)
  }

  @Test func `a blur turns with its element`() throws {
    let blur = ##"<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>"##
    let turned = ReadingSVG(
      blur
        + ##"<rect x="3" y="5" width="8" height="6" transform="rotate(90 12 12)rotate(-45 12 12)" filter="url(#f)"/>"##
    )
    let drawn = ReadingSVG(
      ##"<filter id="f" filterUnits="userSpaceOnUse" width="24" height="24"><feGaussianBlur stdDeviation="1"/></filter>"##
        + ##"<clipPath id="c"><rect x="2.2" y="4.4" width="9.6" height="7.2" transform="rotate(45 12 12)"/></clipPath>"##
        + ##"<g clip-path="url(#c)"><g filter="url(#f)"><rect x="3" y="5" width="8" height="6" transform="rotate(45 12 12)"/></g></g>"##
    )
    let (one, other) = (try #require(turned.picture), try #require(drawn.picture))
    let differences = zip(one.pixels, other.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    #expect(differences.max() ?? 0 <= 1)
  }

  @Test(arguments: [
    (##"width="18pt" height="1in""##, 24.0, 96.0), (##"width="25.4mm" height="2.54cm""##, 96, 96),
    (##"width="2pc" height="24px""##, 32, 24), (##"viewBox="0 0 22 18.999971""##, 22, 19),
    (##"viewBox="0 0 16 8" height="16""##, 32, 16),
    (##"style="width:12px;height:6px" viewBox="0 0 24 12""##, 12, 6),
    (##"width="10.5" height="10.3333333""##, 10.5, 10.0 + 1.0 / 3),
    (##"width="100%" viewBox="0 0 9 8""##, 9, 8),
  ])
  func `sides have the units of CSS`(_ root: String, _ width: Double, _ height: Double) throws {
    let size = try #require(ReadingSVG(##"<rect width="4" height="4"/>"##, root: root).drawing?.size)
    #expect(abs(size.width.double - width) < 1e-5 && abs(size.height.double - height) < 1e-5, "\(size)")
  }
}
