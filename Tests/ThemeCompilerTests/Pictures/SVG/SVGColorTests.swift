import ThemeDrawing

/// What a theme gives a color in an SVG has it, wherever and however often it is shown.
@Suite struct SVGColorTests {
  private static let orange = Color(red: 255, green: 128, blue: 0)

  @Test(arguments: [
    (#"<rect width="24" height="24" fill="currentColor"/>"#, "currentColor"),
    (#"<g stroke="currentcolor" fill="none"><path d="M0 12H24" stroke-width="24"/></g>"#, "currentColor"),
    (#"<rect width="24" height="24" id="a"/>"#, "a"),
    (#"<rect width="24" height="24" class="x  a" style="fill:red"/>"#, "a"),
    (#"<style>rect { fill: red !important }</style><g class="a"><rect width="24" height="24"/></g>"#, "a"),
    (##"<defs><g id="a"><rect width="24" height="24" fill="#123"/></g></defs><use href="#a"/>"##, "a"),
    (##"<defs><rect id="r" width="24" height="24"/></defs><use class="a" href="#r"/>"##, "a"),
    (
      #"<linearGradient id="a"><stop/><stop offset="1"/></linearGradient><rect width="24" height="24" fill="url(#a)"/>"#,
      "a"
    ),
    (
      #"<linearGradient id="g"><stop class="a" stop-color="red"/></linearGradient><rect width="24" height="24" fill="url(#g)"/>"#,
      "a"
    ),
    (#"<filter id="f"><feFlood class="a"/></filter><rect width="24" height="24" filter="url(#f)"/>"#, "a"),
  ])
  func `a name has the color`(_ content: String, _ name: String) throws {
    let reading = ReadingSVG(content, colors: [name: Self.orange])
    let picture = try #require(reading.picture, "\(reading.diagnostics.map(\.message))")
    #expect(Color(word: picture[24, 24]) == Self.orange)
  }

  @Test func `what paints nothing goes on painting nothing`() throws {
    let content = #"<g id="a"><rect width="24" height="24" fill="none"/><path d="M0 0h2v2z"/></g>"#
    let picture = try #require(ReadingSVG(content, colors: ["a": Self.orange]).picture)
    #expect(Color(word: picture[24, 24]) == .clear)
  }

  @Test func `an element inside has a color of its own`() throws {
    let content = #"<g id="a"><rect width="24" height="24"/><rect id="b" width="24" height="24"/></g>"#
    let blue = Color(red: 0, green: 0, blue: 255)
    let picture = try #require(ReadingSVG(content, colors: ["a": Self.orange, "b": blue]).picture)
    #expect(Color(word: picture[24, 24]) == blue)
  }

  @Test(arguments: [
    (#"<rect width="24" height="24"/>"#, "currentColor"),
    (#"<rect width="24" height="24"/>"#, "a"),
    (#"<clipPath id="a"/><rect width="24" height="24"/>"#, "a"),
    (#"<g id="a" fill="none"><rect width="9" height="9"/></g><rect width="24" height="24"/>"#, "a"),
  ])
  func `a name that colors nothing is reported`(_ content: String, _ name: String) {
    let reading = ReadingSVG(content, colors: [name: Self.orange])
    #expect(reading.diagnostics.map(\.code.name) == ["unknown-parameter"])
  }
}
