import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The output of `themec why`.
extension ElementOrigins {
  /// A table of all values of the element: the key, the value, the place that sets it, and the steps that lead there.
  func table(_ workspace: Workspace) -> String {
    var places = PrintedPlaces(workspace)
    let rows = values.map { origin in
      let last = origin.steps.last { $0.kind != .overridden }
      // These steps are left out, because the place of the value already names the file.
      let told: Set<ValueOrigin.Kind> = [.overridden, .element, .extends]
      let ways = origin.steps.filter { !told.contains($0.kind) }.map(\.summary)
      return [
        "  \(origin.key)", origin.value ?? "-", last?.place.map { places.text(of: $0) } ?? "-",
        ways.joined(separator: ", "),
      ]
    }
    let title = "\(element), \(variant.text)"
    return VisibleText.escaped(title) + "\n" + aligned(rows)
  }

  /// The keys and values, each followed by every place that leads to the value.
  func chains(_ workspace: Workspace) -> String {
    var places = PrintedPlaces(workspace)
    return values.map { origin in
      let title = "\(origin.key) of \(element), \(variant.text): \(origin.value ?? "not set")"
      let rows = origin.steps.map { step in
        ["  \(step.kind.rawValue)", step.place.map { places.text(of: $0) } ?? "-", step.said]
      }
      return VisibleText.escaped(title) + "\n" + aligned(rows)
    }.joined(separator: "\n")
  }

  /// The answer as one JSON document, which `themec schema why` describes.
  func json(_ workspace: Workspace) -> JSONValue {
    var places = PrintedPlaces(workspace)
    let list = values.map { origin in
      let steps = origin.steps.map { step in
        let place = step.place.map { places.place(of: $0) }
        return JSONValue.oneLine(
          .object(omittingNil: [
            "kind": .string(step.kind.rawValue), "path": place.map { .string($0.path) },
            "line": place.map { .integer($0.line) }, "column": place.map { .integer($0.column) },
            "keys": step.keys.isEmpty ? nil : .string(step.keys), "text": .string(step.text),
          ]))
      }
      return JSONValue.object(omittingNil: [
        "key": .string(origin.key), "value": origin.value.map { .string($0) }, "steps": .array(steps),
      ])
    }
    return [
      "whyVersion": 1, "element": .string("\(element)"), "variant": .string(variant.text),
      "values": .array(list),
    ]
  }

  /// Formats rows as lines of text with aligned columns.
  private func aligned(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(VisibleText.escaped) }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (text, width) in zip(row, widths) {
        line += text + String(repeating: " ", count: width - text.count + 2)
      }
      return line.prefix(line.count - line.reversed().prefix { $0 == " " }.count) + "\n"
    }.joined()
  }
}

extension ValueOrigin.Step {
  /// The step in a few words, for the table.
  fileprivate var summary: String {
    switch kind {
    case .default: "default"
    case .token, .mode, .variant: keys.isEmpty ? text : keys
    case .mirror: "mirror"
    default: "\(kind.rawValue) \(text)"
    }
  }

  /// The text at the step, after its keys if there are any.
  fileprivate var said: String { keys.isEmpty ? text : "\(keys): \(text)" }
}
