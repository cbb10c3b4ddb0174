package import ThemeDiagnostics
package import ThemeModel
package import ThemeSource
import ThemeSyntax

/// Reads the project file at the root; nil when there is none.
package func loadProject(in session: Session, _ sink: inout DiagnosticSink) -> Project? {
  let path = ThemePath.root.appending(Project.fileName)
  let bytes: [UInt8]
  do throws(InputError) {
    bytes = try session.inputs.bytes(of: path, limit: SyntaxLimits.bytes)
  } catch {
    return nil
  }
  let source = session.sources.add(SourceFile(path: path, bytes: bytes))
  guard let root = parse(source, session.sources[source], into: &sink) else { return Project() }
  return lowerProject(root, &sink)
}

/// The theme files that a project names, sorted and each once.
package func themes(of project: Project, in session: Session, _ sink: inout DiagnosticSink) -> [ThemePath] {
  var found: Set<ThemePath> = []
  for pattern in project.themes {
    guard let path = ThemePath(pattern.value.text) else {
      sink.report(.pathLeavesRoot(pattern.value.text, at: pattern.range))
      continue
    }
    let matches = expand(path, in: session)
    if matches.isEmpty {
      sink.report(Diagnostic(.fileMissing, "no theme is called `\(path)`", at: pattern.range))
    }
    found.formUnion(matches)
  }
  return found.sorted()
}

/// The theme files right in a folder, sorted.
package func themes(in folder: ThemePath, of session: Session) throws(InputError) -> [ThemePath] {
  try session.inputs.names(in: folder).filter(isThemeFile).map(folder.appending)
}

/// Whether a name is a theme file's.
package func isThemeFile(_ name: String) -> Bool {
  name.hasSuffix(".theme.yaml") || name.hasSuffix(".theme.yml") || name.hasSuffix(".theme.json")
}

/// The paths that a pattern stands for: `*` in a part stands for any characters but a `/`.
private func expand(_ pattern: ThemePath, in session: Session) -> [ThemePath] {
  var folders = [ThemePath.root]
  let parts = pattern.text.split(separator: "/").map(String.init)
  for (index, part) in parts.enumerated() {
    let isLast = index == parts.count - 1
    folders = folders.flatMap { folder -> [ThemePath] in
      guard part.contains("*") || isLast else { return [folder.appending(part)] }
      let names = (try? session.inputs.names(in: folder)) ?? []
      return names.filter { matches($0[...], part[...]) }.map(folder.appending)
    }
  }
  return folders
}

private func matches(_ name: Substring, _ pattern: Substring) -> Bool {
  let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
  guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return name == pattern }
  guard name.hasPrefix(first), name.dropFirst(first.count).hasSuffix(last) else { return false }
  var rest = name.dropFirst(first.count).dropLast(last.count)
  for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
    guard let place = rest.firstRange(of: piece) else { return false }
    rest = rest[place.upperBound...]
  }
  return true
}
