import ThemeCore
import ThemeModel

/// A variant in which the sides of an element are compared, with the facts that each side shows; null for a side without the
/// element.
typealias ComparedVariant = (key: String, old: JSONValue, new: JSONValue)

/// The variants in which the sides of an element are compared: those that the new side lists, those that the old side lists
/// alone, and the combinations of both sides' values in which they show something else than in any of these.
///
/// `states` are the states of former variants to compare; nil for all.
func comparedVariants(
  _ old: ElementFacts?, _ new: ElementFacts?, states: Set<String>? = nil
) -> [ComparedVariant] {
  let keys = (new?.variants ?? []).map(\.key)
  let known = Set(keys)
  let former = (old?.variants ?? []).filter { variant in
    !known.contains(variant.key) && states.map { $0.contains(variant.state) } ?? true
  }
  var compared: [ComparedVariant] = []
  var pairs: Set<[String]> = []
  func add(_ key: String, _ parsed: VariantKey?) {
    compared.append((key, old?.facts(key, parsed) ?? .null, new?.facts(key, parsed) ?? .null))
    if let parsed, let old, let new {
      pairs.insert([old.listedKey(where: parsed), new.listedKey(where: parsed)])
    }
  }
  for key in keys + former.map(\.key) { add(key, VariantKey(text: key)) }
  guard let old, let new, let values = old.values, let others = new.values, values != others,
    values.union(others).combinations(upTo: mostCombinations) < mostCombinations
  else { return compared }
  for key in values.union(others).combinations where states.map({ $0.contains(key.state.text) }) ?? true {
    guard pairs.insert([old.listedKey(where: key), new.listedKey(where: key)]).inserted else { continue }
    add(key.text, key)
  }
  return compared
}

/// The most combinations that are tried; a theme of the standard limits has fewer.
private let mostCombinations = 100_000

extension ElementFacts {
  fileprivate func facts(_ key: String, _ parsed: VariantKey?) -> JSONValue {
    parsed.map { facts(where: $0) } ?? facts(of: key)
  }
}
