import ArgumentParser
import ThemeDiagnostics
import ThemeJSON

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints a JSON Schema: of themes, manifests, digests, the project file, diagnostics.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case diagnostics
  }

  @Argument(help: "What the schema is of.")
  var subject: Subject

  func run() throws {
    switch subject {
    case .diagnostics: Terminal.write(diagnosticsSchema.text)
    }
  }
}
