import Testing
import ThemeDiagnostics

/// What themec does not draw is refused at its place, wherever in the file it can reach the picture from.
@Suite struct RefusedSVGTests {
  private static let shape = ##"<rect width="9" height="9"/>"##

  @Test(arguments: [
    // What reaches a picture from anywhere.
    ("<defs><style>a:hover{fill:red}</style></defs>", "svg-unsupported", "<style>"),
    ("<symbol><desc><style>@import 'a.css';</style></desc></symbol>", "svg-unsupported", "<style>"),
    ("<style>@media print{a{fill:red}}</style>", "svg-unsupported", "<style>"),
    ("<style>rect{fill:red</style>", "svg-invalid", "<style>"),
    ("<style>rect{glow:1}</style>", "svg-unsupported", "<style>"),
    (##"<style media="print">rect{fill:red}</style>"##, "svg-unsupported", "media="),
    (##"<h:style xmlns:h="http://www.w3.org/1999/xhtml"/>"##, "svg-unsupported", "<h:style"),
    (##"<defs><set attributeName="x"/></defs>"##, "svg-unsupported", "<set"),
    ("<defs><script/></defs>", "svg-unsupported", "<script/>"),
    // What `use` reaches.
    (##"<defs><text id="t">a</text></defs><use href="#t"/>"##, "svg-unsupported", "<text"),
    (##"<symbol id="s"><image/></symbol><use href="#s"/>"##, "svg-unsupported", "<image/>"),
    (
      ##"<symbol id="s" x="3"><rect width="4" height="4"/></symbol><use href="#s"/>"##, "svg-unsupported",
      "x="
    ),
    (
      ##"<symbol id="s" refX="3"><rect width="4" height="4"/></symbol><use href="#s"/>"##, "svg-unsupported",
      "refX="
    ),
    // Attributes.
    (##"<rect width="9" height="9" onload="f()"/>"##, "svg-unsupported", "onload="),
    (##"<rect width="2em" height="9"/>"##, "svg-unsupported", "width="),
    // Properties.
    (##"<rect width="9" height="9" style="glow:2"/>"##, "svg-unsupported", "style="),
    (##"<rect width="9" height="9" style="fill:var(--a, red)"/>"##, "svg-unsupported", "style="),
    (##"<rect width="9" height="9" style="fill:blue;fill:var(--a)"/>"##, "svg-unsupported", "style="),
    (##"<rect width="9" height="9" style="stroke-width:calc(1px + 2px)"/>"##, "svg-unsupported", "style="),
    (##"<rect width="9" height="9" style="fill:color(display-p3 1 0 0)"/>"##, "svg-unsupported", "style="),
    (##"<rect width="9" height="9" style="fill:red;/* "/>"##, "svg-invalid", "style="),
    (##"<rect style="width:9;height:9px"/>"##, "svg-unsupported", "style="),
    (##"<rect width="1e12" height="9"/>"##, "svg-unsupported", "width="),
    (##"<rect width="9" height="9" fill="rgb(none 0 0)"/>"##, "svg-unsupported", "fill="),
    (##"<rect width="9" height="9" fill="CanvasText"/>"##, "svg-unsupported", "fill="),
    (##"<rect width="9" height="9" fill="red/**/"/>"##, "svg-unsupported", "fill="),
    (##"<rect width="9" height="9" transform="translateX(2)"/>"##, "svg-unsupported", "transform="),
    (##"<polygon points="0 0 9 0 9 1e12"/>"##, "svg-invalid", "points="),
    (##"<rect width="2rem" height="9"/>"##, "svg-unsupported", "width="),
    (##"<rect width="9" height="9" clip-path="circle(5)"/>"##, "svg-unsupported", "clip-path="),
    (##"<rect width="9" height="9" clip-path="inset(1px round 2px)"/>"##, "svg-unsupported", "clip-path="),
    (##"<rect width="9" height="9" clip-path="circle(calc(1px + 2px))"/>"##, "svg-unsupported", "clip-path="),
    (##"<rect width="9" height="9" clip-path="url(a.svg#b)"/>"##, "svg-unsupported", "clip-path="),
    // The box of a stroke.
    (
      ##"<g clip-path="circle()"><rect x="3" y="3" width="9" height="9" stroke="red"/></g>"##,
      "svg-unsupported",
      "clip-path="
    ),
    (
      ##"<g transform="scale(2)"><rect width="9" height="9" clip-path="circle() view-box"/></g>"##,
      "svg-unsupported", "clip-path="
    ),
    ("<style>@import 'a.css'</style>", "svg-unsupported", "<style>"),
    (##"<rect width="9" height="9" style="transform:rotateX(10deg)"/>"##, "svg-unsupported", "style="),
    (##"<rect width="9" height="9" style="-webkit-transform:scale(2)"/>"##, "svg-unsupported", "style="),
    (##"<rect width="9" height="9" style="transform-box:stroke-box"/>"##, "svg-unsupported", "style="),
    (##"<rect width="9" height="9" style="rotate:x 9deg"/>"##, "svg-unsupported", "style="),
    (##"<path d="M0 0h9v9" stroke="red" stroke-miterlimit="0"/>"##, "svg-invalid", "stroke-miterlimit="),
    (
      ##"<path d="M0 0h9" stroke="red" stroke-dasharray="2 1" pathLength="3"/>"##, "svg-unsupported",
      "pathLength="
    ),
    (
      ##"<marker id="m"/><circle r="9" marker-start="url(#m)"/>"##, "svg-unsupported",
      "marker-start="
    ),
    (
      ##"<radialGradient id="paint0_angular_1_2"><stop/><stop offset="1"/></radialGradient><rect width="9" height="9" fill="url(#paint0_angular_1_2)"/>"##,
      "svg-unsupported", "<radialGradient"
    ),
    (##"<svg width="-2" height="9"><rect width="9" height="9"/></svg>"##, "svg-invalid", "width="),
    (##"<rect id="a" width="9" height="9"/><use href="#a" width="a"/>"##, "svg-invalid", "width="),
    // Filters.
    (
      ##"<filter id="f" filterUnits="a"><feFlood/></filter><rect width="9" height="9" filter="url(#f)"/>"##,
      "svg-invalid", "filterUnits="
    ),
    (
      ##"<filter id="f" width="-2"><feFlood/></filter><rect width="9" height="9" filter="url(#f)"/>"##,
      "svg-invalid", "width="
    ),
    (
      ##"<filter id="f"><feImage/></filter><rect width="9" height="9" filter="url(#f)"/>"##,
      "svg-unsupported", "<feImage"
    ),
    (
      ##"<filter id="f"><feFlood/><feDiffuseLighting/></filter><rect width="9" height="9" filter="url(#f)"/>"##,
      "svg-unsupported", "<feDiffuseLighting"
    ),
    (
      ##"<filter id="f"><feOffset in="BackgroundImage"/></filter><rect width="9" height="9" filter="url(#f)"/>"##,
      "svg-unsupported", "in="
    ),
    (
      ##"<filter id="f"><feOffset dx="2"/></filter><rect width="9" height="9" transform="rotate(9)" filter="url(#f)"/>"##,
      "svg-unsupported", "filter="
    ),
    (##"<rect width="9" height="9" style="filter:blur(-2px)"/>"##, "svg-unsupported", "style="),
    // Clipping paths and groups.
    (
      ##"<pattern id="p" width=".5" height=".5"><rect width="2" height="2"/></pattern><defs><g id="g" transform="rotate(9)"><rect width="9" height="9" fill="context-fill"/></g></defs><use href="#g" fill="url(#p)"/>"##,
      "svg-unsupported", "fill="
    ),
    (
      ##"<clipPath id="c"><text>a</text></clipPath><rect width="9" height="9" clip-path="url(#c)"/>"##,
      "svg-unsupported",
      "clip-path="
    ),
    (
      ##"<linearGradient id="g" transform="scale(2)"><stop/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>"##,
      "svg-unsupported", "transform="
    ),
  ])
  func `refused at its place`(_ content: String, _ code: String, _ place: String) throws {
    let reading = ReadingSVG(content + Self.shape)
    let refusal = try #require(reading.refusal, "\(content)")
    #expect(refusal.code == code, "\(content)")
    #expect(refusal.place.hasPrefix(place), "\(content): at \(refusal.place)")
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
