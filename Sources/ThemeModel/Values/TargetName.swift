/// A platform target, whose files are built on request in addition to the PNGs and the manifest.
package enum TargetName: String, KeywordValue {
  case xcassets, uikit, android, css, flutter
  package static var noun: String { "target" }

  /// The targets that are built together with this one because its files refer to theirs.
  package var needs: [TargetName] { self == .uikit ? [.xcassets] : [] }
}
