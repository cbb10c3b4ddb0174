package import ThemeImage

extension BundleContents {
  /// A bundle that is made and not written.
  package init(_ tree: OutputTree) {
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
        bytes: { path in
          guard case .text(let bytes)? = known[path]?.content else { return nil }
          return bytes
        })
    } catch {
      preconditionFailure("themec can't read what it writes: \(error.words)")
    }
  }
}
