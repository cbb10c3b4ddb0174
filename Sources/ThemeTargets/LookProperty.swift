package import ThemeModel
package import ThemePictures

/// One property of a look. Every target either has a row for it in its table, or lists it as a property that it can't express.
package enum LookProperty: String, CaseIterable, Sendable {
  case image, background, shadowImage, backIndicator, backIndicatorMask
  case material
  case height, minimumWidth, maximumWidth, hitArea, tint, isTranslucent, position
  case title, titleFont, titleColor, titleShadow, titleInsets, titleOffset, titleAlignment
  case titleVerticalAlignment, titleTransform, titleLines, titleTruncation, titleMeasure
  case largeTitle
  case icon, iconArt, iconTint, iconPlacement, iconGap

  /// The properties that elements of a kind have, in the order of `allCases`.
  package static func of(_ kind: ElementKind) -> [LookProperty] { allCases.filter { $0.belongs(to: kind) } }

  private func belongs(to kind: ElementKind) -> Bool {
    if self == .material { return kind.takesMaterial }
    if let part = kind.controlPart { return belongs(to: part) }
    return switch self {
    case .image: kind == .image
    case .material: kind.takesMaterial
    case .shadowImage, .backIndicator, .backIndicatorMask, .isTranslucent, .position, .largeTitle:
      kind == .navigationBar
    case .height, .minimumWidth, .maximumWidth, .hitArea: kind.isButton
    case .icon, .iconArt, .iconTint, .iconPlacement, .iconGap: kind.isButton
    case .background, .tint, .title, .titleFont, .titleColor, .titleShadow, .titleInsets, .titleOffset,
      .titleAlignment, .titleVerticalAlignment, .titleTransform, .titleLines, .titleTruncation, .titleMeasure:
      kind != .image
    }
  }

  private func belongs(to part: ControlPart) -> Bool {
    switch part.content {
    case .picture: self == .image || part.isFrame && (self == .title || self == .titleInsets)
    case .text: self == .title || owner == .title
    case .item: self == .title || self == .icon || owner != nil
    }
  }

  /// The title or icon property that this property belongs to; nil for a property of the element itself.
  package var owner: LookProperty? {
    switch self {
    case .titleFont, .titleColor, .titleShadow, .titleInsets, .titleOffset, .titleAlignment,
      .titleVerticalAlignment, .titleTransform, .titleLines, .titleTruncation, .titleMeasure:
      .title
    case .iconArt, .iconTint, .iconPlacement, .iconGap: .icon
    default: nil
    }
  }

  /// The part whose art this property is; nil for a property that isn't art.
  package var part: PartName? {
    switch self {
    case .image: .image
    case .background: .background
    case .shadowImage: .shadowImage
    case .backIndicator: .backIndicator
    case .backIndicatorMask: .backIndicatorMask
    case .iconArt: .icon
    default: nil
    }
  }
}
