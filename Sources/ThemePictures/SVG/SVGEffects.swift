import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

/// A path that clips, in coordinates of the drawing.
struct SVGClip {
  let path: Path
  var rule = FillRule.nonzero
}

/// What is done with an element as a whole: filter, clipping paths, masks, opacity and blending, in this order.
struct SVGEffects {
  /// One after the other.
  var filters: [Filter] = []
  /// A clipping path of one shape.
  var clip: SVGClip?
  var masks: [GroupMask] = []
  var opacity = 1.0
  var blend = BlendMode.normal
  /// Whether what is inside is not blended with what is below the element.
  var isIsolated = false

  /// Whether what is inside is mixed by itself before it is laid on what is below.
  var isGroup: Bool { isIsolated || !filters.isEmpty || !masks.isEmpty || opacity < 1 || blend != .normal }

  var isEmpty: Bool { clip == nil && !isGroup }
}

extension SVGWalk {
  /// The effects of an element; nil if nothing of it is seen. After a report, the element is looked at for more.
  mutating func effects(of node: XMLNode, _ inner: Around) -> SVGEffects? {
    let own = inner.style.own
    var effects = SVGEffects()
    (effects.opacity, effects.blend) = (own.opacity, own.blend)
    effects.isIsolated = own.isIsolated || own.clip != nil || own.mask != nil || !own.filter.isEmpty
    if !own.filter.isEmpty {
      guard let filters = filters(of: node, inner) else { return reports > 0 ? SVGEffects() : nil }
      effects.filters = filters.filters
      if let region = filters.region { effects.masks.append(GroupMask(region)) }
    }
    if let clip = own.clip {
      switch clipping(by: clip, of: node, inner) {
      case .nothing: return nil
      case .clip(let clip): effects.clip = clip
      case .masks(let masks): effects.masks += masks
      }
    }
    if let name = own.mask {
      guard let masks = masks(by: name, of: node, inner) else { return reports > 0 ? SVGEffects() : nil }
      effects.masks += masks
    }
    return effects
  }

  /// Adds items with effects: on the layer itself where it is one, otherwise as a group.
  mutating func add(_ content: [SVGItem], with effects: SVGEffects, of node: XMLNode) {
    var effects = effects
    guard !content.isEmpty || !effects.filters.isEmpty else { return }
    if let clip = effects.clip, effects.filters.isEmpty, let rectangle = clip.path.rectangle,
      content.allSatisfy({ $0.item.ink.map(rectangle.contains) ?? false })
    {
      effects.clip = nil
    }
    if effects.filters.isEmpty, effects.masks.isEmpty {
      if content.count == 1, case .layer(var layer) = content[0].item,
        effects.clip == nil || layer.canBeClipped
      {
        if let clip = effects.clip { layer.clip = Outline(clip.path, rule: clip.rule) }
        layer.opacity *= effects.opacity
        if effects.isGroup { layer.blend = effects.blend }
        return drawn.append((.layer(layer), content[0].place))
      }
      let isPlain = effects.clip == nil && effects.opacity == 1 && effects.blend == .normal
      if isPlain, !effects.isIsolated || !content.contains(where: { $0.item.isBlended }) {
        drawn += content
        return
      }
    }
    // What only cuts a viewport does not isolate, and a group would.
    if let clip = effects.clip, !effects.isGroup, content.contains(where: { $0.item.isBlended }) {
      drawn += content.map { ($0.item.cut(by: clip), $0.place) }
      return
    }
    var items = content.map { $0.item }
    for filter in effects.filters.dropLast() {
      var group = Group(items)
      group.filter = filter
      items = [.group(group)]
    }
    var group = Group(items)
    group.filter = effects.filters.last
    if let clip = effects.clip { group.masks.append(GroupMask(clip)) }
    group.masks += effects.masks
    (group.opacity, group.blend) = (effects.opacity, effects.blend)
    drawn.append((.group(group), node.range))
  }
}

extension GroupMask {
  init(_ clip: SVGClip) {
    self.init([.layer(Layer(opaque: clip))], by: .alpha)
  }
}

extension Layer {
  /// A shape that covers what is below it.
  init(opaque clip: SVGClip) {
    self.init(Outline(clip.path, rule: clip.rule), fill: .color(Color(red: 0, green: 0, blue: 0)))
  }

  fileprivate var canBeClipped: Bool { clip == nil && transform.isIdentity }
}

extension Outline {
  /// A path in the coordinates of its drawing.
  init(_ path: Path, rule: FillRule) {
    self.init(.path(path), in: Rect(x: 0, y: 0, width: 1, height: 1), rule: rule)
  }
}

extension Drawing.Item {
  var isBlended: Bool {
    switch self {
    case .layer(let layer): layer.blend != .normal
    case .group(let group): group.blend != .normal
    }
  }

  /// What a clipping path leaves of the item, which is blended as before.
  fileprivate func cut(by clip: SVGClip) -> Drawing.Item {
    var whole = Group([])
    switch self {
    case .layer(var layer) where layer.canBeClipped:
      layer.clip = Outline(clip.path, rule: clip.rule)
      return .layer(layer)
    case .layer(var layer):
      swap(&layer.blend, &whole.blend)
      whole.items = [.layer(layer)]
    case .group(var group):
      swap(&group.blend, &whole.blend)
      whole.items = [.group(group)]
    }
    whole.masks = [GroupMask(clip)]
    return .group(whole)
  }

  /// A rectangle around all that is painted; nil where that would take long to find.
  var ink: Rect<Double>? {
    guard case .layer(let layer) = self, layer.transform.isIdentity,
      case .path(let path) = layer.outline.shape,
      let bounds = path.bounds
    else { return nil }
    let reach = layer.strokes.map { stroke in
      // The corners of a miter that is cut lie further out.
      let miter = stroke.join == .miter ? stroke.miterLimit * (stroke.cutsMiter ? 1.5 : 1) : 1
      return stroke.width / 2 * max(miter, stroke.cap == .square ? 1.5 : 1)
    }
    return bounds.expanded(by: reach.max() ?? 0)
  }
}

extension Affine {
  /// Whether rectangles that are upright are so after the transform.
  var isUpright: Bool { b == 0 && c == 0 || a == 0 && d == 0 }

  func callAsFunction(_ path: Path) -> Path { path.mapped { self($0) } }

  /// The rectangle around another one that is transformed.
  func bounds(of rectangle: Rect<Double>) -> Rect<Double> {
    self(Path(rectangle: rectangle)).bounds ?? rectangle
  }
}

extension Rect<Double> {
  /// A rectangle at the origin.
  init(_ size: Size<Double>) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// Whether another rectangle lies within this one, with a tolerance that is far below what can be seen.
  func contains(_ other: Rect<Double>) -> Bool {
    let room = 1e-6
    return x <= other.x + room && y <= other.y + room && x + width >= other.x + other.width - room
      && y + height >= other.y + other.height - room
  }

  /// Whether all coordinates are numbers of at most `limit`.
  func isWithin(_ limit: Double) -> Bool {
    [x, y, x + width, y + height].allSatisfy { abs($0) <= limit }
  }

  func expanded(by margin: Double) -> Rect<Double> {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The smallest rectangle around two.
  func union(_ other: Rect<Double>) -> Rect<Double> {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  var unit: Affine { Affine(a: width, d: height, e: x, f: y) }
}
