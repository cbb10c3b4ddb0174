import ThemeGeometry
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeSource
import ThemeStretch

/// The title of a button in one variant, and the room in which it stands.
struct ButtonTitle {
  let variantIndex: Int
  let variant: ResolvedVariant
  let facts: VariantFacts
  let title: TitleFacts
  /// What is said of the title, with the places where it is said.
  let said: TitleOverlay
  /// Where the title is said.
  let range: SourceRange
  /// The art behind it; nil where there is none, or the platform's.
  let background: PartContext?
  /// The button's height; nil where layout decides.
  let height: Ranged<Points>?

  var insets: Insets<Points> { title.insets ?? .zero }
  var offset: Point<Points> { title.offset ?? Point(x: .zero, y: .zero) }

  /// Where its insets are said: in the theme, or by the marks of a nine-patch.
  var insetsRange: SourceRange { said.insets.range ?? background?.range ?? range }

  /// Where one of the insets is said.
  func range(of side: KeyPath<InsetsOverlay, Setting<Points>>) -> SourceRange {
    said.insets.value?[keyPath: side].range ?? insetsRange
  }

  /// How high a line of the text is.
  var lineHeight: Points { ThemeCheck.lineHeight(ofSize: title.font?.size ?? defaultFontSize) }

  /// Whether the text stands between the button's upper and lower insets on its own.
  var hasOwnRows: Bool { facts.icon.map { $0.placement != .above && $0.placement != .below } ?? true }

  /// Whether a line of text is higher than what the insets leave of the button.
  var isTooTall: Bool {
    guard let height else { return false }
    return insets.top + lineHeight + insets.bottom > height.value
  }

  /// The upper edge of the line in a button of a height.
  func top(in height: Points) -> Points {
    let aligned: Points =
      switch title.verticalAlignment ?? .center {
      case .top: insets.top
      case .center: Points(units: (height + insets.top - insets.bottom - lineHeight).units / 2)
      case .bottom: height - insets.bottom - lineHeight
      }
    return aligned + offset.y
  }
}

/// The size of a font that says none.
let defaultFontSize = Points(17)

/// How high a line of text is about: 1.2 times the font's size, as the system fonts of all platforms have it,
/// rounded up to whole points.
func lineHeight(ofSize size: Points) -> Points {
  Points(units: size.units * 6 / 5).roundedUp
}

extension ElementContext {
  /// The titles of a button's variants but of mirrored ones, of which the others say all.
  var titles: [ButtonTitle] {
    guard element.id.kind.isButton else { return [] }
    return element.variants.indices.compactMap {
      element.variants[$0].isMirrored ? nil : title(ofVariant: $0)
    }
  }

  /// The title of a button's variant; nil for none, and for buttons that show only their icon.
  func title(ofVariant index: Int) -> ButtonTitle? {
    let variant = element.variants[index]
    guard let said = variant.settings.title.ranged, let title = facts[index].title,
      facts[index].icon?.placement != .only
    else { return nil }
    return ButtonTitle(
      variantIndex: index, variant: variant, facts: facts[index], title: title, said: said.value,
      range: said.range, background: part(.background, ofVariant: index), height: height(ofVariant: index))
  }

  /// A button's height in a variant: what the theme says, else its art's; nil where layout decides.
  func height(ofVariant index: Int) -> Ranged<Points>? {
    if let height = facts[index].height, let range = element.variants[index].settings.height.range {
      return Ranged(height, range)
    }
    guard let part = part(.background, ofVariant: index), !part.hasCaps(along: .vertical) else { return nil }
    return Ranged(part.images[0].picture.size.height, part.images[0].picture.range)
  }
}

extension PartContext {
  /// Whether margins keep their shape along an axis, so that the art is made to be longer than it is.
  func hasCaps(along axis: Axis) -> Bool {
    images.contains { $0.caps.hasCaps(along: axis) }
  }
}
