package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// Reads the project file in a folder; one that is not there says nothing, and is an error.
package func loadProject(in folder: ThemePath, of session: Session, _ sink: inout DiagnosticSink) -> Project {
  session.watch.measure(.parse, Project.fileName) { readProject(in: folder, of: session, &sink) }
}

private func readProject(in folder: ThemePath, of session: Session, _ sink: inout DiagnosticSink) -> Project {
  let path = folder.appending(Project.fileName)
  let bytes: [UInt8]
  do throws(InputError) {
    bytes = try session.inputs.bytes(of: path, limit: session.limits[.fileBytes])
  } catch {
    let source = session.sources.add(SourceFile(path: path, bytes: []))
    sink.report(.unreadable(path, error, at: SourceRange(source: source, start: 0, end: 0)))
    return Project()
  }
  let source = session.sources.add(SourceFile(path: path, bytes: bytes))
  guard let root = parse(source, session.sources[source], limits: session.limits, into: &sink) else {
    return Project()
  }
  return lowerProject(root, &sink)
}

/// The theme files right in a folder, sorted; hidden ones are left out.
package func themes(in folder: ThemePath, of session: Session) throws(InputError) -> [ThemePath] {
  try files(in: folder, of: session, where: isThemeFile)
}

/// The files right in a folder with certain names, sorted; hidden ones are left out.
func files(
  in folder: ThemePath, of session: Session, where isWanted: (String) -> Bool
) throws(InputError) -> [ThemePath] {
  try session.inputs.names(in: folder).filter { isWanted($0) && !isHidden($0) }.map(folder.appending)
}

/// Whether a name is a theme file's.
package func isThemeFile(_ name: String) -> Bool {
  name.hasSuffix(".theme.yaml") || name.hasSuffix(".theme.yml") || name.hasSuffix(".theme.json")
}

/// Whether a name may be a brand's.
package func isBrandFile(_ name: String) -> Bool {
  name.hasSuffix(".yaml") || name.hasSuffix(".yml") || name.hasSuffix(".json")
}

/// Whether a name is one that shells leave out of `*`: editors and systems put files of their own under such names.
private func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
