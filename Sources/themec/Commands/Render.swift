import ArgumentParser
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeModel
import ThemeReview

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws one element as an app shows it, to a PNG.",
    usage: "themec render [<options>] <element> -o <file>",
    discussion: """
      The background is stretched to the width that the title needs, within the limits of the element, or to --width. \
      The title is drawn as a box for each word, because letters differ from machine to machine; the rest of the picture \
      is the same on every machine, so it can be compared in tests.
      """)

  @Argument(help: "The kind and name of the element, such as backButtons/menu.")
  var element: String

  @Option(
    help: "The theme file, or the name of a theme of the project; needed if there are several.",
    completion: .file(extensions: ["yaml", "json"]))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "The variant as the manifest writes it, such as highlighted or normal.dark.", valueName: "key"))
  var variant = "normal"

  @Option(help: ArgumentHelp("The width in points.", valueName: "n"))
  var width: Double?

  @Option(help: ArgumentHelp("The height in points.", valueName: "n"))
  var height: Double?

  @Option(help: ArgumentHelp("How many pixels a point has: 1, 2 or 3.", valueName: "n"))
  var scale = 2

  @Option(help: ArgumentHelp("The title, drawn as boxes.", valueName: "text"))
  var title: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG to write; - is standard output.", valueName: "file"), completion: .file())
  var output: OutputFile?

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    try output?.validate("-o", as: .picture)
    if Scale(rawValue: scale) == nil { throw ValidationError("--scale takes 1, 2 or 3") }
    for (name, side) in [("width", width), ("height", height)] {
      if let side, !(1...4_096 ~= side) { throw ValidationError("--\(name) takes points from 1 to 4096") }
    }
  }

  func run() throws {
    var arguments = try CompileArguments.parse(limits.arguments)
    let isFile = theme.map { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") } ?? false
    arguments.themes = isFile ? [theme].compactMap(\.self) : []
    arguments.quiet = true
    var run = try Run(arguments)
    let compiled = try run.compile(emits: true, writesTargets: false)
    if let path = output?.path { try run.workspace.refuseInputs([path], for: "-o", compiled) }
    let all = compiled.compactMap { BundleContents($0, in: run.workspace.session) }
    let meant = isFile || theme == nil ? all : all.filter { $0.manifest.theme == theme }
    let names = all.map(\.manifest.theme)
    guard let bundle = meant.first else {
      throw theme.map { UsageError.unknown("theme", $0, among: names, listedBy: "themec list outputs") }
        ?? UsageError("there is no theme to draw from; --theme names one")
    }
    if meant.count > 1 {
      throw UsageError("there are several themes; --theme names one of them: \(names.listed)")
    }
    let bitmap = try drawn(bundle)
    guard let output else {
      let name = element.split(separator: "/").last ?? "element"
      throw UsageError("-o names the PNG to write, as in `themec render \(element) -o \(name).png`")
    }
    try output.write(encodePNG(bitmap), as: .picture)
    run.conclude("`\(output.typed)` has \(bitmap.width) × \(bitmap.height) pixels")
  }

  private func drawn(_ bundle: BundleContents) throws -> Bitmap {
    var request = RenderRequest(element: element)
    request.variant = variant
    request.scale = Scale(rawValue: scale) ?? .x2
    request.width = width
    request.height = height
    request.title = title
    let known = bundle.manifest.elements.first { $0.name == element }
    if title != nil, let known, !known.variants.contains(where: { $0.facts["title"] != nil }) {
      throw UsageError("`\(element)` has no title that --title could draw")
    }
    do throws(RenderProblem) {
      return try rendered(request, of: bundle)
    } catch .noElement(let known) {
      let named = known.filter { $0.split(separator: "/").last == element[...] }
      if !named.isEmpty {
        throw UsageError("an element is named by its kind and name; did you mean \(named.listed)?")
      }
      throw UsageError.unknown("element", element, among: known, listedBy: "themec manifest --flat")
    } catch .noVariant(let known) {
      let more = known.count > 10 ? " and \(counted(known.count - 10, "other"))" : ""
      throw UsageError(
        "`\(element)` has no variant `\(variant)`; it has \(Array(known.prefix(10)).listed)\(more)")
    } catch .noPicture(let known) {
      throw UsageError(
        known.isEmpty
          ? "`\(element)` has no picture: it is a text, or drawn by the platform"
          : "`\(element)` has no picture at \(scale)x, only at \(known.listed)")
    } catch .tooLarge {
      throw UsageError("the picture would be too large; ask for a smaller --width, --height or --scale")
    }
  }
}
