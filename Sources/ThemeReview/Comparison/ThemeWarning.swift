/// A warning of a theme, among them that a target can't say something.
package struct ThemeWarning: Hashable, Sendable {
  package let code: String
  /// What is wrong, without its place.
  package let words: String
  /// By kind and name; nil for what concerns the whole theme.
  package let element: String?
  /// The target that loses something; nil for what holds whatever is built.
  package let target: String?

  package init(code: String, words: String, element: String?, target: String?) {
    self.code = code
    self.words = words
    self.element = element
    self.target = target
  }
}

extension ThemeWarning {
  /// The same of an element that has another name now.
  func renamed(by names: [String: String]) -> ThemeWarning {
    guard let former = element, let name = names[former] else { return self }
    return ThemeWarning(code: code, words: words, element: name, target: target)
  }
}

/// Warnings that one side has and the other one has not, in the order of their side.
package struct WarningChanges: Hashable, Sendable {
  package let gained: [ThemeWarning]
  package let lost: [ThemeWarning]

  package var isEmpty: Bool { gained.isEmpty && lost.isEmpty }

  /// A warning that is there twice is gained if it was there once.
  init(from old: [ThemeWarning], to new: [ThemeWarning]) {
    gained = new.subtracting(old)
    lost = old.subtracting(new)
  }
}

extension [ThemeWarning] {
  /// The warnings that are not among others, each counted.
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
