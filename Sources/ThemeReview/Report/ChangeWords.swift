import ThemeCore

extension Change {
  /// The change as a sentence without a final period: `left cap 13 → 14 pt in all states; looks the same`.
  package var words: String {
    switch subject {
    case .fact(let fact, let looksSame):
      "\(fact.words)\(place)\(looksSame ? "; looks the same" : "")\(consequence.map { "; \($0)" } ?? "")"
    case .picture(let part, _, _):
      "\(prefix)\(part.isMainPart ? "" : "\(part.separated) ")\(pictureWords ?? "")"
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

  /// What a picture's change is, without the variants and the part; nil for other changes.
  var pictureWords: String? {
    guard case .picture(_, let scales, let change) = subject else { return nil }
    return change.isOfScales ? change.words(ofScales: scales) : change.words(at: scales, only: onlyScales)
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
    case .looksSame, .mirrored, .resized, .differs, .unknown: false
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

// The wording of the causes of changes.

extension Cause {
  /// The cause with its place: `token primary "#204060" → "#204064" (themes/base.theme.yaml:3)`. Both places are named where
  /// they differ; a file of art has none.
  package var words: String { kind == .file ? title : "\(title) (\(place))" }

  /// The edit without its place.
  private var title: String {
    if let former { return "\(former) is called \(name) now" }
    let said = kind == .file ? "`\(name)`" : keys
    switch (old, new) {
    case (let old?, let new?):
      return kind == .file ? "\(said) is another picture" : "\(said) \(old.value) → \(new.value)"
    case (nil, let new?): return new.text.isEmpty ? "\(said) is new" : "\(said) is new: \(new.value)"
    case (let old?, nil):
      return old.text.isEmpty ? "\(said) is gone" : "\(said) is gone; it was \(old.value)"
    case (nil, nil): preconditionFailure("an edit of nothing")
    }
  }

  /// The value that was edited: `token primary`, `recipe plate.size.width`, `buttons.buy.caps.left`.
  private var keys: String {
    switch kind {
    // The name has no second key where a file gained or lost the whole map.
    case .token: name == "tokens" ? "the key tokens" : "token \(name.dropFirst(7))"
    case .recipe: name == "art" ? "the key art" : "recipe \(name.dropFirst(4))"
    case .element, .setting, .file: name
    }
  }

  private var place: String {
    let places = [old, new].compactMap { $0?.words }
    return places.first == places.last ? places.first ?? "" : places.joined(separator: " → ")
  }
}

extension Cause.Place {
  /// The value in words, a color without quotes.
  var value: String {
    let bare = text.dropFirst().dropLast()
    return text == "\"\(bare)\"" && Color(written: String(bare)) != nil ? String(bare) : text.short
  }

  /// The path and the line: `themes/base.theme.yaml:3`.
  var words: String { line.map { "\(path):\($0)" } ?? path }
}

extension String {
  /// The text; if it has more than 80 characters, its words within the first 77 and an ellipsis.
  var short: String {
    if count <= 80 { return self }
    let start = prefix(77)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return "\(start[..<(start.distance(from: start.startIndex, to: end) < 40 ? start.endIndex : end)]) …"
  }
}

extension ThemeWarning {
  /// The warning in words: `highlighted-missing of buttons/buy: …`, with the target that it is about.
  package var sentence: String {
    "\(code)\(element.map { " of \($0)" } ?? "")\(target.map { " on \($0)" } ?? ""): \(words)"
  }
}
