package import ThemeDiagnostics
package import ThemeModel
package import ThemeSource
import ThemeSyntax

/// Reads the project file in a folder; one that is not there says nothing, and is an error.
package func loadProject(in folder: ThemePath, of session: Session, _ sink: inout DiagnosticSink) -> Project {
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

/// The theme files that the project in a folder names, sorted and each once.
package func themes(
  of project: Project, in folder: ThemePath, of session: Session, _ sink: inout DiagnosticSink
) -> [ThemePath] {
  var found: Set<ThemePath> = []
  for pattern in project.themes {
    guard let path = ThemePath(pattern.value.text, relativeTo: folder) else {
      sink.report(.pathLeavesRoot(pattern.value.text, at: pattern.range))
      continue
    }
    let inside: [ThemePath]?
    do throws(InputError) {
      inside = try themes(in: path, of: session)
    } catch .unreadable(let reason) {
      sink.report(.unreadable(path, .unreadable(reason), at: pattern.range))
      continue
    } catch {
      inside = nil
    }
    if let inside {
      if inside.isEmpty { sink.report(.noThemes(in: path, at: pattern.range)) }
      found.formUnion(inside)
    } else if path.text.contains("*") {
      var closed: [(ThemePath, InputError)] = []
      let matches = expand(path, in: session, &closed).filter { isThemeFile($0.name) }
      for (folder, error) in closed { sink.report(.unreadable(folder, error, at: pattern.range)) }
      if matches.isEmpty, closed.isEmpty { sink.report(.noTheme(called: path, at: pattern.range)) }
      found.formUnion(matches)
    } else if isThemeFile(path.name) {
      let names = try? session.inputs.names(in: path.folder)
      if let names, !names.contains(path.name) {
        sink.report(.missingTheme(path, among: names, at: pattern.range))
      } else {
        found.insert(path)
      }
    } else {
      sink.report(.notATheme(path, at: pattern.range))
    }
  }
  return found.sorted()
}

/// The theme files right in a folder, sorted; hidden ones are left out.
package func themes(in folder: ThemePath, of session: Session) throws(InputError) -> [ThemePath] {
  try session.inputs.names(in: folder).filter { isThemeFile($0) && !isHidden($0) }.map(folder.appending)
}

/// Whether a name is a theme file's.
package func isThemeFile(_ name: String) -> Bool {
  name.hasSuffix(".theme.yaml") || name.hasSuffix(".theme.yml") || name.hasSuffix(".theme.json")
}

/// Whether a name is one that shells leave out of `*`: editors and systems put files of their own under such names.
private func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

/// The paths that a pattern stands for: `*` in a part stands for any characters but a `/` and a dot at the beginning. `closed`
/// gets the folders that can't be read.
private func expand(
  _ pattern: ThemePath, in session: Session, _ closed: inout [(ThemePath, InputError)]
) -> [ThemePath] {
  var folders = [ThemePath.root]
  let parts = pattern.text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  for (index, part) in parts.enumerated() {
    let isLast = index == parts.count - 1
    folders = folders.flatMap { folder -> [ThemePath] in
      guard part.contains("*") || isLast else { return [folder.appending(String(part))] }
      var names: [String] = []
      do throws(InputError) {
        names = try session.inputs.names(in: folder)
      } catch {
        if case .unreadable = error { closed.append((folder, error)) }
      }
      return names.filter { matches($0[...], part) }.map(folder.appending)
    }
  }
  return folders
}

private func matches(_ name: Substring, _ pattern: Substring) -> Bool {
  let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
  guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return name == pattern }
  guard !first.isEmpty || !isHidden(String(name)) else { return false }
  guard name.hasPrefix(first), name.dropFirst(first.count).hasSuffix(last) else { return false }
  var rest = name.dropFirst(first.count).dropLast(last.count)
  for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
    guard let place = rest.firstRange(of: piece) else { return false }
    rest = rest[place.upperBound...]
  }
  return true
}

extension Diagnostic {
  fileprivate static func missingTheme(_ path: ThemePath, among names: [String], at range: SourceRange)
    -> Diagnostic
  {
    let nearest = Suggestion.nearest(to: path.name, among: names.filter(isThemeFile))
    return Diagnostic(.fileMissing, "there is no file `\(path)`", at: range)
      .helping(nearest.map { "did you mean `\(path.folder.appending($0))`?" })
  }

  fileprivate static func noTheme(called pattern: ThemePath, at range: SourceRange) -> Diagnostic {
    Diagnostic(.fileMissing, "no theme file is called `\(pattern)`", at: range)
      .helping("theme files are called `NAME.theme.yaml` or `NAME.theme.json`")
  }

  fileprivate static func noThemes(in folder: ThemePath, at range: SourceRange) -> Diagnostic {
    Diagnostic(.fileMissing, "there are no theme files in `\(folder)`", at: range)
      .helping("theme files are called `NAME.theme.yaml` or `NAME.theme.json`")
  }

  fileprivate static func notATheme(_ path: ThemePath, at range: SourceRange) -> Diagnostic {
    Diagnostic(.fileMissing, "`\(path)` is no theme file", at: range)
      .helping("theme files are called `NAME.theme.yaml` or `NAME.theme.json`")
  }
}
