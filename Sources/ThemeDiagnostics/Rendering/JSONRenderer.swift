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
