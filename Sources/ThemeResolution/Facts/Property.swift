import ThemeCore
package import ThemeModel

/// A property of a look, by the path of its fact in the manifest.
///
/// `row` says everything that is common to all that handle properties. From these rows follow the facts of the manifest, what
/// a difference of a fact means for apps, the places of settings in messages, and what targets are asked for.
package enum Property: String, CaseIterable, Sendable {
  case image, background, shadowImage, backIndicator, backIndicatorMask
  case material
  case height, minimumWidth, maximumWidth
  case hitArea
  case hitAreaWidth = "hitArea.width"
  case hitAreaHeight = "hitArea.height"
  case tint
  case isTranslucent = "translucent"
  case position
  case title
  case titleFont = "title.font"
  case titleFontFamily = "title.font.family"
  case titleFontWeight = "title.font.weight"
  case titleFontSize = "title.font.size"
  case titleFontStyle = "title.font.style"
  case titleFontLetterSpacing = "title.font.letterSpacing"
  case titleFontScales = "title.font.scales"
  case titleFontMaximumSize = "title.font.maximumSize"
  case titleColor = "title.color"
  case titleShadow = "title.shadow"
  case titleShadowColor = "title.shadow.color"
  case titleShadowBlur = "title.shadow.blur"
  case titleInsets = "title.insets"
  case titleOffset = "title.offset"
  case titleOffsetX = "title.offset.x"
  case titleOffsetY = "title.offset.y"
  case titleAlignment = "title.alignment"
  case titleVerticalAlignment = "title.verticalAlignment"
  case titleTransform = "title.transform"
  case titleLines = "title.lines"
  case titleTruncation = "title.truncation"
  case titleMeasure = "title.measure"
  case largeTitle
  case icon
  case iconArt = "icon.art"
  case iconTint = "icon.tint"
  case iconPlacement = "icon.placement"
  case iconGap = "icon.gap"
  case assetName, renderingIntent

  /// What is known about the property.
  var row: PropertyRow {
    switch self {
    case .image: .art(of: .images)
    case .background: .art(of: .titled)
    case .shadowImage, .backIndicator, .backIndicatorMask: .art(of: .bars)
    case .material: .element(.titled, { $0.materialRange }, .visible, FactValue.material, { $0.material })
    // Where a bar has no height it has that of the platform, and where a button has none, that of its art.
    case .height: .size(\.height, { $0.height.given }, ifAbsent: nil)
    case .minimumWidth: .size(\.width.minimum, { $0.minimumWidth.given }, ifAbsent: 0)
    case .maximumWidth: .size(\.width.maximum, { $0.maximumWidth.given }, ifAbsent: .infinity)
    case .hitArea:
      .element(.buttons, { $0.hitArea.given }, .touch, default: .own, FactValue.hitArea, { $0.hitArea })
    case .hitAreaWidth: .inside { $0.hitArea.value?.width }
    case .hitAreaHeight: .inside { $0.hitArea.value?.height }
    case .tint: .element(.titled, { $0.tint.given }, .visible, FactValue.color, { $0.tint })
    // Content begins below an opaque bar, and beneath a translucent one.
    case .isTranslucent:
      .element(
        .bars, { $0.translucent.given }, .words(["true", "false"], ifAbsent: "true"), FactValue.truth,
        { $0.translucent })
    case .position:
      .element(
        .bars, { $0.position.given }, .visible, default: VariantFacts().position, FactValue.keyword,
        { $0.$position })
    case .title: .element(.titled, { $0.title.given }, .visible, FactValue.title, { $0.title })
    case .titleFont:
      .title(
        { $0.font.given }, .visible, default: TitleFacts.Font.standard.complete, FactValue.font, { $0.$font })
    case .titleFontFamily: .font({ $0.family }, .letters)
    case .titleFontWeight:
      .font(
        { $0.weight },
        .words(
          ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
          ifAbsent: "regular"))
    case .titleFontSize: .font({ $0.size }, .length(ifAbsent: 0))
    case .titleFontStyle: .font({ $0.style }, .letters)
    case .titleFontLetterSpacing: .font({ $0.letterSpacing }, .length(ifAbsent: 0))
    case .titleFontScales: .font({ $0.scales }, .words(["false", "true"], ifAbsent: "false"))
    // It follows from the room that the title has.
    case .titleFontMaximumSize: .inTitle(.length(ifAbsent: .infinity), Points.self) { _ in nil }
    case .titleColor: .title({ $0.color.given }, .visible, inCSS: "color", FactValue.color, { $0.color })
    case .titleShadow: .title({ $0.shadow.given }, .visible, FactValue.shadow, { $0.shadow })
    case .titleShadowColor: .inTitle { $0.shadow.value?.color.given }
    case .titleShadowBlur: .inTitle { $0.shadow.value?.blur.given }
    case .titleInsets:
      .title({ $0.insets.given }, .length(ifAbsent: 0), default: .zero, FactValue.insets, { $0.$insets })
    case .titleOffset:
      .title(
        { $0.offset.given }, .visible, default: TitleFacts.standard.offset, FactValue.offset, { $0.$offset })
    case .titleOffsetX: .inTitle { $0.offset.value?.x.given }
    case .titleOffsetY: .inTitle { $0.offset.value?.y.given }
    case .titleAlignment:
      .title(
        { $0.alignment.given }, .visible, default: TitleFacts.standard.alignment, FactValue.alignment,
        { $0.$alignment })
    case .titleVerticalAlignment:
      .title(
        { $0.verticalAlignment.given }, .visible, default: TitleFacts.standard.verticalAlignment,
        FactValue.keyword, { $0.$verticalAlignment })
    case .titleTransform:
      .title(
        { $0.transform.given }, .words(["lowercase", "none", "uppercase"], ifAbsent: "none"),
        inCSS: "text-transform", default: TitleFacts.standard.transform, FactValue.keyword, { $0.$transform })
    case .titleLines:
      .title({ $0.lines.given }, .lines, default: TitleFacts.standard.lines, FactValue.count, { $0.$lines })
    case .titleTruncation:
      .title(
        { $0.truncation.given }, .visible, default: TitleFacts.standard.truncation, FactValue.truncation,
        { $0.$truncation })
    case .titleMeasure:
      .title(
        { $0.measure.given }, .words(["exact", "ceil"], ifAbsent: "ceil"),
        default: TitleFacts.standard.measure, FactValue.measure, { $0.$measure })
    case .largeTitle:
      .element(.bars, { $0.largeTitle.given }, .visible, FactValue.title, { $0.largeTitle })
    case .icon: .element(.buttons, { $0.icon.given }, .visible, FactValue.icon, { $0.icon })
    case .iconArt: .art(of: .buttons)
    case .iconTint: .icon({ $0.tint.given }, .visible, FactValue.color, { $0.tint })
    case .iconPlacement:
      .icon(
        { $0.placement.given }, .placement, default: IconFacts.standard.placement, FactValue.keyword,
        { $0.placement })
    case .iconGap:
      .icon(
        { $0.gap.given }, .length(ifAbsent: 0), default: IconFacts.standard.gap, FactValue.length, { $0.gap })
    case .assetName: .element(.none, { $0.assetName.given }, .breaking, FactValue.text, { $0.assetName })
    case .renderingIntent:
      .element(.none, { $0.renderingIntent.given }, .visible, FactValue.keyword, { $0.renderingIntent })
    }
  }

  /// The title or icon property that this property belongs to; nil for a property of the element itself.
  package var owner: Property? {
    rawValue.hasPrefix("title.") ? .title : rawValue.hasPrefix("icon.") ? .icon : nil
  }

  /// The part whose art this property is; nil for a property that isn't art.
  package var part: PartName? {
    self == .iconArt ? .icon : self == .icon ? nil : PartName(rawValue: rawValue)
  }
}

extension Property {
  /// The limits of a button's width.
  package static let widths: [Property] = [.minimumWidth, .maximumWidth]
  /// The lengths of a button's sides.
  package static let sizes: [Property] = [.height] + widths
  /// How a title is aligned, across and down.
  package static let alignments: [Property] = [.titleAlignment, .titleVerticalAlignment]
  /// What decides where a title is in its element.
  package static let titlePlaces: [Property] = [.titleInsets, .titleOffset] + alignments
}

extension Property {
  /// The properties that targets show of elements of a kind, in the order of `allCases`.
  package static func of(_ kind: ElementKind) -> [Property] { shown.filter { $0.belongs(to: kind) } }

  /// The properties that targets show.
  package static let shown = allCases.filter { $0.row.elements != .none }

  private func belongs(to kind: ElementKind) -> Bool {
    if self == .material { return kind.takesMaterial }
    if let part = kind.controlPart { return belongs(to: part) }
    return switch row.elements {
    case .images: kind == .image
    case .bars: kind == .navigationBar
    case .buttons: kind.isButton
    case .titled: kind != .image
    case .none: false
    }
  }

  private func belongs(to part: ControlPart) -> Bool {
    switch part.content {
    case .picture: self == .image || part.isFrame && (self == .title || self == .titleInsets)
    case .text: self == .title || owner == .title
    case .item: self == .title || self == .icon || owner != nil
    }
  }
}

extension Property {
  /// Whether the property is a fact of its own, and a member of a variant or, with `title`, of a title. What only says more about
  /// another property, such as the size of a font, is no member.
  package func isMember(of owner: Property?) -> Bool {
    guard self.owner == owner else { return false }
    if case .none = row.value { return false }
    return true
  }

  /// The properties that are facts of their own in the manifest, by their paths.
  package static let inManifest = allCases.filter { $0.isMember(of: nil) || $0.isMember(of: .title) }

  /// What another value of the property means for apps; nil where the property that contains this one says so.
  package var change: ChangeRule? { row.change }

  /// The type of the property's value; nil where the manifest has no such value.
  package var type: Any.Type? { row.type }

  /// The property of CSS that has the same value; nil where CSS says it in another way, or not at all.
  package var inCSS: String? { row.inCSS }

  /// The properties of a title that are one declaration in CSS.
  package static let titlesInCSS = allCases.filter { $0.owner == .title && $0.inCSS != nil }
}
