import ThemeBundle
import ThemeCore
import ThemeModel
import ThemePictures

/// The box that a rule is for.
enum CSSBox: Hashable {
  case element
  /// Generated boxes. `before` is for the center of a tile, or for art behind the content; `after` is for the caps of a tile,
  /// or for a larger tap target.
  case before, after
  /// A child element with a class of its own.
  case title, largeTitle
  /// A child element of a bar, before or after its title.
  case leading, trailing
  /// The child elements before and after the title of a bar that has both.
  case leadingOfTwo, trailingOfTwo
  /// A bar that has a child element before or after its title.
  case places
  case part(PartName)
  /// A box on which a part of a control is shown.
  case site(CSSSite)

  /// The suffix that the element's class has for the box.
  var suffix: String {
    switch self {
    case .element, .before, .after, .site, .places: ""
    case .title: "__title"
    case .leading, .leadingOfTwo: "__leading"
    case .trailing, .trailingOfTwo: "__trailing"
    case .largeTitle: "__large-title"
    case .part(.icon): "__icon"
    case .part(.shadowImage): "__shadow-image"
    case .part(.backIndicator): "__back-indicator"
    case .part(let part): "__\(part.rawValue)"
    }
  }
}

// Art that is drawn from a box is a box of CSS: a browser draws it sharply in any size and on any screen, where the nine pieces
// of a border image can come apart.

extension DrawnBox {
  /// Whether all browsers can show the box: not smooth corners, a stroke other than a color, or a gradient in Oklab.
  var isBoxOfCSS: Bool {
    if corners.areSmooth || layer.stroke.map({ $0.color == nil }) ?? false { return false }
    return layer.fill?.isMixedInSRGB ?? true
  }
}

extension CSSArt {
  /// The background, the corners, the stroke and the shadows of a box, whose colors are custom properties. On the sides in
  /// `inner`, another part continues, so there are no corners.
  func drawn(_ drawn: DrawnBox, on box: CSSBox, inner: CSSSite.Sides = []) -> [CSSGroup] {
    var colors: [CSSGroup] = []
    func variables(_ named: [(property: String, color: Color)]) -> [String] {
      colors += named.map { CSSGroup(box, $0.property, $0.color.description) }
      return named.map { "var(\($0.property))" }
    }
    let layer = drawn.layer
    let fills = variables(self.fills)
    let background =
      switch layer.fill {
      case .color: fills[0]
      case .linear(let angle, let stops, _):
        "linear-gradient(\(angle)deg, "
          + zip(fills, stops).map { "\($0) \($1.at.percent)" }.joined(separator: ", ") + ")"
      case .radial, .conic, .noise, .pattern, nil: "none"
      }
    func variables<Item>(_ name: String, _ items: [Item], _ color: (Item) -> Color) -> [String] {
      variables(self.colors(name, items.map { drawn.shown(color($0)) }))
    }
    let stroke = layer.stroke.flatMap { stroke in
      stroke.color.map { (stroke.width, variables("stroke", [$0], \.self)[0]) }
    }
    let inside = zip(layer.innerShadows, variables("inner-shadow", layer.innerShadows, \.color))
    let outside = zip(layer.shadows, variables("shadow", layer.shadows, \.color))
    func shadows(_ slice: Slice) -> String {
      // An inset shadow of only a spread is the stroke, inside of which the inner shadows begin.
      let width = stroke.map { $0.0.length(at: slice.scale) } ?? .zero
      return
        ((stroke.map { ["inset 0 0 0 \(width.css) \($0.1)"] } ?? [])
        + inside.map { "inset \($0.lengths(spread: width + $0.spread)) \($1)" }
        + outside.map { "\($0.lengths(spread: $0.spread)) \($1)" }).joined(separator: ", ")
    }
    var groups = [CSSGroup(box, "background", background)]
    if let radius = drawn.corners.css(without: inner) {
      groups.append(CSSGroup(box, "border-radius", radius))
    }
    if !drawn.isOnlyFilled { groups.append(group(box, "box-shadow", shadows)) }
    return colors + groups
  }

  /// The custom properties of what fills a plain color or a box, with their colors; empty for other art.
  var fills: [(property: String, color: Color)] {
    if let plainColor { return colors("fill", [plainColor]) }
    guard let box else { return [] }
    switch box.layer.fill {
    case .color(let color): return colors("fill", [box.shown(color)])
    case .linear(_, let stops, _): return colors("fill", stops.map { box.shown($0.color) })
    case .radial, .conic, .noise, .pattern, nil: return []
    }
  }

  /// The custom properties for some colors, which are numbered where there are several.
  private func colors(_ name: String, _ colors: [Color]) -> [(property: String, color: Color)] {
    colors.enumerated().map { index, color in
      ("--\(namespace)_\(name)\(colors.count == 1 ? "" : "-\(index + 1)")", color)
    }
  }
}

extension ResolvedShadow {
  /// The offset, the blur and the spread. A positive `spread` enlarges an outer shadow, and shrinks the hole of an inner one.
  fileprivate func lengths(spread: Points) -> String {
    "\(x.css) \(y.css) \(blur.css)" + (spread == .zero ? "" : " \(spread.css)")
  }
}

extension Length {
  fileprivate func length(at scale: Scale) -> Points {
    switch self {
    case .points(let points): points
    case .hairline: Points(units: Points.unitsPerPoint / Int64(scale.rawValue))
    }
  }
}

extension Ratio {
  fileprivate var percent: String {
    let number = Points(decimal: description) ?? .zero
    return "\(Points(units: number.units * 100))%"
  }
}

extension ResolvedCorners {
  /// The radii from the top left clockwise, a single one if all are the same; nil if all are 0.
  func css(without inner: CSSSite.Sides) -> String? {
    let (isLeft, isRight) = (!inner.contains(.left), !inner.contains(.right))
    let radii = [
      isLeft ? topLeft : .zero, isRight ? topRight : .zero, isRight ? bottomRight : .zero,
      isLeft ? bottomLeft : .zero,
    ]
    if radii.allSatisfy({ $0 == .zero }) { return nil }
    return Set(radii).count == 1 ? radii[0].css : radii.map(\.css).joined(separator: " ")
  }
}
