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
        let digests = variant.images.flatMap { images in
          images.scales.map { bundle.digests?.images[$0.image.file]?.pixels ?? "" }
        }
        let facts = factChanges(
          nil, .object(variant.facts.map { ($0.key, $0.value) }), at: [], omitting: ["file", "assetName"])
        return ([variant.key] + facts.map(\.identity) + digests).joined(separator: "\n")
      }
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
    compared.append((key, old?.facts(key, parsed) ?? .null, new?.facts(key, parsed) ?? .null))
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

extension ElementFacts {
  fileprivate func facts(_ key: String, _ parsed: VariantKey?) -> JSONValue {
    parsed.map { facts(where: $0) } ?? facts(of: key)
  }
}

/// The files that differ between two bundles of a theme. A file is read only where its size does not show a difference.
struct FileComparison {
  /// The text files that differ or are on one side only, including the manifest and the digests.
  let texts: Set<String>
  /// The pictures with equal digests whose files have different sizes.
  ///
  /// The digests state that the pixels are equal. Files with equal sizes are not read, because a different encoder would nearly
  /// always result in a different size.
  let images: [String]
  /// Whether the manifest and the digests are the same on both sides, so that no fact and no picture differs.
  let areFactsSame: Bool

  /// Nil where the digests of a side are not at hand.
  init?(_ old: BundleContents, _ new: BundleContents) {
    guard let olds = old.digests, let news = new.digests else { return nil }
    // The order of the digests keeps the files of a folder together. Inputs keep only a few folders open, so each is opened
    // about once.
    let known = Set(olds.texts)
    let all = ["manifest.json", "digests.json"] + olds.texts + news.texts.filter { !known.contains($0) }
    texts = Set(all.filter { !isUnknown($0, in: old) && !isUnknown($0, in: new) && !isSame($0, old, new) })
    areFactsSame =
      texts.isDisjoint(with: ["manifest.json", "digests.json"]) && !olds.isDoubted && !news.isDoubted
    images = news.imagePaths.filter { path in
      guard let before = olds.images[path], before.pixels == news.images[path]?.pixels else { return false }
      guard let first = old.size(path), let second = new.size(path) else { return false }
      return first != second
    }
  }
}

/// Whether a bundle lists a text file that is not at hand because the bundle has no files beside the manifest and the digests.
private func isUnknown(_ path: String, in bundle: BundleContents) -> Bool {
  !bundle.hasFiles && bundle.size(path) == nil && bundle.digests?.texts.contains(path) == true
}

/// Whether a file has the same bytes on both sides, or is on neither. The file is read only where the sizes are equal.
private func isSame(_ path: String, _ old: BundleContents, _ new: BundleContents) -> Bool {
  guard let first = old.size(path), let second = new.size(path) else {
    return old.size(path) == new.size(path)
  }
  guard first == second else { return false }
  // Arrays are compared unwrapped, because the comparison of optional arrays is generic and goes byte by byte.
  guard let first = old.bytes(path), let second = new.bytes(path) else {
    return old.bytes(path) == new.bytes(path)
  }
  return first == second
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

extension FactChange {
  /// How far the content of an element moves against the visible edge of its art, in words, because the alignment insets of the
  /// art change and those of the title not by as much; nil where it stays. An axis is reported once.
  func contentMove(_ old: JSONValue, _ new: JSONValue, isRightToLeft: Bool) -> String? {
    guard path.count == 4, path[0] == "parts", path[1].isMainPart, path[2] == "alignmentInsets",
      [old, new].allSatisfy({ $0["title"] != nil || $0["icon"] != nil })
    else { return nil }
    let isDown = ["top", "bottom"].contains(path[3])
    let (start, end) = isDown ? ("top", "bottom") : ("left", "right")
    func outside(_ facts: JSONValue, _ side: String) -> Double {
      facts["parts"]?[path[1]]?["alignmentInsets"]?[side]?.drawnLength ?? 0
    }
    if path[3] == end, outside(old, start) != outside(new, start) { return nil }
    func place(_ facts: JSONValue) -> Double {
      func inside(_ side: String) -> Double {
        (facts["title"]?["insets"]?[side]?.drawnLength ?? 0) - outside(facts, side)
      }
      let alignment = ContentLayout(facts, isRightToLeft: isRightToLeft, icon: nil, title: nil).alignment
      let share = isDown ? alignment.down : alignment.across
      let shift = facts["title"]?["offset"]?[isDown ? "y" : "x"]?.drawnLength ?? 0
      return inside(start) * (1 - share) - inside(end) * share + shift
    }
    let move = place(new) - place(old)
    if abs(move) < 0.25 { return nil }
    let length = "\(abs(move)) pt".replacing(".0 pt", with: " pt")
    let way = isDown ? (move > 0 ? "lower" : "higher") : "further \(move > 0 ? "right" : "left")"
    return "the content is \(length) \(way)"
  }
}
