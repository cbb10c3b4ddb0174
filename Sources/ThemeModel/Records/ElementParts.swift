package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// An icon: a picture beside or instead of a title.
package struct IconOverlay: RecordWithDefaults, Lowerable {
  package var art = Setting<ArtOverlay>.unset
  package var tint = Setting<Color>.unset
  package var placement = Setting<IconPlacement>.unset
  package var gap = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("icon", "an icon", shownBy: "icons")
  package static let expectation = "an icon such as `{ art: { file: art/gear.png }, gap: 4 }`"

  package static let standard = IconOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("art", \.art, "The picture.")
    keys.setting("tint", \.tint, "The color of a template icon.")
    keys.setting(
      "placement", \.placement, default: "leading",
      "The side of the title on which the icon is placed. `leading` is where the user begins to read.")
    keys.setting("gap", \.gap, default: "0", "The space between icon and title.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> IconOverlay? {
    guard let path = node.scalar?.text, !path.isEmpty else { return lowerKeys(node, &sink) }
    let isVector = path.lowercased().hasSuffix(".svg")
    let isPicture = isVector || path.lowercased().hasSuffix(".png")
    let meant = "{ art: { \(isVector ? "svg" : "file"): \(path) } }"
    let diagnostic = Diagnostic.wrongType(
      expected: expectation, found: node, help: isPicture ? "write `\(meant)`" : nil)
    return sink.refuse(isPicture ? diagnostic.fixing(node.range, with: meant) : diagnostic)
  }
}

/// A bar's back indicator: the picture that replaces the platform's chevron, and its mask.
package struct BackIndicatorOverlay: Record, Lowerable {
  package var art = Setting<ArtOverlay>.unset
  package var mask = Setting<ArtOverlay>.unset

  package init() {}

  package static let about = KeyListName("backIndicator", "a back indicator", shownBy: "navigation-bars")
  package static let expectation = "a back indicator such as `{ art: { file: … }, mask: { file: … } }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("art", \.art, "The picture.")
    keys.setting(
      "mask", \.mask, "The mask that hides the title in transitions; required together with the art.")
  }
}

/// The minimum size in points of the area that takes touches.
package struct HitAreaOverlay: Record, Lowerable {
  /// Whether the size is written as a single length, which is both the width and the height.
  package var isSquare = false
  package var width = Setting<Points>.unset
  package var height = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("hitArea", "a hit area", shownBy: "every-button-key")
  package static let expectation = "a length, or a map such as `{ width: 44, height: 44 }`"
  package static var form: ValueType { .either([.length, .map(name)]) }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("width", \.width, "The minimum width; the default is the width of the button.")
    keys.setting(
      "height", \.height, "The minimum height; the default is the height of the button.",
      by: "hit-area-of-one-side")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> HitAreaOverlay? {
    if let help = Shorthand.sizeInOne(node) { return mismatch(node, &sink, help: help) }
    var area = lower(node, as: [\.width, \.height], &sink)
    area?.isSquare = node.mapping == nil
    return area
  }

  /// The result of laying `overlay` over this hit area. As in inheritance, a single length and a map replace each other as a
  /// whole.
  package func overlaid(by overlay: HitAreaOverlay) -> HitAreaOverlay {
    overlay.isSquare || isSquare ? overlay : merged(with: overlay)
  }
}

/// The minimum width of a button.
package enum MinimumWidth: Hashable, Lowerable {
  case points(Points)
  /// The width of the art before slicing.
  case art
  /// The width of both caps plus one point.
  case caps

  package static let expectation = "a length, `art` or `caps`"
  package static var form: ValueType { .either([.length, .words(["art", "caps"])]) }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> MinimumWidth? {
    switch node.scalar?.text {
    case "art": .art
    case "caps": .caps
    default: Points.lower(node, &sink).map(MinimumWidth.points)
    }
  }
}

/// How much of the art lies outside the rectangle that layout aligns.
package enum AlignmentInsets: Lowerable {
  case insets(InsetsOverlay)
  /// The transparent margins of the art.
  case auto
  /// The margins around the shapes of a drawing or a box, where shadows do not count as part of the shapes.
  case shape

  package static let isMap = true
  package static let expectation = "insets such as `{ left: 3 }`, `auto` or `shape`"
  package static var form: ValueType { .either([InsetsOverlay.form, .words(["auto", "shape"])]) }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> AlignmentInsets? {
    switch node.scalar?.text {
    case "auto": return .auto
    case "shape": return .shape
    case nil: break
    default: return mismatch(node, &sink)
    }
    return InsetsOverlay.lower(node, &sink).map(AlignmentInsets.insets)
  }

  package func overlaid(by overlay: AlignmentInsets) -> AlignmentInsets {
    guard case .insets(let lower) = self, case .insets(let upper) = overlay else { return overlay }
    return .insets(lower.overlaid(by: upper))
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    guard case .insets(var insets) = self, insets.resolve(references, &sink) else { return false }
    self = .insets(insets)
    return true
  }
}

/// A place in the settings of an element that takes art.
package enum ArtPlace: CaseIterable, Sendable {
  case body, icon, background, shadowImage, backIndicator, backIndicatorMask
}

extension ElementOverlay {
  /// The overlay that gives an element as a whole the platform's own look: its art, or a navigation bar's background, is
  /// `system`.
  package static func platforms(_ kind: ElementKind, at range: SourceRange) -> ElementOverlay {
    var art = ArtOverlay()
    art.isSystem = true
    var overlay = ElementOverlay()
    if kind == .navigationBar {
      var background = PartOverlay()
      background.art = .literal(art, range)
      overlay.background = .literal(background, range)
    } else {
      overlay.body.art = .literal(art, range)
    }
    return overlay
  }

  /// The art at a place; unset if the settings have none there. Art can be set only where the settings have the part that it
  /// belongs to.
  package subscript(art place: ArtPlace) -> Setting<ArtOverlay> {
    get {
      switch place {
      case .body: body.art
      case .icon: icon.value?.art ?? .unset
      case .background: background.value?.art ?? .unset
      case .shadowImage: shadowImage.value?.art ?? .unset
      case .backIndicator: backIndicator.value?.art ?? .unset
      case .backIndicatorMask: backIndicator.value?.mask ?? .unset
      }
    }
    set {
      switch place {
      case .body: body.art = newValue
      case .icon: icon.set(newValue, at: \.art)
      case .background: background.set(newValue, at: \.art)
      case .shadowImage: shadowImage.set(newValue, at: \.art)
      case .backIndicator: backIndicator.set(newValue, at: \.art)
      case .backIndicatorMask: backIndicator.set(newValue, at: \.mask)
      }
    }
  }

  /// The places for which this overlay sets the platform's own look.
  package var systemPlaces: Set<ArtPlace> {
    Set(ArtPlace.allCases.filter { self[art: $0].value?.isSystem == true })
  }

  /// This overlay without the art at the given places.
  package func withoutArt(at places: Set<ArtPlace>) -> ElementOverlay {
    var result = self
    for place in places { result[art: place] = .unset }
    return result
  }
}

extension Setting {
  fileprivate mutating func set(
    _ art: Setting<ArtOverlay>, at place: WritableKeyPath<Value, Setting<ArtOverlay>>
  ) {
    guard case .literal(var value, let range) = self else { return }
    value[keyPath: place] = art
    self = .literal(value, range)
  }
}
