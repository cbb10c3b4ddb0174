import UIKit

/// A material of the platform behind the content of an element, in place of its art.
nonisolated public struct ThemeMaterial: Equatable {
  enum Kind {
    case glass, prominentGlass, thin, regular, thick
  }

  let kind: Kind
  /// The color of the material; nil for the platform's own.
  public let tint: UIColor?

  /// Glass from iOS 26 on, and a blur before.
  public static func glass(tint: UIColor? = nil) -> ThemeMaterial { ThemeMaterial(kind: .glass, tint: tint) }

  /// Glass that stands out from iOS 26 on, and a blur before.
  public static func prominentGlass(tint: UIColor? = nil) -> ThemeMaterial {
    ThemeMaterial(kind: .prominentGlass, tint: tint)
  }

  /// A thin blur.
  public static func thin(tint: UIColor? = nil) -> ThemeMaterial { ThemeMaterial(kind: .thin, tint: tint) }

  /// A blur.
  public static func regular(tint: UIColor? = nil) -> ThemeMaterial {
    ThemeMaterial(kind: .regular, tint: tint)
  }

  /// A thick blur.
  public static func thick(tint: UIColor? = nil) -> ThemeMaterial { ThemeMaterial(kind: .thick, tint: tint) }

  /// Whether the system draws the material as glass.
  var isGlass: Bool {
    guard #available(iOS 26.0, *) else { return false }
    return kind == .glass || kind == .prominentGlass
  }

  /// The blur, which stands for glass before iOS 26.
  @MainActor var blur: UIBlurEffect {
    switch kind {
    case .thin: UIBlurEffect(style: .systemThinMaterial)
    case .regular, .glass, .prominentGlass: UIBlurEffect(style: .systemMaterial)
    case .thick: UIBlurEffect(style: .systemThickMaterial)
    }
  }

  /// The effect of a view that shows the material.
  @MainActor var effect: UIVisualEffect {
    guard #available(iOS 26.0, *), isGlass else { return blur }
    let glass = UIGlassEffect(style: .regular)
    glass.tintColor = tint
    return glass
  }
}
