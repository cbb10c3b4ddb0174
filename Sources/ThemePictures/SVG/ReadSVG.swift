package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// Reads a static SVG as a drawing, in which one pixel of the SVG becomes one point: shapes and groups, plain colors and
/// gradients, strokes, opacity, clipping paths of one shape, `use`, and every transform (SVG 2, https://www.w3.org/TR/SVG2/).
///
/// Nil after a report: whatever can't be read (`svg-invalid`) or drawn (`svg-unsupported`) is reported at its place in the
/// file, and no part is left out silently. ``SVGElementKind``, ``SVGProperty`` and ``SVGAttributes`` list all that is known.
package func readSVG(_ bytes: [UInt8], at source: SourceID, _ sink: inout DiagnosticSink) -> ResolvedDrawing?
{
  let text = XMLText(bytes: bytes, source: source)
  if let exceeded = Limits().exceeded(.svgBytes, by: bytes.count) {
    return sink.refuse(.limitExceeded("the SVG has", exceeded, at: text.range(0, 0)))
  }
  guard let root = readXML(text, &sink) else { return nil }
  guard root.name == "svg" else {
    return sink.refuse(
      Diagnostic(.svgInvalid, "this is not an SVG: its first element is no `<svg>`", at: root.range))
  }
  var walk = SVGWalk(text, root, sink)
  defer { sink = walk.sink }
  guard let canvas = SVGCanvas(root, &walk) else { return nil }
  walk.draw(on: canvas)
  if walk.isBroken { return nil }
  guard !walk.layers.isEmpty else {
    walk.report(Diagnostic(.svgInvalid, "the SVG draws nothing", at: root.range))
    return nil
  }
  return ResolvedDrawing(
    size: canvas.size,
    sizeRanges: Size(
      width: text.range(of: root["width"] == nil ? "viewBox" : "width", in: root),
      height: text.range(of: root["height"] == nil ? "viewBox" : "height", in: root)),
    layers: walk.layers)
}
