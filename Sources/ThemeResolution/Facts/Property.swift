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
    case .material: .element(.titled, { $0.materialRange }, .visible, { $0.material.map { .material($0) } })
    // Where a bar has no height it has that of the platform, and where a button has none, that of its art.
    case .height: .size(\.height, { $0.height.given }, ifAbsent: nil)
    case .minimumWidth: .size(\.width.minimum, { $0.minimumWidth.given }, ifAbsent: 0)
    case .maximumWidth: .size(\.width.maximum, { $0.maximumWidth.given }, ifAbsent: .infinity)
    case .hitArea:
      .element(
        .buttons, { $0.hitArea.given }, .touch, default: .hitArea(.own), { $0.hitArea.map { .hitArea($0) } })
    case .hitAreaWidth: .inside { $0.hitArea.value?.width.given }
    case .hitAreaHeight: .inside { $0.hitArea.value?.height.given }
    case .tint: .element(.titled, { $0.tint.given }, .visible, { $0.tint.map { .color($0) } })
    // Content begins below an opaque bar, and beneath a translucent one.
    case .isTranslucent:
      .element(
        .bars, { $0.translucent.given }, .words(["true", "false"], ifAbsent: "true"),
        { $0.translucent.map { .truth($0) } })
    case .position:
      .element(
        .bars, { $0.position.given }, .visible, default: .keyword(VariantFacts().position),
        { $0.$position.map { .keyword($0) } })
    case .title: .element(.titled, { $0.title.given }, .visible, { $0.title.map { .title($0) } })
    case .titleFont:
      .title(
        { $0.font.given }, .visible, default: .font(TitleFacts.Font.standard.complete),
        { $0.$font.map { .font($0) } })
    case .titleFontFamily: .font({ $0.family.given }, .letters)
    case .titleFontWeight:
      .font(
        { $0.weight.given },
        .words(
          ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
          ifAbsent: "regular"))
    case .titleFontSize: .font({ $0.size.given }, .length(ifAbsent: 0))
    case .titleFontStyle: .font({ $0.style.given }, .letters)
    case .titleFontLetterSpacing: .font({ $0.letterSpacing.given }, .length(ifAbsent: 0))
    case .titleFontScales: .font({ $0.scales.given }, .words(["false", "true"], ifAbsent: "false"))
    // It follows from the room that the title has.
    case .titleFontMaximumSize: .inTitle(.length(ifAbsent: .infinity)) { _ in nil }
    case .titleColor: .title({ $0.color.given }, .visible, { $0.color.map { .color($0) } })
    case .titleShadow: .title({ $0.shadow.given }, .visible, { $0.shadow.map { .shadow($0) } })
    case .titleShadowColor: .inTitle { $0.shadow.value?.color.given }
    case .titleShadowBlur: .inTitle { $0.shadow.value?.blur.given }
    case .titleInsets:
      .title(
        { $0.insets.given }, .length(ifAbsent: 0), default: .insets(.zero), { $0.$insets.map { .insets($0) } }
      )
    case .titleOffset:
      .title(
        { $0.offset.given }, .visible, default: .offset(TitleFacts.standard.offset),
        { $0.$offset.map { .offset($0) } })
    case .titleOffsetX: .inTitle { $0.offset.value?.x.given }
    case .titleOffsetY: .inTitle { $0.offset.value?.y.given }
    case .titleAlignment:
      .title(
        { $0.alignment.given }, .visible, default: .alignment(TitleFacts.standard.alignment),
        { $0.$alignment.map { .alignment($0) } })
    case .titleVerticalAlignment:
      .title(
        { $0.verticalAlignment.given }, .visible,
        default: .keyword(TitleFacts.standard.verticalAlignment),
        { $0.$verticalAlignment.map { .keyword($0) } })
    case .titleTransform:
      .title(
        { $0.transform.given }, .words(["lowercase", "none", "uppercase"], ifAbsent: "none"),
        default: .keyword(TitleFacts.standard.transform), { $0.$transform.map { .keyword($0) } })
    case .titleLines:
      .title(
        { $0.lines.given }, .lines, default: .count(TitleFacts.standard.lines),
        { $0.$lines.map { .count($0) } })
    case .titleTruncation:
      .title(
        { $0.truncation.given }, .visible, default: .truncation(TitleFacts.standard.truncation),
        { $0.$truncation.map { .truncation($0) } })
    case .titleMeasure:
      .title(
        { $0.measure.given }, .words(["exact", "ceil"], ifAbsent: "ceil"),
        default: .measure(TitleFacts.standard.measure), { $0.$measure.map { .measure($0) } })
    case .largeTitle:
      .element(.bars, { $0.largeTitle.given }, .visible, { $0.largeTitle.map { .title($0) } })
    case .icon: .element(.buttons, { $0.icon.given }, .visible, { $0.icon.map { .icon($0) } })
    case .iconArt: .art(of: .buttons)
    case .iconTint: .icon({ $0.tint.given }, .visible, { $0.tint.map { .color($0) } })
    case .iconPlacement:
      .icon(
        { $0.placement.given }, .placement, default: .keyword(IconFacts.standard.placement),
        { .keyword($0.placement) })
    case .iconGap:
      .icon(
        { $0.gap.given }, .length(ifAbsent: 0), default: .length(IconFacts.standard.gap), { .length($0.gap) })
    case .assetName: .element(.none, { $0.assetName.given }, .breaking, { $0.assetName.map { .text($0) } })
    case .renderingIntent:
      .element(
        .none, { $0.renderingIntent.given }, .visible, { $0.renderingIntent.map { .text($0.rawValue) } })
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
  /// How a title is aligned.
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
}
