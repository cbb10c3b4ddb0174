/// What a value of an axis says, by which it holds wherever another one does.
///
/// The reader of token files does not know the axes of a theme, except that a later system has what an earlier one has, and that
/// accessibility settings can hold together.
enum AxisMeaning: Equatable {
  case system(platform: String, version: Int)
  case settings(Set<String>)
  case other(String)

  /// Creates the meaning of a value of the axis with a key.
  init(_ value: String, of axis: String) {
    switch axis {
    case "systems":
      let parts = value.split(separator: "-").map(String.init)
      self = .system(platform: parts.first ?? value, version: parts.count == 2 ? Int(parts[1]) ?? 0 : 0)
    case "accessibility": self = .settings(Set(value.split(separator: "+").map(String.init)))
    default: self = .other(value)
    }
  }

  /// Whether this value holds wherever the other one does: it is the same, the platform or an earlier version of a system, or
  /// one of several settings.
  func holds(where other: AxisMeaning) -> Bool {
    switch (self, other) {
    case (.system(let platform, let version), .system(let otherPlatform, let otherVersion)):
      platform == otherPlatform && version <= otherVersion
    case (.settings(let settings), .settings(let others)): settings.isSubset(of: others)
    default: self == other
    }
  }

  /// How much the value says: it has more weight than all others that hold wherever it does.
  var weight: Int {
    switch self {
    case .system(_, let version): 1 + version
    case .settings(let settings): settings.count
    case .other: 1
    }
  }
}
