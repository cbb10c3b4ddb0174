package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// Reads the project file in a folder. If it can't be read or parsed, this is reported as an error, and the result is an empty
/// project.
package func loadProject(in folder: ThemePath, of session: Session, _ sink: inout DiagnosticSink) -> Project {
  session.watch.measure(.parse) { readProject(in: folder, of: session, &sink) }
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

/// The paths of the theme files directly in a folder, sorted; hidden files are left out.
package func themes(in folder: ThemePath, of session: Session) throws(InputError) -> [ThemePath] {
  try files(in: folder, of: session, where: isThemeFile)
}

/// The paths of the files directly in a folder whose names `isWanted` accepts, sorted; hidden files are left out.
func files(
  in folder: ThemePath, of session: Session, where isWanted: (String) -> Bool
) throws(InputError) -> [ThemePath] {
  try session.inputs.names(in: folder).filter { isWanted($0) && !isHidden($0) }.map(folder.appending)
}

/// Whether a file with this name is a theme file.
package func isThemeFile(_ name: String) -> Bool {
  name.hasSuffix(".theme.yaml") || name.hasSuffix(".theme.yml") || name.hasSuffix(".theme.json")
}

/// Whether a file with this name may be a brand.
package func isBrandFile(_ name: String) -> Bool {
  name.hasSuffix(".yaml") || name.hasSuffix(".yml") || name.hasSuffix(".json")
}

/// Whether a name begins with a dot. Shells leave such names out of `*`, because editors and systems use them for files of
/// their own.
private func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
