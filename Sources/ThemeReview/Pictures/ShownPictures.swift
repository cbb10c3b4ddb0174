import ThemeCore

/// A picture of an element that differs between the two sides, at all of its scales.
struct ShownPicture: Sendable {
  let part: String
  /// The variants that show the picture.
  let variants: [String]
  /// The picture at each scale, the smallest first; pixels are drawn only when they are asked for.
  let scales: [PicturePair]

  /// The picture at the scale that shows its change: 2x or, where it is the same there, the largest scale at which it differs.
  var shown: PicturePair? {
    let own = scales.first { $0.scale == "2x" }
    if let own, !own.looksSame { return own }
    return scales.last { !$0.looksSame } ?? own ?? scales.last
  }
}

/// The changed pictures of two bundles, with the elements of both sides paired.
struct ShownPictures {
  private let old: BundleContents
  private let new: BundleContents
  private let elements: [String: (old: ElementFacts?, new: ElementFacts?)]

  /// Nil for a theme that one side does not have.
  init?(_ pair: ThemePair) {
    guard let old = pair.old, let new = pair.new else { return nil }
    (self.old, self.new) = (old, new)
    elements = Dictionary(ElementPairs(old, new).all.map { ($0.name, (old: $0.old, new: $0.new)) }) {
      first, _ in first
    }
  }

  /// The looks of an element that differ, as an app shows them.
  func looks(of element: String, _ pictures: [ShownPicture]) -> [LookPair] {
    guard let (before, after) = elements[element] else { return [] }
    return LookPair.all(element, comparedVariants(before, after), pictures, old, new)
  }

  /// The pictures of an element that are cut differently, look different, or exist on one side only. Pictures whose files are
  /// at hand on neither side are left out.
  func pictures(of element: String) -> [ShownPicture] {
    guard let (before, after) = elements[element] else { return [] }
    let comparison = PictureComparison(old: old, new: new)
    var shown: [(files: [String], part: String, variants: [String], scales: [PicturePair])] = []
    for (key, former, facts) in comparedVariants(before, after) {
      for (part, scales) in former.sideBySide(facts) {
        let files = scales.map { "\($0.old?.file ?? "") \($0.new?.file ?? "")" }
        if let index = shown.firstIndex(where: { $0.part == part && $0.files == files }) {
          shown[index].variants.append(key)
          continue
        }
        let changes = scales.map { comparison.change($0.old, $0.new) }
        guard changes.contains(where: { $0 != nil }) else { continue }
        let pairs = zip(scales, changes).map { scale, change in
          let looksSame = if case .looksSame? = change { true } else { change == nil }
          return PicturePair(
            scale: scale.name,
            old: slice(at: scale.name, scales.map { ($0.name, $0.old) }, old, beside: scale.new),
            new: slice(at: scale.name, scales.map { ($0.name, $0.new) }, new, beside: scale.old),
            looksSame: looksSame)
        }
        guard pairs.contains(where: { $0.old != nil || $0.new != nil }) else { continue }
        shown.append((files, part, [key], pairs))
      }
    }
    return shown.map { ShownPicture(part: $0.part, variants: $0.variants, scales: $0.scales) }
  }

  /// What a side shows of a picture at a scale: its slice or, where the picture has other scales alone, that of the largest.
  private func slice(
    at scale: String, _ images: [(name: String, image: ImageFacts?)], _ bundle: BundleContents,
    beside twin: ImageFacts?
  ) -> ShownSlice? {
    if let own = images.first(where: { $0.name == scale })?.image { return ShownSlice(own, in: bundle) }
    guard let other = images.last(where: { $0.image != nil }) else { return nil }
    return ShownSlice(other.image, in: bundle).map { ShownSlice($0, of: other.name, at: scale, beside: twin) }
  }
}

extension JSONValue {
  /// The pictures of the parts that either of two variants has, with both sides of each scale.
  fileprivate func sideBySide(
    _ new: JSONValue
  ) -> [(part: String, scales: [(name: String, old: ImageFacts?, new: ImageFacts?)])] {
    let (olds, news) = (images, new.images)
    let former = olds.map(\.part).filter { part in !news.contains { $0.part == part } }
    return (news.map(\.part) + former).map { part in
      let before = olds.first { $0.part == part }?.scales ?? []
      let after = news.first { $0.part == part }?.scales ?? []
      let names = Set((before + after).map(\.name)).sorted(by: precedesInBytes)
      return (
        part,
        names.map { name in
          (name, before.first { $0.name == name }?.image, after.first { $0.name == name }?.image)
        }
      )
    }
  }
}
