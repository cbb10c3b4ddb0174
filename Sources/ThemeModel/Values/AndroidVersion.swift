/// The versions of Android and their API levels.
package enum AndroidVersion {
  /// The first version that has everything that themes need, such as styles for bars and folders for right-to-left layouts.
  package static let first = 5
  /// The newest version, which has the last of the levels.
  package static var newest: Int { first + levels.count - 1 }

  /// The API levels of the first releases of all versions, beginning with ``first``.
  private static let levels = [21, 23, 24, 26, 28, 29, 30, 31, 33, 34, 35, 36, 37]

  /// The API level of a version's first release; nil for an unknown version, and for one older than ``first``.
  package static func level(ofVersion version: Int) -> Int? {
    levels.indices.contains(version - first) ? levels[version - first] : nil
  }

  /// The version whose first release has an API level; nil if there is none.
  package static func version(ofLevel level: Int) -> Int? { levels.firstIndex(of: level).map { $0 + first } }
}
