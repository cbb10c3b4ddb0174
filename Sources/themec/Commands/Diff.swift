import ArgumentParser
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeReview

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows what changed between two bundles, themes or revisions, by name and grade.",
    usage: "themec diff [<options>] [<old>] [<new>]",
    discussion: """
      Each side is the folder of a bundle, a folder with bundles, a manifest.json, a theme file, a folder with theme \
      files or with a project file, a revision of git, or a theme or folder of one, as in `main:themes/a.theme.yaml`; themes are compiled in \
      memory, also those of a revision. `git:NAME` is a revision even if a file has that name. Without NEW, the work \
      tree is compared; without OLD, with the commit at which its branch began. A theme alone is compared with itself at \
      that commit.

      Changes are graded: breaking (something is gone, renamed or needs more room), visible, invisible (art is cut \
      differently and looks the same at every size), metadata, generated (only code that themec writes), encoding (PNGs \
      with the same pixels).

      If a bundle has a manifest that breaks its schema, or pictures that are damaged, missing or not what its digests \
      say, the report is printed as far as it can be made, and the status is 2. Only the files that the report needs \
      are read; `build --verify` reads all of them.
      """)

  @Argument(help: "The side before the change.", completion: .file())
  var old: String?

  @Argument(help: "The side after the change.", completion: .file())
  var new: String?

  @Option(help: "The format of the report.")
  var format = ReviewFormat.text

  @Option(
    help: "Draw what changed, before and after, to this PNG as well.", completion: .file())
  var png: OutputFile?

  @Option(help: "Exit with status 1 if there is a change of this grade or a more severe one.")
  var failOn: FailingGrade?

  func validate() throws {
    try png?.validate("--png", as: .picture)
    if png?.isStandardOutput == true {
      throw ValidationError("standard output gets the report; --png names a file")
    }
  }

  func run() throws {
    let sides = try Sides(old, new)
    let known = KnownFacts()
    let (before, after) = (try sides.old.bundles(known), try sides.new.bundles(known))
    let pairs = themePairs(before, after)
    let report = try traced(themeChanges(pairs, workers: Threads.available), pairs)
    switch format {
    case .text:
      let text = Review(report).text
      Terminal.write(text.isEmpty ? sides.unchanged(pairs, report).map { "\($0)\n" } ?? "" : text)
    case .markdown:
      Terminal.write(
        Review(report).markdown(unchanged: sides.unchanged(pairs, report) ?? "No changes were found."))
    case .json: Terminal.write(report.json.text)
    case .html:
      Terminal.write(ReviewPage(report, pairs, unchanged: sides.unchanged(pairs, report)).html)
    }
    if let png { try drawSheet(of: report, pairs, to: png) }
    let areReliable = [sides.old.reportFaults(), sides.new.reportFaults()]
    if areReliable.contains(false) { throw ExitStatus.wrongUsage }
    if let failOn, report.contains(where: { $0.changes.contains { $0.grade <= failOn.grade } }) {
      throw ExitStatus.themeHasErrors
    }
  }
}

extension Diff {
  /// Draws the pictures that changed to a PNG; if none changed, no file is written.
  private func drawSheet(of report: [ThemeChanges], _ pairs: [ThemePair], to file: OutputFile) throws {
    let sheet = ReviewSheet(report, pairs)
    guard let bitmap = sheet.bitmap else {
      Terminal.report("nothing that can be drawn changed, so `\(file.typed)` is not written")
      return
    }
    // It is looked at once, and drawn for each push.
    try file.write(encodePNG(bitmap, .fast), as: .picture)
    if sheet.leftOut > 0 {
      Terminal.report(
        "`\(file.typed)` lacks \(counted(sheet.leftOut, "picture")) with which it would be too long; `--format html` has more of them"
      )
    }
  }
}

/// The format in which a report is printed.
enum ReviewFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, json, html
}

/// The grades of changes that `--fail-on` can make a failure, for example in CI.
enum FailingGrade: String, CaseIterable, ExpressibleByArgument {
  case breaking, visible, metadata

  var grade: Grade {
    switch self {
    case .breaking: .breaking
    case .visible: .visible
    case .metadata: .metadata
    }
  }
}
