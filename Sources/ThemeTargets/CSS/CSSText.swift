import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

// Titles, and their arrangement with icons.

extension CSSElement {
  /// The arrangement of the title and the icon of a button, or of the child elements of a bar.
  func arrangement(_ look: Look) -> [CSSGroup] {
    let groups = CSSBox.element.groups
    if look.kind == .image { return [] }
    if look.kind == .navigationBar {
      return groups(["display": "flex", "align-items": "center"]) + CSSElement.places(beside: look.title)
    }
    let (across, down) = (look.title.cssSide, look.title.cssEnd() ?? "center")
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
      // The items of a column are aligned by the direction of text, so physical sides need a fixed direction.
      let isPhysical = look.title.alignment == .left || look.title.alignment == .right
      return button + gap
        + (isPhysical ? groups(["direction": "ltr", "unicode-bidi": "plaintext"]) : [])
        + groups([
          "flex-direction": placement == .below ? "column-reverse" : "column",
          "justify-content": look.title.cssEnd(inReverse: placement == .below) ?? "center",
          "align-items": look.title.cssLine,
        ])
        // An item of a column is as wide as its text unless it is limited.
        + [CSSGroup(.title, "max-width", "100%")]
    }
  }

  /// The style of a look's title. A button's title is the element's text, in front of its art. A bar's title takes the space
  /// that its neighbors leave, and its text is centered unless the theme says otherwise.
  func title(_ look: Look) -> [CSSGroup] {
    switch look.kind {
    case .image, .part: return []
    case .backButton, .button:
      let art = art(look.main.art)
      if look.hasTitle { return look.title.cssText(on: .element, within: art) }
      return art == nil ? [] : [CSSGroup(.element, "padding", "0")]
    case .navigationBar:
      var groups = CSSBox.title.groups(["flex": "1 1 0", "text-align": look.title.cssSide])
      if let end = look.title.cssEnd() { groups.append(CSSGroup(.title, "align-self", end)) }
      return look.hasTitle ? groups + look.title.cssText(on: .title, within: nil) : groups
    }
  }
}

extension FactValue {
  /// The value as one of a declaration. The page of `preview` writes values of manifests in the same way.
  fileprivate var inCSS: String {
    switch self {
    case .length(let length): length.css
    case .color(let color): color.description
    case .word(let word): word
    default: preconditionFailure("a value that is no declaration")
    }
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

  /// The value of `align-items` in a column.
  fileprivate var cssLine: String {
    switch alignment {
    case .leading, .left: "flex-start"
    case .trailing, .right: "flex-end"
    case .center: "center"
    }
  }

  /// The value of `align-items` or `align-self` in a row, or of `justify-content` in a column, for the vertical alignment; nil for
  /// the center. A column in reverse begins at its bottom.
  fileprivate func cssEnd(inReverse isReversed: Bool = false) -> String? {
    switch verticalAlignment {
    case .center: nil
    case .top: isReversed ? "flex-end" : "flex-start"
    case .bottom: isReversed ? "flex-start" : "flex-end"
    }
  }

  /// The style of a title and its padding. Margins of the art outside the alignment rectangle are subtracted from the padding.
  func cssText(on box: CSSBox, within art: CSSArt?) -> [CSSGroup] {
    func padding(_ slice: Slice?) -> String {
      self.padding(within: slice?.outset ?? .zero).map { max($0, .zero) }.css
    }
    var groups = [art.map { $0.group(box, "padding", padding) } ?? CSSGroup(box, "padding", padding(nil))]
    for property in Property.titlesInCSS {
      guard let name = property.inCSS, let value = given(property)?.inCSS else { continue }
      groups.append(CSSGroup(box, name, value))
    }
    if let font = $font {
      // A size that follows the user's text size is in `rem`, limited to the maximum size. The spacing is then in `em`, so that it
      // stays proportional to the characters.
      let scaled = font.scales == true ? font.size.rem : nil
      let size = scaled.map { scaled in font.maximumSize.map { "min(\(scaled), \($0.css))" } ?? scaled }
      groups += box.groups([
        "font-family": CSSNames.fontFamily(font), "font-size": size ?? font.size.css,
        "font-weight": "\(font.weight.number)",
      ])
      if let style = font.style { groups.append(CSSGroup(box, "font-style", style.rawValue)) }
      if let spacing = font.letterSpacing {
        let isProportional = scaled != nil && spacing != .zero
        groups.append(
          CSSGroup(box, "letter-spacing", isProportional ? spacing.em(of: font.size) : spacing.css))
      }
    }
    if let shadow {
      groups.append(
        CSSGroup(box, "text-shadow", "\(shadow.x.css) \(shadow.y.css) \(shadow.blur.css) \(shadow.color)"))
    }
    return groups
  }

  /// The style of the large title below a bar. Its text may wrap unless the theme says otherwise.
  var cssLargeTitle: [CSSGroup] {
    let side = $alignment == nil ? [] : [CSSGroup(.largeTitle, "text-align", cssSide)]
    let isCut = $truncation != nil || $lines != nil
    return cssText(on: .largeTitle, within: nil) + side + (isCut ? cssTruncation(on: .largeTitle) : [])
  }

  /// The declarations that cut a title that is too long at its end. A single line is only clipped at the sides, so that its
  /// shadow stays visible above and below.
  func cssTruncation(on box: CSSBox) -> [CSSGroup] {
    var groups = box.groups([
      "min-width": "0", "overflow-x": "clip", "text-overflow": truncation == .none ? "clip" : "ellipsis",
      "white-space": lines == 1 ? "nowrap" : "normal",
    ])
    if lines < 2 { return groups }
    groups.append(CSSGroup(box, "overflow-y", "clip"))
    // A line clamp always ends with an ellipsis, so a title without truncation has a maximum height instead.
    guard truncation != .none else {
      return groups + [CSSGroup(box, "max-height", "calc(\(lines) * 1lh)")]
    }
    return groups + [
      CSSGroup(
        box, named: "-webkit-line-clamp",
        [CSSDeclaration]([
          "display": "-webkit-box", "-webkit-box-orient": "vertical", "-webkit-line-clamp": "\(lines)",
        ]))
    ]
  }
}
