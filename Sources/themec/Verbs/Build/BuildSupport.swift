import ThemeBundle
import ThemeCompiler
import ThemeDisk
import ThemeImage
import ThemeTargets

/// The support code that themes for UIKit share, in a folder beside their bundles.
extension Build {
  /// Writes the files of the support code that are missing or out of date.
  func writeSupport(of built: [CompiledTheme], _ outputs: Outputs, _ run: Run) throws {
    for (path, bytes, _) in changedSupport(of: built, outputs) {
      try onDisk { () throws(CommitError) in try writeAtomically(bytes, to: path) }
      run.note("\(path) written")
    }
  }

  /// The files of the support code that are missing or out of date, with the contents that they should have; `kind` is
  /// `missing` or `changed`.
  func changedSupport(
    of built: [CompiledTheme], _ outputs: Outputs
  ) -> [(path: String, bytes: [UInt8], kind: String)] {
    var asked: [(folder: String, code: UIKitSupportCode)] = []
    for theme in built {
      guard let code = theme.support else { continue }
      let folder = outputs.folderOfSupport(for: theme)
      if let place = asked.firstIndex(where: { $0.folder == folder }) {
        asked[place].code = asked[place].code.union(code)
      } else {
        asked.append((folder, code))
      }
    }
    return asked.flatMap { folder, code in
      code.files.compactMap { file in
        guard case .text(let bytes) = file.content else { return nil }
        let path = "\(folder)/\(file.path)"
        let old = try? readFile(path, limit: 1 << 24)
        return old == bytes ? nil : (path, bytes, old == nil ? "missing" : "changed")
      }
    }
  }
}
