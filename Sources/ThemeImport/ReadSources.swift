package import ThemeCore

/// What is read of the sources of an import.
package struct SourceOptions: Sendable {
  /// The device whose art is taken from catalogs where a set has some for it.
  package var idiom = "universal"
  package var caps = PictureCaps.none

  package init() {}
}

/// Reads what a path names: a catalog, a `res` folder, a folder of pictures, token files, or a folder with several of them.
/// Token files are gathered in `tokens`, because files of one system refer to each other.
package func read(
  _ path: ThemePath, from inputs: any ThemeInputs, _ options: SourceOptions, tokens: inout [TokenSource]
) -> Imported {
  var found = Imported()
  if (try? inputs.names(in: path)) == nil {
    if let bytes = bytes(of: path, from: inputs, limit: ImportedJSON.maxBytes, about: path.name, &found.notes)
    {
      tokens.append(TokenSource(path: path, bytes: bytes))
    }
    return found
  }
  let sources = survey(path, in: inputs)
  found.kinds = Set(sources.map(\.kind))
  var pictures: [ThemePath] = []
  for source in sources {
    switch source.kind {
    case .catalog: found.add(importCatalog(source.path, from: inputs, idiom: options.idiom))
    case .resources: found.add(importResources(source.path, from: inputs))
    case .pictures:
      // Pictures in folders within are read with the folder above them.
      if !pictures.contains(where: { source.path.below($0) != nil }) { pictures.append(source.path) }
    case .tokens:
      if let bytes = bytes(
        of: source.path, from: inputs, limit: ImportedJSON.maxBytes, about: source.path.name, &found.notes)
      {
        tokens.append(TokenSource(path: source.path, bytes: bytes))
      }
    }
  }
  for folder in pictures { found.add(importPictures(folder, from: inputs, caps: options.caps)) }
  return found
}

extension Imported {
  /// Adds what token files are as DTCG files, in a folder of the theme's own.
  package mutating func add(_ sources: [TokenSource], for theme: String) {
    guard !sources.isEmpty else { return }
    let tokens = importTokens(sources, into: ThemePath.root.appending("tokens").appending(theme))
    files += tokens.files
    tokenFiles = tokens.tokenFiles
    kinds.insert(.tokens)
    notes += tokens.notes
  }

  /// Adds what was found elsewhere. Files of art that have the path of another one get a path of their own.
  package mutating func add(_ other: Imported) {
    kinds.formUnion(other.kinds)
    var taken: [String: ImportedFile] = [:]
    for file in files { taken[file.path.text] = file }
    guard other.files.contains(where: { (taken[$0.path.text]?.bytes ?? $0.bytes) != $0.bytes }) else {
      elements += other.elements
      files += other.files.filter { taken[$0.path.text] == nil }
      tokens += other.tokens
      notes += other.notes
      return
    }
    var number = 2
    while files.contains(where: { $0.path.text.hasPrefix("art/\(number)/") }) { number += 1 }
    add(other.movingArt(into: "\(number)"))
  }

  /// The same with its art in a folder of `art`.
  func movingArt(into folder: String) -> Imported {
    func place(_ path: String) -> String {
      path.hasPrefix("art/") ? "art/\(folder)/\(path.dropFirst(4))" : path
    }
    var moved = self
    moved.files = files.map { ImportedFile(ThemePath(place($0.path.text)) ?? $0.path, $0.bytes) }
    for index in elements.indices {
      moved.elements[index].look = ThemeValue.map(elements[index].look).mappingTexts(place).map ?? [:]
    }
    return moved
  }
}
