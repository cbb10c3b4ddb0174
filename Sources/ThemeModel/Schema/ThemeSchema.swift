package import ThemeCore
package import ThemeDiagnostics

/// The JSON Schema (draft 2020-12) of theme files, generated from the key tables, with which editors complete and check themes.
///
/// The schema accepts every theme that themec builds, and some that it refuses: the compiler alone checks which keys exclude
/// each other, whether a token fits where it is used, and whether a file without `themec` is a brand.
package func themeSchema(codes: DiagnosticCodes) -> JSONValue {
  schema(
    of: KeyTable(ThemeKeys.self), codes, requires: [], title: "themec theme",
    description: "What an app's bars, back buttons and buttons look like.")
}

/// The JSON Schema (draft 2020-12) of the project file, `themec.yaml`.
package func projectSchema(codes: DiagnosticCodes) -> JSONValue {
  schema(
    of: KeyTable(ProjectKeys.self), codes, requires: ["themec"], title: "themec project",
    description: "The project file, `themec.yaml`, which marks the root folder and sets options.")
}

private func schema(
  of table: KeyTable, _ codes: DiagnosticCodes, requires required: [String], title: String,
  description: String
) -> JSONValue {
  var builder = SchemaBuilder(codes: codes)
  let root = builder.object(table)
  builder.finish()
  var members: [(String, JSONValue)] = [
    ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(title)),
    ("description", .string(description)),
  ]
  members += root
  if !required.isEmpty { members.append(("required", .oneLine(.array(required.map { .string($0) })))) }
  if !builder.definitions.isEmpty {
    members.append(
      ("$defs", .object(builder.definitions.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })))
  }
  return .object(members)
}
