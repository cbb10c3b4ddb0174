/// The impact of a change on an app and its users; the gravest grade is first.
package enum Grade: Int, CaseIterable, Comparable, Sendable {
  /// Code or layouts that use the bundle may stop working: something is gone, has another name, can need more room or leaves
  /// less to touch.
  case breaking
  /// Something looks different.
  case visible
  /// Art is cut differently and looks the same at every size that was tried.
  case invisible
  /// Facts of the manifest that do not affect how elements look, such as accepted warnings and larger hit areas.
  case metadata
  /// Only the code that themec writes for targets differs.
  case generated
  /// The pixels are the same, and the bytes of their files differ.
  case encoding

  package static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }

  /// The name of the grade, in reports and for `--fail-on`.
  package var name: String { "\(self)" }
}
