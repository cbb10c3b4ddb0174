import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeModel

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

/// Bundles in the output folder of a project for which it has no theme.
extension Run {
  /// Whether the run is over all themes of a project, so that it is known which bundles there should be.
  var isWholeProject: Bool { arguments.themes.isEmpty && workspace.project != nil }

  /// The names of the orphaned bundles. Empty where it is not certain which themes there are: for a run over some themes, and
  /// after errors in the project file or in names. Empty too if the project accepts the warning.
  func orphans(among themes: [CompiledTheme], isWhole: Bool) throws -> [String] {
    guard isWholeProject, isWhole, let outputs, !hasProjectErrors else { return [] }
    guard workspace.project?.allow.contains(where: { $0.value == .bundleOrphaned }) != true else { return [] }
    guard themes.allSatisfy({ $0.isOnlyExtended || $0.name != nil }) else { return [] }
    return try onDisk { () throws(CommitError) in
      try outputs.orphans(beside: themes, in: workspace.disk, arguments.limits)
    }
  }

  /// A warning for each of the orphaned bundles, at the list of themes in the project file.
  func warnings(ofOrphans names: [String]) -> [Diagnostic] {
    guard let outputs, let range = workspace.project?.themes.first?.files.range else { return [] }
    return names.map { name in
      Diagnostic(
        .bundleOrphaned,
        "the output folder has a bundle `\(name)`, but the project has no theme of that name",
        at: range
      ).helping(words: "`themec build --prune` removes `\(outputs.folder(named: name))`")
    }
  }
}
