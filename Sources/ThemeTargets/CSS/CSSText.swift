import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeSlicing

// Titles, and how they stand beside icons.

extension CSSElement {
  /// How a title and an icon stand in a button, and what stands in a bar.
  func arrangement(_ look: Look) -> [CSSGroup] {
    func groups(_ declarations: KeyValuePairs<String, String>) -> [CSSGroup] {
      declarations.map { CSSGroup(.element, $0, $1) }
    }
    if look.kind == .image { return [] }
    if look.kind == .navigationBar {
      return groups(["display": "flex", "align-items": "center"]) + CSSElement.places(beside: look.title)
    }
    let (across, down) = (look.title.cssSide, look.title.cssEnd ?? "center")
    let space = look.title.lines == 1 ? "nowrap" : "normal"
    let button =
      groups(["display": "inline-flex", "white-space": space, "text-decoration": "none"])
      + (look.title.lines == 1 ? [] : groups(["text-align": across]))
    let placement = look.hasIcon ? look.icon.placement : .only
    if placement == .only { return button + groups(["justify-content": across, "align-items": down]) }
    let gap = groups(["gap": look.icon.gap.css])
    switch placement {
    case .leading, .trailing, .only:
      return button + gap
        + groups([
          "flex-direction": placement == .trailing ? "row-reverse" : "row", "justify-content": across,
          "align-items": down,
        ])
    case .above, .below:
      // Lines of a column begin and end where text does, so sides that are sides need a direction.
      let isPhysical = look.title.alignment == .left || look.title.alignment == .right
      return button + gap
        + (isPhysical ? groups(["direction": "ltr", "unicode-bidi": "plaintext"]) : [])
        + groups([
          "flex-direction": placement == .below ? "column-reverse" : "column", "justify-content": "center",
          "align-items": look.title.cssLine,
        ])
        // Across a column, a box is as wide as its text.
        + [CSSGroup(.title, "max-width", "100%")]
    }
  }

  /// A button's title is the element's text, and stands on its art; a bar's takes what stands beside it leaves, its text in
  /// the middle unless the theme says where.
  func title(_ look: Look) -> [CSSGroup] {
    switch look.kind {
    case .image, .part: return []
    case .backButton, .button:
      let art = CSSArt(id, look.main)
      if look.hasTitle { return look.title.cssText(on: .element, within: art) }
      return art == nil ? [] : [CSSGroup(.element, "padding", "0")]
    case .navigationBar:
      var groups = [
        CSSGroup(.title, "flex", "1 1 0"), CSSGroup(.title, "text-align", look.title.cssSide),
      ]
      if let end = look.title.cssEnd { groups.append(CSSGroup(.title, "align-self", end)) }
      return look.hasTitle ? groups + look.title.cssText(on: .title, within: nil) : groups
    }
  }
}

extension TitleFacts.Font {
  /// A size that follows the text size of the user is in that of the page.
  fileprivate var cssSize: String {
    guard scales == true else { return size.css }
    let scaled = size.rem
    return maximumSize.map { "min(\(scaled), \($0.css))" } ?? scaled
  }

  /// Room between characters keeps its proportion to characters that scale.
  fileprivate func cssSpacing(_ spacing: Points) -> String {
    scales == true && spacing != .zero ? spacing.em(of: size) : spacing.css
  }
}

extension TitleFacts {
  var cssSide: String {
    switch alignment {
    case .leading: "start"
    case .trailing: "end"
    case .center, .left, .right: alignment.rawValue
    }
  }

  /// Across a column.
  fileprivate var cssLine: String {
    switch alignment {
    case .leading, .left: "flex-start"
    case .trailing, .right: "flex-end"
    case .center: "center"
    }
  }

  /// Nil in the middle.
  fileprivate var cssEnd: String? {
    switch verticalAlignment {
    case .top: "flex-start"
    case .bottom: "flex-end"
    case .center: nil
    }
  }

  /// The looks of a title, and the room around it, some of which the art that it stands on may have outside of its box.
  func cssText(on box: CSSBox, within art: CSSArt?) -> [CSSGroup] {
    func padding(_ slice: Slice?) -> String {
      self.padding(within: slice?.outset ?? .zero).map { max($0, .zero) }.css
    }
    var groups = [art.map { $0.group(box, "padding", padding) } ?? CSSGroup(box, "padding", padding(nil))]
    if let color { groups.append(CSSGroup(box, "color", color.description)) }
    if let font = $font {
      groups.append(CSSGroup(box, "font-family", CSSNames.fontFamily(font)))
      groups.append(CSSGroup(box, "font-size", font.cssSize))
      groups.append(CSSGroup(box, "font-weight", "\(font.weight.number)"))
      if let style = font.style { groups.append(CSSGroup(box, "font-style", style.rawValue)) }
      if let spacing = font.letterSpacing {
        groups.append(CSSGroup(box, "letter-spacing", font.cssSpacing(spacing)))
      }
    }
    if let transform = $transform { groups.append(CSSGroup(box, "text-transform", transform.rawValue)) }
    if let shadow {
      groups.append(
        CSSGroup(box, "text-shadow", "\(shadow.x.css) \(shadow.y.css) \(shadow.blur.css) \(shadow.color)"))
    }
    return groups
  }

  /// A title below a bar, which has no line of its own to share.
  var cssLargeTitle: [CSSGroup] {
    let side = $alignment == nil ? [] : [CSSGroup(.largeTitle, "text-align", cssSide)]
    let isCut = $truncation != nil || $lines != nil
    return cssText(on: .largeTitle, within: nil) + side + (isCut ? cssTruncation(on: .largeTitle) : [])
  }

  /// A title that is too long loses its end; the shadow of a single line is cut off at the sides alone.
  func cssTruncation(on box: CSSBox) -> [CSSGroup] {
    var groups = [
      CSSGroup(box, "min-width", "0"), CSSGroup(box, "overflow-x", "clip"),
      CSSGroup(box, "text-overflow", truncation == .none ? "clip" : "ellipsis"),
      CSSGroup(box, "white-space", lines == 1 ? "nowrap" : "normal"),
    ]
    if lines < 2 { return groups }
    groups.append(CSSGroup(box, "overflow-y", "clip"))
    // What is clamped ends with an ellipsis, which a theme may not want.
    guard truncation != .none else {
      return groups + [CSSGroup(box, "max-height", "calc(\(lines) * 1lh)")]
    }
    return groups + [
      CSSGroup(
        box, named: "-webkit-line-clamp",
        [("display", "-webkit-box"), ("-webkit-box-orient", "vertical"), ("-webkit-line-clamp", "\(lines)")])
    ]
  }
}
