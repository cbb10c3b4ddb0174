import ArgumentParser
import ThemeBundle
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints a JSON Schema.",
    discussion: "An editor that is given the schema of themes completes their keys and shows what each means."
  )

  /// What there is a schema of, each beside where it is made.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case theme, project, manifest, digests, diagnostics

    var schema: JSONValue {
      switch self {
      case .theme: themeSchema(codes: .all)
      case .project: projectSchema(codes: .all)
      case .manifest: manifestSchema()
      case .digests: digestsSchema()
      case .diagnostics: diagnosticsSchema
      }
    }
  }

  @Argument(help: "What the schema is of.")
  var subject: Subject

  func run() throws {
    Terminal.write(subject.schema.text)
  }
}
