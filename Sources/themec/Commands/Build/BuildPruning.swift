import ArgumentParser
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage

/// The part of a build that removes the bundles of themes that are gone.
extension Build {
  /// Throws if `--prune` is used for anything but a build of a whole project.
  func refusePartialPruning() throws {
    guard prune else { return }
    if verify != nil { throw ValidationError("--verify writes nothing, so it can't prune") }
    guard arguments.themes.isEmpty else {
      throw ValidationError("--prune needs all themes of the project, so name none")
    }
  }

  /// Removes the orphaned bundles of a run, without what is not themec's own.
  func removeOrphans(of run: Run, _ outputs: Outputs, _ codec: ImageCodec) throws {
    guard prune else { return }
    for name in run.orphans {
      let folder = outputs.folder(named: name)
      let options = options(codec, run, workers: 1)
      let report = try onDisk { () throws(CommitError) in
        try removeBundle(at: outputs.place(named: name), options)
      }
      if arguments.quiet { continue }
      tellOfKept(report, in: folder)
      Terminal.report("removed the bundle in `\(folder)`: \(counted(report.removed.count, "file"))")
      for warning in report.warnings { Terminal.report(warning) }
    }
  }
}
