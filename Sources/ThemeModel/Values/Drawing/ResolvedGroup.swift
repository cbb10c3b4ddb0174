package import ThemeCore
package import ThemeDiagnostics
package import ThemeDrawing

/// A layer or a group of a drawing.
package indirect enum ResolvedItem: Hashable, Sendable {
  case layer(ResolvedLayer)
  case group(ResolvedGroup)

  /// Where the item is written.
  package var range: SourceRange {
    switch self {
    case .layer(let layer): layer.range
    case .group(let group): group.range
    }
  }

  /// The item without the outer shadows of its layers.
  var withoutShadows: ResolvedItem {
    switch self {
    case .layer(var layer):
      layer.shadows = []
      return .layer(layer)
    case .group(var group):
      group.items = group.items.map(\.withoutShadows)
      return .group(group)
    }
  }

  /// Calls `visit` for each layer of the item, with those of masks, in the order in which they are drawn.
  package func forEachLayer(_ visit: (ResolvedLayer) -> Void) {
    switch self {
    case .layer(let layer): visit(layer)
    case .group(let group):
      for item in group.items + (group.mask?.items ?? []) { item.forEachLayer(visit) }
    }
  }
}

/// Layers that are drawn by themselves and then laid on those below as one.
package struct ResolvedGroup: Hashable, Sendable {
  /// Where the group is written.
  package let range: SourceRange
  /// The layers and groups, from the lowest to the highest; at least one.
  package var items: [ResolvedItem]
  package let opacity: Fraction
  package let blend: BlendMode
  /// The outline in the artboard outside of which nothing is visible.
  package let clip: ResolvedShape?
  package let mask: ResolvedMask?
  /// How the group is enlarged and turned around the center of the artboard, and then moved.
  package let scale: Point<Ratio>
  package let rotation: Angle
  package let offset: Point<Points>
  /// Twice the standard deviation of the Gaussian that blurs the group as a whole.
  package let blur: Points

  /// Whether the layers are drawn where they would be without the group.
  package var isUpright: Bool {
    scale == Point(x: .one, y: .one) && rotation == .zero && offset == Point(x: .zero, y: .zero)
  }
}

/// The layers that mask a group.
package struct ResolvedMask: Hashable, Sendable {
  package let items: [ResolvedItem]
  package let measure: MaskMeasure
}

extension ResolvedFill {
  /// Whether the colors of the fill, if there are several, are mixed in sRGB.
  package var isMixedInSRGB: Bool {
    switch self {
    case .linear(_, _, .oklab), .radial(_, _, _, .oklab), .conic(_, _, _, .oklab): false
    default: true
    }
  }
}

extension ResolvedDrawing {
  /// The layers of a theme whose frames are where they are drawn: those that are not turned, in no group that is.
  package var uprightLayers: [ResolvedLayer] { items.flatMap(\.uprightLayers) }

  /// The patterns, each once, in the order in which they are drawn.
  package var patterns: [ResolvedPattern] {
    var all: [ResolvedPattern] = []
    for item in items {
      item.forEachLayer { layer in
        let fills =
          layer.fills.map(\.fill)
          + layer.strokes.compactMap { stroke in if case .fill(let fill) = stroke.paint { fill } else { nil }
          }
        for case .pattern(let pattern, _) in fills where !all.contains(pattern) { all.append(pattern) }
      }
    }
    return all
  }

  /// How often the artboard is painted: once for each fill, stroke, shadow, blur and group, roughly.
  package var passes: Int {
    if case .svg(let items, _) = content { return items.count }
    var count = 0
    for item in items {
      count += item.groups
      item.forEachLayer { layer in
        count += max(layer.fills.count + layer.strokes.count - 1, 1)
        count += layer.shadows.count + layer.innerShadows.count + (layer.blur == .zero ? 0 : 2)
      }
    }
    return count
  }

  /// The number of sheets, of the artboard's size and more exact than a picture, that are in memory at the same time.
  package var sheets: Int {
    let most = items.reduce(0) { max($0, $1.sheets) }
    return most == 0 ? 0 : 1 + most
  }
}

extension ResolvedItem {
  fileprivate var sheets: Int {
    switch self {
    case .layer(let layer): layer.blur == .zero ? 0 : 4
    case .group(let group):
      (group.items + (group.mask?.items ?? [])).reduce(0) { max($0, $1.sheets) } + 1
        + (group.clip == nil && group.mask == nil ? 0 : 1) + (group.blur == .zero ? 0 : 3)
    }
  }

  fileprivate var uprightLayers: [ResolvedLayer] {
    switch self {
    case .layer(let layer): layer.rotation == .zero ? [layer] : []
    case .group(let group): group.isUpright ? group.items.flatMap(\.uprightLayers) : []
    }
  }

  /// The number of sheets that the groups of the item take.
  fileprivate var groups: Int {
    guard case .group(let group) = self else { return 0 }
    let masks = (group.clip == nil ? 0 : 1) + (group.mask == nil ? 0 : 1) + (group.blur == .zero ? 0 : 2)
    return (group.items + (group.mask?.items ?? [])).reduce(1 + masks) { $0 + $1.groups }
  }
}

/// An SVG as a theme shows it: its file, and its size and colors where the theme gives them.
package struct ResolvedSVG: Sendable {
  package let file: Ranged<PathText>
  /// The sides in points; nil for one that follows from the SVG.
  package let size: Size<Ranged<Points>?>
  package let fit: SVGFit
  /// The colors for `currentColor`, and for what has an id or a class, in the order of the theme.
  package let colors: [ResolvedSVGColor]

  /// Nil after a report of what is missing or impossible.
  package init?(
    _ svg: Ranged<SVGOverlay>, colors: [ResolvedSVGColor], _ sink: inout DiagnosticSink
  ) {
    let overlay = svg.value
    if overlay.file.isUnset {
      sink.report(
        Diagnostic(.missingKey, "the SVG has no `file`", at: svg.range).helping(
          "add `file: icons/star.svg`"))
    }
    let written = overlay.size.value
    let errors = sink.errorCount
    size = Size(
      width: written?.width.positive("width", &sink), height: written?.height.positive("height", &sink))
    guard let file = overlay.file.ranged, sink.errorCount == errors else { return nil }
    self.file = file
    fit = overlay.settled(\.fit)
    self.colors = colors
  }

  /// What the theme says of the SVG's looks, without the places where it does.
  package var look: Look {
    Look(
      size: Size(width: size.width?.value, height: size.height?.value), fit: fit,
      colors: colors.map { Look.Paint(name: $0.name.value, color: $0.color) })
  }

  /// What a theme says of the looks of an SVG.
  package struct Look: Hashable, Sendable {
    /// In points; nil for a side that follows from the SVG.
    package let size: Size<Points?>
    package let fit: SVGFit
    package let colors: [Paint]

    package struct Paint: Hashable, Sendable {
      package let name: String
      package let color: Color
    }
  }
}

/// The color that a theme gives to `currentColor`, or to what has an id or a class, in an SVG.
package struct ResolvedSVGColor: Sendable {
  package let name: Ranged<String>
  package let color: Color

  package init(name: Ranged<String>, color: Color) {
    self.name = name
    self.color = color
  }
}
