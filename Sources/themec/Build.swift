import ArgumentParser
import ThemeBackends
import ThemeCompiler
import ThemeDisk
import ThemeImage
import ThemeSource

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compiles themes to bundles of sliced PNGs, a manifest and digests.",
    discussion: """
      One theme with -o goes to DIR; several, or a folder, to DIR/NAME; the default is build/NAME, or what the project \
      file says. Nothing is written unless every theme is right.
      """)

  @Argument(help: "Theme files, or folders of them; none: those of the project file.")
  var themes: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the bundle, or for several.", valueName: "dir"))
  var output: String?

  @OptionGroup var arguments: CompileArguments

  @Option(help: ArgumentHelp("Write what was read for make and ninja; with several themes, into this folder.", valueName: "file"))
  var depfile: String?

  @Option(help: ArgumentHelp("Touch this file after every successful build.", valueName: "file"))
  var stamp: String?

  @Option(
    help: ArgumentHelp("Write nothing; list what a build would change: all (--verify) or facts.", valueName: "what"))
  var verify: Verification?

  @Flag(help: "Write PNGs anew even where their pixels are right.")
  var reencode = false

  func run() throws {
    let run = try Run(themes: themes, arguments)
    let compiled = try run.compile(emits: true)
    let built = compiled.filter { $0.tree != nil }
    let outputs = Outputs(output, run.workspace)
    if built.isEmpty, !arguments.quiet {
      Terminal.complain("themec: nothing to build: \(compiled.isEmpty ? "no themes" : "these themes are only extended")\n")
    }
    if let verify { return try check(built, verify, outputs, run) }
    for theme in built { try commit(theme, to: outputs.folder(of: theme), run) }
    if let depfile { try writeDepfiles(depfile, built, outputs, run) }
    if let stamp { try onDisk { () throws(CommitError) in try touch(stamp) } }
  }

  private func commit(_ theme: CompiledTheme, to folder: String, _ run: Run) throws {
    guard let tree = theme.tree else { return }
    var options = CommitOptions(codec: .png)
    options.workers = run.workers
    options.reencode = reencode
    if stamp == nil { options.newestInput = run.workspace.disk.newestTime(of: theme.inputs) }
    let commitOptions = options
    let report = try onDisk { () throws(CommitError) in try ThemeDisk.commit(tree, to: folder, commitOptions) }
    if let signal = Interrupt.signal { throw ExitStatus.interrupted(signal: signal) }
    if arguments.verbose {
      let counts = "\(report.written.count) written, \(report.removed.count) removed, \(report.unchanged) unchanged"
      Terminal.complain("\(folder): \(counts)\n")
    }
  }

  private func check(_ built: [CompiledTheme], _ what: Verification, _ outputs: Outputs, _ run: Run) throws {
    var hasDrift = false
    for theme in built {
      guard let tree = theme.tree else { continue }
      let folder = outputs.folder(of: theme)
      let drifts = try onDisk { () throws(CommitError) in
        try ThemeDisk.verify(tree, against: folder, mode: what.mode, codec: .png, workers: run.workers)
      }
      for drift in drifts { Terminal.write("\(drift.kind.rawValue) \(folder)/\(drift.path)\n") }
      hasDrift = hasDrift || !drifts.isEmpty
    }
    guard hasDrift else { return }
    let words = ["themec build"] + themes + (output.map { ["-o", $0] } ?? [])
    Terminal.complain("themec: not what a build would write; `\(words.joined(separator: " "))` mends it\n")
    throw ExitStatus.themeHasErrors
  }

  private func writeDepfiles(_ path: String, _ built: [CompiledTheme], _ outputs: Outputs, _ run: Run) throws {
    for theme in built {
      let target = stamp ?? outputs.folder(of: theme) + "/manifest.json"
      let text = depfileText(target: target, inputs: theme.inputs.map { run.workspace.prefix + $0.description })
      let file = run.workspace.isMany ? "\(path)/\(theme.name?.value ?? "").d" : path
      try onDisk { () throws(CommitError) in try writeAtomically(Array(text.utf8), to: file) }
    }
  }
}

enum Verification: String, ExpressibleByArgument, CaseIterable {
  case all, facts

  var mode: VerifyMode { self == .all ? .all : .facts }
}

/// Runs what may fail at the disk; a failure is printed and ends with its status.
func onDisk<Value>(_ body: () throws(CommitError) -> Value) throws -> Value {
  do throws(CommitError) {
    return try body()
  } catch {
    Terminal.complain("themec: \(error.sentence)\n")
    if case .interrupted(let signal) = error { throw ExitStatus.interrupted(signal: signal) }
    throw ExitStatus.machineFailed
  }
}

extension ImageCodec {
  /// PNGs as bundles hold them.
  static let png = ImageCodec(
    encode: encodePNG,
    isSame: { bytes, bitmap in
      guard hasBundleForm(bytes), let decoded = try? decodePNG(bytes) else { return false }
      return decoded.bitmap == bitmap
    })
}
