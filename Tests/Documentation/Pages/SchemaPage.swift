import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

/// A JSON Schema that themec publishes in `docs/`, made from the lists of keys. The others are written by hand there, and a part of
/// the tool.
package struct SchemaPage: Sendable {
  /// Its path from the checkout's root.
  package let path: String
  package let text: String

  /// Every schema, sorted by path.
  package static var all: [SchemaPage] {
    [
      SchemaPage(path: "docs/project.schema.json", text: projectSchema(codes: .all).text),
      SchemaPage(path: "docs/theme.schema.json", text: themeSchema(codes: .all).text),
    ]
  }
}
