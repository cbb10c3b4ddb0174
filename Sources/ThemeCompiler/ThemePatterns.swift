package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel
package import ThemeSyntax

/// The theme files of a project.
package struct FoundThemes: Sendable {
  /// The paths of the theme files, sorted and without duplicates.
  package fileprivate(set) var files: [ThemePath] = []
  /// The base themes of the brands, by the paths of the brand files.
  package fileprivate(set) var bases: [ThemePath: ThemeParent] = [:]

  package init() {}
}

/// Finds the theme files that a project names. Entries of `themes` that name no file, or no readable one, are reported to
/// `sink`.
package func themes(
  of project: Project, in folder: ThemePath, of session: Session, _ sink: inout DiagnosticSink
) -> FoundThemes {
  var found: Set<ThemePath> = []
  var bases: [ThemePath: ThemeParent] = [:]
  var search = ThemeSearch(session)
  for (index, entry) in project.themes.enumerated() {
    let pattern = entry.files
    let ending: FileEnding = entry.base == nil ? .theme : .brand
    var base: ThemeParent?
    if let named = entry.base {
      guard let path = ThemePath(named.value.text, relativeTo: folder) else {
        sink.report(.pathLeavesRoot(named.value.text, at: named.range))
        continue
      }
      base = ThemeParent(path: path, name: Ranged(named.value.text, named.range))
    }
    /// Adds theme files or, where the entry has a base, brands of that base. The base itself is left out, because the pattern
    /// of its brands may match it too.
    func add(_ paths: [ThemePath]) {
      guard let base else { return found.formUnion(paths) }
      if paths == [base.path] {
        sink.report(
          Diagnostic(
            .fileMissing, "`\(pattern.value.text)` names only the base of the brands", at: pattern.range
          )
          .also(at: base.name.range, "the base").helping(ending.help))
      }
      for path in paths where path != base.path {
        found.insert(path)
        guard let other = bases.updateValue(base, forKey: path), other.path != base.path else { continue }
        sink.report(
          Diagnostic(
            .invalidValue, "the brand `\(path)` is laid over both `\(other.path)` and `\(base.path)`",
            at: base.name.range
          ).also(at: other.name.range, "the other"))
      }
    }
    if let exceeded = session.limits.exceeded(.patterns, by: index + 1) {
      let all = LimitExceeded(.patterns, allowed: exceeded.allowed, measured: project.themes.count)
      sink.report(.limitExceeded("`themes` has", all, at: pattern.range))
      break
    }
    guard let path = ThemePath(pattern.value.text, relativeTo: folder) else {
      sink.report(.pathLeavesRoot(pattern.value.text, at: pattern.range))
      continue
    }
    let inside: [ThemePath]?
    do throws(InputError) {
      inside = try files(in: path, of: session, where: ending.fits)
    } catch .unreadable(let reason) {
      sink.report(.unreadable(path, .unreadable(reason), at: pattern.range))
      continue
    } catch {
      inside = nil
    }
    if let inside {
      if inside.isEmpty { sink.report(.noThemes(in: path, ending, at: pattern.range)) }
      add(inside)
    } else if NamePattern.isOne(path.text[...]) {
      guard let matches = search.files(path, ending) else {
        let exceeded = session.limits.exceeded(.patternNames)
        sink.report(.limitExceeded("up to here, the patterns look at", exceeded, at: pattern.range))
        break
      }
      for (folder, error) in search.closed {
        sink.report(.unreadable(folder, error, at: pattern.range))
      }
      if matches.isEmpty, search.closed.isEmpty {
        let other = search.otherEnding(of: path, ending)
        sink.report(.noTheme(called: path, ending, instead: other, at: pattern.range))
      }
      add(matches)
    } else if ending.fits(path.name) {
      let names = try? session.inputs.names(in: path.folder)
      if let names, !SortedNames(names).holds(path.name) {
        sink.report(.missingTheme(path, ending, among: sink.maySearch() ? names : [], at: pattern.range))
      } else {
        add([path])
      }
    } else {
      sink.report(.notATheme(path, ending, at: pattern.range))
    }
  }
  var result = FoundThemes()
  (result.files, result.bases) = (found.sorted(), bases)
  return result
}

/// The kind of file that an entry of `themes` names, which determines how its name must end.
private enum FileEnding {
  case theme, brand

  func fits(_ name: String) -> Bool {
    switch self {
    case .theme: isThemeFile(name)
    case .brand: isBrandFile(name)
    }
  }

  /// The help for an entry whose files have other endings.
  var help: DiagnosticText {
    switch self {
    case .theme: "theme files have names like `NAME.theme.yaml` or `NAME.theme.json`"
    case .brand: "brands have names like `NAME.yaml` or `NAME.json`"
    }
  }
}

/// Searches folders for the files that match patterns.
private struct ThemeSearch {
  private let session: Session
  private let most: Int
  /// The number of names and folders that were searched so far.
  private var names = 0
  /// The folders that the last pattern would have searched, but that can't be read.
  private(set) var closed: [(path: ThemePath, error: InputError)] = []

  init(_ session: Session) {
    self.session = session
    most = session.limits[.patternNames]
  }

  /// The files that match a pattern. In a part of the path, `*` stands for any characters except `/` and a leading dot, and `?`
  /// for one of them; a part that is `**` stands for any number of folders, including none, whose names have no leading dot.
  /// Nil where the search exceeds the limit of names.
  mutating func files(_ pattern: ThemePath, _ ending: FileEnding) -> [ThemePath]? {
    closed = []
    var folders = [ThemePath.root]
    var parts = pattern.text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    // What `**` finds last are files, in any of its folders.
    if parts.last == "**" { parts.append("*") }
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if part == "**" {
        guard let below = foldersBelow(folders) else { return nil }
        folders = below
        continue
      }
      guard isLast || NamePattern.isOne(part) else {
        folders = folders.map { $0.appending(String(part)) }
        continue
      }
      let pattern = NamePattern(part)
      var matches: [ThemePath] = []
      for folder in folders {
        let names = names(in: folder)
        self.names += names.count + 1
        guard self.names <= most else { return nil }
        matches += names.filter { pattern.matches($0) && (!isLast || ending.fits($0)) }.map(folder.appending)
      }
      if isLast { return matches }
      folders = distinct(matches)
    }
    return folders
  }

  /// A pattern that finds files where `pattern` finds none, because they end otherwise, and one of these files; nil if there is
  /// none.
  mutating func otherEnding(of pattern: ThemePath, _ ending: FileEnding) -> (ThemePath, file: ThemePath)? {
    let endings = [".yaml", ".yml", ".json"]
    guard let own = endings.first(where: pattern.text.hasSuffix) else { return nil }
    for other in endings where other != own {
      guard let path = ThemePath(pattern.text.dropLast(own.count) + other),
        let first = files(path, ending)?.sorted().first
      else { continue }
      return (path, first)
    }
    return nil
  }

  /// The folders and all folders in them, each once, those with shorter ways first. Folders with a leading dot are left out. Nil
  /// where the search exceeds the limit of names.
  private mutating func foldersBelow(_ folders: [ThemePath]) -> [ThemePath]? {
    var seen: Set<FolderIdentity> = []
    var found: [ThemePath] = []
    var level = distinct(folders, seen: &seen)
    while !level.isEmpty {
      found += level
      var next: [ThemePath] = []
      for folder in level {
        let names = names(in: folder)
        self.names += names.count + 1
        guard self.names <= most else { return nil }
        next += names.filter { !$0.hasPrefix(".") }.map(folder.appending)
      }
      level = distinct(next, seen: &seen)
    }
    return found
  }

  private mutating func names(in folder: ThemePath) -> [String] {
    do throws(InputError) {
      return try session.inputs.names(in: folder)
    } catch {
      if case .unreadable = error { closed.append((folder, error)) }
      return []
    }
  }

  /// The folders among the paths, without duplicates: symbolic links may lead to a folder by several paths, and form cycles.
  private func distinct(_ paths: [ThemePath]) -> [ThemePath] {
    var seen: Set<FolderIdentity> = []
    return distinct(paths, seen: &seen)
  }

  /// The folders among the paths that are not among those `seen`, to which they are added.
  private func distinct(_ paths: [ThemePath], seen: inout Set<FolderIdentity>) -> [ThemePath] {
    var folders: [ThemePath] = []
    for path in paths {
      guard let identity = try? session.inputs.identity(of: path) else { continue }
      if seen.insert(identity).inserted { folders.append(path) }
    }
    return folders
  }
}

extension Diagnostic {
  fileprivate static func missingTheme(
    _ path: ThemePath, _ ending: FileEnding, among names: [String], at range: SourceRange
  )
    -> Diagnostic
  {
    let nearest = Suggestion.nearest(to: path.name, among: names.filter(ending.fits))
    let diagnostic = Diagnostic(.fileMissing, "there is no file `\(path)`", at: range)
    if let help = path.helpForChoices { return diagnostic.helping(help) }
    return diagnostic.helping(nearest.map { "did you mean `\(path.folder.appending($0))`?" })
  }

  fileprivate static func noTheme(
    called pattern: ThemePath, _ ending: FileEnding, instead other: (ThemePath, file: ThemePath)?,
    at range: SourceRange
  ) -> Diagnostic {
    let diagnostic = Diagnostic(.fileMissing, "no theme file has the name `\(pattern)`", at: range)
    guard let other else { return diagnostic.helping(pattern.helpForChoices ?? ending.help) }
    return diagnostic.helping("`\(other.file)` is there: write `\(other.0)`, or rename it")
  }

  fileprivate static func noThemes(
    in folder: ThemePath, _ ending: FileEnding, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.fileMissing, "there are no theme files in `\(folder)`", at: range)
      .helping(ending.help)
  }

  fileprivate static func notATheme(
    _ path: ThemePath, _ ending: FileEnding, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.fileMissing, "`\(path)` is not a theme file", at: range)
      .helping(path.helpForChoices ?? ending.help)
  }
}

extension ThemePath {
  /// The help for a path with what other tools take as a choice of names; nil for any other.
  fileprivate var helpForChoices: DiagnosticText? {
    guard text.utf8.contains(where: { "{[".utf8.contains($0) }) else { return nil }
    return
      "patterns have `*`, `?` and `**`; write each name that `{…}` or `[…]` stands for as an entry of its own"
  }
}

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
  let project = lowerProject(root, &sink)
  sink.revise { $0.withoutRepeatedKeys(in: root) }
  return project
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
