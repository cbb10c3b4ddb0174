package import ThemeCompiler
import ThemeDiagnostics
package import ThemeImage

extension BundleContents {
  /// Makes the contents of a compiled bundle that is not written to the disk; nil where the theme has no bundle. `session` is
  /// the session in which the theme was compiled, and `project` the project file whose options applied.
  package init?(_ theme: CompiledTheme, in session: Session, of project: WrittenProject? = nil) {
    guard let tree = theme.tree else { return nil }
    let warnings = theme.diagnostics.filter { $0.severity == .warning }.map {
      ThemeWarning(code: $0.code.name, words: $0.message, element: $0.element, target: $0.target)
    }
    self.init(
      tree, written: WrittenTheme(theme, in: session, of: project),
      warnings: warnings.sorted {
        ($0.element ?? "", $0.code, $0.words) < ($1.element ?? "", $1.code, $1.words)
      })
  }

  /// Makes the contents of a bundle that is not written to the disk.
  package init(_ tree: OutputTree, written: WrittenTheme? = nil, warnings: [ThemeWarning]? = nil) {
    var files: [String: OutputFile] = [:]
    for file in tree.files { files[file.path] = file }
    func text(_ path: String) -> [UInt8] {
      guard case .text(let bytes)? = files[path]?.content else { preconditionFailure("a bundle has \(path)") }
      return bytes
    }
    let known = files
    do throws(ManifestProblem) {
      self.init(
        manifest: try ManifestFacts(reading: text("manifest.json")),
        digests: try DigestFacts(reading: text("digests.json")),
        picture: { path in
          guard case .image(let pixels)? = known[path]?.content else { return nil }
          return pixels.bitmap
        },
        writtenSize: { path in
          guard case .image(let pixels)? = known[path]?.content else { return nil }
          return pixels.size
        },
        bytes: { path in
          guard case .text(let bytes)? = known[path]?.content else { return nil }
          return bytes
        }, written: written, warnings: warnings)
    } catch {
      preconditionFailure("themec can't read what it writes: \(error.words)")
    }
  }
}
