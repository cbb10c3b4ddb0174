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
  guard !walk.drawn.isEmpty else {
    return walk.refuse(.svgInvalid, "the SVG draws nothing", at: root.range)
  }
  return ResolvedDrawing(
    size: canvas.size,
    sizeRanges: Size(
      width: svg?.size.width?.range ?? svg?.size.height?.range
        ?? text.range(of: root["width"] == nil ? "viewBox" : "width", in: root),
      height: svg?.size.height?.range ?? svg?.size.width?.range
        ?? text.range(of: root["height"] == nil ? "viewBox" : "height", in: root)),
    content: .svg(walk.drawn.map { $0.item }, places: walk.drawn.map { $0.place }))
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

  mutating func report(
    _ code: DiagnosticCode, _ message: DiagnosticText, at range: SourceRange, _ help: String? = nil
  ) {
    report(Diagnostic(code, message, at: range).helping(words: help))
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
    _ reading: SVGRead<Void>, _ name: String, _ value: String? = nil, in node: XMLNode,
    at place: SourceRange? = nil
  ) {
    let (value, place) = (value ?? node[name] ?? "", place ?? self.place(of: name, in: node))
    switch reading {
    case .value: break
    case .unknown:
      report(
        .svgInvalid, "`\(value.shortened)` is no value of `\(name.shortened)`", at: place,
        SVGAdvice.unit(value))
    case .unsupported, .newer:
      report(
        .svgUnsupported,
        value.isEmpty
          ? "`\(name)` can't be drawn here" : "`\(name.shortened): \(value.shortened)` can't be drawn",
        at: place, SVGAdvice.property(name, value))
    }
  }

  mutating func refuse<Value>(
    _ reading: SVGRead<Void>, _ name: String, _ value: String? = nil, in node: XMLNode
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

/// Help for what can't be drawn.
enum SVGAdvice {
  /// The help about an element.
  static func element(_ name: String) -> String? {
    switch name {
    case "text", "tspan", "textPath", "tref", "flowRoot": "convert the text to outlines in your editor"
    case "style", "link", "html:style", "html:link":
      "let your editor write the style into attributes (`fill=\"…\"`) instead of a style sheet"
    case "image", "feImage": "use PNGs as the art, with `file`, or a `pattern` of a drawing"
    case "script", "animate", "animateColor", "animateMotion", "animateTransform", "set", "discard":
      "art can't move or change: export a single image without it"
    default: other
    }
  }

  /// The help about a value of a property or an attribute.
  static func property(_ name: String, _ value: String) -> String? {
    switch name {
    case "filter", "in", "in2":
      return "write shadows as `shadows` of a drawing, or use PNGs as the art, with `file`"
    case "pathLength", "marker-mid", "vector-effect":
      return "turn the stroke into filled paths in your editor"
    case "systemLanguage": return "art is the same in every language: keep what is to be drawn"
    case "fill", "stroke", "color", "stop-color": return "write the color as `#rrggbb`"
    case "transform", "transform-origin", "transform-box", "rotate", "scale", "translate":
      return "write it as the attribute `transform=\"matrix(a b c d e f)\"`"
    default: return length(value) ?? other
    }
  }

  /// The help about a value whose unit is unknown; nil for any other value.
  static func unit(_ value: String) -> String? {
    NumberReader.only(value).flatMap { $0.unit.isEmpty ? nil : "write it in pixels, without a unit" }
  }

  /// The help about a length whose unit depends on a font; nil for anything else.
  static func length(_ value: String) -> String? {
    guard let (number, written) = NumberReader.only(value), case let unit = written.lowercased(),
      SVGLength.otherUnits.contains(unit)
    else { return nil }
    guard let pixels = ["em": 16.0, "rem": 16, "ex": 8][unit] else {
      return "write it in pixels, without a unit: `\(unit)` depends on where the picture is shown"
    }
    return
      "write `\(Self.text(number * pixels))`: `1\(unit)` is \(Int(pixels)) px in browsers where nothing sets a font's size"
  }

  /// A number with up to three decimals.
  static func text(_ number: Double) -> String {
    let thousandths = Int((number * 1_000).rounded())
    let (whole, rest) = (abs(thousandths) / 1_000, abs(thousandths) % 1_000)
    var decimals = String(1_000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (thousandths < 0 ? "-" : "") + "\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }

  private static let other = "use PNGs as the art, with `file`"
}

/// What the manual says about SVG files, made of the tables by which they are read.
package enum SVGManual {
  /// What themec makes of something that an SVG can hold.
  package enum Fate: String, CaseIterable {
    case drawn = "drawn"
    case unseen = "without effect"
    case limited = "refused unless it leaves the picture as it is"
    case refused = "refused"
  }

  /// The names of all elements, or properties, or attributes of a fate, in alphabetical order.
  package static func elements(_ fate: Fate) -> [String] {
    names(SVGElementKind.all.filter { $0.value.fate == fate }.map(\.key))
  }

  package static func properties(_ fate: Fate) -> [String] {
    names(SVGProperty.all.filter { $0.value.fate == fate }.map(\.key))
  }

  package static func attributes(_ fate: Fate) -> [String] {
    switch fate {
    case .drawn: names(Set(SVGElementKind.all.values.flatMap(\.attributes)))
    case .unseen: names(SVGAttributes.unseen) + SVGAttributes.unseenPrefixes.map { $0 + "…" }
    case .limited, .refused: []
    }
  }

  private static func names(_ names: some Sequence<String>) -> [String] {
    names.sorted(by: precedesInBytes)
  }
}

extension SVGElementKind {
  fileprivate var fate: SVGManual.Fate {
    switch role {
    case .unseen: .unseen
    case .refused, .active: .refused
    default: .drawn
    }
  }
}

extension SVGProperty {
  fileprivate var fate: SVGManual.Fate {
    switch kind {
    case .drawn: .drawn
    case .only: .limited
    case .unseen: .unseen
    }
  }
}
