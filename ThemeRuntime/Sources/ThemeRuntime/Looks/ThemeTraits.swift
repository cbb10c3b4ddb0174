import UIKit

/// What decides how an element looks at a moment.
nonisolated public struct ThemeTraits: Equatable, Sendable {
  public var state: UIControl.State = .normal
  public var metrics: UIBarMetrics = .default
  /// Whether nothing is scrolled beneath the bar.
  public var isScrollEdge = false
  public var style: UIUserInterfaceStyle = .unspecified
  /// Whether the user wants more contrast.
  public var isHighContrast = false
  /// Whether the user wants buttons to have shapes.
  public var showsButtonShapes = false
  public var isRightToLeft = false
  /// The text size that the user has chosen.
  public var contentSize = UIContentSizeCategory.large
  /// The major version of iOS.
  public var system = ThemeTraits.currentSystem

  /// The state of a button with a pointer above it. `UIControl` has no such state and leaves these bits to apps.
  public static var hovered: UIControl.State { UIControl.State(rawValue: 1 << 16) }

  /// Creates the traits of an element in its normal state, on this device.
  public init() {}

  /// Creates traits from those of a view. Without `metrics`, the vertical size class decides.
  @MainActor public init(
    _ traits: UITraitCollection, state: UIControl.State = .normal, metrics: UIBarMetrics? = nil,
    isScrollEdge: Bool = false
  ) {
    self.state = state
    self.metrics = metrics ?? (traits.verticalSizeClass == .compact ? .compact : .default)
    self.isScrollEdge = isScrollEdge
    style = traits.userInterfaceStyle
    isHighContrast = traits.accessibilityContrast == .high
    showsButtonShapes = UIAccessibility.buttonShapesEnabled
    isRightToLeft = traits.layoutDirection == .rightToLeft
    contentSize = traits.preferredContentSizeCategory
  }

  /// The newest version of iOS that a theme can distinguish on this device.
  private static var currentSystem: Int {
    if #available(iOS 27.0, *) { return 27 }
    if #available(iOS 26.0, *) { return 26 }
    if #available(iOS 18.0, *) { return 18 }
    if #available(iOS 17.0, *) { return 17 }
    if #available(iOS 16.0, *) { return 16 }
    return 15
  }
}
