import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

/// The size that `use` gives a viewport; nil for that of the viewport itself.
struct SVGUseSize {
  var width: SVGLength?
  var height: SVGLength?
}

/// Converts the elements of an SVG to layers, from the lowest up.
struct SVGWalk {
  /// The state that an element inherits from the elements around it.
  struct Around {
    var style = SVGStyle()
    var transform: Affine
    /// The size of which percentages are shares.
    var viewport: Size<Double>
    var clips: [SVGClip] = []
    var depth = 0
    /// The elements that enclosing `use` elements show, to detect cycles.
    var shown: [Int] = []
  }

  let text: XMLText
  let root: XMLNode
  let elements: [String: XMLNode]
  var artboard = Size<Points>(width: .zero, height: .zero)
  var layers: [ResolvedLayer] = []
  var sink: DiagnosticSink
  /// Whether something was reported that would make the drawing differ from the SVG.
  var isBroken = false
  var reports = 0
  /// The elements and gradients that were read, by the index of their node.
  var read: [Int: SVGElement] = [:]
  var gradients: [Int: SVGGradient?] = [:]
  private var count = 0
  /// The number of bytes of attributes that were read, counted each time their element is drawn.
  private var bytes = 0

  init(_ text: XMLText, _ root: XMLNode, _ sink: DiagnosticSink) {
    self.text = text
    self.root = root
    self.sink = sink
    var elements: [String: XMLNode] = [:]
    func add(_ node: XMLNode) {
      if let id = node["id"], elements[id] == nil { elements[id] = node }
      for child in node.children { add(child) }
    }
    add(root)
    self.elements = elements
  }

  /// Adds the layers of the whole SVG.
  mutating func draw(on canvas: SVGCanvas) {
    artboard = canvas.size
    look(through: root)
    if let style = style(of: root), style.own.transform != nil {
      report(.unsupported, "transform", root["transform"] ?? root["style"] ?? "", in: root)
    }
    add(root, Around(transform: canvas.transform, viewport: canvas.viewport))
  }

  /// Adds the layers of an element and its children. A `<symbol>` is drawn only where `use` gives it a size.
  mutating func add(_ node: XMLNode, _ around: Around, sized size: SVGUseSize? = nil) {
    // What is unknown was reported already.
    guard let name = node.name, let kind = SVGElementKind.all[name] else { return }
    switch kind.role {
    case .viewport, .group, .use, .shape: break
    case .symbol: if size == nil { return }
    case .gradient, .stop, .clipPath, .unseen, .active: return
    case .refused: return reportElement(node)
    }
    guard spend(on: node, depth: around.depth), let style = style(of: node, in: around.style),
      style.own.isShown
    else { return }
    var inner = around
    inner.depth += 1
    inner.style = style
    inner.transform = inner.transform.after(style.own.placement(in: around.viewport))
    if kind.role == .use { inner.transform = inner.transform.after(style.own.offset(in: around.viewport)) }
    guard clip(node, &inner) else { return }
    let first = layers.count
    switch kind.role {
    case .shape: addShape(node, inner)
    case .use: addUse(node, inner)
    case .viewport where node === root, .group: for child in node.children { add(child, inner) }
    default: addViewport(node, inner, size ?? SVGUseSize())
    }
    mix(layersFrom: first, style.own, node)
  }

  /// Applies opacity and blending to the layers of an element from the index `first` on. Both concern the element as a whole,
  /// so that an element with several layers is reported.
  private mutating func mix(layersFrom first: Int, _ own: SVGOwnStyle, _ node: XMLNode) {
    guard own.opacity > 0 else { return layers.removeSubrange(first...) }
    guard own.opacity < 1 || own.blend != .normal || own.isIsolated || own.clip != nil, layers.count > first
    else { return }
    // What blends with nothing but the inside of its group is not mixed with what lies below the group.
    layers[first].blend = .normal
    if first > 0, let blended = layers[first...].first(where: { $0.blend != .normal }) {
      return report(
        Diagnostic(
          .svgUnsupported, "`mix-blend-mode` inside a group that is mixed as a whole can't be drawn",
          at: node.range
        ).also(at: blended.range, "what is blended"))
    }
    guard own.opacity < 1 || own.blend != .normal else { return }
    guard layers.count - first == 1 else {
      let name = own.opacity < 1 ? "opacity" : "mix-blend-mode"
      return report(
        Diagnostic(
          .svgUnsupported, "`\(name)` of a group of several shapes can't be drawn",
          at: place(of: name, in: node)
        ).helping("set it on each shape, or join them to one path"))
    }
    let opacity = Double(layers[first].opacity.thousandths) / 1_000 * own.opacity
    layers[first].opacity = Fraction(nearest: opacity)
    layers[first].blend = own.blend
  }

  /// Counts an element that is shown, and its bytes; false after a report that they exceed a limit, and for an element of
  /// another namespace.
  mutating func spend(on node: XMLNode, depth: Int = 0) -> Bool {
    guard let element = element(node) else { return false }
    count += 1
    bytes += element.bytes
    let exceeded =
      Limits().exceeded(.svgElements, by: count) ?? Limits().exceeded(.svgBytes, by: bytes)
      ?? Limits().exceeded(.svgDepth, by: depth) ?? Limits().exceeded(.drawingLayers, by: layers.count)
    guard let exceeded else { return true }
    if !isBroken {
      report(.limitExceeded("with what `use` repeats, the SVG has up to here", exceeded, at: node.range))
    }
    return false
  }

  /// Adds the layers of the element that a `use` refers to.
  private mutating func addUse(_ node: XMLNode, _ inner: Around) {
    guard let target = target(of: node, "a `<use>` of another file can't be drawn") else { return }
    guard !inner.shown.contains(target.index) else {
      let name = target["id"] ?? ""
      return report(
        Diagnostic(.svgInvalid, "`\(name.shortened)` shows itself", at: text.range(of: "href", in: node)))
    }
    var inside = inner
    inside.shown.append(target.index)
    let geometry = inner.style.own.geometry
    add(target, inside, sized: SVGUseSize(width: geometry["width"], height: geometry["height"]))
  }

  /// The element of this file that an element refers to; nil after a report.
  mutating func target(of node: XMLNode, _ refusal: DiagnosticText) -> XMLNode? {
    let place = text.range(of: "href", in: node)
    guard let href = node["href"], href.hasPrefix("#") else {
      return refuse(.svgUnsupported, refusal, at: place, "refer to an element of this file: `href=\"#name\"`")
    }
    let name = String(href.dropFirst())
    return elements[name] ?? refuse(.svgInvalid, "there is no element `\(name.shortened)`", at: place)
  }
}

extension SVGOwnStyle {
  /// The transform of the element, around its origin in a viewport.
  func placement(in viewport: Size<Double>) -> Affine {
    guard let transform else { return Affine() }
    return transform.around(Point(x: origin.x.of(viewport.width), y: origin.y.of(viewport.height)))
  }

  /// How far `use` moves what it shows.
  func offset(in viewport: Size<Double>) -> Affine {
    .translation(geometry["x"]?.of(viewport.width) ?? 0, geometry["y"]?.of(viewport.height) ?? 0)
  }
}
