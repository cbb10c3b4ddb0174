import ThemeCore

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

extension FactChange {
  /// The scale that the fact is about; nil for a fact of all scales.
  var scale: String? {
    path.first == "parts" && path.count > 3 && path[2] == "images" ? path[3] : nil
  }
}
