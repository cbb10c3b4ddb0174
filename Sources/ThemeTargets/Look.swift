package import ThemeBundle
import ThemeCheck
import ThemeCore
package import ThemeModel
import ThemePictures
package import ThemeResolution

/// An element's complete look in one variant: every default is filled in, and every part is resolved through its fallbacks.
@dynamicMemberLookup
package struct Look: Sendable {
  package let kind: ElementKind
  /// The key of the variant. In a target's look, it doesn't name the target's platform, whose variants replace the general
  /// ones.
  package let key: VariantKey
  /// The index, among the element's looks, of the look that this one falls back to; nil for the `normal` look.
  package let fallback: Int?
  let facts: VariantFacts
  /// What the look shows of each part, in the order of `PartName.allCases`.
  private let parts: [ShownPart]
  /// For each part, whether the art's files belong to this look instead of an earlier one.
  private let owned: [Bool]

  init(_ kind: ElementKind, _ variant: CheckedVariant, _ parts: [ShownPart]) {
    self.kind = kind
    key = variant.key
    fallback = variant.fallback
    facts = variant.facts
    self.parts = parts
    owned = parts.map { $0.art?.key == variant.key }
  }

  /// Creates the look as a target shows it. Art that equals the art of `base` is taken from `base`. `files` holds the art files
  /// of the earlier looks, and this look's new files are added to it.
  init(_ look: Look, _ seen: SeenVariant, over base: Look?, after files: inout Set<ShownArt.File>) {
    kind = look.kind
    key = seen.key
    fallback = seen.fallback
    facts = look.facts
    parts = PartName.allCases.map { name in
      guard case .art(let art) = look[name], case .art(let same)? = base?[name], art == same else {
        return look[name]
      }
      return .art(same)
    }
    owned = parts.map { $0.art.map { files.insert($0.file).inserted } ?? false }
  }

  /// The look of an element about which the theme says nothing.
  init(blank kind: ElementKind) {
    self.kind = kind
    key = .normal
    fallback = nil
    facts = VariantFacts()
    parts = PartName.allCases.map { _ in .nothing }
    owned = PartName.allCases.map { _ in false }
  }

  /// What the look shows of a part.
  package subscript(part: PartName) -> ShownPart { parts[part.place] }

  /// The part that holds the element's own art: the image of a picture, or the background of any other element.
  package var mainPart: PartName { kind.isPicture ? .image : .background }
  package var main: ShownPart { self[mainPart] }

  /// The art of a part; nil if there is none, or if its files already belong to an earlier look.
  package func ownArt(_ part: PartName) -> ShownArt? { owned[part.place] ? self[part].art : nil }

  /// A fact of the look.
  package subscript<Value>(dynamicMember path: KeyPath<VariantFacts, Value>) -> Value { facts[keyPath: path] }

  /// Whether the theme says anything about a title.
  package var hasTitle: Bool { facts.title != nil }
  package var title: TitleFacts { facts.title ?? .standard }
  /// Whether the theme says anything about an icon.
  package var hasIcon: Bool { facts.icon != nil }
  package var icon: IconFacts { facts.icon ?? .standard }
  /// Whether the art is a template image, of which only the shape is used, in the color of a tint.
  package var isTemplate: Bool { facts.renderingIntent == .template }
}

/// What a look shows of a part.
package enum ShownPart: Sendable {
  /// Nothing is shown for the part.
  case nothing
  /// The platform's own look.
  case system
  case art(ShownArt)

  package var art: ShownArt? { if case .art(let art) = self { art } else { nil } }
}

/// The art of a part with its slices, either the variant's own or that of the variant that it falls back to.
package struct ShownArt: Equatable, Sendable {
  package let part: PartName
  /// The key of the variant that the files belong to.
  package let key: VariantKey
  package let art: SlicedArt

  /// Identifies the files of the art by the part and the variant that they belong to.
  struct File: Hashable {
    let part: PartName
    let key: VariantKey
  }

  var file: File { File(part: part, key: key) }

  /// The color that fills the part; nil for other art, and for parts that take their size from their art.
  var plainColor: Color? {
    switch part {
    case .background, .image, .shadowImage: art.plainColor
    case .backIndicator, .backIndicatorMask, .icon: nil
    }
  }

  /// Whether the pixels and the slicing are the same, regardless of the variant that the files belong to.
  package static func == (left: ShownArt, right: ShownArt) -> Bool { left.art == right.art }
}

/// The value of one property of a look.
package enum LookValue: Equatable, Sendable {
  /// The theme says nothing, so the platform or the art decides; or nothing is shown.
  case nothing
  /// There is a title or an icon, which its own properties describe.
  case present
  /// The platform's own look.
  case system
  case art(ShownArt)
  case fact(FactValue)
}

extension Look {
  /// The value of a property: the theme's, or else the default.
  package subscript(property: Property) -> LookValue {
    if let part = property.part {
      return switch self[part] {
      case .nothing: .nothing
      case .system: .system
      case .art(let art): .art(art)
      }
    }
    switch facts[property] {
    case nil: return .nothing
    case .title? where property == .title, .icon?: return .present
    case let value?: return .fact(value)
    }
  }
}

extension ElementKind {
  /// The noun for what the element belongs to: its control, for a part of one; otherwise the element itself.
  var wholeNoun: String { if case .part(let id) = self { id.control.noun } else { noun } }
}

extension StateName {
  /// The priority of a state among several that apply at once: the highest one is shown. Disabled comes before highlighted,
  /// then focused, selected and hovered. A combination comes before each of its states.
  var priority: Int {
    (bits & 2 != 0 ? 16 : 0) + (bits & 1 != 0 ? 8 : 0) + (bits & 8 != 0 ? 4 : 0) + (bits & 4 != 0 ? 2 : 0)
      + (bits & 16 != 0 ? 1 : 0)
  }
}

extension TitleFacts.Font {
  /// The font with the family name that a platform uses: the name that the theme gives the app's font on that platform, or else
  /// the family that it gives for all platforms. A font that isn't one of the app's is returned unchanged.
  func named(for platform: (AppFont) -> String?) -> Self {
    guard let app else { return self }
    var font = self
    font.family = platform(app) ?? app.family
    return font
  }
}
