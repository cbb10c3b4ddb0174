/// How many pixels a point is wide: 1, 2 or 3.
public enum Scale: Int, CaseIterable, Comparable, Hashable, Sendable {
  case x1 = 1
  case x2 = 2
  case x3 = 3

  /// As themes and manifests write it: `1x`.
  package var name: String { "\(rawValue)x" }

  /// What stands before the extension of a file's name: nothing, `@2x` or `@3x`.
  package var suffix: String { self == .x1 ? "" : "@\(rawValue)x" }

  package init?(name: some StringProtocol) {
    guard let scale = Scale.allCases.first(where: { $0.name == name }) else { return nil }
    self = scale
  }

  @inlinable public static func < (left: Scale, right: Scale) -> Bool { left.rawValue < right.rawValue }
}
