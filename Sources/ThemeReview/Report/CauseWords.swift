// What made changes, in words.

extension Cause {
  /// `token primary "#204060" → "#204064" (themes/base.theme.yaml:3)`, with the places of both sides where they differ.
  package var words: String { kind == .file ? title : "\(title) (\(place))" }

  /// What was edited, without its place.
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

  /// `token primary`, `recipe plate.size.width`, `buttons.buy.caps.left`.
  private var keys: String {
    switch kind {
    // All of them, where the file had none before.
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
  /// `themes/base.theme.yaml:3`
  var words: String { line.map { "\(path):\($0)" } ?? path }
}

extension String {
  /// At most 80 characters of it.
  fileprivate var short: String { count > 80 ? "\(prefix(77))…" : self }
}

extension ThemeWarning {
  /// `highlighted-missing of buttons/buy: …`, with the target that loses something.
  package var sentence: String {
    "\(code)\(element.map { " of \($0)" } ?? "")\(target.map { " on \($0)" } ?? ""): \(words)"
  }
}
