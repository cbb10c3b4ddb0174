package import ThemeCore
package import ThemeDiagnostics

/// The kind of an element: one that stands alone, such as a button, or a part of a control.
package enum ElementKind: Hashable, Comparable, Sendable {
  case backButton, button
  /// A part of a control. The name of such an element is the control's name followed by the part's: `volume/thumb`.
  case part(ControlPartID)
  case image, navigationBar

  /// The kinds that have a section of their own at the top level of a theme.
  package static let roles: [ElementKind] = [.backButton, .button, .image, .navigationBar]
  /// One kind for each part of each kind of control.
  package static let parts: [ElementKind] = ControlPartID.all.map(ElementKind.part)

  /// The path of the section that holds elements of this kind, which is also the folder of their slices: `buttons`,
  /// `controls/sliders`.
  package var key: String {
    switch self {
    case .backButton: "backButtons"
    case .button: "buttons"
    case .part(let id): "controls/\(id.control.key)"
    case .image: "images"
    case .navigationBar: "navigationBars"
    }
  }

  /// The noun for this kind in messages: "back button".
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

  /// Whether the main art of such an element can be a material.
  package var takesMaterial: Bool { controlPart?.takesMaterial ?? (self != .image) }

  /// The description of the control part; nil for an element that stands alone.
  package var controlPart: ControlPart? { if case .part(let id) = self { id.part } else { nil } }

  /// Whether elements of this kind consist of a single picture, that is, of art with its slicing.
  package var isPicture: Bool { self == .image || controlPart?.content == .picture }

  /// Whether elements of this kind belong to a bar, so that they can have the metrics `scrollEdge` and `compactScrollEdge`.
  package var isOfBar: Bool { self == .navigationBar || controlPart?.isOfBar == true }
}

/// The kind and name of an element. The name of a control's part consists of the control's name and the part's: `volume/thumb`.
package struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let kind: ElementKind
  package let name: String

  package init(_ kind: ElementKind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The ID as text: `backButtons/menu`, `controls/sliders/volume/thumb`.
  package var description: String { "\(kind.key)/\(name)" }

  /// The name of the control, for a part of a control: `volume`. For other elements, the whole name.
  package var controlName: String { String(name.prefix { $0 != "/" }) }

  /// What the element belongs to: its control, as in `sliders/volume`, for a part of one; otherwise the element itself.
  package var whole: String {
    guard case .part(let part) = kind else { return description }
    return "\(part.control.key)/\(controlName)"
  }

  /// The path of the part within its control: `thumb`, `icons/home`. Empty for an element that is no part of a control.
  package var placeInControl: String { String(name.drop { $0 != "/" }.dropFirst()) }

  /// The name that distinguishes the element from others of the same part: `home`, `normal+selected`; nil for the part itself.
  package var nameInPart: String? {
    let words = name.split(separator: "/")
    return words.count > 2 ? String(words[2]) : nil
  }

  package static func < (left: ElementID, right: ElementID) -> Bool {
    left.kind == right.kind
      ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8) : left.kind < right.kind
  }
}

/// An element as the theme states it: the settings for all variants, and the settings that differ for some of them.
package struct Element: Sendable {
  package let id: ElementID
  /// Where the element's name is written.
  package let range: SourceRange
  /// Where the map of the element, or of the control that it belongs to, is written by the last theme that says something of it.
  package let extent: SourceRange
  package var base: ElementOverlay
  /// The settings for particular values of the axes, in the order of the file.
  package var conditions: [ConditionalOverlay]
  /// The axis values that are declared to be the same as another value of their axis.
  package internal(set) var aliases: [AxisAlias]
  /// Where the `mirror` of `directions: { rtl: mirror }` is written; nil if the element isn't mirrored.
  package internal(set) var mirror: SourceRange?
  package internal(set) var scales: Setting<ScaleSet>
  /// Whether the element only serves as a base for others, which refer to it with `like`. It is checked but never built.
  package internal(set) var isAbstract: Bool
  package internal(set) var style = BackButtonStyle.custom
  /// The name of the element of the same kind whose keys this element inherits. The inherited keys are already merged in.
  package internal(set) var like: Ranged<String>?
  package internal(set) var allow: [Ranged<DiagnosticCode>]
}

/// A partial element and the axis values for which it applies.
package struct ConditionalOverlay: Sendable {
  /// The axis values for which the overlay applies, in the order of the axes.
  package var values: [AxisValue]
  package let range: SourceRange
  package var overlay: ElementOverlay
  /// Whether the whole element is the platform's own for these values, whatever the other overlays state.
  package var isWhole = false
}

/// A declaration that one value of an axis is the same as another, as in `selected: highlighted`.
package struct AxisAlias: Sendable {
  package let value: AxisValue
  package let target: Ranged<AxisValue>
}

/// A nonempty set of the scales 1x, 2x and 3x.
package struct ScaleSet: Hashable, Sendable {
  /// The scales in ascending order, without repeats; at least one.
  package let scales: [Scale]
}
