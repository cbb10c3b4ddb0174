import ThemeCore
import ThemeDiagnostics
import ThemeDrawing

extension SVGWalk {
  /// The bounding box of what an element shows, without strokes, in its own coordinates (SVG 2, §8.10); nil if it has none.
  mutating func bounds(of node: XMLNode, _ inner: Around) -> Rect<Double>? {
    var own = inner
    own.transform = Affine()
    return extent(of: node, own, SVGUseSize())
  }

  /// The same in coordinates of the drawing.
  private mutating func extent(of node: XMLNode, _ inner: Around, _ size: SVGUseSize) -> Rect<Double>? {
    switch node.kind?.role {
    case .shape:
      let transform = inner.transform
      if !transform.isUpright { boundsAreTurned = true }
      if inner.style.stroke != .none { boundsAreStroked = true }
      return outline(of: node, inner.style, inner.viewport)?.mapped { transform($0) }.bounds
    case .choice: return choice(in: node).flatMap { extent(of: [$0], inner) }
    case .viewport where node === root, .group: return extent(of: node.children, inner)
    case .use:
      guard let (target, inside) = enterUse(node, inner) else { return nil }
      let geometry = inner.style.own.geometry
      return extent(of: [target], inside, SVGUseSize(width: geometry["width"], height: geometry["height"]))
    case .viewport, .symbol:
      guard let (inside, _) = enterViewport(node, inner, size) else { return nil }
      return extent(of: node.children, inside)
    default: return nil
    }
  }

  private mutating func extent(
    of nodes: [XMLNode], _ around: Around, _ size: SVGUseSize? = nil
  ) -> Rect<Double>? {
    var all: Rect<Double>?
    for node in nodes {
      guard let role = node.kind?.role else { continue }
      switch role {
      case .viewport, .group, .use, .shape, .choice: break
      case .symbol where size != nil: break
      case .refused:
        guard let style = style(of: node, in: around.style), style.own.isShown, !node.isEmpty else {
          continue
        }
        reportElement(node)
        continue
      default: continue
      }
      guard spend(on: node, depth: around.depth), let style = style(of: node, in: around.style),
        style.own.isShown
      else { continue }
      var inner = around
      inner.style = style
      inner.depth += 1
      inner.transform = inner.transform.after(placement(of: node, around, style))
      if role == .use { inner.transform = inner.transform.after(style.own.offset(in: around.viewport)) }
      guard let bounds = extent(of: node, inner, size ?? SVGUseSize()) else { continue }
      all = all?.union(bounds) ?? bounds
    }
    return all
  }
}
