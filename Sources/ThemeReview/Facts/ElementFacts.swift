package import ThemeCore
package import ThemeModel

/// What a manifest says of one element.
package struct ElementFacts: Sendable {
  /// The kind and the name: `backButtons/menu`.
  package let name: String
  /// The kind without the name: `backButtons`, `controls/sliders`.
  package var kind: Substring {
    let parts = name.split(separator: "/")
    return parts.first == "controls" && parts.count > 1 ? name.prefix(9 + parts[1].count) : parts.first ?? ""
  }

  /// The members that hold for all variants, such as the symbol and the accepted warnings.
  package let members: [(key: String, value: JSONValue)]
  /// The variants, in the order of the manifest.
  package let variants: [ManifestVariant]
  /// The facts that the manifest lists for each variant, without those that it falls back to.
  let said: [String: [(String, JSONValue)]]
  /// The values that the element has on each axis; nil where the manifest has a variant whose key no version of themec writes.
  let values: ElementValues?

  init(_ name: String, _ json: JSONValue) throws(ManifestProblem) {
    guard let members = json.members, let variants = json["variants"]?.members else {
      throw .lacks("`variants` of `\(name)`")
    }
    self.name = name
    self.members = members.filter { $0.0 != "variants" }.map { (key: $0.0, value: $0.1) }
    var said: [String: [(String, JSONValue)]] = [:]
    for (key, variant) in variants {
      guard let facts = variant.members else { throw .lacks("facts of `\(key)` of `\(name)`") }
      said[key] = facts
    }
    self.said = said
    let keys = variants.map { VariantKey(text: $0.0) }
    values = keys.contains(nil) ? nil : ElementValues(of: keys.compactMap(\.self))
    self.variants = variants.map { key, _ in
      ManifestVariant(key: key, facts: merged(key, said))
    }
  }

  /// The facts that are shown where the values of a key hold, whether the manifest has a variant of this key or not. A value
  /// that the element does not have counts as the nearest one that it has.
  package func facts(where key: VariantKey) -> JSONValue {
    facts(of: (values?.shown(where: key) ?? key).text)
  }

  /// The key of the nearest variant that the manifest lists, whose facts are shown where the values of a key hold.
  func listedKey(where key: VariantKey) -> String {
    var next: String? = (values?.shown(where: key) ?? key).text
    while let key = next, said[key] == nil { next = fallback(of: key) }
    return next ?? "normal"
  }

  /// All facts of a variant. A variant that the manifest leaves out, because it has no facts of its own, has those that it
  /// falls back to.
  package func facts(of key: String) -> JSONValue {
    .object(merged(key, said).map { ($0.key, $0.value) })
  }
}

/// A variant with all of its facts.
package struct ManifestVariant: Sendable {
  /// The key of the variant: `normal`, `highlighted.compact`.
  package let key: String
  /// The facts sorted by key, those that the variant falls back to merged in.
  package let facts: [(key: String, value: JSONValue)]

  /// The state, which is the first part of the key.
  var state: String { String(key.prefix { $0 != "." }) }

  /// The pictures of the variant, by part and then by scale.
  package var images: [(part: String, scales: [(name: String, image: ImageFacts)])] {
    JSONValue.object(facts.map { ($0.key, $0.value) }).images
  }
}

/// The facts of a variant, laid over those of the variants that it falls back to; sorted by key.
private func merged(_ key: String, _ said: [String: [(String, JSONValue)]]) -> [(
  key: String, value: JSONValue
)] {
  var chain: [[(String, JSONValue)]] = []
  var next: String? = key
  while let key = next {
    if let facts = said[key] { chain.append(facts) }
    next = fallback(of: key)
  }
  var facts: [(key: String, value: JSONValue)] = []
  for layer in chain.reversed() { overlay(layer, on: &facts) }
  return facts.sorted { precedesInBytes($0.key, $1.key) }
}

/// The key that a variant falls back to: the key without its last value, or `normal` for a state alone. Nil for `normal`.
private func fallback(of key: String) -> String? {
  if let dot = key.lastIndex(of: ".") { return String(key[..<dot]) }
  return key == "normal" ? nil : "normal"
}

/// Lays the facts of a variant over those that it falls back to. A null removes a fact; the members of `title`, `largeTitle`
/// and `parts` are replaced one by one; every other value replaces the earlier one.
private func overlay(_ layer: [(String, JSONValue)], on facts: inout [(key: String, value: JSONValue)]) {
  for (key, value) in layer {
    guard ["largeTitle", "parts", "title"].contains(key), let members = value.members else {
      replace(key, value, in: &facts)
      continue
    }
    var inner = (facts.first { $0.key == key }?.value.members ?? []).map { (key: $0.0, value: $0.1) }
    for (name, value) in members { replace(name, value, in: &inner) }
    inner.sort { precedesInBytes($0.key, $1.key) }
    replace(key, inner.isEmpty ? .null : .object(inner.map { ($0.key, $0.value) }), in: &facts)
  }
}

/// Sets a fact, or removes it where the value is null.
private func replace(_ key: String, _ value: JSONValue, in facts: inout [(key: String, value: JSONValue)]) {
  let index = facts.firstIndex { $0.key == key }
  if case .null = value.unmarked {
    index.map { _ = facts.remove(at: $0) }
  } else if let index {
    facts[index].value = value
  } else {
    facts.append((key, value))
  }
}
