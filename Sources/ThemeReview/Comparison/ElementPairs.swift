import ThemeCore
import ThemeModel

/// The elements of two bundles, paired by name. An element with a new name is paired with one of the same kind that is gone and
/// has the same facts and pictures.
struct ElementPairs {
  /// The pairs in the order of their names. The name is that of the new side, or that of the old side where the element is
  /// gone; a side that lacks the element is nil.
  let all: [(name: String, old: ElementFacts?, new: ElementFacts?)]

  init(_ old: BundleContents, _ new: BundleContents) {
    let (olds, news) = (old.manifest.elements, new.manifest.elements)
    let former = Dictionary(olds.map { ($0.name, $0) }) { first, _ in first }
    let newNames = Set(news.map(\.name))
    let gone = olds.filter { !newNames.contains($0.name) }
    // The elements that are gone, by their facts. They are reversed, so that `popLast()` takes the first one.
    var renamed: [[String]: [ElementFacts]] = [:]
    if news.contains(where: { former[$0.name] == nil }) {
      for element in gone.reversed() { renamed[Self.facts(element, in: old), default: []].append(element) }
    }
    var found: Set<String> = []
    var all: [(name: String, old: ElementFacts?, new: ElementFacts?)] = []
    for element in news {
      let before = former[element.name] ?? renamed[Self.facts(element, in: new)]?.popLast()
      if let before, before.name != element.name { found.insert(before.name) }
      all.append((element.name, before, element))
    }
    all += gone.filter { !found.contains($0.name) }.map { ($0.name, $0, nil) }
    self.all = all.sorted { precedesInBytes($0.name, $1.name) }
  }

  /// The kind, the facts and the digests of the pictures of an element: everything that a renamed element keeps.
  private static func facts(_ element: ElementFacts, in bundle: BundleContents) -> [String] {
    [String(element.kind)]
      + element.variants.map { variant in
        let images = variant.images.flatMap(\.scales)
        let digests = images.map { bundle.digests?.images[$0.image.file]?.pixels ?? "" }
        let facts = factChanges(nil, variant.facts, at: [], omitting: ["file", "assetName"])
        return ([variant.key] + facts.map(\.identity) + digests).joined(separator: "\n")
      }
  }
}

/// An element that a screen, or all screens, have instead of another one.
struct ElementExchange {
  /// Both elements by kind and name: `backButtons/menu → backButtons/close`.
  let name: String
  let old: ElementFacts
  let new: ElementFacts

  /// Nil for a fact that names no elements of its two sides. A screen that names none has that of all screens.
  init?(_ fact: FactChange, _ old: ManifestFacts, _ new: ManifestFacts) {
    guard ["defaults", "screens"].contains(fact.path.first), let key = fact.path.last,
      let kind = ["backButton": "backButtons", "navigationBar": "navigationBars"][key]
    else { return nil }
    func element(_ value: JSONValue?, _ facts: ManifestFacts) -> ElementFacts? {
      let name = (value ?? facts.members.first { $0.0 == "defaults" }?.1[key])?.string
      return name.flatMap { name in facts.elements.first { $0.name == "\(kind)/\(name)" } }
    }
    guard let before = element(fact.old, old), let after = element(fact.new, new) else { return nil }
    (name, self.old, self.new) = ("\(before.name) → \(after.name)", before, after)
  }

  /// All exchanges between two manifests.
  static func all(_ old: ManifestFacts, _ new: ManifestFacts) -> [ElementExchange] {
    func screens(_ facts: ManifestFacts) -> JSONValue {
      .object(facts.members.filter { ["defaults", "screens"].contains($0.0) })
    }
    return factChanges(screens(old), screens(new), at: []).compactMap { ElementExchange($0, old, new) }
  }
}

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
    func facts(_ side: ElementFacts?) -> JSONValue {
      side.map { side in parsed.map(side.facts(where:)) ?? side.facts(of: key) } ?? .null
    }
    compared.append((key, facts(old), facts(new)))
    if let parsed, let old, let new {
      pairs.insert([old.listedKey(where: parsed), new.listedKey(where: parsed)])
    }
  }
  for key in keys + former.map(\.key) { add(key, VariantKey(text: key)) }
  guard let old, let new, let values = old.values, let others = new.values, values != others,
    values.union(others).combinations(upTo: maxCombinations) < maxCombinations
  else { return compared }
  for key in values.union(others).combinations where states.map({ $0.contains(key.state.text) }) ?? true {
    guard pairs.insert([old.listedKey(where: key), new.listedKey(where: key)]).inserted else { continue }
    add(key.text, key)
  }
  return compared
}

/// The most combinations that are tried; a theme of the standard limits has fewer.
private let maxCombinations = 100_000
