import ArgumentParser
import ThemeCompiler
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeReview

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a page that shows themes as an app shows them.",
    usage: "themec preview [<options>] [<theme> ...]",
    discussion: """
      The page is one file that needs no network. You can stretch every element, press it, give it other titles, and see \
      it in the dark, from right to left, at every scale and in every variant; what the checker says is shown beside it.
      """)

  @Argument(
    help: ArgumentHelp(
      "Theme files, folders with theme files, or names of themes of the project; the default is all themes of the project.",
      valueName: "theme"),
    completion: .file(extensions: ["yaml", "json"]))
  var themes: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; - is standard output, and preview.html the default.", valueName: "file"),
    completion: .file())
  var output: OutputFile?

  @Option(
    help: ArgumentHelp(
      "Write no page but a sheet of every element in every variant, with boxes for titles, to this PNG; - is standard output.",
      valueName: "file"),
    completion: .file())
  var png: OutputFile?

  @Option(
    help: ArgumentHelp(
      "Write nothing but show the page at a port of this machine, and follow every change of the themes and their art until Ctrl-C; 0 is any port that is free, and so is the default where \(ServePort.usual) is taken.",
      valueName: "port"))
  var serve: ServePort?

  @OptionGroup var limits: LimitOptions

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  func validate() throws {
    try output?.validate("-o", as: .page, others: [("--png", .picture)])
    try png?.validate("--png", as: .picture, others: [("-o", .page)])
    if serve != nil, output != nil { throw ValidationError("--serve writes no file, so it excludes -o") }
    if serve != nil, png != nil { throw ValidationError("--serve writes no file, so it excludes --png") }
    if png != nil, output != nil { throw ValidationError("--png writes no page, so it excludes -o") }
  }

  func run() throws {
    var arguments = try CompileArguments.parse(limits.arguments)
    arguments.themes = themes
    arguments.quiet = quiet
    if let serve {
      var service = try PreviewService(arguments, serve)
      try service.run()
    }
    let output = output ?? OutputFile(argument: "preview.html")
    var run = try Run(arguments)
    let workspace = run.workspace
    let compiled = try run.compile(emits: true, writesTargets: false)
    if let path = (png ?? output).path {
      try workspace.refuseInputs([path], for: png == nil ? "-o" : "--png", compiled)
    }
    var shown: [PreviewTheme] = []
    for theme in compiled {
      if let theme = PreviewTheme(theme, in: workspace) { shown.append(theme) }
    }
    guard !shown.isEmpty else {
      throw UsageError.nothingToShow
    }
    if let png { return try drawSheet(of: shown, to: png) }
    let page = PreviewPage(shown).html
    try output.write(Array(page.utf8), as: .page)
    if output.isStandardOutput { return }
    run.conclude("`\(output.typed)` shows \(counted(shown.count, "theme")); open it in a browser")
  }
}

extension Preview {
  /// Draws a sheet with all themes to a PNG.
  private func drawSheet(of themes: [PreviewTheme], to file: OutputFile) throws {
    let sheet = PreviewSheet(themes.map(\.bundle), title: "Add to list")
    guard let bitmap = sheet.bitmap else {
      throw UsageError("there is nothing to draw: no element that is meant has a picture")
    }
    try file.write(encodePNG(bitmap), as: .picture)
    if sheet.leftOut > 0 {
      Terminal.report(
        "`\(file.typed)` lacks \(counted(sheet.leftOut, "picture")) with which it would be too long; a page, as in `themec preview -o preview.html`, has all of them"
      )
    }
  }
}

extension UsageError {
  static let nothingToShow = UsageError(
    "there is nothing to show: every theme that is meant is abstract or a library")
}

extension PreviewTheme {
  /// A theme with its diagnostics, for the preview; nil if the theme has no bundle.
  init?(_ theme: CompiledTheme, in workspace: Workspace) {
    guard let bundle = BundleContents(theme, in: workspace.session) else { return nil }
    self.init(bundle, remarks: theme.remarks(workspace), typed: { workspace.typed($0) })
  }
}

extension CompiledTheme {
  /// The diagnostics of the theme as remarks, sorted by file, line and code.
  fileprivate func remarks(_ workspace: Workspace) -> [PreviewRemark] {
    var places = PrintedPlaces(workspace)
    return diagnostics.map { diagnostic in
      let place = places.place(of: diagnostic.place.range)
      return (
        place: place, code: diagnostic.code.name,
        remark: PreviewRemark(
          code: diagnostic.code.name, words: diagnostic.message, element: diagnostic.element,
          place: "\(place.path):\(place.line)", help: diagnostic.help)
      )
    }
    .sorted { ($0.place.path, $0.place.line, $0.code) < ($1.place.path, $1.place.line, $1.code) }.map(
      \.remark)
  }
}
