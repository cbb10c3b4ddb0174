/// A platform target: what is built beside PNGs and manifest when it is asked for.
package enum TargetName: String, KeywordValue {
  case xcassets, uikit, android, css, flutter
  package static var noun: String { "target" }

  /// The targets whose files this one's refer to: they are built with it.
  package var needs: [TargetName] { self == .uikit ? [.xcassets] : [] }
}
