import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

/// How a view box is placed in a viewport: the value of `preserveAspectRatio` (SVG 2, §8.6).
struct SVGAspect {
  /// The share of the free room that lies before the view box, across and down; nil where the view box is stretched.
  private var shares: (across: Double, down: Double)? = (0.5, 0.5)
  /// Whether the view box covers the viewport, instead of fitting into it.
  private var covers = false

  /// What holds where nothing is said.
  init() {}

  /// Nil for a text that is no such value.
  init?(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace)
    if words.first == "defer" { words.removeFirst() }
    guard let align = words.first, words.count <= 2,
      words.count == 1 || words[1] == "meet" || words[1] == "slice"
    else { return nil }
    covers = words.last == "slice"
    if align == "none" {
      shares = nil
      return
    }
    let places = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard align.utf8.count == 8, align.hasPrefix("x"), align.dropFirst(4).first == "Y",
      let across = places[String(align.dropFirst().prefix(3))], let down = places[String(align.suffix(3))]
    else { return nil }
    shares = (across, down)
  }

  /// How a theme places an SVG in the size that it gives it.
  init(_ fit: SVGFit) {
    covers = fit == .cover
    if fit == .fill { shares = nil }
  }

  /// The transform from coordinates of a view box to those of the viewport around it.
  func placement(of box: Rect<Double>, in viewport: Rect<Double>) -> Affine {
    var (across, down) = (viewport.width / box.width, viewport.height / box.height)
    if shares != nil {
      across = covers ? max(across, down) : min(across, down)
      down = across
    }
    let left = viewport.x + (shares?.across ?? 0) * (viewport.width - across * box.width)
    let top = viewport.y + (shares?.down ?? 0) * (viewport.height - down * box.height)
    return Affine.translation(left, top).after(.scaling(across, down)).after(.translation(-box.x, -box.y))
  }
}

extension SVGWalk {
  /// The view box of an element; nil if it has none, also after a warning that it is ignored, and after a report.
  mutating func viewBox(of node: XMLNode) -> Rect<Double>? {
    guard let value = node["viewBox"] else { return nil }
    let (place, advice) = (
      text.range(of: "viewBox", in: node), "it has four numbers: left, top, width and height"
    )
    var reader = NumberReader(value)
    let numbers = reader.numbers()
    guard !reader.isExceeded, numbers.map({ $0.count != 4 || ($0[2] != 0 && $0[3] != 0) }) ?? true else {
      return refuse(.svgInvalid, "`\(value.shortened)` is no `viewBox` that can be shown", at: place, advice)
    }
    guard let numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      ignore(
        "`\(value.shortened)` is no value of `viewBox`, and is ignored as in browsers", at: place, advice)
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The transform from the inside of a viewport to its outside; nil after a report.
  mutating func placement(of box: Rect<Double>?, in viewport: Rect<Double>, _ node: XMLNode) -> Affine? {
    var aspect = SVGAspect()
    if let written = node["preserveAspectRatio"] {
      if let own = SVGAspect(written) {
        aspect = own
      } else {
        ignore("preserveAspectRatio", written, in: node)
      }
    }
    guard let box else { return .translation(viewport.x, viewport.y) }
    let placement = aspect.placement(of: box, in: viewport)
    // Beyond this, nothing of the picture could be seen.
    guard (1e-6...1e6).contains(placement.a), (1e-6...1e6).contains(placement.d) else {
      return refuse(
        .svgInvalid, "the `viewBox` is not of a size that can be shown",
        at: text.range(of: "viewBox", in: node))
    }
    return placement
  }

  /// Adds what an `<svg>` or a `<symbol>` holds, which `use` may show in another size.
  mutating func addViewport(_ node: XMLNode, _ inner: Around, _ size: Size<SVGLength?>) {
    guard let (inside, area) = enterViewport(node, inner, size) else { return }
    let content = collected { walk in for child in node.children { walk.add(child, inside) } }
    var effects = SVGEffects()
    if inner.style.own.cutsOverflow ?? true {
      let clip = SVGClip(path: inner.transform(Path(rectangle: area)))
      if !(clip.path.rectangle?.contains(inner.sheet) ?? false) { effects.clip = clip }
    }
    add(content, with: effects, of: node)
  }

  /// The state inside an `<svg>` or a `<symbol>`, and its area in the coordinates around it; nil if nothing of it is seen, and
  /// after a report.
  mutating func enterViewport(
    _ node: XMLNode, _ inner: Around, _ size: Size<SVGLength?>
  ) -> (inside: Around, area: Rect<Double>)? {
    let own = inner.style.own
    let around = inner.viewport
    // Programs differ in which coordinates they take these to be.
    if own.clip != nil { return refuse(.unsupported, "clip-path", in: node) }
    if node.name == "symbol", let name = own.geometry.keys.min() {
      return refuse(.unsupported, name, in: node)
    }
    let area = Rect(
      x: own.geometry["x"]?.of(around.width) ?? 0, y: own.geometry["y"]?.of(around.height) ?? 0,
      width: (size.width ?? own.geometry["width"])?.of(around.width) ?? around.width,
      height: (size.height ?? own.geometry["height"])?.of(around.height) ?? around.height)
    let known = reports
    let box = viewBox(of: node)
    guard area.width > 0, area.height > 0, reports == known,
      let placement = placement(of: box, in: area, node)
    else { return nil }
    var inside = inner
    inside.transform = inner.transform.after(placement)
    inside.viewport = Size(width: box?.width ?? area.width, height: box?.height ?? area.height)
    return (inside, area)
  }
}
