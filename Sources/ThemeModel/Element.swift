package import ThemeCore
package import ThemeDiagnostics

/// What an element is.
package enum ElementKind: Hashable, Comparable, Sendable {
  case backButton, button
  /// A part of a control: its name is the control's, then the part's.
  case part(ControlPartID)
  case image, navigationBar

  /// The kinds that have a section of their own at the top of a theme.
  package static let roles: [ElementKind] = [.backButton, .button, .image, .navigationBar]
  /// The kinds of parts of controls.
  package static let parts: [ElementKind] = ControlPartID.all.map(ElementKind.part)

  /// The key of the map that holds such elements, and the folder of their slices.
  package var key: String {
    switch self {
    case .backButton: "backButtons"
    case .button: "buttons"
    case .part(let id): "controls/\(id.control.key)"
    case .image: "images"
    case .navigationBar: "navigationBars"
    }
  }

  /// What it is, for messages: "back button".
  package var noun: String {
    switch self {
    case .backButton: "back button"
    case .button: "button"
    case .part(let id): "part of \(id.control.oneOfThem)"
    case .image: "image"
    case .navigationBar: "navigation bar"
    }
  }

  /// The noun with its article: "an image".
  package var oneOfThem: String { self == .image ? "an \(noun)" : "a \(noun)" }

  package var isButton: Bool { self == .backButton || self == .button }

  /// The part of a control that it is; nil for an element that stands alone.
  package var controlPart: ControlPart? {
    if case .part(let id) = self { return id.part }
    return nil
  }

  /// Whether it is one picture: art and slicing, without a role.
  package var isPicture: Bool { self == .image || controlPart?.content == .picture }

  /// Whether its background knows the metrics of a bar.
  package var isOfBar: Bool { self == .navigationBar || controlPart?.isOfBar == true }
}

/// An element's kind and name; a part of a control is named after both, `volume/thumb`.
package struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let kind: ElementKind
  package let name: String

  package init(_ kind: ElementKind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// `backButtons/menu`, `controls/sliders/volume/thumb`.
  package var description: String { "\(kind.key)/\(name)" }

  /// The control's own name, for a part of one.
  package var controlName: String { String(name.prefix { $0 != "/" }) }

  /// Its place in the control that it is a part of: `thumb`, `icons/home`.
  package var placeInControl: String { String(name.drop { $0 != "/" }.dropFirst()) }

  /// What tells it from the others of its part: `home`, `normal+selected`; nil for the part itself.
  package var nameInPart: String? {
    let words = name.split(separator: "/")
    return words.count > 2 ? String(words[2]) : nil
  }

  package static func < (left: ElementID, right: ElementID) -> Bool {
    left.kind == right.kind
      ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8) : left.kind < right.kind
  }
}

/// An element as the theme says it: what holds for all variants, and what some say otherwise.
package struct Element: Sendable {
  package let id: ElementID
  /// Where its name stands.
  package let range: SourceRange
  package var base: ElementOverlay
  /// What is said for some values of the axes, in the order of the file.
  package var conditions: [ConditionalOverlay]
  /// Values that are the same as another of their axis.
  package internal(set) var aliases: [AxisAlias]
  /// Where `directions: { rtl: mirror }` stands.
  package internal(set) var mirror: SourceRange?
  package internal(set) var scales: Setting<ScaleSet>
  /// Whether it is only there for others to be like it: it is checked but never built.
  package internal(set) var isAbstract: Bool
  package internal(set) var style = BackButtonStyle.custom
  /// The name of the element of its kind that it begins with, whose keys it has already.
  package internal(set) var like: Ranged<String>?
  package internal(set) var allow: [Ranged<DiagnosticCode>]
}

/// A partial element and the values for which it holds.
package struct ConditionalOverlay: Sendable {
  /// The values, in the order of the axes.
  package var values: [AxisValue]
  package let range: SourceRange
  package var overlay: ElementOverlay
  /// Whether the whole element is the platform's own, whatever is said elsewhere.
  package var isWhole = false
}

/// `selected: highlighted`: one value of an axis is the same as another.
package struct AxisAlias: Sendable {
  package let value: AxisValue
  package let target: Ranged<AxisValue>
}

/// Some of the three scales.
package struct ScaleSet: Hashable, Sendable {
  /// Ascending, without repeats, at least one.
  package let scales: [Scale]
}
