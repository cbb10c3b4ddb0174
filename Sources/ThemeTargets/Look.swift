package import ThemeCheck
package import ThemeCore
package import ThemeModel
package import ThemePictures
package import ThemeSlicing

/// What a target shows of an element in one variant: complete, with every default settled and every part after fall-back.
package struct Look: Sendable {
  package let kind: ElementKind
  /// Without the platform of the target: what the theme says of it is what the target shows.
  package let key: VariantKey
  /// The place among the element's looks of the one that this one falls back to; nil for `normal`'s.
  package let fallback: Int?
  private let facts: VariantFacts
  /// One a part, in the order of their names.
  private let parts: [ShownPart]
  /// For each part, whether its art is no earlier look's.
  private let owned: [Bool]

  init(_ kind: ElementKind, _ variant: CheckedVariant, _ parts: [ShownPart]) {
    self.kind = kind
    key = variant.key
    fallback = variant.fallback
    facts = variant.facts
    self.parts = parts
    owned = parts.map { $0.art?.key == variant.key }
  }

  /// The same as a target has it. What it shows alike it has of `base`; `files` are those that earlier looks have.
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

  /// Of an element of which nothing is said.
  private init(blank kind: ElementKind) {
    self.kind = kind
    key = .normal
    fallback = nil
    facts = VariantFacts()
    parts = PartName.allCases.map { _ in .nothing }
    owned = PartName.allCases.map { _ in false }
  }

  /// What is seen of a part.
  package subscript(part: PartName) -> ShownPart { parts[part.place] }

  /// The part that is the element's own art.
  package var mainPart: PartName { kind.isPicture ? .image : .background }
  package var main: ShownPart { self[mainPart] }

  /// The art of a part, unless its files are those of an earlier look.
  package func ownArt(_ part: PartName) -> ShownArt? { owned[part.place] ? self[part].art : nil }

  /// Nil where layout or the art decides, in points like the other lengths.
  package var height: Points? { facts.height }
  /// Nil where the title decides.
  package var minimumWidth: Points? { facts.minimumWidth }
  /// Nil where nothing limits it.
  package var maximumWidth: Points? { facts.maximumWidth }
  /// The least area that takes touches; 0 along an axis on which the button's own length is enough.
  package var hitArea: Size<Points> {
    Size(width: facts.hitArea?.width ?? .zero, height: facts.hitArea?.height ?? .zero)
  }
  /// Nil for the platform's own.
  package var tint: Color? { facts.tint }
  /// Nil where the platform decides.
  package var isTranslucent: Bool? { facts.translucent }
  package var position: BarPosition { facts.position }
  /// Whether the theme says anything of a title.
  package var hasTitle: Bool { facts.title != nil }
  package var title: TitleFacts { facts.title ?? .standard }
  /// What a bar shows below itself while nothing is scrolled; nil for the platform's own.
  package var largeTitle: TitleFacts? { facts.largeTitle }
  /// Whether the theme says anything of an icon.
  package var hasIcon: Bool { facts.icon != nil }
  package var icon: IconFacts { facts.icon ?? .standard }
  /// Whether the art is only a shape for a tint.
  package var isTemplate: Bool { facts.renderingIntent == .template }
  /// The name by which code asks for the art; nil where the theme says none.
  package var assetName: String? { facts.assetName }

  /// What has to be set on an element that shows another look, or nothing yet, so that it shows this one. Of two pictures
  /// of a part `isSame` says whether the target tells them apart. A title or an icon that is new starts blank.
  package func changes(from other: Look?, isSame: (PartName) -> Bool) -> [LookProperty] {
    let blank = Look(blank: kind)
    let other = other ?? blank
    return LookProperty.of(kind).filter { property in
      if let owner = property.owner, self[owner] == .nothing { return false }
      let base = property.owner.map { other[$0] == .nothing } == true ? blank : other
      let (value, before) = (self[property], base[property])
      if let part = property.part, case .art = value, case .art = before { return !isSame(part) }
      return value != before
    }
  }
}

/// What is seen of a part.
package enum ShownPart: Sendable {
  /// There is none.
  case nothing
  /// The platform's own look.
  case system
  case art(ShownArt)

  package var art: ShownArt? {
    if case .art(let art) = self { return art }
    return nil
  }

  var value: LookValue {
    switch self {
    case .nothing: .nothing
    case .system: .system
    case .art(let art): .art(art)
    }
  }
}

/// The art of a part, with its slices: the variant's own, or that of the variant to which it falls back.
package struct ShownArt: Equatable, Sendable {
  package let part: PartName
  /// The variant that has the part's files.
  package let key: VariantKey
  package let art: SlicedArt

  /// Whose files they are.
  struct File: Hashable {
    let part: PartName
    let key: VariantKey
  }

  var file: File { File(part: part, key: key) }

  /// The color that fills the part; nil for other art, and for parts that are as large as their art.
  var plainColor: Color? {
    switch part {
    case .background, .image, .shadowImage: art.plainColor
    case .backIndicator, .backIndicatorMask, .icon: nil
    }
  }

  /// Whether pixels and slicing are the same, whichever variant has the files.
  package static func == (left: ShownArt, right: ShownArt) -> Bool { left.art == right.art }
}
