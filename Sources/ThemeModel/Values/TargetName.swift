/// A platform target: what is built beside PNGs and manifest when it is asked for.
package enum TargetName: String, Word {
  case xcassets, uikit, android, css, flutter
  package static var noun: String { "target" }
}
