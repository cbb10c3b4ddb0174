import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

/// Converts the elements of an SVG to layers, from the lowest up.
struct SVGWalk {
  /// The state that an element inherits from the elements around it.
  struct Around {
    var style = SVGStyle()
    var transform: Affine
    /// The clipping path in coordinates of the artboard; nil for none.
    var clip: Path?
    var depth = 0
    /// The names of the elements that enclosing `use` elements show, to detect cycles.
    var shown: [String] = []
  }

  let text: XMLText
  let viewBox: Size<Double>
  let artboard: Size<Points>
  let elements: [String: XMLNode]
  var layers: [ResolvedLayer] = []
  var sink: DiagnosticSink
  /// Whether something was reported that would make the drawing differ from the SVG.
  var isBroken = false
  private var count = 0
  /// The number of bytes of path data, points and styles that were read, counted each time they are drawn.
  private var bytes = 0

  init(_ text: XMLText, root: XMLNode, viewBox: Size<Double>, artboard: Size<Points>, _ sink: DiagnosticSink)
  {
    self.text = text
    self.viewBox = viewBox
    self.artboard = artboard
    self.sink = sink
    var elements: [String: XMLNode] = [:]
    func add(_ node: XMLNode) {
      if let id = node.attributes["id"], elements[id] == nil { elements[id] = node }
      for child in node.children { add(child) }
    }
    add(root)
    self.elements = elements
  }

  mutating func report(_ diagnostic: Diagnostic) {
    sink.report(diagnostic)
    isBroken = true
  }

  /// Reports that an attribute, or a property of `style`, is invalid or can't be drawn.
  mutating func report(_ result: SVGPropertyResult, _ name: String, _ value: String, in node: XMLNode) {
    let place = text.range(of: node.attributes[name] == nil ? "style" : name, in: node)
    switch result {
    case .taken: break
    case .invalid:
      report(Diagnostic(.svgInvalid, "`\(value.shortened)` is no value of `\(name)`", at: place))
    case .unsupported:
      report(
        Diagnostic(.svgUnsupported, "`\(name): \(value.shortened)` can't be drawn", at: place)
          .helping(words: SVGAdvice.property(name)))
    }
  }

  /// Reports a diagnostic and returns nil, in place of a value that can't be made.
  mutating func refuse<Value>(_ diagnostic: Diagnostic) -> Value? {
    report(diagnostic)
    return nil
  }

  /// Reports that an attribute, or a property of `style`, is invalid or can't be drawn, and returns nil.
  mutating func refuse<Value>(
    _ result: SVGPropertyResult, _ name: String, _ value: String, in node: XMLNode
  ) -> Value? {
    report(result, name, value, in: node)
    return nil
  }

  /// Adds the layers of an element and its children.
  mutating func add(_ node: XMLNode, _ around: Around) {
    guard let name = node.name, !SVGAdvice.unseen.contains(name) else { return }
    count += 1
    let exceeded =
      Limits().exceeded(.svgElements, by: count) ?? Limits().exceeded(.svgDepth, by: around.depth)
      ?? Limits().exceeded(.drawingLayers, by: layers.count)
    if let exceeded {
      if !isBroken { report(.limitExceeded("the SVG has up to here", exceeded, at: node.range)) }
      return
    }
    guard
      ["svg", "g", "a", "use"].contains(name) && (name != "svg" || around.depth == 0)
        || XMLNode.shapes.contains(name)
    else {
      return report(
        Diagnostic(.svgUnsupported, "`<\(name.shortened)>` can't be drawn", at: node.range)
          .helping(words: SVGAdvice.element(name)))
    }
    var inner = around
    inner.depth += 1
    guard let own = take(node, &inner), own.isShown else { return }
    let first = layers.count
    if XMLNode.shapes.contains(name) {
      addShape(node, own, inner)
    } else if name == "use" {
      addUse(node, inner)
    } else {
      for child in node.children { add(child, inner) }
    }
    mix(layersFrom: first, own, node)
  }

  /// Applies opacity and blending to the layers of an element from the index `first` on. Both concern the element as a whole,
  /// so that an element with several layers is reported.
  private mutating func mix(layersFrom first: Int, _ own: SVGOwnStyle, _ node: XMLNode) {
    guard own.opacity < 1 || own.blend != .normal else { return }
    guard layers.count - first <= 1 else {
      let name = own.opacity < 1 ? "opacity" : "mix-blend-mode"
      return report(
        Diagnostic(
          .svgUnsupported, "`\(name)` of a group of several shapes can't be drawn",
          at: text.range(of: node.attributes[name] == nil ? "style" : name, in: node)
        ).helping("set it on each shape, or join them to one path"))
    }
    guard layers.count > first else { return }
    let opacity = Double(layers[first].opacity.thousandths) / 1_000 * own.opacity
    layers[first].opacity = Fraction(nearest: opacity)
    if own.blend != .normal { layers[first].blend = own.blend }
  }

  /// Reads the attributes that all elements share: style, transform and clipping path. Nil after a report that the SVG exceeds
  /// a limit.
  private mutating func take(_ node: XMLNode, _ inner: inout Around) -> SVGOwnStyle? {
    var own = SVGOwnStyle()
    var style = inner.style
    var declarations = SVGStyle.properties.compactMap { name in node.attributes[name].map { (name, $0) } }
    if let written = node.attributes["style"] {
      guard spend(written.utf8.count, on: node) else { return nil }
      declarations += written.declarations
      // `color` is set first, because `currentColor` is the color of the element itself.
      declarations = declarations.filter { $0.0 == "color" } + declarations.filter { $0.0 != "color" }
    }
    for (name, value) in declarations {
      let result = style.set(name, value.trimmed, &own)
      if result != .taken { report(result, name, value, in: node) }
    }
    inner.style = style
    if let value = node.attributes["transform"] {
      if let transform = Affine(svg: value) {
        inner.transform = inner.transform.after(transform)
      } else {
        report(.invalid, "transform", value, in: node)
      }
    }
    if let name = own.clip { clip(name, &inner, node) }
    return own
  }

  /// Counts bytes that are read; false after a report that they exceed the limit.
  private mutating func spend(_ count: Int, on node: XMLNode) -> Bool {
    bytes += count
    guard let exceeded = Limits().exceeded(.svgBytes, by: bytes) else { return true }
    if !isBroken {
      report(.limitExceeded("with what `use` repeats, the SVG has up to here", exceeded, at: node.range))
    }
    return false
  }

  /// Adds the layers of the element that a `use` refers to.
  private mutating func addUse(_ node: XMLNode, _ inner: Around) {
    let place = text.range(of: "href", in: node)
    guard let href = node.attributes["href"], href.hasPrefix("#") else {
      return report(
        Diagnostic(.svgUnsupported, "a `<use>` of another file can't be drawn", at: place)
          .helping("refer to an element of this file: `href=\"#name\"`"))
    }
    let name = String(href.dropFirst())
    guard let target = elements[name] else {
      return report(Diagnostic(.svgInvalid, "there is no element `\(name.shortened)`", at: place))
    }
    guard !inner.shown.contains(name) else {
      return report(Diagnostic(.svgInvalid, "`\(name.shortened)` shows itself", at: place))
    }
    var inner = inner
    inner.shown.append(name)
    for (attribute, whole) in [("x", viewBox.width), ("y", viewBox.height)] {
      guard let value = node.attributes[attribute] else { continue }
      guard let length = Double(svg: value, of: whole) else {
        report(.invalid, attribute, value, in: node)
        continue
      }
      let step = attribute == "x" ? Affine.translation(length, 0) : .translation(0, length)
      inner.transform = inner.transform.after(step)
    }
    add(target, inner)
  }

  /// Applies a clipping path, which must consist of one shape, in the coordinates of the element that it clips.
  private mutating func clip(_ name: String, _ inner: inout Around, _ node: XMLNode) {
    let place = text.range(of: node.attributes["clip-path"] == nil ? "style" : "clip-path", in: node)
    guard let target = elements[name], target.name == "clipPath" else {
      return report(Diagnostic(.svgInvalid, "there is no `<clipPath>` `\(name.shortened)`", at: place))
    }
    let shapes = target.children.filter { $0.name.map { !SVGAdvice.unseen.contains($0) } ?? false }
    let isPlain =
      shapes.count == 1 && XMLNode.shapes.contains(shapes[0].name ?? "")
      && target.attributes["clipPathUnits"] != "objectBoundingBox"
      && shapes[0].attributes["clip-path"] == nil && target.attributes["clip-path"] == nil
      && (shapes[0].attributes["clip-rule"] ?? "nonzero") == "nonzero"
    guard isPlain, let path = outline(of: shapes[0]) else {
      if !isBroken {
        report(
          Diagnostic(.svgUnsupported, "only a `<clipPath>` of one shape can be drawn", at: place)
            .also(at: target.range, "the clipping path"))
      }
      return
    }
    var transform = inner.transform
    for step in [target, shapes[0]] {
      guard let value = step.attributes["transform"] else { continue }
      guard let own = Affine(svg: value) else { return report(.invalid, "transform", value, in: step) }
      transform = transform.after(own)
    }
    let mapped = path.mapped { transform($0) }
    // Editors often clip everything to the artboard, which has no effect.
    if mapped.isRectangle(around: artboard) { return }
    guard inner.clip == nil else {
      return report(
        Diagnostic(.svgUnsupported, "a clipping path within another one can't be drawn", at: place))
    }
    inner.clip = mapped
  }

  /// The outline of a shape in its own coordinates; nil if the shape draws nothing, and after a report.
  mutating func outline(of node: XMLNode) -> Path? {
    let written = (node.attributes["d"] ?? node.attributes["points"] ?? "").utf8.count
    guard spend(written, on: node) else { return nil }
    do throws(SVGShapeError) { return try node.outline(in: viewBox) } catch {
      switch error {
      case .invalid(let name): report(.invalid, name, node.attributes[name] ?? "", in: node)
      case .path(let error):
        report(Diagnostic(.svgInvalid, "\(error)", at: text.range(of: "d", in: node)))
      }
      return nil
    }
  }
}

extension Path {
  /// Whether the path is an upright rectangle that contains the whole artboard.
  fileprivate func isRectangle(around artboard: Size<Points>) -> Bool {
    guard elements.count == 5, let bounds else { return false }
    let isUpright = elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point):
        (point.x == bounds.x || point.x == bounds.x + bounds.width)
          && (point.y == bounds.y || point.y == bounds.y + bounds.height)
      case .cubic: false
      case .close: true
      }
    }
    return isUpright && bounds.x <= 0 && bounds.y <= 0
      && bounds.x + bounds.width >= artboard.width.double
      && bounds.y + bounds.height >= artboard.height.double
  }
}
