import ThemeCore

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
