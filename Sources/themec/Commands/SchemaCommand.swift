import ArgumentParser
import CTexts
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints a JSON Schema.",
    discussion: "With the schema of themes, editors complete keys and show their documentation."
  )

  /// The kinds of files that have a schema.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case theme, project, manifest, digests, diagnostics, why, review

    var schema: String {
      switch self {
      case .theme: themeSchema(codes: .all).text
      case .project: projectSchema(codes: .all).text
      case .manifest: unsafe String(cString: ctexts_manifest_schema())
      case .digests: unsafe String(cString: ctexts_digests_schema())
      case .diagnostics: diagnosticsSchema
      case .why: unsafe String(cString: ctexts_why_schema())
      case .review: unsafe String(cString: ctexts_review_schema())
      }
    }
  }

  @Argument(help: "The kind of file that the schema describes.")
  var subject: Subject

  func run() throws {
    Terminal.write(subject.schema)
  }
}
