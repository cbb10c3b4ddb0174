import Testing
import ThemeDiagnostics

/// Mistakes of which SVG says what is drawn instead: an SVG with one, the place of the warning, and the same without it.
@Suite struct IgnoredPartTests {
  @Test(arguments: [
    // Values.
    (##"<rect width="9" height="9" fill="rde"/>"##, "fill=", ##"<rect width="9" height="9"/>"##),
    (
      ##"<g fill="red"><rect width="9" height="9" fill="#12345"/></g>"##, "fill=",
      ##"<rect width="9" height="9" fill="red"/>"##
    ),
    (
      ##"<rect width="9" height="9" style="fill:red;fill:rde"/>"##, "style=",
      ##"<rect width="9" height="9" fill="red"/>"##
    ),
    (
      ##"<rect width="9" height="9" fill="red" style="fill:rde"/>"##, "style=",
      ##"<rect width="9" height="9" fill="red"/>"##
    ),
    (
      ##"<rect width="9" height="9" fill="red" style="fill"/>"##, "style=",
      ##"<rect width="9" height="9" fill="red"/>"##
    ),
    (
      ##"<rect width="9" height="9" fill="red icc-color(a, 1)"/>"##, "fill=",
      ##"<rect width="9" height="9"/>"##
    ),
    (##"<rect width="9" height="9" opacity="1mm"/>"##, "opacity=", ##"<rect width="9" height="9"/>"##),
    (##"<rect width="-2" height="9"/><circle r="5"/>"##, "width=", ##"<circle r="5"/>"##),
    (##"<rect width="2furlong" height="9"/><circle r="5"/>"##, "width=", ##"<circle r="5"/>"##),
    (##"<rect width="9" height="9" rx="-2" ry="3"/>"##, "rx=", ##"<rect width="9" height="9" rx="3"/>"##),
    (##"<ellipse cx="9" cy="9" rx="-8" ry="8"/>"##, "rx=", ##"<circle cx="9" cy="9" r="8"/>"##),
    (
      ##"<path d="M2 2h9v9" stroke="red" stroke-width="3" stroke-linejoin="wrong"/>"##, "stroke-linejoin=",
      ##"<path d="M2 2h9v9" stroke="red" stroke-width="3"/>"##
    ),
    (
      ##"<path d="M2 2h9v9" stroke="red" stroke-miterlimit="-1"/>"##, "stroke-miterlimit=",
      ##"<path d="M2 2h9v9" stroke="red"/>"##
    ),
    (
      ##"<path d="M2 2h9v9" stroke="red" stroke-dasharray="2 -1"/>"##, "stroke-dasharray=",
      ##"<path d="M2 2h9v9" stroke="red"/>"##
    ),
    (
      ##"<rect width="9" height="9" transform="translate(3) turn(3)"/>"##, "transform=",
      ##"<rect width="9" height="9"/>"##
    ),
    (
      ##"<svg viewBox="0 0 -8 8" preserveAspectRatio="center"><rect width="9" height="9"/></svg>"##,
      "viewBox=",
      ##"<rect width="9" height="9"/>"##
    ),
    // Shapes.
    (##"<path d="M2 2 9 2 9 9L3"/>"##, "d=", ##"<path d="M2 2 9 2 9 9"/>"##),
    (##"<path d="M2 2h9v9a3 3 0 0 2 9 9h3"/>"##, "d=", ##"<path d="M2 2h9v9"/>"##),
    (##"<path d="L9 9H2z"/><circle r="5"/>"##, "d=", ##"<circle r="5"/>"##),
    (##"<polygon points="0 0 9 0 9 9 a"/><circle r="5"/>"##, "points=", ##"<circle r="5"/>"##),
    (
      ##"<linearGradient id="g" gradientTransform="scale(0)"><stop/><stop offset="1" stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#g)"/><circle r="5"/>"##,
      "<linearGradient", ##"<circle r="5"/>"##
    ),
    (##"<polygon points="2 2 9 2 9 9 4"/>"##, "points=", ##"<polygon points="2 2 9 2 9 9"/>"##),
    // Names.
    (##"<Rect width="9" height="9"/><circle r="5"/>"##, "<Rect", ##"<circle r="5"/>"##),
    (##"<rect width="9" height="9" glow="2"/>"##, "glow=", ##"<rect width="9" height="9"/>"##),
    (##"<rect width="9" height="9" rotate="9"/>"##, "rotate=", ##"<rect width="9" height="9"/>"##),
    (
      ##"<circle r="5"/><rect width="9" height="9" systemLanguage="de"/>"##, "systemLanguage=",
      ##"<circle r="5"/>"##
    ),
    // References.
    (##"<use href="#a"/><circle r="5"/>"##, "href=", ##"<circle r="5"/>"##),
    (
      ##"<rect width="9" height="9" fill="url(#a)" stroke="red"/>"##, "fill=",
      ##"<rect width="9" height="9" fill="none" stroke="red"/>"##
    ),
    (
      ##"<rect width="9" height="9" clip-path="url(#a)"/>"##, "clip-path=", ##"<rect width="9" height="9"/>"##
    ),
    (
      ##"<g id="a"/><rect width="9" height="9" mask="url(#a)"/>"##, "mask=",
      ##"<rect width="9" height="9"/>"##
    ),
    (##"<path d="M0 0h9v9" marker-end="url(#a)"/>"##, "marker-end=", ##"<path d="M0 0h9v9"/>"##),
    // What refers to itself.
    (##"<g id="a"><circle r="5"/><use href="#a" x="9"/></g>"##, "href=", ##"<circle r="5"/>"##),
    (
      ##"<g id="a"><circle r="5"/><use href="#b" y="6"/></g><g id="b"><rect width="3" height="3"/><use href="#a" x="9"/></g>"##,
      "href=",
      ##"<circle r="5"/><rect width="3" height="3" y="6"/><rect width="3" height="3"/><circle r="5" cx="9"/>"##
    ),
    (
      ##"<g id="a"><g id="b"><circle r="3"/><use href="#a" x="9"/></g></g><use href="#b" y="9"/>"##, "href=",
      ##"<circle r="3"/><circle r="3" cy="9"/><circle r="3" cx="9" cy="9"/>"##
    ),
    (
      ##"<clipPath id="c" clip-path="url(#c)"><circle r="5"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>"##,
      "clip-path=",
      ##"<clipPath id="c"><circle r="5"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>"##
    ),
    (
      ##"<mask id="m"><circle r="5" fill="lime" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#m)"/>"##,
      "mask=",
      ##"<mask id="m"><circle r="5" fill="lime"/></mask><rect width="9" height="9" mask="url(#m)"/>"##
    ),
    (
      ##"<mask id="m" mask="url(#n)"><circle r="5" fill="lime"/></mask><mask id="n" mask="url(#m)"/><rect width="9" height="9" mask="url(#m)"/>"##,
      "mask=",
      ##"<mask id="m"><circle r="5" fill="lime"/></mask><rect width="9" height="9" mask="url(#m)"/>"##
    ),
    (
      ##"<pattern id="p" width=".5" height=".5"><rect width="2" height="2" fill="url(#p)" stroke="red"/></pattern><rect width="9" height="9" fill="url(#p)"/>"##,
      "fill=",
      ##"<pattern id="p" width=".5" height=".5"><rect width="2" height="2" fill="none" stroke="red"/></pattern><rect width="9" height="9" fill="url(#p)"/>"##
    ),
    // Paints, masks and markers.
    (
      ##"<linearGradient id="g" href="#g" gradientUnits="a" x1="b" spreadMethod="c" gradientTransform="d"><stop offset="e"/><stop offset="1" stop-color="f"/><stop offset="1" stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>"##,
      "href=",
      ##"<linearGradient id="g"><stop/><stop offset="1"/><stop offset="1" stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>"##
    ),
    (
      ##"<radialGradient id="g" r="-3" href="a"><stop/><stop offset="1" stop-color="red"/></radialGradient><rect width="9" height="9" fill="url(#g)"/>"##,
      "href=", ##"<rect width="9" height="9" fill="red"/>"##
    ),
    (
      ##"<mask id="m" mask-type="a" maskUnits="b" maskContentUnits="c"><circle r="5" fill="lime"/></mask><rect width="9" height="9" mask="url(#m)"/>"##,
      "mask-type=",
      ##"<mask id="m"><circle r="5" fill="lime"/></mask><rect width="9" height="9" mask="url(#m)"/>"##
    ),
    (
      ##"<marker id="m" orient="left" markerUnits="a"><rect width="3" height="3"/></marker><path d="M0 0v9" marker-end="url(#m)"/>"##,
      "orient=",
      ##"<marker id="m"><rect width="3" height="3"/></marker><path d="M0 0v9" marker-end="url(#m)"/>"##
    ),
    (
      ##"<marker id="m" markerWidth="-3"><rect width="3" height="3"/></marker><path d="M0 0h9v9" marker-end="url(#m)"/>"##,
      "markerWidth=", ##"<path d="M0 0h9v9"/>"##
    ),
    (
      ##"<circle r="5"/><clipPath id="c"><use href="#g"/></clipPath><defs><g id="g"><rect width="4" height="4"/></g></defs><rect width="9" height="9" clip-path="url(#c)"/>"##,
      "href=", ##"<circle r="5"/>"##
    ),
  ])
  func `a mistake is drawn as SVG says`(_ content: String, _ place: String, _ plain: String) throws {
    let (reading, other) = (ReadingSVG(content), ReadingSVG(plain))
    let first = try #require(reading.refusal, "\(content)")
    #expect(reading.diagnostics.allSatisfy { $0.code.name == "svg-part-ignored" }, "\(content)")
    #expect(first.place.hasPrefix(place), "\(content): at \(first.place)")
    #expect(other.diagnostics.map(\.message) == [], "\(plain)")
    #expect(reading.picture != nil && reading.picture == other.picture, "\(content)")
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
