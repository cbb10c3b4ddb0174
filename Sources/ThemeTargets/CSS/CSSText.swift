import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeSlicing

// Titles, and how they stand beside icons.

extension CSSElement {
  /// How a title and an icon stand in a button.
  func arrangement(_ facts: VariantFacts) -> [CSSGroup] {
    var groups = [
      CSSGroup(.element, "display", "inline-flex"),
      CSSGroup(.element, "white-space", "nowrap"),
      CSSGroup(.element, "text-decoration", "none"),
    ]
    let across = CSSElement.side(facts.title?.alignment)
    let down =
      switch facts.title?.verticalAlignment {
      case .top: "flex-start"
      case .bottom: "flex-end"
      case .center, nil: "center"
      }
    guard let icon = facts.icon, icon.placement != .only else {
      return groups + [
        CSSGroup(.element, "justify-content", across), CSSGroup(.element, "align-items", down),
      ]
    }
    groups.append(CSSGroup(.element, "direction", "ltr"))
    groups.append(CSSGroup(.element, "unicode-bidi", "plaintext"))
    groups.append(CSSGroup(.element, "gap", icon.gap.css))
    switch icon.placement {
    case .leading, .trailing, .only:
      let isReversed = icon.placement == .trailing
      groups.append(CSSGroup(.element, "flex-direction", isReversed ? "row-reverse" : "row"))
      groups.append(CSSGroup(.element, "justify-content", across))
      groups.append(CSSGroup(.element, "align-items", down))
    case .above, .below:
      let start = across == "left" ? "flex-start" : across == "right" ? "flex-end" : "center"
      groups.append(
        CSSGroup(.element, "flex-direction", icon.placement == .below ? "column-reverse" : "column"))
      groups.append(CSSGroup(.element, "justify-content", "center"))
      groups.append(CSSGroup(.element, "align-items", start))
    }
    return groups
  }

  /// A bar's title: it takes what stands beside it leaves, and its text is in the middle unless the theme says where.
  func barTitle(_ title: TitleFacts?) -> [CSSGroup] {
    var groups = [
      CSSGroup(.title, "flex", "1 1 0"),
      CSSGroup(.title, "text-align", CSSElement.side(title?.alignment)),
    ]
    switch title?.verticalAlignment {
    case .top: groups.append(CSSGroup(.title, "align-self", "flex-start"))
    case .bottom: groups.append(CSSGroup(.title, "align-self", "flex-end"))
    case .center, nil: break
    }
    if let title { groups += text(title, on: .title, within: nil) }
    return groups + truncation(title)
  }

  /// A title goes with its art, so sides are sides, not beginnings and ends.
  static func side(_ alignment: TitleAlignment?) -> String {
    switch alignment {
    case .leading: "left"
    case .trailing: "right"
    case .center, nil: "center"
    }
  }

  /// The looks of a title, and the room around it, some of which the art that it stands on may have outside of its box.
  func text(_ title: TitleFacts, on box: CSSBox, within art: CSSArt?) -> [CSSGroup] {
    func padding(_ slice: Slice?) -> String {
      title.padding(within: slice?.outset ?? .zero).map { max($0, .zero) }.css
    }
    var groups = [art.map { $0.group(box, "padding", padding) } ?? CSSGroup(box, "padding", padding(nil))]
    if let color = title.color { groups.append(CSSGroup(box, "color", color.description)) }
    if let font = title.font {
      groups.append(CSSGroup(box, "font-family", CSSElement.family(font.family)))
      groups.append(CSSGroup(box, "font-size", font.size.css))
      groups.append(CSSGroup(box, "font-weight", "\(CSSElement.weight(font.weight))"))
      if let style = font.style { groups.append(CSSGroup(box, "font-style", style.rawValue)) }
    }
    if let shadow = title.shadow {
      groups.append(
        CSSGroup(box, "text-shadow", "\(shadow.x.css) \(shadow.y.css) \(shadow.blur.css) \(shadow.color)"))
    }
    return groups
  }

  /// A title that is too long loses its end; its shadow is cut off at the sides alone.
  func truncation(_ title: TitleFacts?) -> [CSSGroup] {
    let isCut = title?.truncation == Truncation.none
    return [
      CSSGroup(.title, "min-width", "0"),
      CSSGroup(.title, "overflow-x", "clip"),
      CSSGroup(.title, "text-overflow", isCut ? "clip" : "ellipsis"),
      CSSGroup(.title, "white-space", "nowrap"),
    ]
  }

  private static let genericFamilies = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui",
  ]

  private static func family(_ name: String) -> String {
    if name == "system" { return "system-ui, sans-serif" }
    return genericFamilies.contains(name) ? name : "\(CSSNames.quoted(name)), system-ui, sans-serif"
  }

  static func weight(_ weight: FontWeight) -> Int {
    switch weight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
