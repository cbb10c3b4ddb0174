import ThemeCore

/// A SARIF 2.1.0 log of one run: the rules are the codes that occur, with their manual pages.
///
/// Nothing in it changes with the time or the place of the run.
func renderSARIF(_ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ options: RenderOptions)
  -> String
{
  let codes = rules(of: diagnostics)
  var results: [JSONValue] = []
  for diagnostic in diagnostics {
    let index = codes.firstIndex { $0.name == diagnostic.code.name } ?? -1
    results.append(result(diagnostic, ruleIndex: index, &texts))
  }
  var driver: [(String, JSONValue)] = [("name", "themec")]
  if let toolVersion = options.toolVersion { driver.append(("version", .string(toolVersion))) }
  driver.append(("rules", .array(codes.map(rule))))
  var run: [(String, JSONValue)] = [("tool", ["driver": .object(driver)])]
  if let exceeded = options.exceeded {
    let note: JSONValue = ["level": "warning", "message": message(exceeded.sentenceOfRun)]
    run.append(
      ("invocations", [["executionSuccessful": true, "toolExecutionNotifications": .array([note])]]))
  }
  run += [
    ("columnKind", "unicodeCodePoints"), ("newlineSequences", .oneLine(["\r\n", "\n", "\r"])),
    ("results", .array(results)),
  ]
  let log: JSONValue = [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
    "runs": .array([.object(run)]),
  ]
  return log.text
}

/// The codes that occur, by name.
private func rules(of diagnostics: [Diagnostic]) -> [DiagnosticCode] {
  var codes: [DiagnosticCode] = []
  let sorted = diagnostics.map(\.code).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  for code in sorted where codes.last?.name != code.name { codes.append(code) }
  return codes
}

private func rule(_ code: DiagnosticCode) -> JSONValue {
  let page = code.page
  return [
    "id": .string(code.name),
    "shortDescription": message(page.what),
    "fullDescription": message(page.why),
    "help": message("For example:\n\n\(page.example)\n\nInstead:\n\n\(page.instead)"),
    "defaultConfiguration": .oneLine(["level": .string(code.severity.rawValue)]),
  ]
}

private func result(_ diagnostic: Diagnostic, ruleIndex: Int, _ texts: inout PrintedSources) -> JSONValue {
  var location = [physical(diagnostic.place.range, &texts)]
  if let element = diagnostic.element {
    location.append(("logicalLocations", [.oneLine(["fullyQualifiedName": .string(element)])]))
  }
  if !diagnostic.place.text.isEmpty { location.append(("message", message(diagnostic.place.text))) }
  var members: [(String, JSONValue)] = [
    ("ruleId", .string(diagnostic.code.name)),
    ("ruleIndex", .integer(ruleIndex)),
    ("level", .string(diagnostic.severity.rawValue)),
    ("message", message(diagnostic.paragraphs(from: texts.pathBase).joined(separator: "\n"))),
    ("locations", [.object(location)]),
  ]
  var related: [JSONValue] = []
  for (index, label) in diagnostic.related.enumerated() {
    var place: [(String, JSONValue)] = [("id", .integer(index)), physical(label.range, &texts)]
    if !label.text.isEmpty { place.append(("message", message(label.text))) }
    related.append(.object(place))
  }
  if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
  if let fix = diagnostic.fix {
    let change: JSONValue = [
      "artifactLocation": artifact(texts[fix.range.source]),
      "replacements": [
        [
          "deletedRegion": region(fix.range, in: texts[fix.range.source]),
          "insertedContent": .oneLine(["text": .string(texts[fix.range.source].replacement(of: fix))]),
        ]
      ],
    ]
    members.append(("fixes", [["artifactChanges": [change]]]))
  }
  return .object(members)
}

private func physical(_ range: SourceRange, _ texts: inout PrintedSources) -> (String, JSONValue) {
  let text = texts[range.source]
  return ("physicalLocation", ["artifactLocation": artifact(text), "region": region(range, in: text)])
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

/// A path as a relative URI reference, from the bytes that it has on the disk: every byte that RFC 3986 does not leave as it is becomes `%XX`.
private func percentEncoded(_ path: String) -> String {
  var uri = ""
  for byte in SystemName.bytes(of: path) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default: uri += "%" + String(byte, digits: 2, radix: 16, uppercase: true)
    }
  }
  return uri
}

private func message(_ text: String) -> JSONValue {
  .oneLine(["text": .string(text)])
}
