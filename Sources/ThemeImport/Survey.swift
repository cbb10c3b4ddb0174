package import ThemeCore
import ThemeDiagnostics

/// Something in a folder that can be imported.
package struct ImportSource: Sendable {
  package enum Kind: String, Sendable {
    case catalog, resources, pictures, tokens
  }

  package let kind: Kind
  package let path: ThemePath
  /// How many image sets, drawables, pictures or token files there are.
  package var count: Int
  /// Whether pictures look like art of an app: SVGs, nine-patches, or PNGs for several scales.
  package var isArt = true

  /// What it is, for people: `asset catalog, 64 sets`.
  package var summary: String {
    switch kind {
    case .catalog: "asset catalog, \(counted(count, "set"))"
    case .resources: "Android resources, \(counted(count, "file"))"
    case .pictures: "folder of pictures, \(counted(count, "picture"))"
    case .tokens: "token file"
    }
  }
}

/// What a folder has that can be imported: asset catalogs, Android's `res` folders, folders of pictures and token files.
///
/// Folders of dependencies and of what is built are left out, and so is what themec itself has written.
package func survey(_ folder: ThemePath, in inputs: any ThemeInputs) -> [ImportSource] {
  var sources: [ImportSource] = []
  var rest: [(path: ThemePath, depth: Int)] = [(folder, 0)]
  var visited = 0
  while let (path, depth) = rest.popLast(), visited < 100_000 {
    guard let names = try? inputs.names(in: path), !isOfThemes(names) else { continue }
    visited += 1
    if path.name.hasSuffix(".xcassets") {
      sources.append(
        ImportSource(
          kind: .catalog, path: path,
          count: count(path, in: inputs) { $0.hasSuffix(".imageset") || $0.hasSuffix(".colorset") }))
      continue
    }
    if names.contains(where: { $0 == "values" || $0 == "drawable" || $0.hasPrefix("drawable-") }) {
      sources.append(
        ImportSource(
          kind: .resources, path: path,
          count: count(path, in: inputs) { $0.hasSuffix(".png") || $0.hasSuffix(".xml") }))
      continue
    }
    var pictures = 0
    let isArt = names.contains {
      $0.hasSuffix(".svg") || $0.hasSuffix(".9.png") || PictureName($0.withoutExtension).scale != nil
    }
    for name in names where !name.hasPrefix(".") {
      let child = path.appending(name)
      switch name.extension {
      case "png", "svg": pictures += 1
      case "json", "css", "tokens", "json5":
        guard let bytes = try? inputs.bytes(of: child, limit: ImportedJSON.maxBytes) else { continue }
        if isTokenFile(TokenSource(path: child, bytes: bytes)) {
          sources.append(ImportSource(kind: .tokens, path: child, count: 1))
        }
      case nil, "xcassets", "bundle", "framework":
        if depth < 40, !leftOut.contains(name) { rest.append((child, depth + 1)) }
      default: break
      }
    }
    if pictures > 0 {
      sources.append(ImportSource(kind: .pictures, path: path, count: pictures, isArt: isArt))
    }
  }
  return sources.sorted { $0.path < $1.path }
}

/// Whether the names are those of a folder of themes, or of a bundle that themec has built.
private func isOfThemes(_ names: [String]) -> Bool {
  names.contains("manifest.json") && names.contains("digests.json")
    || names.contains { $0.hasSuffix(".theme.yaml") || $0.hasSuffix(".theme.json") }
}

private let leftOut: Set<String> = [
  "node_modules", "Pods", "Carthage", "build", "DerivedData", "dist", "out", "target", "vendor",
]

private func count(_ folder: ThemePath, in inputs: any ThemeInputs, _ isCounted: (String) -> Bool) -> Int {
  var count = 0
  var rest = [folder]
  while let path = rest.popLast(), count < 100_000 {
    for name in (try? inputs.names(in: path)) ?? [] where !name.hasPrefix(".") {
      if isCounted(name) { count += 1 } else if name.extension == nil { rest.append(path.appending(name)) }
    }
  }
  return count
}
