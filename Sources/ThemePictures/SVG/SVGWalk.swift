import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

/// What an element draws, and the place of the element.
typealias SVGItem = (item: Drawing.Item, place: SourceRange)

/// Converts the elements of an SVG to layers and groups, from the lowest up.
struct SVGWalk {
  /// The state that an element inherits from the elements around it.
  struct Around {
    var style = SVGStyle()
    /// From the coordinates of the element to those of the drawing.
    var transform: Affine
    /// The size of which percentages are shares.
    var viewport: Size<Double>
    /// What can be seen, in coordinates of the drawing: the artboard, or the tile of a pattern.
    var sheet: Rect<Double>
    var depth = 0
    /// The elements that enclosing references show, to detect cycles.
    var shown: [Int] = []
    /// The fill and the stroke that `context-fill` and `context-stroke` stand for.
    var context: (fill: SVGContextPaint, stroke: SVGContextPaint)?
  }

  let text: XMLText
  let root: XMLNode
  let elements: [String: XMLNode]
  /// What was drawn so far, from the lowest up.
  var drawn: [SVGItem] = []
  var sink: DiagnosticSink
  /// Whether something was reported that would make the drawing differ from the SVG.
  var isBroken = false
  var reports = 0
  /// The mistakes that were ignored, with a warning of each.
  var ignored: Set<DiagnosticIdentity> = []
  /// The elements and gradients that were read, by the index of their node.
  var read: [Int: SVGElement] = [:]
  var gradients: [Int: SVGGradient?] = [:]
  var sheets = SVGSheets()
  var colors: SVGColors
  /// The number of bytes of attributes and declarations of all elements that were read.
  var declared = 0
  /// Whether something was turned or skewed in a bounding box since this was set to false.
  var boundsAreTurned = false
  /// The same for what has a stroke.
  var boundsAreStroked = false
  private var count = 0
  /// The number of bytes of attributes that were read, counted each time their element is drawn.
  private var bytes = 0

  init(_ text: XMLText, _ root: XMLNode, _ sink: DiagnosticSink, colors: SVGColors) {
    self.text = text
    self.root = root
    self.sink = sink
    self.colors = colors
    elements = Dictionary(root.all.compactMap { node in node["id"].map { ($0, node) } }) { first, _ in first }
  }

  /// Adds what the whole SVG draws.
  mutating func draw(on canvas: SVGCanvas) {
    look(through: root)
    let sheet = Rect(canvas.size.doubles)
    if let style = style(of: root) {
      if style.own.isTransformed {
        report(.unsupported, "transform", root["transform"] ?? root["style"] ?? "", in: root)
      }
      if let background = style.own.background, style.own.isShown {
        let color = if case .color(let color) = background { color } else { style.color }
        if color.alpha > 0 {
          let layer = Layer(Outline(Path(rectangle: sheet), rule: .nonzero), fill: .color(color))
          drawn.append((.layer(layer), root.range))
        }
      }
    }
    add(root, Around(transform: canvas.transform, viewport: canvas.viewport, sheet: sheet))
  }

  /// What `add` draws, by itself.
  mutating func collected(_ add: (inout SVGWalk) -> Void) -> [SVGItem] {
    var items: [SVGItem] = []
    swap(&items, &drawn)
    add(&self)
    swap(&items, &drawn)
    return items
  }

  /// Adds what an element and its children draw. A `<symbol>` is drawn only where `use` gives it a size.
  mutating func add(_ node: XMLNode, _ around: Around, sized size: Size<SVGLength?>? = nil) {
    // What is unknown was reported already.
    guard let kind = node.kind else { return }
    switch kind.role {
    case .viewport, .group, .use, .shape, .choice: break
    case .symbol: if size == nil { return }
    case .gradient, .stop, .clipPath, .mask, .pattern, .marker, .filter, .primitive, .sheet, .unseen, .active:
      return
    case .refused:
      guard let style = style(of: node, in: around.style), isChosen(node), isSeen(node, style) else { return }
      return reportElement(node)
    }
    guard let inner = inside(node, around, choosing: true), inner.style.own.opacity > 0,
      let effects = effects(of: node, inner)
    else { return }
    guard !effects.isEmpty else { return addContent(of: node, kind.role, inner, size) }
    let content = collected { $0.addContent(of: node, kind.role, inner, size) }
    add(content, with: effects, of: node)
  }

  /// The state inside an element; nil if it is not shown, with `choosing` if it is not chosen, and after a report.
  mutating func inside(_ node: XMLNode, _ around: Around, choosing: Bool = false) -> Around? {
    guard spend(on: node, depth: around.depth), let style = style(of: node, in: around.style),
      style.own.isShown, !choosing || isChosen(node)
    else { return nil }
    var inner = around
    inner.depth += 1
    inner.style = style
    inner.transform = inner.transform.after(placement(of: node, around, style))
    if node.kind?.role == .use {
      inner.transform = inner.transform.after(style.own.offset(in: around.viewport))
    }
    return inner
  }

  /// Whether something would be seen of an element that can't be drawn.
  func isSeen(_ node: XMLNode, _ style: SVGStyle) -> Bool {
    guard style.own.isShown, style.own.opacity > 0 else { return false }
    switch node.name {
    case "image", "video", "iframe", "canvas", "foreignObject":
      let geometry = style.own.geometry
      return style.isVisible && geometry["width"]?.number != 0 && geometry["height"]?.number != 0
    // What is inside can be visible.
    default: return !node.isEmpty && (style.isVisible || !node.children.isEmpty)
    }
  }

  private mutating func addContent(
    of node: XMLNode, _ role: SVGElementKind.Role, _ inner: Around, _ size: Size<SVGLength?>?
  ) {
    switch role {
    case .shape: addShape(node, inner)
    case .use: addUse(node, inner)
    case .choice: if let child = choice(in: node) { add(child, inner) }
    case .viewport where node === root, .group: for child in node.children { add(child, inner) }
    default: addViewport(node, inner, size ?? Size(width: nil, height: nil))
    }
  }

  /// Counts an element that is shown, and its bytes; false after a report that they exceed a limit, and for an element of
  /// another namespace.
  mutating func spend(on node: XMLNode, depth: Int = 0) -> Bool {
    guard let element = element(node) else { return false }
    count += 1
    bytes += element.bytes
    let exceeded =
      Limits().exceeded(.svgElements, by: count) ?? Limits().exceeded(.svgBytes, by: bytes)
      ?? Limits().exceeded(.svgDepth, by: depth)
    guard let exceeded else { return true }
    if !isBroken {
      report(.limitExceeded("with what references repeat, the SVG has up to here", exceeded, at: node.range))
    }
    return false
  }

  /// Adds the items of the element that a `use` refers to.
  private mutating func addUse(_ node: XMLNode, _ inner: Around) {
    guard let (target, entered) = enterUse(node, inner) else { return }
    var inside = entered
    let geometry = inner.style.own.geometry
    let offset = inner.style.own.offset(in: inner.viewport)
    inside.context = context(of: inner, inner.transform.after(offset.inverse ?? Affine())) { walk in
      walk.bounds(of: node, inner).map { offset.bounds(of: $0) }
    }
    add(target, inside, sized: Size(width: geometry["width"], height: geometry["height"]))
  }

  /// What a `use` refers to, and the state inside; nil if it refers to nothing, and to what it is in (SVG 2, §5.5).
  mutating func enterUse(_ node: XMLNode, _ around: Around) -> (target: XMLNode, inside: Around)? {
    var around = around
    let start = around.shown.last
    var next = node.parent
    // What is around the element that the innermost reference shows is not around it there.
    while let outer = next, outer.index != start {
      around.shown.append(outer.index)
      next = outer.parent
    }
    guard let target = target(of: node, "a `<use>` of another file can't be drawn"),
      let inside = enter(target, around, at: text.range(of: "href", in: node))
    else { return nil }
    return (target, inside)
  }

  /// The state inside an element that another one refers to; nil after a warning that it is inside of itself.
  mutating func enter(_ target: XMLNode, _ around: Around, at place: SourceRange) -> Around? {
    guard !around.shown.contains(target.index) else {
      ignore(
        "`\((target["id"] ?? "").shortened)` is within itself here, where the reference is ignored as in browsers",
        at: place)
      return nil
    }
    var inside = around
    inside.shown.append(target.index)
    return inside
  }

  /// The element of this file that an element refers to; nil after a warning that there is none, and after a report.
  mutating func target(of node: XMLNode, _ refusal: DiagnosticText) -> XMLNode? {
    let place = text.range(of: "href", in: node)
    let href = node["href"] ?? ""
    guard href.hasPrefix("#") || href.isEmpty else {
      return refuse(.svgUnsupported, refusal, at: place, "refer to an element of this file: `href=\"#name\"`")
    }
    let name = String(href.dropFirst())
    if let target = elements[name] { return target }
    ignore(
      name.isEmpty
        ? "the `<\(node.name ?? "")>` refers to nothing, and is ignored as in browsers"
        : "there is no element `\(name.shortened)`, and the reference is ignored as in browsers", at: place)
    return nil
  }

  /// The transform of an element, around its origin in the viewport or in its bounding box.
  mutating func placement(of node: XMLNode, _ around: Around, _ style: SVGStyle) -> Affine {
    guard style.own.turnsInBounds, style.own.isTransformed else {
      return style.own.placement(in: around.viewport)
    }
    var inner = around
    inner.style = style
    guard let bounds = bounds(of: node, inner) else { return Affine() }
    let own = style.own.placement(in: Size(width: bounds.width, height: bounds.height))
    return Affine.translation(bounds.x, bounds.y).after(own).after(.translation(-bounds.x, -bounds.y))
  }
}

extension SVGOwnStyle {
  var isTransformed: Bool { transform != nil || translate != nil || rotate != nil || scale != nil }

  /// The transform of the element, around its origin in a viewport.
  func placement(in viewport: Size<Double>) -> Affine {
    guard isTransformed else { return Affine() }
    let all = [translate, rotate, scale, transform].reduce(Affine()) { all, part in
      part.map { all.after($0.matrix(in: viewport)) } ?? all
    }
    return origin.placed(all, in: viewport)
  }

  /// How far `use` moves what it shows.
  func offset(in viewport: Size<Double>) -> Affine {
    .translation(geometry["x"]?.of(viewport.width) ?? 0, geometry["y"]?.of(viewport.height) ?? 0)
  }
}

/// What is chosen by attributes that say for whom an element is (SVG 2, §5.8).
extension SVGWalk {
  /// The first child of a `<switch>` that is for those who read English; nil for none.
  mutating func choice(in node: XMLNode) -> XMLNode? {
    for child in node.children {
      guard let name = child.name else { continue }
      guard let kind = SVGElementKind.all[name] else {
        return refuse(
          .svgUnsupported, "programs differ in whether a `<switch>` chooses an element that is unknown",
          at: child.range,
          "remove `<\(name.shortened)>`")
      }
      switch kind.role {
      case .viewport, .group, .use, .shape, .choice, .refused: if Self.isForAll(child) { return child }
      default: continue
      }
    }
    return nil
  }

  /// Whether an element is drawn outside of a `<switch>`; false after a warning that it is for another language.
  mutating func isChosen(_ node: XMLNode) -> Bool {
    if node.parent?.name == "switch" || Self.isForAll(node) { return true }
    if let languages = node["systemLanguage"] {
      ignore(
        "what only those see who read `\(languages.shortened)` is left out",
        at: text.range(of: "systemLanguage", in: node),
        "art is the same in every language, as those see it who read English: keep what is to be drawn")
    }
    return false
  }

  private static func isForAll(_ node: XMLNode) -> Bool {
    if node["requiredExtensions"] != nil { return false }
    guard let languages = node["systemLanguage"] else { return true }
    return languages.split(separator: ",").map(\.trimmed).contains { $0 == "en" || $0.hasPrefix("en-") }
  }
}
