import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSyntax
import ThemeTargets

/// Where the bundles of a run go.
struct Outputs {
  /// The folder of the bundle or of the bundles, as the user would type it.
  private let folder: String
  private let isMany: Bool
  /// The folder that links on the way to a bundle must not leave, and the way from there to `folder`; nil for a single bundle
  /// whose folder the user named.
  private let held: (base: String, way: ThemePath)?
  /// Where the project file names the folder.
  private let range: SourceRange?
  private let trustLinks: Bool

  /// What `-o` says, else what the project file says, else `build` in the project's folder or the current one.
  ///
  /// `sink` gets what is wrong with what the project file says.
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
      if let below = ThemePath(output.value.text, relativeTo: workspace.projectFolder) {
        path = below
      } else {
        sink.report(.pathLeavesRoot(output.value.text, at: output.range))
      }
    }
    folder = workspace.typed(path)
    held = (workspace.rootPath, path)
    range = project.output?.range
  }

  /// Whether the project file says where bundles go, so that it is so whatever is typed.
  var isNamedByProject: Bool { range != nil }

  /// The folder of a theme's bundle, as typed.
  func folder(of theme: CompiledTheme) -> String {
    var folder = folder[...]
    while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.removeLast() }
    guard isMany else { return String(folder) }
    return "\(folder == "/" ? "" : folder)/\(theme.name?.value ?? "")"
  }

  /// The folder of the support code that a theme shares with those beside it, as typed.
  func folderOfSupport(for theme: CompiledTheme) -> String {
    let bundle = folder(of: theme)
    guard let end = bundle.lastIndex(of: "/") else { return UIKitSupportCode.name }
    return "\(bundle[...end])\(UIKitSupportCode.name)"
  }

  /// The place of a theme's bundle.
  func place(of theme: CompiledTheme) -> BundlePlace {
    let typed = folder(of: theme)
    guard let held, let name = theme.name?.value, !trustLinks else { return BundlePlace(typed) }
    return BundlePlace(typed, by: held.way.appending(name), below: held.base)
  }

  /// What is wrong with the places to which the themes' bundles go. A theme may come from a stranger, and so may links.
  func problems(of themes: [CompiledTheme], in disk: DiskInputs) -> [Diagnostic] {
    let folders = themes.reduce(into: Set<ThemePath>()) { $0.formUnion($1.inputFolders) }
    var check = PlaceCheck(inputs: InputFolders(folders, in: disk))
    var problems: [Diagnostic] = []
    if let held, !trustLinks, check.leadsElsewhere(BundlePlace(folder, by: held.way, below: held.base)) {
      // It is one mistake, however many themes there are.
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
