import ThemeCore

/// The elements of two bundles, each beside what it was: by its name, or by its facts where it has another name now.
struct ElementPairs {
  /// By today's name, in the order of names; nil where there is none.
  let all: [(name: String, old: ElementFacts?, new: ElementFacts?)]

  init(_ old: BundleContents, _ new: BundleContents) {
    let (olds, news) = (old.manifest.elements, new.manifest.elements)
    let former = Dictionary(olds.map { ($0.name, $0) }) { first, _ in first }
    let newNames = Set(news.map(\.name))
    let gone = olds.filter { !newNames.contains($0.name) }
    // Those that may have another name now, the first of a kind with the same facts first.
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

  /// All that an element is but its name: its kind and its facts, with the digests of its pictures instead of their paths.
  private static func facts(_ element: ElementFacts, in bundle: BundleContents) -> [String] {
    [String(element.kind)]
      + element.variants.map { variant in
        let digests = variant.images.flatMap { images in
          images.scales.map { bundle.digests?.images[$0.image.file]?.pixels ?? "" }
        }
        let facts = factChanges(
          nil, .object(variant.facts.map { ($0.key, $0.value) }), at: [], omitting: ["file", "assetName"])
        return ([variant.key] + facts.map(\.identity) + digests).joined(separator: "\n")
      }
  }
}
