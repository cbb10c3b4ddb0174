import ThemeBundle
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

/// A JSON Schema that themec publishes in `docs/`, made from the code as a whole. Those of diagnostics and of `why` are written by
/// hand there, and a part of the tool.
package struct SchemaPage: Sendable {
  /// Its path from the checkout's root.
  package let path: String
  package let text: String

  /// Every schema, sorted by path.
  package static var all: [SchemaPage] {
    [
      SchemaPage(path: "docs/digests.schema.json", text: digestsSchema().text),
      SchemaPage(path: "docs/manifest.schema.json", text: manifestSchema().text),
      SchemaPage(path: "docs/project.schema.json", text: projectSchema(codes: .all).text),
      SchemaPage(path: "docs/theme.schema.json", text: themeSchema(codes: .all).text),
    ]
  }
}
