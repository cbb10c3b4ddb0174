import ThemeCompiler
import ThemeCore
import ThemeDisk

/// The files that a build writes in addition to the bundles: depfiles and the stamp.
extension Build {
  /// Throws if the stamp or a depfile would overwrite an input.
  func refuseInputs(_ built: [CompiledTheme], _ run: Run) throws {
    if let stamp { try run.workspace.refuseInputs([stamp], for: "--stamp", built) }
    guard let depfile else { return }
    let files = built.map { depfileName(of: $0, at: depfile, run) }
    try run.workspace.refuseInputs(files, for: "--depfile", built)
  }

  func depfileName(of theme: CompiledTheme, at path: String, _ run: Run) -> String {
    run.workspace.isMany ? "\(path)/\(theme.name?.value ?? "").d" : path
  }

  /// Writes a depfile for each theme; a file that already has the right contents is left as it is.
  func writeDepfiles(_ path: String, _ built: [CompiledTheme], _ outputs: Outputs, _ run: Run) throws {
    for theme in built {
      let target = stamp ?? outputs.folder(of: theme) + "/manifest.json"
      let bytes = try depfileText(
        target: target, inputs: run.workspace.inputs(of: theme).map(run.workspace.typed))
      let file = depfileName(of: theme, at: path, run)
      if let old = try? readFile(file, limit: 1 << 24), old == bytes { continue }
      try onDisk { () throws(CommitError) in try writeAtomically(bytes, to: file) }
    }
  }
}
