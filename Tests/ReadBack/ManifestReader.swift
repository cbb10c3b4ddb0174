/// The reader of docs/manifest.md: which variant an app shows, and all of its facts.
private struct ManifestReader {
  let variants: [String: JSONValue]
  private let words: Set<Substring>

  init(_ element: JSONValue) {
    variants = Dictionary((element["variants"]?.members ?? []).map { ($0.0, $0.1) }) { first, _ in first }
    words = Set(variants.keys.flatMap { $0.split(separator: ".") })
  }

  /// The value that the element has for one that holds; nil for none.
  private func known(_ value: Substring) -> Substring? {
    if words.contains(value) { return value }
    let order = ["disabled", "highlighted", "selected", "focused", "hovered", "buttonShapes", "highContrast"]
    let parts = value.split(separator: "+")
    if let part = order.first(where: { parts.contains($0[...]) && words.contains($0[...]) }) {
      return part[...]
    }
    func version(_ word: Substring) -> Int {
      word.firstIndex(of: "-").flatMap { Int(word[word.index(after: $0)...]) } ?? 0
    }
    return words.filter { word in
      word.prefix { $0 != "-" } == value.prefix { $0 != "-" } && version(word) <= version(value)
    }.max { version($0) < version($1) }
  }

  /// All facts that are shown where the values of a key hold.
  func facts(where key: String) -> [String: JSONValue] {
    let values = key.split(separator: ".")
    var chain = [String(known(values[0]) ?? "normal")]
    for value in values.dropFirst().compactMap(known) { chain.append("\(chain[chain.count - 1]).\(value)") }
    if chain[0] != "normal" { chain.insert("normal", at: 0) }
    var facts: [String: JSONValue] = [:]
    for key in chain {
      for (name, value) in variants[key]?.members ?? [] {
        if ["parts", "title", "largeTitle"].contains(name), let members = value.members {
          var inner = facts[name]?.members ?? []
          for (name, value) in members {
            inner.removeAll { $0.0 == name }
            inner.append((name, value))
          }
          facts[name] = .object(inner.filter { !$0.1.isNull })
        } else {
          facts[name] = value
        }
      }
    }
    return facts.filter { !$0.value.isNull }
  }
}

extension JSONValue {
  fileprivate var isNull: Bool { if case .null = unmarked { true } else { false } }

  /// A text or a number as it stands; nil for anything else.
  fileprivate var said: String? {
    switch unmarked {
    case .string(let text): text
    case .number(let text): text
    case .bool(let truth): "\(truth)"
    default: nil
    }
  }
}

/// What a reader of the manifest sees of each combination of an element's values that the slices don't say, and the other way
/// round: a sentence for each difference.
package func manifestDifferences(in files: [OutputFile], of slices: SliceSet) -> [String] {
  var comparison = Comparison()
  guard case .text(let bytes)? = files.first(where: { $0.path == "manifest.json" })?.content,
    let manifest = try? JSONValue(parsing: bytes)
  else { return ["there is no manifest"] }
  for wanted in slices.wanted(on: "") {
    guard let element = manifest["elements"]?["\(wanted.element.id)"] else {
      comparison.report("there is no `\(wanted.element.id)`")
      continue
    }
    let read = ManifestReader(element).facts(where: wanted.key.text)
    comparison.expectEqual(seen(read), wanted.ofManifest, at: wanted.title)
  }
  return comparison.differences
}

private func seen(_ read: [String: JSONValue]) -> Facts {
  var facts = Facts()
  for name in [
    "height", "minimumWidth", "maximumWidth", "assetName", "renderingIntent", "tint", "translucent",
  ] {
    facts[name] = read[name]?.said
  }
  facts["material"] = read["material"].map { material in
    "\(material["kind"]?.said ?? "none") \(material["tint"]?.said ?? "platform's")"
  }
  for name in ["title", "largeTitle"] {
    facts["\(name) color"] = read[name]?["color"]?.said
    for member in ["family", "weight", "size"] {
      facts["\(name) \(member)"] = read[name]?["font"]?[member]?.said
    }
    facts["\(name) shadow"] = read[name]?["shadow"]?["color"]?.said
  }
  for (part, value) in read["parts"]?.members ?? [] {
    if value["art"]?.string == "system" { facts[part] = "system" }
    for (scale, image) in value["images"]?.members ?? [] { facts["\(part) \(scale)"] = image["file"]?.said }
  }
  return facts
}

extension Wanted {
  /// The same facts as the compiler resolved them.
  fileprivate var ofManifest: Facts {
    var said = Facts()
    said["height"] = facts.height?.said
    said["minimumWidth"] = facts.width.minimum?.said
    said["maximumWidth"] = facts.width.maximum?.said
    said["assetName"] = facts.assetName
    said["renderingIntent"] = facts.renderingIntent?.rawValue
    said["tint"] = facts.tint?.description
    said["translucent"] = facts.translucent.map { "\($0)" }
    said["material"] = facts.material?.said
    for (name, title) in [("title", facts.title), ("largeTitle", facts.largeTitle)] {
      guard let title else { continue }
      said["\(name) color"] = title.color?.description
      if let font = title.$font {
        said["\(name) family"] = font.family
        said["\(name) weight"] = font.weight.rawValue
        said["\(name) size"] = font.size.said
      }
      said["\(name) shadow"] = title.shadow?.color.description
    }
    for part in variant.parts {
      switch shown(part.name) {
      case .nothing: break
      case .system: said[part.name.rawValue] = "system"
      case .art(let art):
        for slice in art.slices {
          said["\(part.name.rawValue) \(slice.scale.name)"] =
            ImagePath.path(element.id, part.name, home(of: part.name), slice.scale)
        }
      }
    }
    return said
  }

  /// The key of the variant whose picture a part shows.
  private func home(of part: PartName) -> VariantKey {
    var place = self.place
    while !slices.parts[index][place].contains(where: { $0.name == part }),
      let next = element.variants[place].fallback
    {
      place = next
    }
    return element.variants[place].key
  }
}
