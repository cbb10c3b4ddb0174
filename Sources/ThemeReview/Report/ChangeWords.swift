extension Change {
  /// One sentence without a full stop: `left cap 13 → 14 pt in all states; looks the same`.
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

  /// Where a fact holds: ` in all states`, ` in highlighted and disabled`; nothing where there is only one.
  private var place: String {
    if variants.isEmpty || isOfAllVariants && variants.count == 1 { return "" }
    if isOfAllVariants { return " in all \(variants.contains { $0.contains(".") } ? "variants" : "states")" }
    return " in \(variants.listed)"
  }

  /// Which variants a picture is of.
  private var prefix: String {
    if !isOfAllVariants || variants.count < 2 { return "\(variants.listed): " }
    return "all \(variants.contains { $0.contains(".") } ? "variants" : "states"): "
  }
}

extension PictureChange {
  /// Whether it matters which scales it is about.
  fileprivate var isOfScales: Bool {
    switch self {
    case .gone, .added: true
    case .looksSame, .resized, .differs, .unknown: false
    }
  }

  /// `picture at 3x is gone`
  fileprivate func words(ofScales scales: [String]) -> String {
    let (pictures, verb) = scales.count == 1 ? ("picture", "is") : ("pictures", "are")
    let outcome = if case .gone = self { "gone" } else { "new" }
    return "\(pictures) at \(scales.listed) \(verb) \(outcome)"
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`; of many, the first and how many more.
  var listed: String {
    if count > 5 { return "\(prefix(4).joined(separator: ", ")) and \(count - 4) more" }
    return count > 1 ? "\(dropLast().joined(separator: ", ")) and \(self[count - 1])" : first ?? ""
  }
}
