import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel

struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows where the values of an element come from.",
    usage: "themec why [<options>] <theme> <element> [<key>]",
    discussion: """
      Without a key, all values of the element are listed, each with the place where it is set. With a key, you see every \
      place that leads to the value, beginning with the one in the element, and the values that it overrides.
      """)

  @Argument(
    help: "The theme file, or the name of a theme of the project.",
    completion: .file(extensions: ["yaml", "json"]))
  var theme: String

  @Argument(help: "The kind and name of the element, such as backButtons/menu.")
  var element: String

  @Argument(help: "The key as the language reference writes it, such as title.font.size.")
  var key: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The variant as the manifest writes it, such as highlighted or normal.dark.", valueName: "variant"))
  var variant: String?

  @OptionGroup var limits: LimitOptions

  /// The format in which the answer is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human, json
  }

  @Option(help: "The format of the answer; `themec schema why` describes the JSON.")
  var format = Format.human

  func run() throws {
    let run = try Run(
      CompileArguments.parse(["--format=\(format.rawValue)"] + limits.arguments + ["--", theme]))
    let workspace = run.workspace
    guard workspace.themes.count == 1, let path = workspace.themes.first else {
      throw UsageError("`\(theme)` is a folder of several themes; name one of them")
    }
    let origins: ElementOrigins
    do throws(WhyError) {
      origins = try why(path, element: element, key: key, variant: variant, in: workspace.session)
    } catch .question(let sentence) {
      throw UsageError(sentence)
    } catch .theme(let diagnostics) {
      if let failure = workspace.disk.failure {
        throw unreadable(workspace.typed(failure.path), failure.reason)
      }
      try run.judge(diagnostics)
      throw ExitStatus.themeHasErrors
    }
    if format == .json {
      return Terminal.write(origins.json(workspace).text)
    }
    Terminal.write(key == nil ? origins.table(workspace) : origins.chains(workspace))
  }
}

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
