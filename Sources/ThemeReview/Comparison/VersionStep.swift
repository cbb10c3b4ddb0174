/// The part of a version number to increase under semantic versioning, from the greatest to the least.
package enum VersionStep: String, Sendable, CaseIterable {
  case major, minor, patch

  /// The step for the gravest of the grades; nil where there is none.
  init?(_ grades: some Sequence<Grade>) {
    guard let gravest = grades.min() else { return nil }
    self =
      switch gravest {
      case .breaking: .major
      case .visible: .minor
      case .invisible, .metadata, .generated, .encoding: .patch
      }
  }
}
