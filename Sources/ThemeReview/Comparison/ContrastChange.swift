package import ThemeCore

/// The contrast of a title with what is behind it, on both sides or, in a new element, on the new one.
package struct ContrastChange: Hashable, Sendable {
  package let variants: [String]
  package let old: Contrast?
  package let new: Contrast
  /// The least contrast that the title should have.
  package let needed: Contrast

  /// Whether the title is hard to read now and was not before. Titles of disabled controls are allowed to be.
  package var fallsShort: Bool {
    new < needed && old.map { $0 >= needed } ?? true && !isOfDisabled
  }

  /// Whether the title is only that of disabled controls.
  var isOfDisabled: Bool { variants.allSatisfy { $0.hasPrefix("disabled") } }

  /// The change in words: `8.09:1 → 2.88:1 in normal (below 4.5:1)`.
  package var words: String {
    let start = old.map { "\($0.text(needed: needed)) → " } ?? ""
    return "\(start)\(new.text(needed: needed)) in \(variants.listed)"
      + (new < needed && !isOfDisabled ? " (below \(needed))" : "")
  }

  /// Whether the change is worth telling: not between contrasts that everyone can read, nor by less than a tenth.
  fileprivate var isTold: Bool {
    guard let old else { return true }
    return min(old, new) < Contrast(tenths: 70) && abs(old.millionths - new.millionths) >= 100_000
  }
}

/// The contrasts of an element's title that differ by so much that it matters, or all where the old side lacks the element.
/// Variants whose contrasts are the same share one.
func contrastChanges(
  _ old: ElementFacts?, _ new: ElementFacts, _ before: BundleContents, _ after: BundleContents
) -> [ContrastChange] {
  let found = comparedVariants(old, new).compactMap { key, former, facts -> ContrastChange? in
    guard facts["title"]?["color"] != nil, old == nil || former["title"]?["color"] != nil else { return nil }
    // Most variants of an element look as before.
    let isSame =
      old != nil && former["title"]?.line == facts["title"]?.line
      && before.digests(of: former) == after.digests(of: facts)
    func look(_ side: JSONValue, _ bundle: BundleContents) -> ElementLook? {
      let part = facts["parts"]?["image"] == nil ? "background" : "image"
      return ElementLook(side, part: part, of: new.name, in: key, at: nil, bundle)
    }
    guard !isSame, let second = look(facts, after) else { return nil }
    let first = look(former, before)
    guard old == nil || first != nil, let (one, other, needed) = contrast(first, second), one != other else {
      return nil
    }
    return ContrastChange(variants: [key], old: one, new: other, needed: needed)
  }
  return found.groups { [$0.old, $0.new] }.map { _, alike in
    ContrastChange(
      variants: alike.flatMap(\.variants), old: alike[0].old, new: alike[0].new, needed: alike[0].needed)
  }.filter(\.isTold)
}

/// The contrast of the title with what is behind it on both sides, or on the new one where the old one has no element; nil
/// without a title color.
func contrast(
  _ old: ElementLook?, _ new: ElementLook
) -> (old: Contrast?, new: Contrast, needed: Contrast)? {
  let before = old.flatMap { $0.contrast(on: $0.ground) }
  guard let after = new.contrast(on: new.ground), old == nil || before != nil else { return nil }
  let weight = new.facts["title"]?["font"]?["weight"]?.string ?? ""
  let isLarge = new.fontSize >= 18 || new.fontSize >= 14 && ["bold", "heavy", "black"].contains(weight)
  return (before, after, Contrast(tenths: isLarge ? 30 : 45))
}

extension BundleContents {
  /// The digests of the pictures of a variant.
  fileprivate func digests(of facts: JSONValue) -> [String] {
    facts.images.flatMap(\.scales).map { digests?.images[$0.image.file]?.pixels ?? $0.image.file }
  }
}

extension [Change] {
  /// The changes with the contrasts of titles that they changed: of the title's color, or else of its picture.
  func telling(_ contrasts: [ContrastChange]) -> [Change] {
    var changes = self
    for contrast in contrasts {
      let ranked = changes.indices.compactMap { index -> (rank: Int, index: Int)? in
        guard !Set(changes[index].variants).isDisjoint(with: contrast.variants) else { return nil }
        return switch changes[index].subject {
        case .fact(let fact, _) where fact.path.first == "title": (0, index)
        case .fact(let fact, _) where fact.isArt: (1, index)
        case .picture: (2, index)
        default: nil
        }
      }
      if let first = ranked.min(by: { $0 < $1 }) { changes[first.index].contrasts.append(contrast) }
    }
    return changes
  }
}
