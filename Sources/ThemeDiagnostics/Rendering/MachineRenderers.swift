import CTexts
import ThemeCore

/// The JSON Schema of the output of `--format json`, as published in `docs/`.
package var diagnosticsSchema: String { unsafe String(cString: ctexts_diagnostics_schema()) }

/// Renders diagnostics as one JSON document, as described by ``diagnosticsSchema``.
func renderJSON(
  _ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ exceeded: LimitExceeded?
) -> String {
  let pathBase = texts.pathBase
  func sentences(_ texts: [DiagnosticText]) -> JSONValue {
    .array(texts.map { .string($0.read(from: pathBase)) })
  }
  var list: [JSONValue] = []
  for diagnostic in diagnostics {
    var related: [JSONValue] = []
    for label in diagnostic.related {
      let text = texts[label.range.source]
      related.append(
        .object(omittingNil: [
          "path": .string(text.path), "range": range(label.range, in: text), "label": words(label),
        ]))
    }
    let text = texts[diagnostic.place.range.source]
    list.append(
      .object(omittingNil: [
        "code": .string(diagnostic.code.name),
        "severity": .string(diagnostic.severity.rawValue),
        "message": .string(diagnostic.messageText.read(from: pathBase)),
        "element": diagnostic.element.map { .string($0) },
        "path": .string(text.path),
        "range": range(diagnostic.place.range, in: text),
        "label": words(diagnostic.place),
        "related": .array(related),
        "notes": sentences(diagnostic.noteTexts),
        "help": sentences(diagnostic.helpTexts),
        "fix": diagnostic.fix.map { json(of: $0, in: texts[$0.range.source]) },
      ]))
  }
  let more: JSONValue? = exceeded.flatMap { exceeded in
    exceeded.measured.map {
      ["count": .integer($0 - list.count), "message": .string(exceeded.sentenceOfRun)]
    }
  }
  return JSONValue.object(omittingNil: ["diagnosticsVersion": 1, "diagnostics": .array(list), "more": more])
    .text
}

private func json(of fix: Diagnostic.Fix, in text: PrintedSource) -> JSONValue {
  [
    "path": .string(text.path),
    "range": range(fix.range, in: text),
    "replacement": .string(fix.replacement(in: text.bytes)),
    "grade": .string(fix.grade.rawValue),
  ]
}

private func words(_ label: Diagnostic.Label) -> JSONValue? {
  label.text.isEmpty ? nil : .string(label.text)
}

private func range(_ range: SourceRange, in text: PrintedSource) -> JSONValue {
  func position(_ offset: UInt32) -> JSONValue {
    let (line, column) = text.position(of: offset)
    return ["offset": .integer(offset), "line": .integer(line), "column": .integer(column)]
  }
  return .oneLine(["start": position(range.start), "end": position(range.end)])
}

/// Renders diagnostics as a SARIF 2.1.0 log of one run. Its rules are the codes that occur, with their manual pages.
///
/// The output does not depend on the time or the location of the run.
func renderSARIF(_ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ options: RenderOptions)
  -> String
{
  let codes = rules(of: diagnostics)
  var results: [JSONValue] = []
  for diagnostic in diagnostics {
    let index = codes.firstIndex { $0.name == diagnostic.code.name } ?? -1
    results.append(result(diagnostic, ruleIndex: index, &texts))
  }
  let invocations: JSONValue? = options.exceeded.map { exceeded in
    let note: JSONValue = ["level": "warning", "message": message(exceeded.sentenceOfRun)]
    return [["executionSuccessful": true, "toolExecutionNotifications": [note]]]
  }
  let run = JSONValue.object(omittingNil: [
    "tool": [
      "driver": .object(omittingNil: [
        "name": "themec", "version": options.toolVersion.map { .string($0) },
        "rules": .array(codes.map(rule)),
      ])
    ],
    "invocations": invocations,
    "columnKind": "unicodeCodePoints",
    "newlineSequences": .oneLine(["\r\n", "\n", "\r"]),
    "results": .array(results),
  ])
  let log: JSONValue = [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
  ]
  return log.text
}

/// The codes that occur, each once, sorted by name.
private func rules(of diagnostics: [Diagnostic]) -> [DiagnosticCode] {
  var codes: [DiagnosticCode] = []
  let sorted = diagnostics.map(\.code).sorted { precedesInBytes($0.name, $1.name) }
  for code in sorted where codes.last?.name != code.name { codes.append(code) }
  return codes
}

private func rule(_ code: DiagnosticCode) -> JSONValue {
  let page = ManualPage(of: code.name)
  return .object(omittingNil: [
    "id": .string(code.name),
    "shortDescription": page.map { message($0.what) },
    "fullDescription": page.map { message($0.why) },
    "help": page.map { message("For example:\n\n\($0.example)\n\nInstead:\n\n\($0.instead)") },
    "defaultConfiguration": .oneLine(["level": .string(code.severity.rawValue)]),
  ])
}

private func result(_ diagnostic: Diagnostic, ruleIndex: Int, _ texts: inout PrintedSources) -> JSONValue {
  let location = JSONValue.object(omittingNil: [
    "physicalLocation": physical(diagnostic.place.range, &texts),
    "logicalLocations": diagnostic.element.map { [.oneLine(["fullyQualifiedName": .string($0)])] },
    "message": label(diagnostic.place),
  ])
  var related: [JSONValue] = []
  for (index, place) in diagnostic.related.enumerated() {
    related.append(
      .object(omittingNil: [
        "id": .integer(index), "physicalLocation": physical(place.range, &texts), "message": label(place),
      ]))
  }
  return .object(omittingNil: [
    "ruleId": .string(diagnostic.code.name),
    "ruleIndex": .integer(ruleIndex),
    "level": .string(diagnostic.severity.rawValue),
    "message": message(diagnostic.paragraphs(from: texts.pathBase).joined(separator: "\n")),
    "locations": [location],
    "relatedLocations": related.isEmpty ? nil : .array(related),
    "fixes": diagnostic.fix.map { [["artifactChanges": [change($0, in: texts[$0.range.source])]]] },
  ])
}

private func change(_ fix: Diagnostic.Fix, in text: PrintedSource) -> JSONValue {
  let replacement: JSONValue = [
    "deletedRegion": region(fix.range, in: text),
    "insertedContent": message(fix.replacement(in: text.bytes)),
  ]
  return ["artifactLocation": artifact(text), "replacements": [replacement]]
}

private func label(_ place: Diagnostic.Label) -> JSONValue? {
  place.text.isEmpty ? nil : message(place.text)
}

private func physical(_ range: SourceRange, _ texts: inout PrintedSources) -> JSONValue {
  let text = texts[range.source]
  return ["artifactLocation": artifact(text), "region": region(range, in: text)]
}

private func region(_ range: SourceRange, in text: PrintedSource) -> JSONValue {
  let start = text.position(of: range.start)
  let end = text.position(of: range.end)
  return .oneLine([
    "startLine": .integer(start.line), "startColumn": .integer(start.column),
    "endLine": .integer(end.line), "endColumn": .integer(end.column),
  ])
}

private func artifact(_ text: PrintedSource) -> JSONValue {
  .oneLine(["uri": .string(percentEncoded(text.path))])
}

/// A path as a relative URI reference, made from the bytes that the path has on disk. Every byte that RFC 3986 does not allow
/// unescaped becomes `%XX`.
private func percentEncoded(_ path: String) -> String {
  var uri = ""
  for byte in SystemName.bytes(of: path) {
    if byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte) {
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      uri += "%" + String(byte, digits: 2, radix: 16, uppercase: true)
    }
  }
  return uri
}

private func message(_ text: String) -> JSONValue {
  .oneLine(["text": .string(text)])
}

/// Renders each diagnostic as one line: `path:line:col: error[code]: message`.
func renderShort(
  _ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ exceeded: LimitExceeded?
) -> String {
  var output = ""
  for diagnostic in diagnostics {
    let text = texts[diagnostic.place.range.source]
    let (line, column) = text.position(of: diagnostic.place.range.start)
    let code = diagnostic.code
    output += "\(VisibleText.line(beginningWith: text.path)):\(line):\(column): "
    let message = diagnostic.messageText.read(from: texts.pathBase)
    output += "\(diagnostic.severity.rawValue)[\(code.name)]: \(VisibleText.escaped(message))\n"
  }
  if let exceeded { output += "there are more: \(exceeded.sentenceOfRun)\n" }
  return output
}

/// Renders diagnostics as GitHub's workflow commands, one each: `::error file=…,line=…,title=code::message`.
///
/// Notes and help follow the message on lines of their own. Columns are omitted for a range of several lines, because GitHub
/// accepts them only within a single line.
func renderGitHub(
  _ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ exceeded: LimitExceeded?
) -> String {
  var output = ""
  for diagnostic in diagnostics {
    let range = diagnostic.place.range
    let text = texts[range.source]
    let start = text.position(of: range.start)
    let end = text.position(of: range.end)
    var properties = [("file", text.path), ("line", String(start.line))]
    if start.line == end.line { properties.append(("col", String(start.column))) }
    properties.append(("endLine", String(end.line)))
    if start.line == end.line { properties.append(("endColumn", String(end.column))) }
    properties.append(("title", diagnostic.code.name))
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    let message = diagnostic.paragraphs(from: texts.pathBase).map(escapedData).joined(separator: "%0A")
    output += "::\(diagnostic.severity.rawValue) \(list)::\(message)\n"
  }
  if let exceeded {
    output += "::warning title=\(exceeded.name)::there are more: \(escapedData(exceeded.sentenceOfRun))\n"
  }
  return output
}

/// A paragraph in the encoding that the runner decodes. It contains no newlines or returns, because those are escaped before.
private func escapedData(_ text: String) -> String {
  VisibleText.escaped(text).replacing("%", with: "%25")
}

/// The value of a property, in which colons and commas are encoded too, because they would end it.
private func escapedProperty(_ text: String) -> String {
  var escaped = ""
  for scalar in escapedData(text).unicodeScalars {
    switch scalar {
    case ":": escaped += "%3A"
    case ",": escaped += "%2C"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

extension Diagnostic {
  /// The message, notes and help as separate paragraphs, for formats of plain text.
  func paragraphs(from pathBase: PathBase) -> [String] {
    [messageText.read(from: pathBase)] + noteTexts.map { "note: \($0.read(from: pathBase))" }
      + helpTexts.map { "help: \($0.read(from: pathBase))" }
  }
}
