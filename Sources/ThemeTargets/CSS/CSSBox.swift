import ThemePictures

/// What of an element a rule is about.
enum CSSBox: Hashable {
  case element
  /// Generated boxes that carry the center of a tile, and its caps or what enlarges the tap target.
  case before, after
  /// A child of a class of its own.
  case title, largeTitle
  /// Of a bar: what stands before and after its title.
  case leading, trailing
  /// Each of these two where the other one is there too.
  case leadingOfTwo, trailingOfTwo
  /// A bar that has one of these two.
  case places
  case part(PartName)
  /// Where a part of a control is shown.
  case site(CSSSite)

  /// What follows the element's class.
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

  /// Whether it belongs to a control.
  var isSite: Bool {
    if case .site = self { true } else { false }
  }

  var pseudoElement: String {
    switch self {
    case .before: "::before"
    case .after: "::after"
    case .site(let site): site.pseudo
    default: ""
    }
  }
}
