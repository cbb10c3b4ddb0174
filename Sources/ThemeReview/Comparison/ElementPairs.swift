import ThemeCore

/// The elements of two bundles, each beside what it was: by its name, or by its facts where it has another name now.
struct ElementPairs {
  /// By today's name, in the order of names; nil where there is none.
  let all: [(name: String, old: ElementFacts?, new: ElementFacts?)]

  init(_ old: BundleContents, _ new: BundleContents) {
    let (olds, news) = (old.manifest.elements, new.manifest.elements)
    let former = Dictionary(olds.map { ($0.name, $0) }) { first, _ in first }
    let newNames = Set(news.map(\.name))
    var gone = olds.filter { !newNames.contains($0.name) }
    var all: [(name: String, old: ElementFacts?, new: ElementFacts?)] = []
    for element in news {
      if let old = former[element.name] {
        all.append((element.name, old, element))
        continue
      }
      let facts = Self.facts(element, in: new)
      let renamed = gone.firstIndex { candidate in
        candidate.kind == element.kind && Self.facts(candidate, in: old) == facts
      }
      all.append((element.name, renamed.map { gone.remove(at: $0) }, element))
    }
    all += gone.map { ($0.name, $0, nil) }
    self.all = all.sorted { precedesInBytes($0.name, $1.name) }
  }

  /// All that an element is but its name: its facts, with the digests of its pictures instead of their paths.
  private static func facts(_ element: ElementFacts, in bundle: BundleContents) -> [String] {
    element.variants.map { variant in
      let digests = variant.images.flatMap { images in
        images.scales.map { bundle.digests?.images[$0.image.file]?.pixels ?? "" }
      }
      let facts = factChanges(
        nil, .object(variant.facts.map { ($0.key, $0.value) }), at: [], omitting: ["file", "assetName"])
      return ([variant.key] + facts.map(\.identity) + digests).joined(separator: "\n")
    }
  }
}
