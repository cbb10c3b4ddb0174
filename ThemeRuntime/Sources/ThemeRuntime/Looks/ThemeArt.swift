import UIKit

/// What an element shows: a picture, or the platform's own look.
nonisolated public enum ThemeShown: Equatable {
  case system
  case art(ThemeArt)

  /// Creates a picture that stretches between its caps.
  public static func art(
    _ name: String, caps: ThemeMargins = .zero, alignment: ThemeMargins = .zero,
    resizing: UIImage.ResizingMode = .stretch, isTemplate: Bool = false, color: UIColor? = nil,
    isDark: Bool = false
  ) -> ThemeShown {
    .art(
      ThemeArt(
        name: name, resizing: resizing, caps: caps, alignment: alignment, isTemplate: isTemplate,
        color: color, isDark: isDark))
  }

  /// Creates a picture that keeps its size.
  public static func fixed(
    _ name: String, alignment: ThemeMargins = .zero, isTemplate: Bool = false, isDark: Bool = false
  ) -> ThemeShown {
    .art(ThemeArt(name: name, alignment: alignment, isTemplate: isTemplate, isDark: isDark))
  }

  /// The picture; nil for the platform's own look.
  public var art: ThemeArt? {
    if case .art(let art) = self { return art }
    return nil
  }

  mutating func settle(for traits: ThemeTraits, in bundle: Bundle) {
    guard case .art(var art) = self else { return }
    art.bundle = bundle
    art.caps.settle(for: traits)
    art.alignment.settle(for: traits)
    self = .art(art)
  }
}

/// A picture of an asset catalog, and how it stretches.
nonisolated public struct ThemeArt: Equatable {
  /// The picture's name in the catalog.
  public var name: String
  /// The bundle with the catalog.
  public internal(set) var bundle = Bundle.main
  /// How the picture fills a larger area; nil if it keeps its size.
  public var resizing: UIImage.ResizingMode?
  /// The margins that keep their size.
  public var caps = ThemeMargins.zero
  /// How far the picture extends beyond the rectangle that layout aligns, as with a shadow.
  public var alignment = ThemeMargins.zero
  /// Whether only the picture's shape is used, in the color of a tint.
  public var isTemplate = false
  /// The color that fills the picture, so that the picture is not needed; nil for other art.
  public var color: UIColor?
  /// Whether the picture is the background of a bar on which the status bar needs light text.
  public var isDark = false

  /// The picture with its caps, alignment and rendering mode; nil if the catalog doesn't have it.
  @MainActor public func image(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
    guard var image = UIImage(named: name, in: bundle, compatibleWith: traits) else {
      assertionFailure("the asset catalog of \(bundle.bundlePath) has no image \(name)")
      return nil
    }
    if let resizing {
      image = image.resizableImage(withCapInsets: caps.insets(at: image.scale), resizingMode: resizing)
    }
    let alignment = alignment.insets(at: image.scale)
    if alignment != .zero { image = image.withAlignmentRectInsets(alignment) }
    return image.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
  }
}

/// A picture beside a title.
nonisolated public struct ThemeIcon: Equatable {
  /// The position of an icon in relation to its title.
  public enum Placement: Sendable {
    case leading, trailing, above, below
    /// The icon is shown instead of the title.
    case only
  }

  public var art: ThemeShown?
  public var tint: UIColor?
  public var placement = Placement.leading
  /// The space in points between the icon and the title.
  public var gap: CGFloat = 0

  public init() {}
}

extension UIColor {
  /// Creates an sRGB color from eight hexadecimal digits: red, green, blue and alpha.
  public convenience init(srgb digits: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(digits >> shift & 255) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
