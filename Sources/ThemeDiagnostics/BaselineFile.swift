import ThemeCore

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
