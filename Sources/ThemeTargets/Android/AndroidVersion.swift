/// The versions of Android by the level that its tools count.
enum AndroidVersion {
  /// The first version that has all that themes need: styles for bars, mirrored folders.
  static let first = 5
  /// The levels from the first version on, each of a version's first release.
  private static let levels = [21, 23, 24, 26, 28, 29, 30, 31, 33, 34, 35, 36, 37]

  /// The level from which on a version counts; nil for one that there is not, or that is older than the first.
  static func level(ofVersion version: Int) -> Int? {
    levels.indices.contains(version - first) ? levels[version - first] : nil
  }

  /// The version of a level; nil where no version begins with it.
  static func version(ofLevel level: Int) -> Int? { levels.firstIndex(of: level).map { $0 + first } }
}
