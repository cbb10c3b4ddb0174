package import ThemeCore

/// A JSON format from which another run can restore diagnostics, provided that the files they are about did not change.
package enum DiagnosticRecord {
  /// The record of some diagnostics; empty if there are none.
  package static func bytes(of diagnostics: [Diagnostic], in sources: SourceMap) -> [UInt8] {
    diagnostics.isEmpty ? [] : JSONValue.array(diagnostics.map { json($0, sources) }).bytes
  }

  /// The diagnostics of a record; nil if it is invalid, as one of another version may be. `sources` gets the files that the
  /// diagnostics refer to and that `read` returns.
  package static func diagnostics(
    _ bytes: [UInt8], codes: DiagnosticCodes, in sources: SourceMap, read: @escaping (ThemePath) -> [UInt8]?
  ) -> [Diagnostic]? {
    guard !bytes.isEmpty else { return [] }
    let reader = RecordReader(codes: codes, sources: sources, read: read)
    guard let json = try? JSONValue(parsing: bytes), let records = json.elements else { return nil }
    return all(records.map { reader.diagnostic($0) })
  }

  private static func json(_ diagnostic: Diagnostic, _ sources: SourceMap) -> JSONValue {
    func range(_ range: SourceRange) -> [JSONValue] {
      [.string(sources[range.source].path.text), .integer(range.start), .integer(range.end)]
    }
    func label(_ label: Diagnostic.Label) -> JSONValue { .array(range(label.range) + [.string(label.text)]) }
    func text(_ text: DiagnosticText) -> JSONValue {
      let places = text.places.map { JSONValue.array([.integer($0.start), .string($0.path.text)]) }
      return .array([.string(text.plain), .array(places)])
    }
    let fix = diagnostic.fix.map { fix in
      JSONValue.array(range(fix.range) + [.string(fix.replacement), .string(fix.grade.rawValue)])
    }
    return .object(omittingNil: [
      "code": .string(diagnostic.code.name),
      "message": text(diagnostic.messageText),
      "place": label(diagnostic.place),
      "related": .array(diagnostic.related.map(label)),
      "notes": .array(diagnostic.noteTexts.map(text)),
      "help": .array(diagnostic.helpTexts.map(text)),
      "fix": fix,
      "element": diagnostic.element.map { .string($0) },
      "target": diagnostic.target.map { .string($0) },
    ])
  }
}

/// The unwrapped values; nil if one of them is nil.
private func all<Value>(_ values: [Value?]) -> [Value]? {
  let found = values.compactMap { $0 }
  return found.count == values.count ? found : nil
}

private struct RecordReader {
  let codes: DiagnosticCodes
  let sources: SourceMap
  let read: (ThemePath) -> [UInt8]?

  func diagnostic(_ json: JSONValue) -> Diagnostic? {
    guard let code = json["code"]?.string.flatMap({ codes[$0] }), let message = json["message"].flatMap(text),
      let place = json["place"].flatMap(label),
      let related = json["related"]?.elements.flatMap({ all($0.map(label)) }),
      let notes = json["notes"]?.elements.flatMap({ all($0.map(text)) }),
      let help = json["help"]?.elements.flatMap({ all($0.map(text)) })
    else { return nil }
    var fix: Diagnostic.Fix?
    if let written = json["fix"] {
      guard let parts = written.elements, parts.count == 5, let range = range(parts[...2]),
        let replacement = parts[3].string, let grade = parts[4].string.flatMap(Diagnostic.Fix.Grade.init)
      else { return nil }
      fix = Diagnostic.Fix(range, with: replacement, grade: grade)
    }
    var diagnostic = Diagnostic(code, message, at: place.range, place.text)
      .adding(related: related, notes: notes, help: help, fix)
    (diagnostic.element, diagnostic.target) = (json["element"]?.string, json["target"]?.string)
    return diagnostic
  }

  private func label(_ json: JSONValue) -> Diagnostic.Label? {
    guard let parts = json.elements, parts.count == 4, let range = range(parts[...2]),
      let text = parts[3].string
    else { return nil }
    return Diagnostic.Label(range, text)
  }

  private func range(_ parts: ArraySlice<JSONValue>) -> SourceRange? {
    guard let path = parts[0].string.flatMap({ ThemePath($0) }), let start = parts[1].integer,
      let end = parts[2].integer, let source = source(path), 0...end ~= start,
      end <= sources[source].bytes.count
    else { return nil }
    return SourceRange(source: source, start: UInt32(start), end: UInt32(end))
  }

  private func source(_ path: ThemePath) -> SourceID? {
    if let known = sources.source(at: path) { return known }
    return read(path).map { sources.add(SourceFile(path: path, bytes: $0)) }
  }

  private func text(_ json: JSONValue) -> DiagnosticText? {
    guard let parts = json.elements, parts.count == 2, let words = parts[0].string,
      let places = parts[1].elements.flatMap({ all($0.map(place)) })
    else { return nil }
    let length = words.utf8.count
    guard places.allSatisfy({ 0...length ~= $0.start && $0.start + $0.path.description.utf8.count <= length })
    else { return nil }
    return DiagnosticText(words, places: places)
  }

  private func place(_ json: JSONValue) -> DiagnosticText.Place? {
    guard let parts = json.elements, parts.count == 2, let start = parts[0].integer,
      let path = parts[1].string
    else { return nil }
    guard let path = path.isEmpty ? .root : ThemePath(path) else { return nil }
    return DiagnosticText.Place(start: start, path: path)
  }
}

/// The identity of a diagnostic: two diagnostics are the same if code, place and message are equal.
package struct DiagnosticIdentity: Hashable, Sendable {
  private let code: String
  private let range: SourceRange
  private let message: String

  package init(_ diagnostic: Diagnostic) {
    code = diagnostic.code.name
    range = diagnostic.place.range
    message = diagnostic.message
  }
}
