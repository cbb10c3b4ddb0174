// The wording of the causes of changes.

extension Cause {
  /// The cause with its place: `token primary "#204060" → "#204064" (themes/base.theme.yaml:3)`. Both places are named where
  /// they differ; a file of art has none.
  package var words: String { kind == .file ? title : "\(title) (\(place))" }

  /// The edit without its place.
  private var title: String {
    if let former { return "\(former) is called \(name) now" }
    let said = kind == .file ? name : keys
    switch (old, new) {
    case (let old?, let new?):
      return kind == .file ? "\(said) is another picture" : "\(said) \(old.text.short) → \(new.text.short)"
    case (nil, let new?): return new.text.isEmpty ? "\(said) is new" : "\(said) is new: \(new.text.short)"
    case (let old?, nil):
      return old.text.isEmpty ? "\(said) is gone" : "\(said) is gone; it was \(old.text.short)"
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
  /// The path and the line: `themes/base.theme.yaml:3`.
  var words: String { line.map { "\(path):\($0)" } ?? path }
}

extension String {
  /// The text; if it has more than 80 characters, its first 77 and an ellipsis.
  fileprivate var short: String { count > 80 ? "\(prefix(77))…" : self }
}

extension ThemeWarning {
  /// The warning in words: `highlighted-missing of buttons/buy: …`, with the target that it is about.
  package var sentence: String {
    "\(code)\(element.map { " of \($0)" } ?? "")\(target.map { " on \($0)" } ?? ""): \(words)"
  }
}
