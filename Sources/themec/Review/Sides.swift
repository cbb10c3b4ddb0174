import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeReview
import ThemeTargets

/// The two sides of a comparison that the command line asks for.
struct Sides {
  let old: Side
  let new: Side

  /// Determines the two sides from what was typed:
  /// - Two arguments are the old and the new side.
  /// - A theme alone is compared with itself in the commit where the branch began.
  /// - A theme of a revision alone is compared with itself in the work tree.
  /// - `A..B` alone is the revisions A and B, and `A...B` the commit at which B began to differ from A, and B; HEAD stands for a
  ///   name that is left out.
  /// - Another argument alone is the old side, and the themes of the project in the work tree are the new side.
  /// - Without arguments, the themes of the project are compared with themselves in the commit where the branch began.
  init(_ old: String?, _ new: String?) throws {
    switch (old, new) {
    case (let old?, let new?):
      // If one side is a revision, it is compared by the themes that the other side names.
      self.old = try Side(old, name: "old", themes: try Self.themes(new))
      self.new = try Side(new, name: "new", themes: try Self.themes(old))
    case (let typed?, nil):
      if let range = try RevisionRange(typed) {
        self.old = try .base(of: range)
        self.new = try Side("git:\(range.new)", name: "new", themes: nil)
        return
      }
      let themes = try Self.themes(typed)
      let side = try Side(typed, name: "old", themes: nil)
      self.old = themes == nil || side.isOfRevision ? side : try .mergeBase(themes: themes)
      self.new = .workTree(themes: themes)
    case (nil, _):
      self.old = try .mergeBase(themes: nil)
      self.new = .workTree(themes: nil)
    }
  }

  /// The sentences that say that the two sides have no differences, what was compared, and which files of the themes differ all
  /// the same; nil if a side has faults, because of which differences may be unknown.
  func unchanged(_ pairs: [ThemePair], _ report: [ThemeChanges]) -> String? {
    guard !old.hasFaults, !new.hasFaults else { return nil }
    let files = pairs.reduce(into: [ThemePath: (lines: ClosedRange<Int>, text: String?)]()) { files, pair in
      guard let before = pair.old?.written, let after = pair.new?.written else { return }
      files.merge(after.filesWithOtherLayout(since: before)) { first, _ in first }
    }
    let layout = files.sorted { $0.key < $1.key }.map { path, differing in
      let lines = differing.lines
      let text =
        differing.text.map { $0.contains("`") || $0.isEmpty ? "" : " (now `\($0.prefix(120))`)" } ?? ""
      return lines.count == 1
        ? "`\(path):\(lines.lowerBound)`\(text)"
        : "`\(path)` (lines \(lines.lowerBound) to \(lines.upperBound))"
    }
    // JSON has no comments.
    let kinds = files.keys.allSatisfy { $0.text.hasSuffix(".json") } ? "formatting" : "formatting or comments"
    let edits = report.flatMap { $0.withoutEffect.map(\.cause.words) }
    let unused = edits.enumerated().filter { !edits[..<$0.offset].contains($0.element) }.map(\.element)
    let leftOut = [old, new].flatMap(\.foldersLeftOut).map { "`\($0)`" }
    let sentences = [
      "No theme changes \(new.isWorkTree ? "since \(old.words)" : "between \(old.words) and \(new.words)") (\(counted(pairs.count, "theme"))).",
      layout.isEmpty
        ? nil : "\(layout.shortList) \(layout.count == 1 ? "differs" : "differ") only in \(kinds).",
      unused.isEmpty ? nil : "Without effect: \(unused.shortList).",
      leftOut.isEmpty
        ? nil
        : "\(leftOut.shortList) \(leftOut.count == 1 ? "has" : "have") further themes, which are compared only as themes of a project, or where they are named.",
    ]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  /// The path in the work tree of the themes that an argument names, even if it names them in a revision; nil for a revision
  /// alone, and for bundles and manifests.
  private static func themes(_ typed: String) throws -> String? {
    let current = try Terminal.currentFolder()
    let place = FolderPath(typed, from: current)
    guard !typed.isEmpty else { return nil }
    guard let isThere = try isFolder(place.text, typed: typed) else {
      let unmarked = typed.hasPrefix("git:") ? String(typed.dropFirst(4)) : typed
      let found = try? pathInRevision(unmarked, in: current, name: "")
      return found.map { "\($0.revision.top.absolutePrefix)\($0.path)" }
    }
    if isThere {
      return namesInFolder(place).contains { isThemeFile($0) || $0 == Project.fileName } ? typed : nil
    }
    // A JSON file that is not a theme file is taken for a manifest, so a brand can only be named here if it is YAML.
    return isThemeFile(place.name) || isBrandFile(place.name) && !place.name.hasSuffix(".json") ? typed : nil
  }
}

/// The names of everything in a folder; empty if the folder can't be read.
func namesInFolder(_ folder: FolderPath) -> [String] {
  (try? DiskInputs(root: folder.text).names(in: .root)) ?? []
}

/// Two revisions in one word, as `git diff` takes them: `main..HEAD` or `main...HEAD`.
struct RevisionRange {
  /// The word as it was typed.
  let typed: String
  /// The names of the revisions; HEAD where a name is left out.
  let old: String
  let new: String
  /// Whether the old side is the commit at which the new revision began to differ from the old one, which three dots ask for.
  let isSinceBase: Bool

  /// Reads a range; nil for a word without two dots, and for a path that exists.
  init?(_ typed: String) throws {
    let current = try Terminal.currentFolder()
    guard let dots = typed.firstRange(of: ".."), !typed.contains("/../"), !typed.hasPrefix("../"),
      typed != "..",
      try isFolder(FolderPath(typed, from: current).text, typed: typed) == nil
    else { return nil }
    let rest = typed[dots.upperBound...]
    isSinceBase = rest.hasPrefix(".")
    let (before, after) = (typed[..<dots.lowerBound], isSinceBase ? rest.dropFirst() : rest)
    // A revision has no two dots in its name, so anything else is not a range.
    guard !after.contains("..") else { return nil }
    self.typed = typed
    old = before.isEmpty ? "HEAD" : String(before)
    new = after.isEmpty ? "HEAD" : String(after)
  }
}

/// The themes of a project or of a folder, with everything that is needed to compile them. Diagnostics are returned and not
/// printed.
struct ProjectThemes {
  /// The project; nil if there is no project file.
  let project: Project?
  /// The theme files that the project names; empty without a project.
  let files: [ThemePath]
  /// The session in which the themes are compiled.
  let session: Session
  /// The diagnostics of the project file.
  let problems: [Diagnostic]
  private let options: CompileOptions

  /// With `isProject`, the root of `inputs` is the folder of a project file.
  init(_ inputs: any ThemeInputs, isProject: Bool) {
    let session = Session(inputs, targets: .built)
    var options = CompileOptions()
    options.workers = Threads.available
    options.emits = true
    var sink = DiagnosticSink(codes: .all)
    var found = FoundThemes()
    if isProject {
      let project = loadProject(in: .root, of: session, &sink)
      options.take(project, in: .root, &sink)
      found = themes(of: project, in: .root, of: session, &sink)
      self.project = project
    } else {
      project = nil
    }
    files = found.files
    self.session = session.laying(found.bases)
    self.options = options
    problems = sink.diagnostics
  }

  /// The project file as it is written, from which the causes of changes are found; nil if there is none.
  var written: WrittenProject? { project.flatMap { _ in WrittenProject(in: .root, of: session) } }

  /// The theme file at a path, or the theme files in the folder there; empty if there is neither.
  func files(at path: ThemePath) -> [ThemePath] {
    let isFile = (try? session.inputs.names(in: path.folder))?.contains(path.name) ?? false
    return (try? themes(in: path, of: session)) ?? (isFile ? [path] : [])
  }

  /// Compiles themes with their bundles, for the targets of the project or, if given, for `targets`.
  func compiled(_ files: [ThemePath], for targets: [TargetName]? = nil) throws -> CompiledThemes {
    var options = options
    if let targets { options.targets = targets }
    do throws(CompilerFault) {
      return try compileAll(files, in: session, options)
    } catch {
      throw BugReport.status(of: error)
    }
  }
}
