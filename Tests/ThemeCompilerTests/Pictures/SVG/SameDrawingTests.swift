import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeImage
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
    // Units and strokes.
    (##"<rect width="40Q" height="20Q"/>"##, ##"<rect width="1cm" height="5mm"/>"##),
    (
      ##"<path d="M4 20V4H20" fill="none" stroke="red" stroke-width="4" stroke-linejoin="miter-clip" stroke-miterlimit="1"/>"##,
      ##"<path d="M2 20V3.17157287525381L3.17157287525381 2H20V6H6V20Z" fill="red"/>"##
    ),
    (
      ##"<path d="M4 20V4H20" fill="none" stroke="red" stroke-width="4" stroke-linejoin="miter-clip"/>"##,
      ##"<path d="M2 20V2H20V6H6V20Z" fill="red"/>"##
    ),
    (
      ##"<path d="M4 8H12H4" fill="none" stroke="red" stroke-width="4" stroke-linejoin="miter-clip" stroke-miterlimit="3"/>"##,
      ##"<path d="M4 6H18V10H4Z" fill="red"/>"##
    ),
    (
      ##"<marker id="m" orient="auto"><path d="M0 0h3v3"/></marker><path d="M2 9h9h-9" marker-mid="url(#m)"/>"##,
      ##"<path d="M2 9h9h-9"/><path d="M0 0h3v3" transform="translate(11 9) rotate(-90)"/>"##
    ),
    // Shapes that clip.
    (
      ##"<rect x="2" y="4" width="16" height="8" clip-path="circle()"/>"##,
      ##"<circle cx="10" cy="8" r="4"/>"##
    ),
    (
      ##"<rect width="16" height="8" style="clip-path:circle(farthest-side at 0 50%) fill-box"/>"##,
      ##"<clipPath id="c"><circle cx="0" cy="4" r="16"/></clipPath><rect width="16" height="8" clip-path="url(#c)"/>"##
    ),
    (
      ##"<g clip-path="ellipse(25% 2px at 10px 4px)"><rect width="16" height="4"/><rect y="4" width="16" height="4"/></g>"##,
      ##"<clipPath id="c"><ellipse cx="10" cy="4" rx="4" ry="2"/></clipPath><g clip-path="url(#c)"><rect width="16" height="4"/><rect y="4" width="16" height="4"/></g>"##
    ),
    (
      ##"<rect width="16" height="8" transform="translate(2 3)" clip-path="inset(1px 25% 2px)"/>"##,
      ##"<rect x="6" y="4" width="8" height="5"/>"##
    ),
    (
      ##"<rect width="16" height="8" clip-path="fill-box polygon(evenodd, 0 0, 100% 0, 50% 8px)"/>"##,
      ##"<path d="M0 0H16L8 8Z"/>"##
    ),
    (
      ##"<rect width="24" height="24" clip-path="circle(6px) view-box"/>"##,
      ##"<circle cx="12" cy="12" r="6"/>"##
    ),
    (##"<rect width="9" height="9" clip-path="inset(60%)"/><circle r="5"/>"##, ##"<circle r="5"/>"##),
    // What can't be drawn, where it isn't seen.
    (
      ##"<g display="none"><text>a</text></g><text opacity="0">b</text><image width="0" height="4" href="a.png"/><rect width="4" height="4"/>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    (##"<text x="3"> <tspan/> </text><rect width="4" height="4"/>"##, ##"<rect width="4" height="4"/>"##),
    (
      ##"<clipPath id="c"><g><rect width="9" height="9"/></g><image width="4" height="4"/><rect width="4" height="4"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>"##,
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
    // What is taken over from around.
    (
      ##"<g opacity=".5"><rect width="4" height="4" opacity="inherit"/></g>"##,
      ##"<g opacity=".5"><rect width="4" height="4" opacity=".5"/></g>"##
    ),
    (
      ##"<linearGradient id="g" stop-color="red"><stop stop-color="inherit"/></linearGradient><rect width="4" height="4" fill="url(#g)"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (##"<g x="3"><rect x="inherit" width="4" height="4"/></g>"##, ##"<rect width="4" height="4"/>"##),
    (
      ##"<g style="x:3px"><rect x="inherit" width="4" height="4"/></g>"##,
      ##"<rect x="3" width="4" height="4"/>"##
    ),
    (
      ##"<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="8"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect id="r" x="2" width="4" height="4" fill="context-fill"/></defs><use href="#r" x="2" fill="url(#g)"/>"##,
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="8"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect x="4" width="4" height="4" fill="url(#g)"/>"##
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
      ##"<path d="M0 2h9" stroke="red" stroke-dasharray="4 5"/>"##, ##"<path d="M0 2h4" stroke="red"/>"##
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
    (
      ##"<rect width="4" height="4" style="translate:2px 3px;scale:2"/>"##,
      ##"<rect width="4" height="4" transform="translate(2 3)scale(2)"/>"##
    ),
    (
      ##"<rect width="4" height="4" style="translate:50%;rotate:90deg;transform:translate(0,-25%)"/>"##,
      ##"<rect width="4" height="4" transform="translate(12 0)rotate(90)translate(0 -6)"/>"##
    ),
    (
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="8" gradientTransform="scale(2)" transform-origin="4 4"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>"##,
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="-4" x2="12"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>"##
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
    (
      ##"<path d="M2 2h8v8" fill="none" stroke="red" stroke-width="2" vector-effect="non-scaling-stroke" transform="scale(2)"/>"##,
      ##"<path d="M4 4h16v16" fill="none" stroke="red" stroke-width="2"/>"##
    ),
    (
      ##"<marker id="m" markerUnits="userSpaceOnUse"><rect width="3" height="3" fill="red"/></marker><path d="M5 5h8" stroke="blue" marker-end="url(#m)"/>"##,
      ##"<path d="M5 5h8" stroke="blue"/><rect x="13" y="5" width="3" height="3" fill="red"/>"##
    ),
    (
      ##"<marker id="m" markerUnits="userSpaceOnUse"><rect width="3" height="3" fill="red"/></marker><rect x="5" y="5" width="8" height="8" fill="none" stroke="blue" marker-mid="url(#m)"/>"##,
      ##"<rect x="5" y="5" width="8" height="8" fill="none" stroke="blue"/><path d="M13 5h3v3h-3zM13 13h3v3h-3zM5 13h3v3h-3z" fill="red"/>"##
    ),
    // Style sheets.
    (
      ##"<style>circle + rect{fill:red}circle ~ rect ~ rect{fill:lime}</style><circle r="1"/><rect width="4" height="4"/><rect x="5" width="4" height="4"/><rect x="10" width="4" height="4"/>"##,
      ##"<circle r="1"/><rect width="4" height="4" fill="red"/><rect x="5" width="4" height="4" fill="lime"/><rect x="10" width="4" height="4" fill="lime"/>"##
    ),
    (
      ##"<style>g :nth-child(2n+1){fill:red}rect:last-of-type{fill:lime}path:only-of-type,circle:nth-last-child(-n + 2){fill:blue}</style><g><rect width="2" height="2"/><path d="M4 0h1v1z"/><rect x="5" width="2" height="2"/><circle r="1"/><rect x="9" width="2" height="2"/></g>"##,
      ##"<rect width="2" height="2" fill="red"/><path d="M4 0h1v1z" fill="blue"/><rect x="5" width="2" height="2" fill="red"/><circle r="1" fill="blue"/><rect x="9" width="2" height="2" fill="lime"/>"##
    ),
    (
      ##"<style>rect{fill:red}</style><rect width="4" height="4" fill="blue"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<style>.a.b,#x{fill:red}rect{fill:blue}</style><rect class="c b a" width="4" height="4"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<style>g > rect:first-child{fill:red}g rect{fill:lime}</style><g><rect width="4" height="4"/><g><path d="M9 9h1v1z"/><rect x="5" width="4" height="4"/></g></g>"##,
      ##"<rect width="4" height="4" fill="red"/><path d="M9 9h1v1z"/><rect x="5" width="4" height="4" fill="lime"/>"##
    ),
    (
      ##"<style>rect{fill:red!important}[width="4"][class~=a]{fill:lime}</style><rect class="a" width="4" height="4" style="fill:blue"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<style><![CDATA[ /* a */ @font-face{src:url(a)} *{fill:red} ]]></style><rect width="4" height="4"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    // Units.
    (
      ##"<g font-size="2"><rect width="2em" height="4ex"/></g>"##, ##"<rect width="4" height="4"/>"##
    ),
    (
      ##"<rect x="2" width="4" height="4" style="transform:rotate(90deg);transform-box:fill-box;transform-origin:center"/>"##,
      ##"<rect x="2" width="4" height="4"/>"##
    ),
    (##"<rect width="4" height="4" fill="lab(0% 0 0)"/>"##, ##"<rect width="4" height="4" fill="black"/>"##),
    (
      ##"<rect width="4" height="4" fill="hwb(120 0% 0%)"/>"##, ##"<rect width="4" height="4" fill="lime"/>"##
    ),
    (
      ##"<rect width="9" height="9" fill="lime"/><svg width="4" height="4"><rect width="9" height="9" fill="red" style="mix-blend-mode:screen"/></svg>"##,
      ##"<rect width="9" height="9" fill="lime"/><rect width="4" height="4" fill="#ff0"/>"##
    ),
    (
      ##"<rect width="9" height="9" fill="lime"/><svg width="4" height="4"><rect width="9" height="9" fill="red" style="mix-blend-mode:screen"/><circle r="1"/></svg>"##,
      ##"<rect width="9" height="9" fill="lime"/><rect width="4" height="4" fill="#ff0"/><circle r="1"/>"##
    ),
    // What is chosen.
    (
      ##"<switch><rect systemLanguage="de" width="9" height="9"/><rect systemLanguage="en-US" width="4" height="4"/><rect width="2" height="2"/></switch>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    (
      ##"<switch><foreignObject requiredExtensions="a"/><g><rect width="4" height="4"/></g></switch>"##,
      ##"<rect width="4" height="4"/>"##
    ),
    // Paint servers, masks and filters.
    (
      ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="4" cy="4" r="4" fr="4"><stop stop-color="red"/><stop offset="1" stop-color="lime"/></radialGradient><rect width="3" height="2" x="2" y="3" fill="url(#g)"/><rect x="9" width="4" height="4" fill="url(#g)"/>"##,
      ##"<rect width="3" height="2" x="2" y="3" fill="red"/><rect x="9" width="4" height="4" fill="lime"/>"##
    ),
    (
      ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="4" cy="4" r="2" fx="12"><stop stop-color="red"/><stop offset="1" stop-color="lime"/></radialGradient><rect width="2" height="2" y="3" fill="url(#g)"/><rect x="14" width="4" height="4" fill="url(#g)"/>"##,
      ##"<rect width="2" height="2" y="3" fill="lime"/>"##
    ),
    (
      ##"<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse" overflow="visible"><rect width="2" height="9"/></pattern><rect width="8" height="4" fill="url(#p)"/>"##,
      ##"<rect width="2" height="4"/><rect x="4" width="2" height="4"/>"##
    ),
    (
      ##"<filter id="f" x="0" y="0" width="1" height="1"><feFlood flood-color="red"/></filter><filter id="h" x="0" y="0" width=".5" height="1"><feOffset/></filter><rect width="4" height="4" filter="url(#f) url(#h)"/>"##,
      ##"<rect width="2" height="4" fill="red"/>"##
    ),
    (
      ##"<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="4"/></pattern><rect width="8" height="4" fill="url(#p)"/>"##,
      ##"<rect width="2" height="4"/><rect x="4" width="2" height="4"/>"##
    ),
    (
      ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="3" height="9"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" fill="red" mask="url(#m)"/>"##,
      ##"<rect width="3" height="9" fill="red"/>"##
    ),
    (
      ##"<filter id="f" x="0" y="0" width="1" height="1"><feFlood flood-color="red"/></filter><rect width="4" height="4" filter="url(#f)"/>"##,
      ##"<rect width="4" height="4" fill="red"/>"##
    ),
    (
      ##"<filter id="f" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend in="SourceGraphic" in2="BackgroundImageFix"/></filter><g filter="url(#f)"><rect x="4" y="4" width="4" height="4" fill="red"/></g>"##,
      ##"<rect x="4" y="4" width="4" height="4" fill="red"/>"##
    ),
  ])
  func `what is written otherwise is the same drawing`(_ one: String, _ other: String) {
    let (first, second) = (ReadingSVG(one), ReadingSVG(other))
    #expect(first.diagnostics.map(\.message) == [], "\(one)")
    #expect(first.picture != nil && first.picture == second.picture, "\(one)")
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
