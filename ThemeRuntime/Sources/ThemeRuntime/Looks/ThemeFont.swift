import UIKit

/// A font of a theme. If the app doesn't have the family, the system's font is used.
nonisolated public struct ThemeFont: Equatable {
  /// The size in points, before it follows the user's text size.
  public var size: CGFloat
  public var weight: UIFont.Weight
  /// The name of a family, or the PostScript name of one of its faces; `system` for the system's font.
  public var family: String
  public var isItalic: Bool
  /// The space in points that is added between characters.
  public var letterSpacing: CGFloat
  /// Whether the font follows the text size that the user has chosen.
  public var scales: Bool
  /// The maximum size in points of a font that scales; nil for no limit.
  public var maximumSize: CGFloat?
  /// The font of the theme's own buttons that set none.
  static var ofButtons: ThemeFont { ThemeFont(17) }
  private var contentSize = UIContentSizeCategory.large
  private var textStyle = UIFont.TextStyle.body

  public init(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, family: String = "system", isItalic: Bool = false,
    letterSpacing: CGFloat = 0, scales: Bool = false, maximumSize: CGFloat? = nil
  ) {
    self.size = size
    self.weight = weight
    self.family = family
    self.isItalic = isItalic
    self.letterSpacing = letterSpacing
    self.scales = scales
    self.maximumSize = maximumSize
  }

  mutating func settle(for traits: ThemeTraits, following style: UIFont.TextStyle) {
    contentSize = traits.contentSize
    textStyle = style
  }

  /// The space between characters at the size that the user has chosen.
  var kern: CGFloat { letterSpacing * font.pointSize / size }

  /// The font at the size that the user has chosen.
  public var font: UIFont {
    let font = UIFont(descriptor: descriptor, size: size)
    guard scales else { return font }
    let metrics = UIFontMetrics(forTextStyle: textStyle)
    let chosen = UITraitCollection(preferredContentSizeCategory: contentSize)
    guard let maximumSize else { return metrics.scaledFont(for: font, compatibleWith: chosen) }
    return metrics.scaledFont(for: font, maximumPointSize: maximumSize, compatibleWith: chosen)
  }

  private var descriptor: UIFontDescriptor {
    var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
    let isFamily = UIFont.familyNames.contains(family)
    let face = family == "system" || isFamily ? nil : UIFont(name: family, size: size)
    if let face, weight == .regular {
      descriptor = face.fontDescriptor
    } else if isFamily || face != nil, family != "system" {
      descriptor = UIFontDescriptor(fontAttributes: [
        .family: face?.familyName ?? family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
      ])
    }
    guard isItalic else { return descriptor }
    return descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) ?? descriptor
  }
}
