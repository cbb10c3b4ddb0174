import ThemeCore
import ThemeDrawing

/// What `context-fill` or `context-stroke` stands for: the paint of a shape with markers or of a `use` (SVG 2, §13.2).
struct SVGContextPaint {
  /// A color, a gradient, a pattern, or nothing.
  let paint: SVGPaint
  /// The bounding box, the place and the viewport of the element that says so, in which gradients and patterns lie.
  let bounds: Rect<Double>?
  /// Whether something is turned in the bounding box, around which some programs have a larger one.
  let isTurned: Bool
  let transform: Affine
  let viewport: Size<Double>
}

extension SVGWalk {
  /// What the paints of an element are for those that it refers to. Its bounding box is asked for where it counts.
  mutating func context(
    of inner: Around, _ transform: Affine, bounds: (inout SVGWalk) -> Rect<Double>?
  ) -> (fill: SVGContextPaint, stroke: SVGContextPaint)? {
    let (fill, stroke) = (inner.style.fill, inner.style.stroke)
    let isPlaced = [fill, stroke].contains { if case .server = $0 { true } else { false } }
    boundsAreTurned = false
    let box = isPlaced ? bounds(&self) : nil
    let isTurned = boundsAreTurned
    func context(_ paint: SVGPaint) -> SVGContextPaint {
      func own(_ paint: SVGPaint) -> SVGContextPaint {
        SVGContextPaint(
          paint: paint, bounds: box, isTurned: isTurned, transform: transform, viewport: inner.viewport)
      }
      switch paint {
      case .none, .color, .server: return own(paint)
      case .currentColor: return own(.color(inner.style.color))
      case .context(let isStroke):
        return (isStroke ? inner.context?.stroke : inner.context?.fill) ?? own(.none)
      }
    }
    return (context(fill), context(stroke))
  }

  /// Whether a gradient or a pattern lies in the bounding box of what it paints.
  mutating func liesInBounds(_ server: XMLNode, for node: XMLNode, _ name: String) -> Bool {
    guard server.name == "pattern" else { return gradient(server, for: node, name)?.usesBounds ?? false }
    func value(_ name: String, _ nodes: [XMLNode]) -> String? { nodes.lazy.compactMap { $0[name] }.first }
    guard let nodes = chain(from: server) else { return false }
    return value("patternUnits", nodes) != "userSpaceOnUse"
      || value("patternContentUnits", nodes) == "objectBoundingBox"
  }
}
