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

  /// Whether the box belongs to a part of a control.
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
