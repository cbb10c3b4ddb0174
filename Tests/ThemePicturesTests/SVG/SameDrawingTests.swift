import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// SVGs that are written in two ways, of which the second is the plainer one.
@Suite struct SameDrawingTests {
  @Test(arguments: [
    // Elements.
    (
      ##"<symbol id="s"><rect width="4" height="4"/></symbol><use href="#s" x="3"/>"##,
      ##"<rect width="4" height="4" transform="translate(3 0)"/>"##
    ),
    (
      ##"<use href="#s" width="24" height="24"/><symbol id="s" viewBox="0 0 12 12"><rect width="12" height="12"/></symbol>"##,
      ##"<rect width="12" height="12" transform="scale(2)"/>"##
    ),
    (
      ##"<symbol id="s" overflow="visible"><rect width="40" height="4"/></symbol><use href="#s" width="2" height="2"/>"##,
      ##"<rect width="40" height="4"/>"##
    ),
    (
      ##"<svg x="2" y="3" width="8" height="8" viewBox="0 0 4 4"><rect width="50%" height="4"/></svg>"##,
      ##"<rect width="2" height="4" transform="translate(2 3) scale(2)"/>"##
    ),
    (##"<ellipse cx="9" cy="9" rx="8"/>"##, ##"<ellipse cx="9" cy="9" rx="8" ry="8"/>"##),
    (##"<ellipse cx="9" cy="9" ry="8" rx="auto"/>"##, ##"<circle cx="9" cy="9" r="8"/>"##),
    (##"<a href="b"><title>t</title><rect width="4" height="4"/></a>"##, ##"<rect width="4" height="4"/>"##),
    (
      ##"<rect width="4" height="4"/><defs><text>a</text><filter id="f"/></defs><symbol><text>b</text></symbol>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    (
      ##"<x:note xmlns:x="urn:x"><x:style>rect{}</x:style></x:note><rect x:y="1" xmlns:x="urn:x" width="4" height="4"/>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    // References.
    (
      ##"<use href="#a" xlink:href="#b"/><defs><rect id="a" width="9" height="9"/><rect id="b" width="2" height="2"/></defs>"##,
      ##"<rect width="9" height="9"/>"##
    ),
    (
      ##"<use xlink:href="#b" href="#a"/><defs><rect id="a" width="9" height="9"/><rect id="b" width="2" height="2"/></defs>"##,
      ##"<rect width="9" height="9"/>"##
    ),
    (##"<rect width="4" height="4" fill="url(#gone) red"/>"##, ##"<rect width="4" height="4" fill="red"/>"##),
    (
      ##"<rect width="4" height="4" fill="url(#gone) none" stroke="red"/>"##,
      ##"<rect width="4" height="4" fill="none" stroke="red"/>"##
    ),
    // Properties of CSS.
    (
      ##"<rect style="width:4px;height:4px;x:2px;rx:1px"/>"##, ##"<rect x="2" width="4" height="4" rx="1"/>"##
    ),
    (##"<path style="d:path('M0 0h9v9z')"/>"##, ##"<path d="M0 0h9v9z"/>"##),
    (
      ##"<rect width="4" height="4" style="/* a;b */fill:red/**/;"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (##"<rect width="4" height="4" style="FILL: RED"/>"##, ##"<rect width="4" height="4" fill="red"/>"##),
    (
      ##"<rect width="4" height="4" fill="blue" style="fill:red"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<rect width="4" height="4" style="fill:red!important;fill:blue"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<rect width="4" height="4" style="fill:red;fill:color(display-p3 1 0 0)"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<rect width="4" height="4" fill="red" style="fill:nonsense"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<g fill="red"><rect width="4" height="4" fill="blue" style="fill:inherit"/></g>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<g fill="red"><rect width="4" height="4" style="fill:initial"/></g>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    (
      ##"<g opacity=".5"><rect width="4" height="4" style="opacity:unset"/></g>"##,
      ##"<rect width="4" height="4" opacity=".5"/>"##
    ),
    (
      ##"<rect width="4" height="4" fill="hsl(210, 50%, 40%)"/>"##,
      ##"<rect width="4" height="4" fill="#336699"/>"##
    ),
    (
      ##"<rect width="4" height="4" fill="hsl(.5turn 100% 50% / 50%)"/>"##,
      ##"<rect width="4" height="4" fill="#00ffff80"/>"##
    ),
    (
      ##"<g fill="currentColor"><g color="red"><rect width="4" height="4"/></g></g>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<g color="red"><linearGradient id="g"><stop stop-color="currentColor"/></linearGradient></g><rect width="4" height="4" fill="url(#g)"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<rect width="4" height="4" style="-inkscape-stroke:none;font-family:'a;b';--c:1;line-height:1;enable-background:new"/>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    (
      ##"<rect width="4" height="4" stroke="none" stroke-dasharray="2 1"/>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    // Transforms.
    (
      ##"<rect width="4" height="4" style="transform:translate(2px,3px) scale(2)"/>"##,
      ##"<rect width="4" height="4" transform="translate(2 3)scale(2)"/>"##
    ),
    (
      ##"<rect width="4" height="4" transform="scale(2)" transform-origin="2 2"/>"##,
      ##"<rect width="4" height="4" transform="translate(-2 -2)scale(2)"/>"##
    ),
    (
      ##"<rect width="4" height="4" style="transform:scale(2);transform-origin:center"/>"##,
      ##"<rect width="4" height="4" transform="translate(-12 -12)scale(2)"/>"##
    ),
    (
      ##"<rect width="4" height="4" style="transform:rotate(.25turn);transform-origin:right top"/>"##,
      ##"<rect width="4" height="4" transform="rotate(90 24 0)"/>"##
    ),
    // Clipping paths.
    (
      ##"<g clip-rule="evenodd"><clipPath id="c"><path d="M0 0h8v8h-8zM2 2h4v4h-4z"/></clipPath></g><rect width="9" height="9" clip-path="url(#c)"/>"##,
      ##"<clipPath id="c"><path clip-rule="evenodd" d="M0 0h8v8h-8zM2 2h4v4h-4z"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>"##
    ),
    (
      ##"<clipPath id="c"><rect width="9" height="9" display="none"/></clipPath><g clip-path="url(#c)"><rect width="4" height="4"/></g><rect width="2" height="2"/>"##,
      ##"<rect width="2" height="2"/>"##
    ),
    (
      ##"<clipPath id="c"><rect width="9" height="9" visibility="hidden"/></clipPath><rect width="4" height="4" clip-path="url(#c)"/><rect width="2" height="2"/>"##,
      ##"<rect width="2" height="2"/>"##
    ),
    (
      ##"<clipPath id="c"><use href="#k"/></clipPath><defs><rect id="k" width="3" height="3"/></defs><rect width="4" height="4" clip-path="url(#c)"/>"##,
      ##"<clipPath id="c"><rect width="3" height="3"/></clipPath><rect width="4" height="4" clip-path="url(#c)"/>"##
    ),
    (
      ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height=".5"/></clipPath><rect x="8" width="8" height="8" clip-path="url(#c)"/>"##,
      ##"<clipPath id="c"><rect x="8" width="4" height="4"/></clipPath><rect x="8" width="8" height="8" clip-path="url(#c)"/>"##
    ),
    (
      ##"<clipPath id="a"><rect width="5" height="9"/></clipPath><clipPath id="b"><rect x="2" width="9" height="9"/></clipPath><g clip-path="url(#a)"><rect width="9" height="9" clip-path="url(#b)"/></g>"##,
      ##"<clipPath id="a"><rect x="2" width="3" height="9"/></clipPath><rect width="9" height="9" clip-path="url(#a)"/>"##
    ),
    (
      ##"<clipPath id="c"><rect width="3" height="3"/></clipPath><defs><rect id="k" width="9" height="9"/></defs><use href="#k" x="5" clip-path="url(#c)"/>"##,
      ##"<clipPath id="c"><rect width="3" height="3"/></clipPath><rect transform="translate(5 0)" width="9" height="9" clip-path="url(#c)"/>"##
    ),
    // Groups that are mixed as a whole.
    (
      ##"<rect width="9" height="9" fill="green"/><g opacity=".5"><rect width="8" height="8" style="mix-blend-mode:screen"/></g>"##,
      ##"<rect width="9" height="9" fill="green"/><rect width="8" height="8" opacity=".5"/>"##
    ),
    (
      ##"<rect width="9" height="9" fill="green"/><g style="isolation:isolate"><rect width="8" height="8" style="mix-blend-mode:screen"/></g>"##,
      ##"<rect width="9" height="9" fill="green"/><rect width="8" height="8"/>"##
    ),
    (
      ##"<rect width="4" height="4"/><g opacity="0"><rect width="8" height="8"/><rect x="1" width="8" height="8"/></g>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    (
      ##"<rect width="4" height="4" stroke="red" style="paint-order:stroke"/>"##,
      ##"<rect width="4" height="4" fill="none" stroke="red"/><rect width="4" height="4"/>"##
    ),
  ])
  func `what is written otherwise is the same drawing`(_ one: String, _ other: String) {
    let (first, second) = (ReadingSVG(one), ReadingSVG(other))
    #expect(first.diagnostics.map(\.message) == [], "\(one)")
    #expect(first.layers != nil && first.layers == second.layers, "\(one)")
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
