package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// Reads a static SVG as a drawing, in which one pixel of the SVG becomes one point: shapes and groups, plain colors and
/// gradients, strokes, opacity, clipping paths of one shape, `use`, and every transform (SVG 2, https://www.w3.org/TR/SVG2/).
///
/// Nil after a report: whatever can't be read (`svg-invalid`) or drawn (`svg-unsupported`) is reported at its place in the
/// file, and no part is left out silently.
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
  guard let canvas = SVGCanvas(root, text, &sink) else { return nil }
  var walk = SVGWalk(
    text, root: root, viewBox: Size(width: canvas.viewBox.width, height: canvas.viewBox.height),
    artboard: canvas.size, sink)
  walk.add(root, SVGWalk.Around(transform: canvas.transform))
  sink = walk.sink
  if walk.isBroken { return nil }
  guard !walk.layers.isEmpty else {
    return sink.refuse(Diagnostic(.svgInvalid, "the SVG draws nothing", at: root.range))
  }
  return ResolvedDrawing(
    size: canvas.size,
    sizeRanges: Size(
      width: text.range(of: root.attributes["width"] == nil ? "viewBox" : "width", in: root),
      height: text.range(of: root.attributes["height"] == nil ? "viewBox" : "height", in: root)),
    layers: walk.layers)
}

/// The size of an SVG in points, its view box, and the transform from the coordinates of the view box to points.
private struct SVGCanvas {
  let size: Size<Points>
  let viewBox: Rect<Double>
  let transform: Affine

  /// Nil after a report that an attribute is invalid or that the SVG has no size.
  init?(_ root: XMLNode, _ text: XMLText, _ sink: inout DiagnosticSink) {
    var box: Rect<Double>?
    if let value = root.attributes["viewBox"] {
      var reader = NumberReader(value)
      let numbers = (0..<4).compactMap { _ in reader.number() }
      guard numbers.count == 4, reader.isAtEnd, numbers[2] > 0, numbers[3] > 0 else {
        sink.report(
          Diagnostic(
            .svgInvalid, "`\(value.shortened)` is no value of `viewBox`",
            at: text.range(of: "viewBox", in: root)
          )
          .helping("it has four numbers: left, top, width and height"))
        return nil
      }
      box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var sides: [Double?] = []
    for name in ["width", "height"] {
      guard let value = root.attributes[name], value != "100%", value != "auto" else {
        sides.append(nil)
        continue
      }
      guard let side = Double(svg: value), side > 0 else {
        sink.report(
          Diagnostic(
            .svgInvalid, "`\(value.shortened)` is no \(name) of a picture", at: text.range(of: name, in: root)
          )
          .helping("write it without a unit or in `px`, each of which is a point"))
        return nil
      }
      sides.append(side)
    }
    let ratio = box.map { $0.width / $0.height }
    guard let width = sides[0] ?? sides[1].flatMap({ side in ratio.map { side * $0 } }) ?? box?.width,
      let height = sides[1] ?? sides[0].flatMap({ side in ratio.map { side / $0 } }) ?? box?.height
    else {
      sink.report(
        Diagnostic(.svgInvalid, "the SVG has no size", at: root.range)
          .helping("add a `viewBox`, or `width` and `height`"))
      return nil
    }
    size = Size(width: Points(nearest: width), height: Points(nearest: height))
    viewBox = box ?? Rect(x: 0, y: 0, width: width, height: height)
    let (across, down) = (width / viewBox.width, height / viewBox.height)
    let words = (root.attributes["preserveAspectRatio"] ?? "xMidYMid").split(separator: " ")
    if words.first == "none" {
      transform = Affine.scaling(across, down).after(.translation(-viewBox.x, -viewBox.y))
      return
    }
    guard !words.contains("slice"), let align = words.first, align.hasPrefix("x"), align.utf8.count == 8
    else {
      sink.report(
        Diagnostic(
          .svgUnsupported, "this `preserveAspectRatio` can't be drawn",
          at: text.range(of: "preserveAspectRatio", in: root)))
      return nil
    }
    let factor = min(across, down)
    func part(_ word: Substring) -> Double { word == "Min" ? 0 : word == "Max" ? 1 : 0.5 }
    let left = part(align.dropFirst().prefix(3)) * (width - factor * viewBox.width)
    let top = part(align.suffix(3)) * (height - factor * viewBox.height)
    transform = Affine.translation(left, top).after(.scaling(factor, factor))
      .after(.translation(-viewBox.x, -viewBox.y))
  }
}
