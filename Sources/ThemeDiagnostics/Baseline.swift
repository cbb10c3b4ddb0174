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

extension Baseline {
  /// An entry that accepts more equal warnings than a run has.
  package struct Leftover: Sendable {
    package let entry: Entry
    /// How many equal warnings are accepted, and how many there are.
    package let accepted: Int
    package let found: Int
  }

  /// The entries that accept more warnings than there are among `diagnostics`, in their order.
  package func leftovers(after diagnostics: [Diagnostic], in sources: SourceMap) -> [Leftover] {
    var found: [Entry: Int] = [:]
    for diagnostic in diagnostics where diagnostic.code.severity == .warning {
      found[Entry(diagnostic, in: sources), default: 0] += 1
    }
    return entries.compactMap { entry, count in
      let number = found[entry] ?? 0
      return number < count ? Leftover(entry: entry, accepted: count, found: number) : nil
    }
  }
}

/// The reason why a text is not a baseline.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A short description of the problem.
  package let description: String
}

extension Baseline {
  private static let version = 1

  /// The contents of a baseline file: JSON with one entry per line, so that two branches that accept different warnings can be
  /// merged.
  package var text: String {
    let warnings = entries.map { entry, count in
      JSONValue.oneLine(
        .object(omittingNil: [
          "path": .string(entry.path), "code": .string(entry.code),
          "element": entry.element.map { .string($0) }, "message": .string(entry.message),
          "count": count > 1 ? .integer(count) : nil,
        ]))
    }
    let file: JSONValue = ["baselineVersion": .integer(Self.version), "warnings": .array(warnings)]
    return file.text
  }

  /// Reads a baseline. Everything that ``text`` would never write is an error, except for the order of entries and white space.
  package init(parsing bytes: [UInt8]) throws(BaselineError) {
    let file: JSONValue
    do {
      file = try JSONValue(parsing: bytes)
    } catch {
      throw BaselineError(description: error.description)
    }
    try Self.expect(["baselineVersion", "warnings"], in: file, "the file")
    guard file["baselineVersion"]?.integer == Self.version else {
      throw BaselineError(description: "expected `baselineVersion` \(Self.version)")
    }
    guard let warnings = file["warnings"]?.elements else {
      throw BaselineError(description: "expected a list `warnings`")
    }
    var entries: [(Entry, Int)] = []
    for (index, warning) in warnings.enumerated() {
      entries.append(try Self.entry(warning, "warning \(index + 1)"))
    }
    self.init(entries)
  }

  private static func entry(_ value: JSONValue, _ name: String) throws(BaselineError) -> (Entry, Int) {
    try expect(["path", "code", "element", "message", "count"], in: value, name)
    guard let path = value["path"]?.string, let code = value["code"]?.string,
      let message = value["message"]?.string
    else { throw BaselineError(description: "\(name): expected texts `path`, `code` and `message`") }
    let element = value["element"]
    guard element == nil || element?.string != nil else {
      throw BaselineError(description: "\(name): expected a text `element`")
    }
    let count = value["count"].map { $0.integer ?? 0 } ?? 1
    // The limit is higher than any run needs, and keeps sums of counts from overflowing.
    guard 1...1_000_000 ~= count else {
      throw BaselineError(description: "\(name): expected a `count` from 1 to 1000000")
    }
    // Comparing texts with long runs of combining marks takes quadratic time.
    for text in [path, code, message, element?.string ?? ""] where text.hasLongRunOfMarks {
      throw BaselineError(
        description: "\(name): a text has \(Limits().exceeded(.combiningMarks).words)")
    }
    return (Entry(path: path, code: code, element: element?.string, message: message), count)
  }

  private static func expect(_ keys: [String], in value: JSONValue, _ name: String) throws(BaselineError) {
    guard let members = value.members else { throw BaselineError(description: "\(name): expected a map") }
    for (key, _) in members where key.utf8.count > 64 || !keys.contains(key) {
      let shown = String(String.UnicodeScalarView(key.unicodeScalars.prefix(64)))
      throw BaselineError(description: "\(name): unknown key `\(VisibleText.escaped(shown))`")
    }
  }
}
