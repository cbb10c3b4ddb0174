/// How much a change matters to an app and to those who look at it; the gravest is first.
package enum Grade: Int, CaseIterable, Comparable, Sendable {
  /// Code or layouts that use the bundle may no longer compile or hold: something is gone, has another name or needs more room.
  case breaking
  /// Something looks different.
  case visible
  /// Art is cut in another way, and every size looks as before.
  case invisible
  /// What the manifest says besides looks: accepted warnings, hit areas.
  case metadata
  /// Only the code that themec writes is different.
  case generated
  /// The same pixels in other bytes.
  case encoding

  package static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }

  /// As reports and `--fail-on` spell it.
  package var name: String { "\(self)" }
}
