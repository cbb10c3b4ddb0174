import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImport
import ThemeModel
import ThemeTargets

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Makes a theme of what an app already has: asset catalogs, Android resources, pictures, token files.",
    usage: "themec import [<options>] <path> ...",
    discussion: """
      A path is an asset catalog (.xcassets), a `res` folder of Android, a folder of pictures (PNG, SVG and nine-patches, \
      with scales as tools name them), a picture with those of the same name for other scales, a token file of another \
      tool, or a folder with several of these. The theme, its art and, if there is none, a project file are written; the \
      theme builds, and draws the same pixels with the same caps. What can't be taken is in the report, with its place \
      and the reason.

      Images keep the names by which code loads them. Pictures of states are paired by their names, such as Button and \
      ButtonHighlighted. Import again when the source has changed: what you have edited since stays as it is.
      """)

  @Argument(
    help: ArgumentHelp("A catalog, a folder, or a token file.", valueName: "path"), completion: .file())
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the theme; the default is `themes` in the project.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(help: "The name of the theme; the default is the name of the first path.")
  var name: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "The section for all elements: images, buttons, backButtons or navigationBars; the default follows from their names.",
      valueName: "section"))
  var section: String?

  @Option(
    help: ArgumentHelp(
      "How names say states, such as '{name}_{state}' or '{name}{State}'.", valueName: "pattern"))
  var states: String?

  @Option(
    help: ArgumentHelp(
      "How pictures of a folder are sliced: `auto`, or points such as left=13,right=13.", valueName: "caps"))
  var caps: String?

  @Option(
    help: ArgumentHelp(
      "With `--caps auto`: by how many levels of 255 lines may differ that were equal before they were resampled.",
      valueName: "levels"))
  var tolerance = 0

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Raise or lower a limit of the theme (repeatable); SECURITY.md lists the limits.", valueName: "name=n"))
  var limitTexts: [String] = []

  @Option(help: ArgumentHelp("The device whose art a catalog has apart, such as ipad.", valueName: "device"))
  var idiom = "universal"

  @Flag(help: "Only prints the report.")
  var dryRun = false

  @Flag(help: "Replaces what is there, even if you have edited it.")
  var force = false

  @Option(help: ArgumentHelp("How the report is printed: human or json.", valueName: "format"))
  var format = Format.human

  @Flag(name: .shortAndLong, help: "Lists everything, also what is simply taken.")
  var verbose = false

  enum Format: String, ExpressibleByArgument, CaseIterable { case human, json }

  func validate() throws {
    if let section, !ImportedTheme.sectionNames.contains(section) {
      throw ValidationError(
        "`--as \(section)` is no section; write one of \(ImportedTheme.sectionNames.joined(separator: ", "))")
    }
    if let states, NamePattern(states) == nil {
      throw ValidationError("`--states \(states)` needs {name} and {state}, such as '{name}_{state}'")
    }
    if let name, !isThemeName(name) {
      throw ValidationError(
        "`\(name)` can't be the name of a theme: it begins with a lowercase letter, and contains lowercase letters, digits and hyphens"
      )
    }
    if tolerance < 0 || tolerance > 64 {
      throw ValidationError("`--tolerance` is a number of levels from 0 to 64")
    }
    if tolerance > 0, caps != "auto" { throw ValidationError("`--tolerance` goes with `--caps auto`") }
    _ = try pictureCaps()
    for text in limitTexts { _ = try CompileArguments.limit(text).get() }
    if paths.contains("") || output == "" { throw ValidationError("a path is empty") }
  }

  /// The value of `--caps`.
  private func pictureCaps() throws -> PictureCaps {
    guard let caps else { return .none }
    if caps == "auto" { return .auto(tolerance: tolerance) }
    var sides = ThemeMap()
    for part in caps.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2, ["left", "right", "top", "bottom"].contains(pair[0]),
        Points(decimal: pair[1]) != nil,
        sides[String(pair[0])] == nil
      else {
        throw ValidationError(
          "`--caps \(caps)` is neither `auto` nor sides with points, such as left=13,right=13")
      }
      sides[String(pair[0])] = .text(String(pair[1]))
    }
    return .fixed(sides)
  }

  func run() throws {
    let current = try Terminal.currentFolder()
    var sources = SourceOptions()
    (sources.idiom, sources.caps) = (idiom, try pictureCaps())
    var found = Imported()
    var tokens: [TokenSource] = []
    var pictures: [(folder: FolderPath, source: ImportedPath, paths: [ThemePath])] = []
    var names: [String] = []
    for typed in paths {
      let source = try ImportedPath(typed, from: current)
      if !names.contains(source.name) { names.append(source.name) }
      guard let folder = source.folderOfPicture else {
        found.add(read(source.path, from: source.inputs, sources, tokens: &tokens))
        continue
      }
      if let index = pictures.firstIndex(where: { $0.folder.text == folder.text }) {
        pictures[index].paths.append(source.path)
      } else {
        pictures.append((folder, source, [source.path]))
      }
    }
    for (_, source, paths) in pictures {
      found.add(importPictures(paths, from: source.inputs, caps: sources.caps))
    }
    let place = try ImportPlaces(output, from: current)
    var options = ImportOptions()
    options.name = name ?? Self.themeName(of: FolderPath(paths[0], from: current))
    found.add(tokens, for: options.name)
    options.targets = found.targets
    options.limits = CompileArguments.limits(limitTexts)
    (options.section, options.pattern) = (section, states.flatMap(NamePattern.init))
    let result: ImportResult
    do throws(CompilerFault) {
      result = try imported(found, options, targets: .built, workers: Threads.available)
    } catch {
      throw BugReport.status(of: error)
    }
    guard result.theme.elementCount > 0 || !result.theme.head.isEmpty else {
      printReport(ImportReport(result.notes))
      throw UsageError("nothing to import was found in \(paths.map { "`\($0)`" }.joined(separator: ", "))")
    }
    let update = try place.update(result, of: names, isForced: force)
    var report = ImportReport(result.notes(after: update))
    report.written = update.files.map { place.typed($0.path) }
    report.removed = update.removed.map { place.typed($0) }
    if !dryRun { report.written += try place.write(update, targets: options.targets) }
    printReport(report)
    guard format == .human else { return }
    let count = counted(report.written.count, "file")
    Terminal.write(
      dryRun
        ? "would write \(count)\n"
        : "wrote \(count), the theme is \(VisibleText.escaped(place.typed(themeFile(options.name))))\n")
    guard !dryRun else { return }
    let hasElements = result.theme.elementCount > 0
    let limits = (limitTexts.map { "--limit \($0)" } + result.options).map { " \($0)" }.joined()
    let next = VisibleText.escaped(place.command(hasElements ? "build" : "check", options.name) + limits)
    Terminal.write(
      hasElements
        ? "next: \(next)\n" : "next: \(next); tokens are built with the elements and themes that use them\n")
  }

  private func themeFile(_ name: String) -> ThemePath { ThemePath.root.appending("\(name).theme.yaml") }

  private func printReport(_ report: ImportReport) {
    switch format {
    case .json: Terminal.write(report.json(\.text).text)
    case .human:
      for line in report.lines(\.text, isComplete: verbose) {
        Terminal.write("\(VisibleText.escaped(line))\n")
      }
    }
  }

  /// The name of a theme that is made of a path: `Assets.xcassets` gives `assets`.
  static func themeName(of path: FolderPath) -> String {
    var name = ""
    for character in path.name.prefix(while: { $0 != "." && $0 != "@" }).lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.isEmpty, name.last != "-" {
        name.append("-")
      }
    }
    while name.last == "-" { name.removeLast() }
    return isThemeName(name) ? name : "imported"
  }
}
