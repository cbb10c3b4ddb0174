import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

/// A clipping path in coordinates of the artboard.
struct SVGClip {
  let path: Path
  let rule: FillRule
  /// Where it is applied.
  let place: SourceRange
  /// The rectangle that the path is; nil if it is none, or not upright.
  let rectangle: Rect<Double>?

  init(path: Path, rule: FillRule, place: SourceRange) {
    (self.path, self.rule, self.place, rectangle) = (path, rule, place, path.rectangle)
  }
}

extension SVGWalk {
  /// Applies the clipping path of an element; false if nothing of the element is seen. After a report, the element is looked at
  /// for more.
  mutating func clip(_ node: XMLNode, _ inner: inout Around) -> Bool {
    guard let name = inner.style.own.clip else { return true }
    let place = place(of: "clip-path", in: node)
    let known = reports
    guard let target = elements[name], target.name == "clipPath", let style = style(of: target) else {
      report(Diagnostic(.svgInvalid, "there is no `<clipPath>` `\(name.shortened)`", at: place))
      return true
    }
    func refuse(_ message: DiagnosticText, at other: XMLNode) {
      report(Diagnostic(.svgUnsupported, message, at: place).also(at: other.range, "the clipping path"))
    }
    guard style.own.clip == nil else {
      refuse("a clipping path that is clipped itself can't be drawn", at: target)
      return true
    }
    var (transform, viewport) = (inner.transform, inner.viewport)
    switch target["clipPathUnits"] {
    case nil, "userSpaceOnUse": break
    case "objectBoundingBox":
      guard SVGElementKind.all[node.name ?? ""]?.role == .shape, style.own.transform == nil else {
        refuse("a clipping path in units of a group's bounding box can't be drawn", at: target)
        return true
      }
      guard let bounds = outline(of: node, inner.style, inner.viewport)?.bounds else { return false }
      transform = transform.after(.translation(bounds.x, bounds.y)).after(
        .scaling(bounds.width, bounds.height))
      viewport = Size(width: 1, height: 1)
    case let units?:
      report(.unknown, "clipPathUnits", units, in: target)
      return true
    }
    transform = transform.after(style.own.placement(in: viewport))
    var parts: [SVGClip] = []
    for child in target.children {
      guard let role = SVGElementKind.all[child.name ?? ""]?.role else { continue }
      switch role {
      case .shape, .use:
        if let part = part(child, transform, viewport, place) { parts.append(part) }
      case .unseen, .gradient, .stop, .clipPath, .symbol: break
      default: refuse("`<\(child.name ?? "")>` in a clipping path can't be drawn", at: child)
      }
    }
    guard reports == known else { return true }
    guard let first = parts.first else { return false }
    guard parts.count == 1 || SVGClip.areApart(parts) else {
      refuse("a clipping path of several shapes that overlap can't be drawn", at: target)
      return true
    }
    let path = Path(parts.flatMap(\.path.elements))
    inner.clips.append(SVGClip(path: path, rule: first.rule, place: place))
    return true
  }

  /// A shape of a clipping path; nil if it has no area, and after a report.
  private mutating func part(
    _ node: XMLNode, _ outer: Affine, _ viewport: Size<Double>, _ place: SourceRange
  ) -> SVGClip? {
    guard spend(on: node), var style = style(of: node), style.own.isShown else { return nil }
    guard style.own.clip == nil else {
      return refuse(
        Diagnostic(.svgUnsupported, "a clipping path whose shapes are clipped can't be drawn", at: place)
          .also(at: node.range, "the shape"))
    }
    var transform = outer.after(style.own.placement(in: viewport))
    var shape = node
    if node.name == "use" {
      guard let target = target(of: node, "a `<use>` of another file can't be drawn") else { return nil }
      transform = transform.after(style.own.offset(in: viewport))
      guard SVGElementKind.all[target.name ?? ""]?.role == .shape, spend(on: target),
        let inside = self.style(of: target, in: style),
        inside.own.clip == nil
      else {
        return refuse(
          Diagnostic(.svgUnsupported, "a clipping path of more than a shape can't be drawn", at: place)
            .also(at: target.range, "what `<use>` shows"))
      }
      (shape, style) = (target, inside)
      transform = transform.after(style.own.placement(in: viewport))
      guard style.own.isShown else { return nil }
    }
    guard style.isVisible, let path = outline(of: shape, style, viewport) else { return nil }
    return SVGClip(path: path.mapped { transform($0) }, rule: style.clipRule, place: place)
  }

  /// What remains to be clipped of a shape with the given bounds of its ink: nothing, by one path, or all of it.
  enum Clipping {
    case whole
    case path(Path, FillRule)
    case nothing
  }

  /// How clipping paths cut a shape; nil after a report that they can't be drawn together.
  mutating func clipping(_ clips: [SVGClip], of ink: Rect<Double>) -> Clipping? {
    let sheet = Rect(x: 0, y: 0, width: artboard.width.double, height: artboard.height.double)
    var area: Rect<Double>?
    var others: [SVGClip] = []
    for clip in clips {
      guard let rectangle = clip.rectangle else {
        others.append(clip)
        continue
      }
      // Editors often clip everything to the artboard, which has no effect.
      if rectangle.contains(ink) || rectangle.contains(sheet) { continue }
      area = area.map { $0.intersection(rectangle) } ?? rectangle
    }
    if let area, area.width <= 0 || area.height <= 0 { return .nothing }
    guard let other = others.first else { return area.map { .path(Path(rectangle: $0), .nonzero) } ?? .whole }
    guard others.count == 1, area == nil else {
      return refuse(
        Diagnostic(
          .svgUnsupported, "a clipping path within another one can't be drawn",
          at: (others.last ?? other).place))
    }
    return .path(other.path, other.rule)
  }
}

extension SVGClip {
  /// Whether no two of some shapes overlap, so that all together are a path of theirs.
  fileprivate static func areApart(_ clips: [SVGClip]) -> Bool {
    guard clips.count <= 64, clips.allSatisfy({ $0.rule == clips[0].rule }) else { return false }
    let bounds = clips.compactMap(\.path.bounds)
    return bounds.indices.allSatisfy { one in
      bounds[..<one].allSatisfy { other in
        let shared = other.intersection(bounds[one])
        return shared.width <= 0 || shared.height <= 0
      }
    }
  }
}

extension Rect<Double> {
  /// Whether another rectangle lies within this one, with a tolerance that is far below what can be seen.
  fileprivate func contains(_ other: Rect<Double>) -> Bool {
    let room = 1e-6
    return x <= other.x + room && y <= other.y + room && x + width >= other.x + other.width - room
      && y + height >= other.y + other.height - room
  }

  /// The area that two rectangles share; its width or height is not positive if there is none.
  fileprivate func intersection(_ other: Rect<Double>) -> Rect<Double> {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}
