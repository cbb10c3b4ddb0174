package import ThemeCore
import ThemeImage

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

  /// The names that are gone and those that are new, as a fact each.
  static func lists(at path: [String], _ gone: Set<String>, _ added: Set<String>) -> [FactChange] {
    [(JSONValue.names(gone), nil), (nil, JSONValue.names(added))].compactMap { old, new in
      old == nil && new == nil ? nil : FactChange(path: path, old: old, new: new)
    }
  }

  /// The scale that the fact is about; nil for a fact of all scales.
  var scale: String? {
    path.first == "parts" && path.count > 3 && path[2] == "images" ? path[3] : nil
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
  /// A list of names in the order of their bytes; nil for none.
  static func names(_ names: Set<String>) -> JSONValue? {
    names.isEmpty ? nil : .array(names.sorted(by: precedesInBytes).map { .string($0) })
  }

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

/// The facts in which two variants of an element differ.
///
/// A manifest states the caps of a part in points where all scales agree. Where those of either side do not, the caps of each
/// scale are compared in pixels.
func variantFactChanges(_ old: JSONValue, _ new: JSONValue) -> [FactChange] {
  let facts = factChanges(old, new, at: [], omitting: ["images"]).joiningHitArea(old, new)
  let (olds, news) = (old.images, new.images)
  let parts = news.compactMap { part, scales -> (part: String, caps: [FactChange])? in
    let isStated = [old, new].allSatisfy { $0["parts"]?[part]?["capInsets"] != nil }
    guard !isStated, let former = olds.first(where: { $0.part == part })?.scales,
      (former + scales).allSatisfy({ $0.image.mode != nil })
    else { return nil }
    return (
      part,
      scales.flatMap { name, image in
        former.first { $0.name == name }.map { capChanges($0.image.caps, image.caps, of: part, at: name) }
          ?? []
      }
    )
  }
  if parts.isEmpty { return facts }
  let named = Set(parts.map(\.part))
  let others = facts.filter { fact in
    guard fact.path.first == "parts", fact.path.count > 2, fact.path[2] == "capInsets" else { return true }
    return !named.contains(fact.path[1])
  }
  return others + parts.flatMap(\.caps)
}

extension [FactChange] {
  /// The facts with both sides of the hit area as one, where both differ.
  fileprivate func joiningHitArea(_ old: JSONValue, _ new: JSONValue) -> [FactChange] {
    guard count(where: { $0.path.first == "hitArea" }) == 2,
      let index = firstIndex(where: { $0.path.first == "hitArea" })
    else { return self }
    var facts = filter { $0.path.first != "hitArea" }
    facts.insert(FactChange(path: ["hitArea"], old: old["hitArea"], new: new["hitArea"]), at: index)
    return facts
  }
}

extension FactChange {
  /// By how many of 255 levels the outline of a shape differs from what it lies on, on both sides, where the fact is the color
  /// of either; nil where a side has no outline and fill of one color each.
  func outline(_ old: JSONValue, _ new: JSONValue, on ground: Color) -> (old: Int, new: Int)? {
    guard isArt, path.last == "stroke" || path.last == "fill" else { return nil }
    let place = path.dropLast()
    // If both colors change, that is said with the outline.
    let strokes = [old, new].map { $0.value(at: place)?["stroke"]?.line }
    guard path.last == "stroke" || strokes[0] == strokes[1],
      let before = old.outlineLevels(at: place, on: ground),
      let after = new.outlineLevels(at: place, on: ground)
    else { return nil }
    return (before, after)
  }
}

extension JSONValue {
  /// The value that keys lead to; items of a list are counted from 1.
  fileprivate func value(at path: ArraySlice<String>) -> JSONValue? {
    path.reduce(self as JSONValue?) { value, key in
      guard let list = value?.elements else { return value?[key] }
      return Int(key).flatMap { list.indices.contains($0 - 1) ? list[$0 - 1] : nil }
    }
  }

  /// By how many of 255 levels the outline of the shape at a path differs from its fill or, without one, from that of a layer
  /// below it with the same shape.
  fileprivate func outlineLevels(at path: ArraySlice<String>, on ground: Color) -> Int? {
    guard let shape = value(at: path),
      let stroke = shape["stroke"]?.string?.split(separator: " ").first
        .flatMap({ Color(written: String($0)) }), stroke.alpha > 0
    else { return nil }
    let place = path.last.flatMap { Int($0) } ?? 1
    let below = value(at: path.dropLast())?.elements?.prefix(max(0, place - 1))
    let filled: JSONValue? =
      shape["fill"] != nil
      ? shape
      : below?.last { $0["fill"] != nil && $0["shape"] != nil && $0["shape"]?.line == shape["shape"]?.line }
    guard let fill = filled?["fill"]?.writtenColor, fill.alpha > 0 else { return nil }
    let behind = fill.over(ground)
    return levelDifference(stroke.over(behind).word, behind.word)
  }
}

private func capChanges(
  _ old: Insets<Pixels>, _ new: Insets<Pixels>, of part: String, at scale: String
) -> [FactChange] {
  zip(old.sides, new.sides).compactMap { before, after in
    before.length == after.length
      ? nil
      : FactChange(
        path: ["parts", part, "images", scale, "capInsets", before.name], old: .integer(before.length.count),
        new: .integer(after.length.count))
  }
}
