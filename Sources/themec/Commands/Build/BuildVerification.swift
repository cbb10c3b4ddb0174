import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage

/// The part of a build that compares bundles with what would be written.
extension Build {
  /// Lists the files that are not up to date, and throws if there are any. Adds what was compared to `kept`.
  func check(
    _ built: [CompiledTheme], _ mode: VerifyMode, _ outputs: Outputs, _ codec: ImageCodec, _ run: Run,
    _ kept: inout KeptRun?
  ) throws {
    var found: [BundleDrift] = []
    try run.forEachBatch(of: built) { batch in
      for (theme, tree) in batch {
        let folder = outputs.folder(of: theme)
        let drifts = try onDisk { () throws(CommitError) in
          try run.watch.measure(.commit) { () throws(CommitError) in
            try ThemeDisk.verify(
              tree, against: outputs.place(of: theme), mode: mode, options(for: theme, codec, run))
          }
        }
        let facts = ["digests.json", "manifest.json"]
        let paths = mode == .all ? tree.files.map(\.path) : facts
        if kept != nil, let files = FileList(of: paths, in: folder, beside: []) {
          kept?.add(files)
        } else {
          kept = nil
        }
        if !drifts.isEmpty { found.append(BundleDrift(folder: folder, tree: tree, files: drifts)) }
      }
    }
    run.progress.clear()
    // With formats for programs, standard output has to contain nothing but diagnostics.
    let isForMachines = arguments.format.isForMachines
    func write(_ text: String) { isForMachines ? Terminal.writeError(text) : Terminal.write(text) }
    let lines = try factLines(of: found, isMany: built.count > 1)
    for line in lines { write(VisibleText.escaped(line) + "\n") }
    for bundle in found {
      for file in bundle.files {
        write(VisibleText.escaped("\(file.kind.rawValue) \(bundle.folder)/\(file.path)") + "\n")
      }
    }
    for name in run.orphans { write(VisibleText.escaped("extra \(outputs.folder(named: name))") + "\n") }
    guard !found.isEmpty || !run.orphans.isEmpty else {
      return arguments.conclude("\(counted(built.count, "bundle")) up to date")
    }
    let command =
      buildCommand(verifying: CommandWords.typed) + (run.orphans.isEmpty ? "" : " --prune")
    Terminal.report("the files listed above are not up to date; `\(command)` updates them")
    throw ExitStatus.themeHasErrors
  }
}
