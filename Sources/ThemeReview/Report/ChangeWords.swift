extension Change {
  /// The change as a sentence without a final period: `left cap 13 → 14 pt in all states; looks the same`.
  package var words: String {
    switch subject {
    case .fact(let fact, let looksSame): "\(fact.words)\(place)\(looksSame ? "; looks the same" : "")"
    case .picture(let part, let scales, let change):
      "\(prefix)\(part.isMainPart ? "" : "\(part.separated) ")"
        + (change.isOfScales ? change.words(ofScales: scales) : change.words(at: scales))
    case .gone: element == nil ? "the theme is gone" : "is gone"
    case .added: element == nil ? "the theme is new" : "is new"
    case .stateGone(let state): "the state `\(state)` is gone"
    case .stateAdded(let state): "the state `\(state)` is new"
    case .renamed(let old): "was called `\(old)`, and is the same"
    case .code(let changed, let added, let gone):
      "code that themec writes "
        + [("changed", changed), ("is new", added), ("is gone", gone)].filter { !$0.1.isEmpty }
        .map { "\($0): \($1.listed)" }.joined(separator: "; ")
    case .encoding(let paths):
      "\(paths.count == 1 ? "1 PNG has" : "\(paths.count) PNGs have") other bytes and the same pixels: \(paths.listed)"
    }
  }

  /// The variants in which a fact holds: ` in all states`, ` in highlighted and disabled`; empty where the element has only one
  /// variant.
  private var place: String {
    if variants.isEmpty || isOfAllVariants && variants.count == 1 { return "" }
    if isOfAllVariants { return " in all \(variants.contains { $0.contains(".") } ? "variants" : "states")" }
    return " in \(variants.listed)"
  }

  /// The variants of a picture, with a colon: `all states: `, `highlighted and disabled: `.
  private var prefix: String {
    if !isOfAllVariants || variants.count < 2 { return "\(variants.listed): " }
    return "all \(variants.contains { $0.contains(".") } ? "variants" : "states"): "
  }
}

extension PictureChange {
  /// Whether the change is that the picture exists at some scales on one side only, so that the sentence is about the scales.
  fileprivate var isOfScales: Bool {
    switch self {
    case .gone, .added: true
    case .looksSame, .resized, .differs, .unknown: false
    }
  }

  /// The sentence for pictures that exist on one side only: `picture at 3x is gone`.
  fileprivate func words(ofScales scales: [String]) -> String {
    let (pictures, verb) = scales.count == 1 ? ("picture", "is") : ("pictures", "are")
    let outcome = if case .gone = self { "gone" } else { "new" }
    return "\(pictures) at \(scales.listed) \(verb) \(outcome)"
  }
}

extension [String] {
  /// The items in words: `a`, `a and b`, `a, b and c`. Of more than five items, only the first four are named, and the others
  /// are counted.
  var listed: String {
    if count > 5 { return "\(prefix(4).joined(separator: ", ")) and \(count - 4) more" }
    return count > 1 ? "\(dropLast().joined(separator: ", ")) and \(self[count - 1])" : first ?? ""
  }
}
