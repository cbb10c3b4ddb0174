import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

/// What a clipping path leaves of an element.
enum SVGClipping {
  case nothing
  case clip(SVGClip)
  case masks([GroupMask])

  var masks: [GroupMask] {
    switch self {
    case .nothing: [GroupMask([], by: .alpha)]
    case .clip(let clip): [GroupMask(clip)]
    case .masks(let masks): masks
    }
  }
}

extension SVGWalk {
  /// What a clipping path leaves of an element; all of it after a report.
  mutating func clipping(by clip: SVGClipPath, of node: XMLNode, _ inner: Around) -> SVGClipping {
    switch clip {
    case .reference(let name): clipping(by: name, of: node, inner)
    case .shape(let shape, let box): clipping(by: shape, in: box, of: node, inner)
    }
  }

  /// What the clipping path of a name leaves of an element (CSS Masking 1, §6); all of it after a report.
  private mutating func clipping(by name: String, of node: XMLNode, _ inner: Around) -> SVGClipping {
    let place = place(of: "clip-path", in: node)
    let known = reports
    guard let target = elements[name], target.name == "clipPath", let style = style(of: target) else {
      ignore("there is no `<clipPath>` `\(name.shortened)`, and nothing is cut as in browsers", at: place)
      return .masks([])
    }
    guard var inside = enter(target, inner, at: place), spend(on: target, depth: inner.depth) else {
      return .masks([])
    }
    inside.depth += 1
    inside.style = style
    inside.transform = inside.transform.after(style.own.placement(in: inside.viewport))
    guard let usesBounds = usesBounds("clipPathUnits", of: [target], orElse: false) else { return .masks([]) }
    if usesBounds {
      guard let bounds = bounds(of: node, inner), bounds.width > 0 || bounds.height > 0 else {
        return .nothing
      }
      inside.transform = inside.transform.after(bounds.unit)
      inside.viewport = Size(width: 1, height: 1)
    }
    guard inside.transform.determinant != 0 else { return .nothing }
    var parts: [(clip: SVGClip, masks: [GroupMask])] = []
    for child in target.children {
      guard let role = child.kind?.role else { continue }
      switch role {
      case .shape, .use: addPart(child, inside, place, to: &parts)
      case .refused where child.name == "text":
        guard let style = self.style(of: child, in: inside.style), isChosen(child), isSeen(child, style)
        else { continue }
        reportText(child, place)
      // CSS Masking 1, §6: nothing else clips.
      default: break
      }
    }
    guard reports == known else { return .masks([]) }
    if parts.isEmpty { return .nothing }
    if style.own.clip == nil, parts.count == 1, parts[0].masks.isEmpty {
      // Editors often clip everything to the artboard, which has no effect.
      if let rectangle = parts[0].clip.path.rectangle, rectangle.contains(inner.sheet) { return .masks([]) }
      return .clip(parts[0].clip)
    }
    let items = parts.map { part in
      let layer = Drawing.Item.layer(Layer(opaque: part.clip))
      if part.masks.isEmpty { return layer }
      var group = Group([layer])
      group.masks = part.masks
      return Drawing.Item.group(group)
    }
    var masks = [GroupMask(items, by: .alpha)]
    if let outer = style.own.clip { masks += clipping(by: outer, of: target, inside).masks }
    return .masks(masks)
  }

  private mutating func reportText(_ node: XMLNode, _ place: SourceRange) {
    report(
      Diagnostic(.svgUnsupported, "`<text>` in a clipping path can't be drawn", at: place)
        .also(at: node.range, "the clipping path").helping(words: SVGAdvice.element("text")))
  }

  /// Adds a shape of a clipping path, unless it has no area.
  private mutating func addPart(
    _ node: XMLNode, _ around: Around, _ place: SourceRange,
    to parts: inout [(clip: SVGClip, masks: [GroupMask])]
  ) {
    guard spend(on: node, depth: around.depth), let style = style(of: node, in: around.style),
      style.own.isShown,
      isChosen(node)
    else { return }
    var inner = around
    inner.style = style
    inner.transform = inner.transform.after(placement(of: node, around, style))
    var masks = style.own.clip.map { clipping(by: $0, of: node, inner).masks } ?? []
    var shape = node
    if node.name == "use" {
      guard let target = target(of: node, "a `<use>` of another file can't be drawn") else { return }
      inner.transform = inner.transform.after(style.own.offset(in: around.viewport))
      guard target.kind?.role == .shape, spend(on: target),
        let inside = self.style(of: target, in: style)
      else {
        guard target.name != "text" else { return reportText(target, place) }
        return ignore(
          "a `<use>` in a clipping path shows only a shape, and is ignored as in browsers",
          at: text.range(of: "href", in: node))
      }
      shape = target
      inner.style = inside
      inner.transform = inner.transform.after(placement(of: target, around, inside))
      guard inside.own.isShown else { return }
      masks += inside.own.clip.map { clipping(by: $0, of: target, inner).masks } ?? []
    }
    guard inner.style.isVisible, let path = outline(of: shape, inner.style, inner.viewport) else { return }
    parts.append((SVGClip(path: inner.transform(path), rule: inner.style.clipRule), masks))
  }

  /// What the mask of a name leaves of an element (CSS Masking 1, §7); nil if nothing is left, and after a report.
  mutating func masks(by name: String, of node: XMLNode, _ inner: Around) -> [GroupMask]? {
    let place = place(of: "mask", in: node)
    guard let target = elements[name], target.name == "mask", let style = style(of: target) else {
      ignore("there is no `<mask>` `\(name.shortened)`, and nothing is masked as in browsers", at: place)
      return []
    }
    guard var inside = enter(target, inner, at: place) else { return [] }
    guard spend(on: target, depth: inner.depth) else { return nil }
    guard style.own.clip == nil, style.own.filter.isEmpty else {
      return refuse(.unsupported, style.own.clip == nil ? "filter" : "clip-path", "", in: target)
    }
    guard let usesBounds = self.usesBounds("maskUnits", of: [target], orElse: true),
      let contentUsesBounds = self.usesBounds("maskContentUnits", of: [target], orElse: false)
    else { return nil }
    var bounds: Rect<Double>?
    if usesBounds || contentUsesBounds {
      bounds = self.bounds(of: node, inner)
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    }
    guard let region = region(style.own.geometry, in: usesBounds ? bounds : nil, inner.viewport) else {
      return nil
    }
    inside.depth += 1
    inside.style = style
    if contentUsesBounds, let bounds {
      inside.transform = inside.transform.after(bounds.unit)
      inside.viewport = Size(width: 1, height: 1)
    }
    let content = collected { walk in for child in target.children { walk.add(child, inside) } }
    var effects = SVGEffects()
    effects.clip = SVGClip(path: inner.transform(Path(rectangle: region)))
    if let rectangle = effects.clip?.path.rectangle, rectangle.contains(inner.sheet) { effects.clip = nil }
    if let outer = style.own.mask, !isCircle(outer, from: target, inside) {
      var around = inner
      (around.shown, around.depth) = (inside.shown, inside.depth)
      guard let masks = masks(by: outer, of: node, around) else { return nil }
      effects.masks = masks
    }
    let cut = collected { $0.add(content, with: effects, of: target) }
    if cut.isEmpty { return nil }
    let measure: GroupMask.Measure =
      style.own.masksByAlpha ? .alpha : style.mixesLinear ? .linearLuminance : .luminance
    return [GroupMask(cut.map { $0.item }, by: measure)]
  }

  /// Whether the masks of masks, from that of a name on, come back to one that is shown; true after a warning of that.
  private mutating func isCircle(_ name: String, from mask: XMLNode, _ inside: Around) -> Bool {
    var (next, seen) = (elements[name], inside.shown)
    while let node = next, node.name == "mask" {
      if seen.contains(node.index) {
        ignore(
          "`\(name.shortened)` is masked by what it masks, and is ignored as in browsers",
          at: place(of: "mask", in: mask))
        return true
      }
      seen.append(node.index)
      next = style(of: node)?.own.mask.flatMap { elements[$0] }
    }
    return false
  }

  /// Whether an attribute of units says `objectBoundingBox`, in the first of some elements that has it; nil after a report.
  mutating func usesBounds(_ name: String, of nodes: [XMLNode], orElse standard: Bool) -> Bool? {
    value(of: name, in: nodes, orElse: standard) {
      SVGRead(["objectBoundingBox": true, "userSpaceOnUse": false][$0])
    }
  }

  /// The region of a mask or a filter in user units, by default a tenth larger than the bounding box on each side; nil if it is
  /// empty.
  func region(
    _ geometry: [String: SVGLength], in bounds: Rect<Double>?, _ viewport: Size<Double>
  ) -> Rect<Double>? {
    let whole = bounds.map { Size(width: $0.width, height: $0.height) } ?? viewport
    func side(_ name: String, _ whole: Double, _ standard: Double) -> Double {
      guard let length = geometry[name] else { return standard * whole }
      return bounds == nil ? length.of(whole) : length.number * whole
    }
    let region = Rect(
      x: (bounds?.x ?? 0) + side("x", whole.width, -0.1), y: (bounds?.y ?? 0) + side("y", whole.height, -0.1),
      width: side("width", whole.width, 1.2), height: side("height", whole.height, 1.2))
    return region.width > 0 && region.height > 0 ? region : nil
  }
}
