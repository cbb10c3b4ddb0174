/// A warning about a theme, which may be that a target can't express a value.
package struct ThemeWarning: Hashable, Sendable {
  package let code: String
  /// The message, without its place.
  package let words: String
  /// The element by kind and name; nil for a warning about the whole theme.
  package let element: String?
  /// The target that the warning is about; nil for a warning that holds for all targets.
  package let target: String?

  package init(code: String, words: String, element: String?, target: String?) {
    self.code = code
    self.words = words
    self.element = element
    self.target = target
  }
}

extension ThemeWarning {
  /// The warning with the new name of its element, if `names` has one for its former name.
  func renamed(by names: [String: String]) -> ThemeWarning {
    guard let former = element, let name = names[former] else { return self }
    return ThemeWarning(code: code, words: words, element: name, target: target)
  }
}

/// The warnings that only one side has, in the order of that side.
package struct WarningChanges: Hashable, Sendable {
  package let gained: [ThemeWarning]
  package let lost: [ThemeWarning]

  package var isEmpty: Bool { gained.isEmpty && lost.isEmpty }

  /// Compares two lists, in which each occurrence counts: if the old side has a warning once and the new side twice, one is
  /// gained.
  init(from old: [ThemeWarning], to new: [ThemeWarning]) {
    gained = new.subtracting(old)
    lost = old.subtracting(new)
  }
}

extension [ThemeWarning] {
  /// The warnings that are not in `others`; each warning in `others` removes one occurrence.
  fileprivate func subtracting(_ others: [ThemeWarning]) -> [ThemeWarning] {
    var counts: [ThemeWarning: Int] = [:]
    for warning in others { counts[warning, default: 0] += 1 }
    return filter { warning in
      guard let count = counts[warning], count > 0 else { return true }
      counts[warning] = count - 1
      return false
    }
  }
}
