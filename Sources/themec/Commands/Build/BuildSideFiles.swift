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

  /// The depfile of a theme, which `path` names.
  func depfile(of theme: CompiledTheme, at path: String, _ outputs: Outputs, _ run: Run) throws -> Depfile {
    try Depfile(
      at: depfileName(of: theme, at: path, run),
      target: stamp ?? outputs.folder(of: theme) + "/manifest.json",
      inputs: run.workspace.inputs(of: theme), typed: run.workspace.typed)
  }

  /// Writes a depfile for each theme, and the links that it names; what is right already is left as it is.
  func writeDepfiles(_ path: String, _ built: [CompiledTheme], _ outputs: Outputs, _ run: Run) throws {
    for theme in built {
      let depfile = try depfile(of: theme, at: path, outputs, run)
      let file = depfileName(of: theme, at: path, run)
      let targets = depfile.links.map { ($0.name, run.workspace.absolute($0.input)) }
      try onDisk { () throws(CommitError) in
        try placeLinks(targets, in: file + Depfile.folderSuffix, replacing: Depfile.isLinkName)
      }
      if let old = try? readFile(file, limit: 1 << 24), old == depfile.bytes { continue }
      try onDisk { () throws(CommitError) in try writeAtomically(depfile.bytes, to: file) }
    }
  }
}
