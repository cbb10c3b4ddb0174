package import ThemeCore

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

/// A fact that differs between two bundles.
package struct FactChange: Sendable {
  /// The keys that lead to the fact: `title`, `font`, `size`. Items of a list are counted from 1.
  package let path: [String]
  /// The value on the old side; nil where that side does not have the fact.
  package let old: JSONValue?
  /// The value on the new side; nil where that side does not have the fact.
  package let new: JSONValue?

  /// A text that is equal for changes of the same fact from and to the same values.
  var identity: String {
    "\(path.joined(separator: "/")) \(old?.line ?? "") \(new?.line ?? "")"
  }
}

/// The facts in which two values differ: those of the old value in its order, then those that only the new value has. `path`
/// leads to the values; the keys in `omitted` are left out at every level.
func factChanges(
  _ old: JSONValue?, _ new: JSONValue?, at path: [String], omitting omitted: Set<String> = []
) -> [FactChange] {
  let (olds, news) = (old?.children, new?.children)
  // Art of another kind is one change, because its keys have nothing in common.
  if path.last == "art", let old, let new, old.artKind != new.artKind {
    return [FactChange(path: path, old: old, new: new)]
  }
  guard olds != nil || news != nil, old == nil || olds != nil, new == nil || news != nil else {
    return old?.line == new?.line ? [] : [FactChange(path: path, old: old, new: new)]
  }
  // Manifests of untrusted sources can have keys with different bytes that are equal as strings.
  let before = Dictionary(olds ?? []) { first, _ in first }
  let after = Dictionary(news ?? []) { first, _ in first }
  let keys = (olds ?? []).map(\.0) + (news ?? []).map(\.0).filter { before[$0] == nil }
  return keys.filter { !omitted.contains($0) }.flatMap { key in
    factChanges(before[key], after[key], at: path + [key], omitting: omitted)
  }
}

extension JSONValue {
  /// The members of an object, or the items of a list of objects by their place from 1; nil for any other value.
  fileprivate var children: [(String, JSONValue)]? {
    if let members { return members }
    guard let elements, elements.contains(where: { $0.members != nil }) else { return nil }
    return elements.enumerated().map { ("\($0 + 1)", $1) }
  }

  /// The kind of a source of art: the key that states it, or the value itself where it is a string. Nil for any other value.
  var artKind: String? {
    if string != nil { return string }
    let kinds = ["file", "files", "ninePatch", "svg", "of", "color", "box", "layers", "derive"]
    return kinds.first { self[$0] != nil }
  }
}
