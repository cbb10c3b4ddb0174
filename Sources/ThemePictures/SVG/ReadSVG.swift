package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// Reads a static SVG as a drawing, in which one pixel of the SVG becomes one point (SVG 2, https://www.w3.org/TR/SVG2/), unless
/// `svg`, the SVG as the theme shows it, gives it another size.
///
/// Nil after a report: whatever can't be read (`svg-invalid`) or drawn (`svg-unsupported`) is reported at its place in the
/// file, and no part is left out silently: mistakes that SVG says to ignore are, with a warning (`svg-part-ignored`).
/// ``SVGElementKind``, ``SVGProperty`` and ``SVGAttributes`` list all that is known.
package func readSVG(
  _ bytes: [UInt8], at source: SourceID, as svg: ResolvedSVG? = nil, _ sink: inout DiagnosticSink
) -> ResolvedDrawing? {
  let text = XMLText(bytes: bytes, source: source)
  if let exceeded = Limits().exceeded(.svgBytes, by: bytes.count) {
    return sink.refuse(.limitExceeded("the SVG has", exceeded, at: text.range(0, 0)))
  }
  guard let root = readXML(text, &sink) else { return nil }
  guard root.name == "svg" else {
    return sink.refuse(
      Diagnostic(.svgInvalid, "this is not an SVG: its first element is no `<svg>`", at: root.range))
  }
  var walk = SVGWalk(text, root, sink, colors: SVGColors(svg?.colors ?? []))
  defer { sink = walk.sink }
  guard let canvas = SVGCanvas(root, svg, &walk) else { return nil }
  walk.draw(on: canvas)
  if walk.isBroken { return nil }
  walk.reportUnusedColors()
  if walk.isBroken { return nil }
  guard !walk.drawn.items.isEmpty else {
    walk.report(Diagnostic(.svgInvalid, "the SVG draws nothing", at: root.range))
    return nil
  }
  return ResolvedDrawing(
    size: canvas.size,
    sizeRanges: Size(
      width: svg?.size.width?.range ?? svg?.size.height?.range
        ?? text.range(of: root["width"] == nil ? "viewBox" : "width", in: root),
      height: svg?.size.height?.range ?? svg?.size.width?.range
        ?? text.range(of: root["height"] == nil ? "viewBox" : "height", in: root)),
    content: .svg(walk.drawn.items, places: walk.drawn.places))
}

extension SVGWalk {
  /// Whether so many mistakes were reported that no more are looked for. Each is searched for in its tag.
  var isFull: Bool { reports >= 50 }

  mutating func report(_ diagnostic: Diagnostic) {
    isBroken = true
    if !isFull { sink.report(diagnostic) }
    reports += 1
  }

  /// Reports a diagnostic and returns nil, in place of a value that can't be made.
  mutating func refuse<Value>(_ diagnostic: Diagnostic) -> Value? {
    report(diagnostic)
    return nil
  }

  /// Warns of a mistake that is ignored, as SVG says and browsers do; once, whatever shows it again.
  mutating func ignore(_ message: DiagnosticText, at range: SourceRange, _ help: String? = nil) {
    let most = 50
    guard ignored.count < most else { return }
    let diagnostic = Diagnostic(.svgPartIgnored, message, at: range).helping(words: help)
    guard ignored.insert(DiagnosticIdentity(diagnostic)).inserted else { return }
    sink.report(
      diagnostic.noting(words: ignored.count == most ? "no more such mistakes of this SVG are listed" : nil))
  }

  /// Warns that the value of an attribute or a property is none, and is ignored.
  mutating func ignore(_ name: String, _ value: String, in node: XMLNode, at place: SourceRange? = nil) {
    ignore(
      "`\(value.shortened)` is no value of `\(name.shortened)`, and is ignored as in browsers",
      at: place ?? self.place(of: name, in: node), SVGAdvice.unit(value))
  }

  mutating func refuse<Value>(
    _ code: DiagnosticCode, _ message: DiagnosticText, at range: SourceRange, _ help: String? = nil
  ) -> Value? {
    refuse(Diagnostic(code, message, at: range).helping(words: help))
  }

  /// The place of an attribute, or of the `style` that sets a property; the whole tag if the element has neither.
  func place(of name: String, in node: XMLNode) -> SourceRange {
    text.range(of: node[name] == nil ? "style" : name, in: node)
  }

  /// Reports that the value of an attribute, or of a property of `style`, is invalid or can't be drawn.
  mutating func report(
    _ reading: SVGRead<Void>, _ name: String, _ value: String, in node: XMLNode, at place: SourceRange? = nil
  ) {
    let place = place ?? self.place(of: name, in: node)
    switch reading {
    case .value: break
    case .unknown:
      report(
        Diagnostic(.svgInvalid, "`\(value.shortened)` is no value of `\(name.shortened)`", at: place)
          .helping(words: SVGAdvice.unit(value)))
    case .unsupported, .newer:
      report(
        Diagnostic(
          .svgUnsupported,
          value.isEmpty
            ? "`\(name)` can't be drawn here" : "`\(name.shortened): \(value.shortened)` can't be drawn",
          at: place
        )
        .helping(words: SVGAdvice.property(name, value)))
    }
  }

  mutating func refuse<Value>(
    _ reading: SVGRead<Void>, _ name: String, _ value: String, in node: XMLNode
  ) -> Value? {
    report(reading, name, value, in: node)
    return nil
  }

  /// The value of an attribute in the first of some elements that has it; `standard` where none has, and after a warning that it
  /// is no value; nil after a report.
  mutating func value<Value>(
    of name: String, in nodes: [XMLNode], orElse standard: Value, _ read: (String) -> SVGRead<Value>
  ) -> Value? {
    let owners = nodes.filter { $0[name] != nil }
    guard let owner = owners.first, let written = owner[name] else { return standard }
    let reading = read(written)
    // What counts then, programs differ in.
    if case .unknown = reading, owners.count > 1 { return refuse(.unknown, name, written, in: owner) }
    return value(reading, name, written, in: owner, orElse: standard)
  }

  /// The value of an attribute; nil after a report that it is none.
  mutating func value<Value>(
    _ reading: SVGRead<Value>, _ name: String, _ text: String, in node: XMLNode
  ) -> Value? {
    if case .value(let value) = reading { return value }
    return refuse(reading.map { _ in }, name, text, in: node)
  }

  /// The value of an attribute, or `standard` after a warning that it is none; nil after a report that it can't be drawn.
  mutating func value<Value>(
    _ reading: SVGRead<Value>, _ name: String, _ text: String, in node: XMLNode, orElse standard: Value
  ) -> Value? {
    switch reading {
    case .value(let value): return value
    case .unknown:
      ignore(name, text, in: node)
      return standard
    case .unsupported, .newer: return refuse(reading.map { _ in }, name, text, in: node)
    }
  }
}
