package import ThemeCore
import ThemeModel
import ThemeSyntax

/// Reads an Xcode asset catalog: its image sets and color sets, and the folders around them.
///
/// `folder` is the catalog, or a folder in one; `idiom` is the device whose art is taken where a set has some for it, such as
/// `ipad`. Everything else that is in the catalog is named in the notes.
package func importCatalog(
  _ folder: ThemePath, from inputs: any ThemeInputs, idiom: String = "universal"
) -> Imported {
  var reader = CatalogReader(inputs: inputs, idiom: idiom)
  reader.read(folder)
  reader.nameColors()
  reader.imported.files = reader.art.name(&reader.imported.elements)
  return reader.imported
}

struct CatalogReader {
  let inputs: any ThemeInputs
  /// The idiom that is taken before `universal`.
  let idiom: String
  var imported = Imported()
  var art = ImportedArt()
  /// The names of the color sets, their values, and their places among the elements.
  var colors: [(name: String, value: ThemeValue, element: Int)] = []
  /// The names of the image sets and color sets so far, in lowercase, each with its place.
  fileprivate var taken: [String: ImportPlace] = [:]

  /// Reads a folder and all folders in it, in the order of their names.
  mutating func read(_ folder: ThemePath) {
    // A catalog is no namespace, but has properties.
    _ = isNamespace(folder)
    var walk = FolderWalk(folder, "")
    while let (path, names, prefix) = walk.next(from: inputs, &imported.notes) {
      var inner: [(path: ThemePath, context: String)] = []
      for name in names where name != "Contents.json" {
        let child = path.appending(name)
        switch name.extension {
        case "imageset": readSet(child, prefix) { $0.readImageSet(child, named: $1) }
        case "colorset": readSet(child, prefix) { $0.readColorSet(child, named: $1) }
        case let kind? where kind.allSatisfy(\.isLetter):
          note(.left, name.withoutExtension, child, Self.reason(kind))
        default: inner.append((child, prefix + (isNamespace(child) ? "\(name)/" : "")))
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
    for inner in (try? inputs.names(in: folder)) ?? [] {
      let child = folder.appending(inner)
      guard !inner.hasPrefix("."), (try? inputs.names(in: child)) != nil else { continue }
      note(.left, inner.withoutExtension, child, "it is in another set, where no app finds it: move it out")
    }
  }

  /// Names a property of a set or a folder that a theme has no words for, unless it is what it is without a word.
  mutating func name(property: String, _ value: SyntaxNode, _ subject: String, _ place: ImportPlace) {
    guard value.string != "false", value.string != "automatic" else { return }
    note(.changed, subject, place, "`\(property.shortened)` is left out: a theme has no word for it")
  }

  /// For whom an entry with a key is that a theme has no axis for.
  static func audience(of key: String) -> String {
    key == "locale"
      ? "only for one language (`locale`)" : "only for some devices or memory (`\(key.shortened)`)"
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
    return self.contents(of: folder, folder.name)?.root["properties"]?["provides-namespace"]?.string == "true"
  }

  /// What a folder says of itself, of which the properties are named that a theme has no words for.
  mutating func contents(of folder: ThemePath, _ subject: String) -> ImportedJSON? {
    let path = folder.appending("Contents.json")
    guard let json = ImportedJSON(path, from: inputs, about: subject, &imported.notes) else { return nil }
    for entry in json.root["properties"]?.mapping?.entries ?? [] {
      let isKnown = ["template-rendering-intent", "provides-namespace"].contains(entry.key.value)
      if !isKnown { name(property: entry.key.value, entry.value, subject, json.place(entry.key.range)) }
    }
    return json
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

extension CatalogReader {
  /// When a catalog shows an entry of a set, as the keys of a theme that lead to the variant, such as `appearances`, `dark`; empty
  /// for what is shown elsewhere. Throws if a theme has no axis for it.
  static func condition(
    of entry: SyntaxNode, _ json: ImportedJSON, _ subject: String
  ) throws(ImportProblem) -> [String] {
    var (appearance, contrast): ([String], [String]) = ([], [])
    for item in entry["appearances"]?.sequence ?? [] {
      switch (item["appearance"]?.string, item["value"]?.string) {
      case ("luminosity", "dark"?): appearance = ["appearances", "dark"]
      case ("luminosity", "light"?): appearance = ["appearances", "light"]
      case ("contrast", "high"?): contrast = ["accessibility", "highContrast"]
      case (let name, let value):
        throw ImportProblem(
          json.place(item.range),
          "\(subject) is for `\(name ?? "")` `\(value ?? "")`, which a theme can't say")
      }
    }
    let direction = entry["language-direction"]?.string == "right-to-left" ? ["directions", "rtl"] : []
    return direction + appearance + contrast
  }
}

/// The slicing of one file of an image set, in pixels of the file (the units of a vector).
struct CatalogSlicing {
  var caps: Insets<Pixels>
  /// How much of what lies between the caps is kept, along each axis; nil for an axis that is not cut.
  var center: (width: Int?, height: Int?)
  var isTiled: Bool

  /// The first pixels that are left out between the caps, and the first behind them, along an axis of `length` pixels.
  static func dropped(_ leading: Int, _ center: Int?, _ trailing: Int, of length: Int) -> Range<Int>? {
    guard let center, leading + center < length - trailing else { return nil }
    return leading + center..<length - trailing
  }

}

extension CatalogSlicing {
  /// Reads `resizing`.
  init(_ node: SyntaxNode, at place: ImportPlace) throws(ImportProblem) {
    let mode = node["mode"]?.string
    guard let mode, ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
      throw ImportProblem(
        place, "its slicing has the mode `\((mode ?? "none").shortened)`, which Xcode does not know")
    }
    let (across, down) = (mode != "3-part-vertical", mode != "3-part-horizontal")
    let caps = node["cap-insets"] ?? node["capInsets"]
    let center = node["center"]
    func pixels(_ node: SyntaxNode?, _ key: String, missing: Int?) throws(ImportProblem) -> Int {
      let isThere = node?[key] != nil
      if let number = isThere ? node?[key]?.number : missing.map({ Double($0) }), 0...65_535 ~= number,
        number == number.rounded()
      {
        return Int(number)
      }
      throw ImportProblem(
        place, "its slicing has no size of the center, or numbers that are not whole pixels")
    }
    func cap(_ side: String, _ isUsed: Bool) throws(ImportProblem) -> Pixels {
      try Pixels(isUsed ? pixels(caps, side, missing: 0) : 0)
    }
    let lengths = Insets(
      top: try cap("top", down), left: try cap("left", across), bottom: try cap("bottom", down),
      right: try cap("right", across))
    let size = (
      width: try across ? pixels(center, "width", missing: nil) : nil,
      height: try down ? pixels(center, "height", missing: nil) : nil
    )
    let word = center?["mode"]?.string
    // `fill` is Xcode 5's word for `stretch`.
    guard let word, ["stretch", "tile", "fill"].contains(word) else {
      throw ImportProblem(place, "the center of its slicing has the mode `\((word ?? "none").shortened)`")
    }
    self.init(caps: lengths, center: size, isTiled: word == "tile")
  }
}
