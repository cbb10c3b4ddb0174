/// The part of a version number that should count up, as semantic versioning has it; the greatest is first.
package enum VersionStep: String, Sendable, CaseIterable {
  case major, minor, patch

  /// The step for the gravest of some changes; nil where nothing changed.
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
