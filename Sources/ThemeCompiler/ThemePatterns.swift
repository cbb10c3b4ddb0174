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
    func add(_ paths: some Sequence<ThemePath>) {
      guard let base else { return found.formUnion(paths) }
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
    } else if path.text.utf8.contains(UInt8(ascii: "*")) {
      guard let matches = search.files(path, ending) else {
        let exceeded = session.limits.exceeded(.patternNames)
        sink.report(.limitExceeded("up to here, the patterns look at", exceeded, at: pattern.range))
        break
      }
      for (folder, error) in search.closed {
        sink.report(.unreadable(folder, error, at: pattern.range))
      }
      if matches.isEmpty, search.closed.isEmpty {
        sink.report(.noTheme(called: path, ending, at: pattern.range))
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

  /// The files that match a pattern. A `*` in a part of the path stands for any characters except `/` and a leading dot. Nil
  /// where the search exceeds the limit of names.
  mutating func files(_ pattern: ThemePath, _ ending: FileEnding) -> [ThemePath]? {
    closed = []
    var folders = [ThemePath.root]
    let parts = pattern.text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      guard isLast || part.utf8.contains(UInt8(ascii: "*")) else {
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
      folders = isLast ? matches : distinct(matches)
    }
    return folders
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
    return paths.filter { path in
      guard let identity = try? session.inputs.identity(of: path) else { return false }
      return seen.insert(identity).inserted
    }
  }
}

/// A part of a path pattern, which is compared with names by bytes.
struct NamePattern {
  /// The text between the stars.
  private let pieces: [[UInt8]]

  init(_ part: Substring) {
    pieces = part.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
  }

  func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return name == pieces[0] }
    guard !first.isEmpty || name.first != UInt8(ascii: ".") else { return false }
    guard name.count >= first.count + last.count, name.starts(with: first),
      name.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = name[first.count..<(name.count - last.count)]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let place = rest.firstRange(of: piece) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}

extension Diagnostic {
  fileprivate static func missingTheme(
    _ path: ThemePath, _ ending: FileEnding, among names: [String], at range: SourceRange
  )
    -> Diagnostic
  {
    let nearest = Suggestion.nearest(to: path.name, among: names.filter(ending.fits))
    return Diagnostic(.fileMissing, "there is no file `\(path)`", at: range)
      .helping(nearest.map { "did you mean `\(path.folder.appending($0))`?" })
  }

  fileprivate static func noTheme(
    called pattern: ThemePath, _ ending: FileEnding, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.fileMissing, "no theme file has the name `\(pattern)`", at: range)
      .helping(ending.help)
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
      .helping(ending.help)
  }
}
