package import ThemeCore

/// The warnings that a team has accepted for now, as `--baseline-record` writes them down.
///
/// An entry is identified by path, code, element and message. It has no line number, so that edits above the place of a warning
/// don't affect it.
package struct Baseline: Sendable {
  /// An accepted warning.
  package struct Entry: Hashable, Sendable {
    package let path: String
    package let code: String
    package let element: String?
    package let message: String

    package init(path: String, code: String, element: String?, message: String) {
      self.path = path
      self.code = code
      self.element = element
      self.message = message
    }

    /// Creates the entry of a diagnostic.
    init(_ diagnostic: Diagnostic, in sources: SourceMap) {
      self.init(
        path: sources[diagnostic.place.range.source].path.description, code: diagnostic.code.name,
        element: diagnostic.element, message: diagnostic.message)
    }

    /// Whether one entry precedes another: by path, code, element and message, compared by UTF-8 bytes.
    static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      for (left, right) in zip(left.texts, right.texts) where !left.utf8.elementsEqual(right.utf8) {
        return left.utf8.lexicographicallyPrecedes(right.utf8)
      }
      return false
    }

    private var texts: [String] { [path, code, element ?? "", message] }
  }

  /// The entries in order, each once, with the number of equal warnings that are accepted.
  package let entries: [(entry: Entry, count: Int)]

  /// Creates a baseline that accepts the warnings among `diagnostics`, including those that `--strict` turns into errors.
  /// Errors can't be accepted.
  package init(recording diagnostics: [Diagnostic], in sources: SourceMap) {
    let warnings = ordered(diagnostics, in: sources).filter { $0.code.severity == .warning }
    self.init(warnings.map { (Entry($0, in: sources), 1) })
  }

  /// Creates a baseline from entries in any order. The counts of equal entries are added up.
  init(_ entries: [(Entry, Int)]) {
    var sorted: [(entry: Entry, count: Int)] = []
    for (entry, count) in entries.sorted(by: { Entry.precedes($0.0, $1.0) }) {
      if let last = sorted.last, last.entry == entry {
        sorted[sorted.count - 1].count += count
      } else {
        sorted.append((entry, count))
      }
    }
    self.entries = sorted
  }

  /// The diagnostics that are not accepted: all errors, and the last of several equal warnings that exceed the accepted count.
  package func filter(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
    var left: [Entry: Int] = [:]
    for (entry, count) in entries { left[entry] = count }
    return ordered(diagnostics, in: sources).filter { diagnostic in
      guard diagnostic.code.severity == .warning else { return true }
      let entry = Entry(diagnostic, in: sources)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }
}
