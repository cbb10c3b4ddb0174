import ArgumentParser
import ThemeBackends
import ThemeDiagnostics
import ThemeJSON
import ThemeModel

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
<<<<<<< HEAD
    commandName: "schema", abstract: "Prints a JSON Schema.",
    discussion: "An editor that is given the schema of themes completes their keys and shows what each means."
  )
=======
    commandName: "schema",
    abstract: "Prints a JSON Schema: of themes, manifests, digests, the project file, diagnostics.")
>>>>>>> f3c4c4e (Make schemas, the language reference and the list of diagnostics from the tables)

  /// What there is a schema of, each beside where it is made.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
<<<<<<< HEAD
    case diagnostics

    var schema: JSONValue {
      switch self {
      case .theme: themeSchema()
      case .project: projectSchema()
      case .manifest: manifestSchema()
      case .digests: digestsSchema()
      case .diagnostics: diagnosticsSchema
      }
    }
=======
    case theme, project, manifest, digests, diagnostics
>>>>>>> f3c4c4e (Make schemas, the language reference and the list of diagnostics from the tables)
  }

  @Argument(help: "What the schema is of.")
  var subject: Subject

  func run() throws {
<<<<<<< HEAD
    Terminal.write(subject.schema.text)
=======
    let schema =
      switch subject {
      case .theme: themeSchema()
      case .project: projectSchema()
      case .manifest: manifestSchema()
      case .digests: digestsSchema()
      case .diagnostics: diagnosticsSchema
      }
    Terminal.write(schema.text)
>>>>>>> f3c4c4e (Make schemas, the language reference and the list of diagnostics from the tables)
  }
}
