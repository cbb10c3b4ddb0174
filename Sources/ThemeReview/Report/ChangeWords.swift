import ThemeCore

extension Change {
  /// The change as a sentence without a final period: `left cap 13 → 14 pt in all states; looks the same`.
  package var words: String {
    switch subject {
    case .fact(let fact, let looksSame):
      // What people see of a change of insets is that content moves.
      if let consequence, effect == .movesContent {
        "\(consequence)\(place): \(fact.words)"
      } else {
        "\(fact.words)\(place)\(looksSame ? "; looks the same" : "")\(consequence.map { "; \($0)" } ?? "")"
      }
    case .picture(let part, _, _):
      "\(variantWords): \(part.isMainPart ? "" : "\(part.separated) ")\(pictureWords ?? "")"
    case .gone: element == nil ? "the theme was removed" : "was removed"
    case .added: element == nil ? "the theme is new" : "is new"
    case .stateGone(let state): "the state `\(state)` was removed"
    case .stateAdded(let state): "the state `\(state)` is new"
    case .renamed(let old): "renamed from `\(old)`, looks the same"
    case .code(let changed, let added, let gone):
      "code that themec writes "
        + [("changed", changed), ("is new", added), ("was removed", gone)].filter { !$0.1.isEmpty }
        .map { "\($0): \($1.listed)" }.joined(separator: "; ")
    case .encoding(let paths):
      "\(paths.count == 1 ? "1 PNG has" : "\(paths.count) PNGs have") other bytes and the same pixels: \(paths.listed)"
    }
  }

  /// What a picture's change is, without the variants and the part; nil for other changes.
  var pictureWords: String? {
    let said: String
    switch subject {
    // A picture that exists on one side only: `picture at 3x was removed`.
    case .picture(_, let scales, .gone):
      said =
        "\(scales.count == 1 ? "picture at \(scales[0]) was" : "pictures at \(scales.listed) were") removed"
    case .picture(_, let scales, .added):
      said = "\(scales.count == 1 ? "picture at \(scales[0]) is" : "pictures at \(scales.listed) are") new"
    case .picture(_, let scales, let change): said = change.words(at: scales, only: onlyScales)
    default: return nil
    }
    return said + (consequence.map { "; \($0)" } ?? "")
  }

  /// By how many of 255 levels people see the change; 256 for what levels don't tell, such as another size.
  var levels: Int {
    switch subject {
    case .picture(_, _, .differs(let regions, _)) where !regions.isEmpty: regions.map(\.levels).max() ?? 0
    case .fact(let fact, _): fact.levels ?? 256
    default: 256
    }
  }

  /// The variants in which a fact holds: ` in all states`, ` in highlighted and disabled`; empty where the element has only one
  /// variant.
  private var place: String {
    variants.isEmpty || isOfAllVariants && variants.count == 1 ? "" : " in \(variantWords)"
  }

}

extension Change {
  /// The variants in words. Those that are all of the element, of a mode, of several modes or of none are not named:
  /// `all states in dark mode`.
  private var variantWords: String {
    if isOfAllVariants, variants.count > 1 {
      return "all \(variants.contains { $0.contains(".") } ? "variants" : "states")"
    }
    func values(_ variant: String) -> Set<Substring> { Set(variant.split(separator: ".").dropFirst()) }
    let own = variants.map(values)
    guard own.count > 2, let first = own.first else { return variants.listed }
    let shared = own.reduce(first) { $0.intersection($1) }
    func all(_ sets: [Set<Substring>]) -> Set<Substring> { sets.reduce([]) { $0.union($1) } }
    let absent = all(compared.map(values)).subtracting(all(own))
    let alike = compared.filter { variant in
      let values = values(variant)
      return shared.isSubset(of: values) && absent.isDisjoint(with: values)
    }
    let known: [(value: Substring, there: String, absent: String)] = [
      ("dark", "dark mode", "light mode"), ("highContrast", "high contrast", "standard contrast"),
      ("rtl", "right to left", "left to right"),
    ]
    guard Set(alike) == Set(variants), shared.union(absent).isSubset(of: known.map { $0.value }) else {
      return variants.listed
    }
    let modes = known.compactMap { value, there, other in
      shared.contains(value) ? there : absent.contains(value) ? other : nil
    }
    return modes.isEmpty
      ? variants.listed
      : "all \(own.allSatisfy { $0 == first } ? "states" : "variants") in \(modes.allListed)"
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
    if let former { return "\(former) was renamed to \(name)" }
    let said = kind == .file ? "`\(name)`" : keys
    switch (old, new) {
    case (let old?, let new?):
      return kind == .file ? "\(said) was replaced" : "\(said) \(old.value) → \(new.value)"
    case (nil, let new?): return new.text.isEmpty ? "\(said) is new" : "\(said) is new: \(new.value)"
    case (let old?, nil):
      return old.text.isEmpty ? "\(said) was removed" : "\(said) was removed; it was \(old.value)"
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

  /// The place of the edit; both places where they differ.
  var place: String {
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
  /// The text; if it has more than 120 characters, its first keys and an ellipsis or, without keys, its words within the first 77.
  var short: String {
    if count <= 120 { return self }
    if let keys = firstKeys(within: 115) { return keys }
    let start = prefix(77)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return "\(start[..<(start.distance(from: start.startIndex, to: end) < 40 ? start.endIndex : end)]) …"
  }

  /// The keys of a map in one line that fit within `limit` characters, each with its whole value, an ellipsis, and the ends of
  /// the maps that are open there; nil where the text is no map, or not even its first key fits.
  private func firstKeys(within limit: Int) -> String? {
    guard hasPrefix("{") else { return nil }
    let ends: [Character: Character] = ["{": "}", "[": "]", "(": ")"]
    var open: [Character] = []
    var quote: Character?
    var found: String?
    for (place, character) in prefix(limit).enumerated() {
      if let mark = quote {
        if character == mark { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if let end = ends[character] {
        open.append(end)
      } else if character == open.last {
        open.removeLast()
      } else if character == ",", open.allSatisfy({ $0 == "}" }) {
        found = "\(prefix(place)), …\(String(open.reversed()))"
      }
    }
    return found
  }
}

/// The changes from a bundle on the disk to the bundle that its theme makes, one line for each:
/// `backButtons/back: left cap 13 → 14 pt in all states`.
///
/// Texts and encodings that differ only in their bytes have no line.
package func driftWords(here: BundleContents, theme: BundleContents) -> [String] {
  changes(ofTheme: here, theme).compactMap { change in
    switch change.subject {
    case .code, .encoding: nil
    case .picture(_, _, .unknown):
      "\(change.element.map { "\($0): " } ?? "")\(change.variants.listed): the picture here is another one"
    default: change.element.map { "\($0): \(change.words)" } ?? change.words
    }
  }
}
