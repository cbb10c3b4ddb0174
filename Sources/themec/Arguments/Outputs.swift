import ArgumentParser
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSyntax
import ThemeTargets

/// The folders to which the bundles of a run are written.
struct Outputs {
  /// The folder of the single bundle, or the folder that contains a folder for each bundle, as you would type it.
  private let folder: String
  private let isMany: Bool
  /// The folder that symbolic links on the way to a bundle must not leave, and the path from there to `folder`. Nil for a
  /// single bundle whose folder is given by `-o`, because any link may lead to that.
  private let held: (base: String, way: ThemePath)?
  /// The place in the project file that names the folder; nil if `-o` or a default is used.
  private let range: SourceRange?
  private let trustLinks: Bool

  /// Uses the folder that `-o` names, or else the one that the project file names, or else `build` in the project's folder, or
  /// in the current folder if there is no project.
  ///
  /// `sink` receives the problems of the folder that the project file names.
  init(_ option: String?, _ workspace: Workspace, _ sink: inout DiagnosticSink) {
    trustLinks = workspace.trustLinks
    if let option {
      folder = option
      isMany = workspace.isMany
      held = isMany ? (option, .root) : nil
      range = nil
      return
    }
    isMany = true
    guard let project = workspace.project else {
      folder = "build"
      held = (".", ThemePath.root.appending(folder))
      range = nil
      return
    }
    var path = workspace.projectFolder.appending("build")
    if let output = project.output {
      if let slip = pathSlip(output.value.text, at: output.range) {
        sink.report(slip)
      } else if let below = ThemePath(output.value.text, relativeTo: workspace.projectFolder) {
        path = below
      } else {
        sink.report(.pathLeavesRoot(output.value.text, at: output.range))
      }
    }
    folder = workspace.typed(path)
    held = (workspace.rootPath, path)
    range = project.output?.range
  }

  /// Whether the project file names the folder, so that it does not depend on what is typed.
  var isNamedByProject: Bool { range != nil }

  /// The folder of a theme's bundle, as you would type it.
  func folder(of theme: CompiledTheme) -> String {
    isMany ? folder(named: theme.name?.value ?? "") : String(trimmed)
  }

  /// The folder of the bundle of the theme `name` where there are several bundles, as you would type it.
  func folder(named name: String) -> String { "\(trimmed == "/" ? "" : trimmed)/\(name)" }

  private var trimmed: Substring {
    var folder = folder[...]
    while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.removeLast() }
    return folder
  }

  /// The place of a theme's bundle, which says how far symbolic links on the way there are followed.
  func place(of theme: CompiledTheme) -> BundlePlace {
    guard isMany, let name = theme.name?.value else { return BundlePlace(folder(of: theme)) }
    return place(named: name)
  }

  /// The place of the bundle of the theme `name` where there are several bundles.
  func place(named name: String) -> BundlePlace {
    guard let held, !trustLinks else { return BundlePlace(folder(named: name)) }
    return BundlePlace(folder(named: name), by: held.way.appending(name), below: held.base)
  }

  /// The output folder itself, which holds the folders of several bundles.
  var place: BundlePlace {
    guard let held, !trustLinks else { return BundlePlace(folder) }
    return BundlePlace(folder, by: held.way, below: held.base)
  }

  /// The output folder as an absolute path.
  func absolute() throws -> String { FolderPath(folder, from: try Terminal.currentFolder()).text }

  /// The names of the bundles in the output folder that belong to none of `themes`; sorted. Folders that hold inputs are left
  /// out, whatever else is in them.
  func orphans(beside themes: [CompiledTheme], in disk: DiskInputs, _ limits: Limits) throws(CommitError)
    -> [String]
  {
    let names = Set(themes.lazy.filter { !$0.isOnlyExtended }.compactMap { $0.name?.value })
    let found = try orphanedBundles(in: place, besides: names, limits)
    guard !found.isEmpty else { return [] }
    let folders = themes.reduce(into: Set<ThemePath>()) { $0.formUnion($1.inputFolders) }
    var check = PlaceCheck(inputs: InputFolders(folders, in: disk))
    return found.filter { check.problem(of: place(named: $0)) == nil }
  }

  /// The problems of the folders to which the themes' bundles would be written. Themes and symbolic links may come from
  /// untrusted sources, so a bundle must neither leave the output folder nor end up among inputs.
  func problems(of themes: [CompiledTheme], in disk: DiskInputs) -> [Diagnostic] {
    let folders = themes.reduce(into: Set<ThemePath>()) { $0.formUnion($1.inputFolders) }
    var check = PlaceCheck(inputs: InputFolders(folders, in: disk))
    var problems: [Diagnostic] = []
    if let held, !trustLinks, check.leadsElsewhere(BundlePlace(folder, by: held.way, below: held.base)) {
      // All themes share this mistake, so it is reported once.
      guard let range = range ?? themes.compactMap(\.name).first?.range else { return [] }
      return [.unreadable(held.way, .leavesRoot, at: range)]
    }
    for theme in themes where !theme.isOnlyExtended {
      guard let name = theme.name, let problem = check.problem(of: place(of: theme)) else { continue }
      problems.append(.badPlace(folder(of: theme), problem, at: name.range, output: range))
    }
    return problems
  }
}

extension Diagnostic {
  fileprivate static func badPlace(
    _ folder: String, _ problem: PlaceProblem, at name: SourceRange, output: SourceRange?
  ) -> Diagnostic {
    var diagnostic: Diagnostic
    switch problem {
    case .leadsElsewhere:
      diagnostic = Diagnostic(
        .pathLeavesRoot,
        "the bundle would be written to `\(folder)`, which is reached through a symbolic link that leads elsewhere",
        at: name
      ).helping("remove the link; `--trust-links` follows it")
    case .holdsInputs(let input):
      diagnostic = Diagnostic(
        .outputHoldsInputs,
        "the bundle would be written to `\(folder)`, which contains inputs of themes: files in `\(input)`",
        at: name
      ).helping("choose another `name`, or use `output` or -o to choose a folder that contains only bundles")
    }
    if let output { diagnostic = diagnostic.also(at: output, "the output folder") }
    return diagnostic
  }
}

/// A file that a command writes where the user says: a path, or `-` for standard output.
struct OutputFile: ExpressibleByArgument {
  /// What a command writes to a file.
  enum Kind {
    case picture, page

    /// The endings that a file of this kind can have; the first is the usual one.
    fileprivate var endings: [String] {
      switch self {
      case .picture: ["png"]
      case .page: ["html", "htm", "xhtml"]
      }
    }

    fileprivate var noun: String {
      switch self {
      case .picture: "a PNG"
      case .page: "a page of HTML"
      }
    }
  }

  let typed: String

  init(argument: String) { typed = argument }

  var isStandardOutput: Bool { typed == "-" }

  /// The path; nil for standard output.
  var path: String? { isStandardOutput ? nil : typed }

  /// Throws if `option` names no file, or one whose name says that it holds something else than what is written.
  ///
  /// `others` are the options of the command that write files of other kinds.
  func validate(_ option: String, as kind: Kind, others: [(option: String, kind: Kind)] = []) throws {
    guard !typed.isEmpty else { throw ValidationError("the file that \(option) names is empty") }
    let name = typed.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    guard !ending.isEmpty, !kind.endings.contains(ending) else { return }
    let other = others.first { $0.kind.endings.contains(ending) }.map { "\($0.option) \(typed)" }
    let instead = other ?? "\(option) \(typed.dropLast(ending.count))\(kind.endings[0])"
    throw ValidationError(
      "\(option) writes \(kind.noun), but the name `\(typed)` is for another kind of file; write `\(instead)`"
    )
  }

  /// Writes the content. Throws if it is a picture and standard output is a terminal, which can't show its bytes.
  func write(_ bytes: [UInt8], as kind: Kind) throws {
    if let path { return try onDisk { () throws(CommitError) in try writeAtomically(bytes, to: path) } }
    if kind == .picture, Terminal.outputIsTerminal {
      throw UsageError("a terminal can't show a PNG; name a file, or send standard output to one")
    }
    Terminal.write(bytes)
  }
}
