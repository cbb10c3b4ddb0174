import ThemeCore

/// A picture of an element that differs between the two sides, at all of its scales.
struct ShownPicture: Sendable {
  let part: String
  /// The variants that show the picture.
  let variants: [String]
  /// The picture at each scale, the smallest first; pixels are drawn only when they are asked for.
  let scales: [PicturePair]
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
            scale: scale.name, old: ShownSlice(scale.old, in: old), new: ShownSlice(scale.new, in: new),
            looksSame: looksSame)
        }
        guard pairs.contains(where: { $0.old != nil || $0.new != nil }) else { continue }
        shown.append((files, part, [key], pairs))
      }
    }
    return shown.map { ShownPicture(part: $0.part, variants: $0.variants, scales: $0.scales) }
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
