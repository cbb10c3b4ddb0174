package import ThemeCore
import ThemeSyntax

/// Reads an Xcode asset catalog: its image sets and color sets, and the folders around them.
///
/// `folder` is the catalog, or a folder in one; `idiom` is the device whose art is taken where a set has some for it, such as
/// `ipad`. Everything else that is in the catalog is named in the notes.
package func importCatalog(
  _ folder: ThemePath, from inputs: any ThemeInputs, idiom: String = "universal"
) -> Imported {
  var reader = CatalogReader(inputs, idiom)
  reader.read(folder)
  return reader.imported
}

struct CatalogReader {
  let inputs: any ThemeInputs
  /// The idiom that is taken before `universal`.
  let idiom: String
  var imported = Imported()
  /// The names of the image sets and color sets so far, in lowercase, each with its place.
  private var taken: [String: ImportPlace] = [:]

  init(_ inputs: any ThemeInputs, _ idiom: String) {
    self.inputs = inputs
    self.idiom = idiom
  }

  /// Reads a folder and all folders in it, in the order of their names.
  mutating func read(_ folder: ThemePath) {
    var walk = FolderWalk(folder, "")
    while let (path, names, prefix) = walk.next(from: inputs, &imported.notes) {
      var inner: [(path: ThemePath, context: String)] = []
      for name in names where name != "Contents.json" {
        let child = path.appending(name)
        switch name.extension {
        case "imageset": readSet(child, prefix) { $0.readImageSet(child, named: $1) }
        case "colorset": readSet(child, prefix) { $0.readColorSet(child, named: $1) }
        case nil: inner.append((child, prefix + (isNamespace(child) ? "\(name)/" : "")))
        case let kind?: note(.left, name.withoutExtension, child, Self.reason(kind))
        }
      }
      walk.enter(inner)
    }
  }

  /// Reads a set, unless another one of the same kind has its name.
  private mutating func readSet(
    _ folder: ThemePath, _ prefix: String, _ body: (inout CatalogReader, String) -> Void
  ) {
    let name = prefix + folder.name.withoutExtension
    let key = "\(folder.name.extension ?? "") \(name.lowercased())"
    if let other = taken[key] {
      return note(
        .left, name, folder,
        "`\(other.path)` has the same name: code can only load one of them. Rename one, or let its folder provide a namespace"
      )
    }
    taken[key] = ImportPlace(folder)
    body(&self, name)
  }

  /// Whether a folder's name belongs to the names of what is in it.
  private mutating func isNamespace(_ folder: ThemePath) -> Bool {
    let contents = folder.appending("Contents.json")
    do throws(InputError) {
      _ = try inputs.bytes(of: contents, limit: ImportedJSON.maxBytes)
    } catch {
      if error != .notFound { note(.left, folder.name, contents, error.words) }
      return false
    }
    guard let json = ImportedJSON(contents, from: inputs, about: folder.name, &imported.notes) else {
      return false
    }
    return json.root["properties"]?["provides-namespace"]?.string == "true"
  }

  mutating func note(_ outcome: ImportNote.Outcome, _ subject: String, _ place: ThemePath, _ reason: String) {
    note(outcome, subject, ImportPlace(place), reason)
  }

  mutating func note(
    _ outcome: ImportNote.Outcome, _ subject: String, _ place: ImportPlace, _ reason: String
  ) {
    imported.notes.append(ImportNote(outcome, subject, at: place, reason))
  }

  /// Why something of another kind stays out of the theme.
  private static func reason(_ kind: String) -> String {
    switch kind {
    case "symbolset": "a symbol is a font of SF Symbols, which Xcode reads from its own catalog"
    case "appiconset", "iconset", "brandassets", "launchimage", "complicationset":
      "icons and launch images of an app are not part of a theme: leave them in the app's catalog"
    case "dataset", "arresourcegroup", "arreferenceimage":
      "data is not part of a theme: leave it in the app's catalog"
    case "imagestack", "imagestacklayer", "solidimagestack", "solidimagestacklayer":
      "layered images of tvOS and visionOS are not part of a theme: leave them in the app's catalog"
    case "png", "jpg", "jpeg", "pdf", "svg", "heic": "no set has this file, so no app shows it"
    default: "`.\(kind)` is not a kind that themec reads: leave it in the app's catalog"
    }
  }
}

extension String {
  /// What follows the last dot of a name, in lowercase; nil if nothing does.
  var `extension`: String? {
    guard let dot = lastIndex(of: "."), dot != startIndex, index(after: dot) != endIndex else { return nil }
    return self[index(after: dot)...].lowercased()
  }

  /// The name before its last dot.
  var withoutExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }
}
