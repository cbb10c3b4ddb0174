/// What themec does not draw is refused at its place, wherever in the file it can reach the picture from.
@Suite struct RefusedSVGTests {
  private static let shape = ##"<rect width="9" height="9"/>"##

  @Test(arguments: Fixture.cases("what-is-not-drawn-of-svgs-is-refused-at-its-place"))
  func `refused at its place`(_ lines: [String]) throws {
    let reading = ReadingSVG(lines[0] + Self.shape)
    let refusal = try #require(reading.refusal)
    #expect(refusal.code == lines[1])
    #expect(refusal.place.hasPrefix(lines[2]), "at \(refusal.place)")
    #expect(reading.drawing == nil)
  }

  @Test(
    arguments: [
      (
        ##"viewBox="0 0 21.315096 20""##,
        ##"write `svg: { file: …, size: 20 }` in the theme; or in the SVG, `width="22"`, and keep the `viewBox`"##
      ),
      (
        ##"width="21.315096" height="20""##,
        ##"write `svg: { file: …, size: 20 }` in the theme; or in the SVG, `width="22"`, and add `viewBox="0 0 21.315 20"`"##
      ),
      (
        ##"width="1.5em" height="20""##,
        "write `24`: `1em` is 16 px in browsers where nothing sets a font's size"
      ),
      (
        ##"width="50vw" height="20""##,
        "write it in pixels, without a unit: `vw` depends on where the picture is shown"
      ),
      (##"width="20foo" height="20""##, "write it in pixels, without a unit"),
      (##"viewBox="0 0 1e-300 1" width="9""##, nil),
      (##"viewBox="0 0 1 1e-300" height="9""##, nil), (##"viewBox="0 0 1e-300 1e-300""##, nil),
      (##"viewBox="0 0 1 1" width="9" height="9" transform="scale(2)""##, nil),
      (##"viewBox="0 0 0 9""##, nil),
    ] as [(String, String?)])
  func `the size of a picture`(_ root: String, _ help: String?) {
    let reading = ReadingSVG(Self.shape, root: root)
    #expect(reading.drawing == nil, "\(root)")
    #expect(!reading.diagnostics.isEmpty)
    if let help { #expect(reading.diagnostics.first?.help.map { "\($0)" } == [help]) }
  }

  @Test func `a switch with an element that is unknown is refused`() {
    let reading = ReadingSVG("<switch><sparkle/>\(Self.shape)</switch>")
    #expect(reading.drawing == nil)
    #expect(reading.diagnostics.map(\.code.name) == ["svg-part-ignored", "svg-unsupported"])
  }

  @Test func `a style sheet of its own file is refused`() {
    let reading = ReadingSVG(Self.shape, before: ##"<?xml-stylesheet href="a.css"?>"##)
    #expect(reading.refusal?.code == "svg-unsupported")
    #expect(reading.refusal?.place == "<?xml-stylesheet")
  }

  @Test(arguments: [
    ##"<!ENTITY a SYSTEM "a.txt">"##, ##"<!ENTITY % a "b">"##, ##"<!ENTITY a "&b;">"##,
    ##"<!ENTITY a "<path/>">"##, ##"<!ATTLIST rect fill CDATA "red">"##,
    "<!ENTITY a \"\(String(repeating: "a", count: 1 << 21))\">",
  ])
  func `declarations that could do more than name a text are refused`(_ declaration: String) {
    let reading = ReadingSVG("<!-- &&& -->" + Self.shape, before: "<!DOCTYPE svg [ \(declaration) ]>")
    #expect(reading.refusal?.code == "svg-invalid")
  }

  @Test func `what references and selectors repeat is counted before it is done`() {
    let doubled = (1...40).map { "<g id='g\($0)'><use href='#g\($0 - 1)'/><use href='#g\($0 - 1)'/></g>" }
    let rules = String(repeating: "a g g g g rect{fill:red}", count: 20)
    for content in [
      "<defs><rect id='g0' width='1' height='1'/>\(doubled.joined())</defs><use href='#g40'/>",
      "<style>\(rules)</style>" + String(repeating: "<g>", count: 50) + Self.shape
        + String(repeating: "</g>", count: 50),
      String(repeating: "<g opacity='.5'>", count: 1_000) + Self.shape
        + String(repeating: "</g>", count: 1_000),
    ] {
      #expect(ReadingSVG(content).refusal?.code == "limit-exceeded", "\(content.prefix(60))")
    }
  }

  @Test func `transforms inside each other are no numbers at last`() {
    let depth = 50
    let reading = ReadingSVG(
      String(repeating: ##"<g transform="scale(1e6)">"##, count: depth) + Self.shape
        + String(repeating: "</g>", count: depth))
    #expect(reading.refusal?.code == "limit-exceeded")
  }
}
