import ThemeCore

/// One document, as ``diagnosticsSchema`` describes it.
func renderJSON(
  _ diagnostics: [Diagnostic], _ texts: inout PrintedSources, _ exceeded: LimitExceeded?
) -> String {
  let pathBase = texts.pathBase
  func sentences(_ texts: [DiagnosticText]) -> JSONValue {
    .array(texts.map { .string($0.read(from: pathBase)) })
  }
  var list: [JSONValue] = []
  for diagnostic in diagnostics {
    var members: [(String, JSONValue)] = [
      ("code", .string(diagnostic.code.name)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.messageText.read(from: pathBase))),
    ]
    if let element = diagnostic.element { members.append(("element", .string(element))) }
    members += place(diagnostic.place, &texts)
    var related: [JSONValue] = []
    for label in diagnostic.related { related.append(.object(place(label, &texts))) }
    members.append(("related", .array(related)))
    members.append(("notes", sentences(diagnostic.noteTexts)))
    members.append(("help", sentences(diagnostic.helpTexts)))
    if let fix = diagnostic.fix {
      var change = place(Diagnostic.Label(fix.range), &texts)
      change.append(("replacement", .string(texts[fix.range.source].replacement(of: fix))))
      change.append(("grade", .string(fix.grade.rawValue)))
      members.append(("fix", .object(change)))
    }
    list.append(.object(members))
  }
  var document: [(String, JSONValue)] = [("diagnosticsVersion", 1), ("diagnostics", .array(list))]
  if let exceeded, let count = exceeded.measured {
    document.append(
      ("more", ["count": .integer(count - list.count), "message": .string(exceeded.sentenceOfRun)]))
  }
  return JSONValue.object(document).text
}

/// A place's path and range and, when it has one, its label.
private func place(_ label: Diagnostic.Label, _ texts: inout PrintedSources) -> [(String, JSONValue)] {
  let text = texts[label.range.source]
  func position(_ offset: UInt32) -> JSONValue {
    let (line, column) = text.position(of: offset)
    return ["offset": .integer(offset), "line": .integer(line), "column": .integer(column)]
  }
  var members: [(String, JSONValue)] = [
    ("path", .string(text.path)),
    ("range", .oneLine(["start": position(label.range.start), "end": position(label.range.end)])),
  ]
  if !label.text.isEmpty { members.append(("label", .string(label.text))) }
  return members
}
