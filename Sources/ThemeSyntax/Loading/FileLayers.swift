package import ThemeCore

/// Which files of a theme build on which others: a file builds on itself, on its token files, on those that it extends, and on
/// what these build on.
package struct FileLayers: Sendable {
  struct Layer: Sendable {
    let path: ThemePath
    let tokenFiles: [ThemePath]
    /// The indices of the layers that the file extends.
    let parents: [Int]
  }

  /// The theme files, the theme itself first.
  let layers: [Layer]

  init(_ files: ThemeFiles) {
    layers = files.files.map { file in
      Layer(
        path: file.path, tokenFiles: file.tokenFiles,
        parents: file.parents.compactMap { files.places[$0.path] })
    }
  }

  /// Whether a file is one of the theme's, or one of their token files.
  package func contains(_ file: ThemePath) -> Bool {
    layers.contains { $0.path == file || $0.tokenFiles.contains(file) }
  }

  /// Whether a file builds on another one. A token file builds on whatever the themes that name it build on.
  package func isBuilt(_ file: ThemePath, on other: ThemePath) -> Bool {
    var next = layers.indices.filter { layers[$0].path == file || layers[$0].tokenFiles.contains(file) }
    var seen = Set(next)
    while let index = next.popLast() {
      if layers[index].path == other || layers[index].tokenFiles.contains(other) { return true }
      next += layers[index].parents.filter { seen.insert($0).inserted }
    }
    return false
  }
}
