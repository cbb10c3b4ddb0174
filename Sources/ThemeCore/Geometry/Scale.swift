/// The number of pixels across a point: 1, 2 or 3.
public enum Scale: Int, CaseIterable, Comparable, Hashable, Sendable {
  case x1 = 1
  case x2 = 2
  case x3 = 3

  /// The name in themes and manifests, such as `1x`.
  package var name: String { "\(rawValue)x" }

  /// The suffix before the extension of a file name: empty, `@2x` or `@3x`.
  package var suffix: String { self == .x1 ? "" : "@\(rawValue)x" }

  package init?(name: some StringProtocol) {
    guard let scale = Scale.allCases.first(where: { $0.name == name }) else { return nil }
    self = scale
  }

  @inlinable public static func < (left: Scale, right: Scale) -> Bool { left.rawValue < right.rawValue }
}
