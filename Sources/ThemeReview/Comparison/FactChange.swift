package import ThemeCore

/// A fact that differs between two bundles.
package struct FactChange: Sendable {
  /// The keys that lead to it: `title`, `font`, `size`. The place in a list counts from 1.
  package let path: [String]
  /// Nil where the bundle doesn't say it.
  package let old: JSONValue?
  package let new: JSONValue?

  /// What is the same of two changes of the same fact.
  var identity: String {
    "\(path.joined(separator: "/")) \(old?.line ?? "") \(new?.line ?? "")"
  }
}

/// The facts in which two values differ, in the order of the old one; `path` leads to them.
func factChanges(
  _ old: JSONValue?, _ new: JSONValue?, at path: [String], omitting omitted: Set<String> = []
) -> [FactChange] {
  let (olds, news) = (old?.children, new?.children)
  // Art of another kind is another art, and not a fact here and there.
  if path.last == "art", let old, let new, old.artKind != new.artKind {
    return [FactChange(path: path, old: old, new: new)]
  }
  guard olds != nil || news != nil, old == nil || olds != nil, new == nil || news != nil else {
    return old?.line == new?.line ? [] : [FactChange(path: path, old: old, new: new)]
  }
  // Keys of other bytes can be equal texts, in a manifest that a stranger wrote.
  let before = Dictionary(olds ?? []) { first, _ in first }
  let after = Dictionary(news ?? []) { first, _ in first }
  let keys = (olds ?? []).map(\.0) + (news ?? []).map(\.0).filter { before[$0] == nil }
  return keys.filter { !omitted.contains($0) }.flatMap { key in
    factChanges(before[key], after[key], at: path + [key], omitting: omitted)
  }
}

extension JSONValue {
  /// The members of an object, or the objects of a list by their place; nil for a value that has none.
  fileprivate var children: [(String, JSONValue)]? {
    if let members { return members }
    guard let elements, elements.contains(where: { $0.members != nil }) else { return nil }
    return elements.enumerated().map { ("\($0 + 1)", $1) }
  }

  /// Where art comes from: the key that says it.
  var artKind: String? {
    if string != nil { return string }
    let kinds = ["file", "files", "ninePatch", "svg", "of", "color", "box", "layers", "derive"]
    return kinds.first { self[$0] != nil }
  }
}
