import UIKit

/// Insets in points, given by sides or by the direction in which the user reads.
nonisolated public struct ThemeInsets: Equatable, Sendable {
  public static let zero = ThemeInsets(left: 0, right: 0)

  private var isDirectional: Bool
  /// The insets as sides. Insets given by direction are those of a user who reads from left to right, until a look is asked
  /// for its facts.
  public private(set) var sides: UIEdgeInsets

  /// Creates insets of sides, which are the same for every direction.
  public init(top: CGFloat = 0, left: CGFloat, bottom: CGFloat = 0, right: CGFloat) {
    isDirectional = false
    sides = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Creates insets of the sides where reading begins and ends.
  public init(top: CGFloat = 0, leading: CGFloat, bottom: CGFloat = 0, trailing: CGFloat) {
    isDirectional = true
    sides = UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }

  mutating func settle(for traits: ThemeTraits) {
    if isDirectional, traits.isRightToLeft { (sides.left, sides.right) = (sides.right, sides.left) }
    isDirectional = false
  }
}

/// Insets of art: in points, or in whole pixels of the files of each scale, where those differ.
nonisolated public struct ThemeMargins: Equatable, Sendable {
  public static let zero = ThemeMargins(left: 0, right: 0)

  private var scales: [Scale]

  private struct Scale: Equatable, Sendable {
    let scale: CGFloat
    var insets: ThemeInsets
  }

  /// Creates insets in points of sides.
  public init(top: CGFloat = 0, left: CGFloat, bottom: CGFloat = 0, right: CGFloat) {
    scales = [Scale(scale: 1, insets: ThemeInsets(top: top, left: left, bottom: bottom, right: right))]
  }

  /// Creates insets in points of the sides where reading begins and ends.
  public init(top: CGFloat = 0, leading: CGFloat, bottom: CGFloat = 0, trailing: CGFloat) {
    let insets = ThemeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    scales = [Scale(scale: 1, insets: insets)]
  }

  /// Creates insets in pixels of the files of each scale, the smallest scale first.
  public static func pixels(_ scales: [(scale: CGFloat, insets: ThemeInsets)]) -> ThemeMargins {
    var margins = zero
    margins.scales = scales.map { Scale(scale: $0.scale, insets: $0.insets) }
    margins.isInPixels = true
    return margins
  }

  private var isInPixels = false

  /// The insets in points for a file of a scale.
  public func insets(at scale: CGFloat) -> UIEdgeInsets {
    let own = scales.first { $0.scale >= scale } ?? scales[scales.count - 1]
    let (sides, pixels) = (own.insets.sides, isInPixels ? own.scale : 1)
    return UIEdgeInsets(
      top: sides.top / pixels, left: sides.left / pixels, bottom: sides.bottom / pixels,
      right: sides.right / pixels)
  }

  mutating func settle(for traits: ThemeTraits) {
    for index in scales.indices { scales[index].insets.settle(for: traits) }
  }
}
