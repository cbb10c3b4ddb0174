import ThemeCore
import ThemeModel
import ThemeSyntax

/// An entry of an image set that has a file.
private struct CatalogFile {
  let node: SyntaxNode
  let place: ImportPlace
  let name: String
  let idiom: String
  let condition: CatalogCondition
  var isLeftToRight: Bool { node["language-direction"]?.string == "left-to-right" }
}

extension CatalogReader {
  mutating func readImageSet(_ folder: ThemePath, named name: String) {
    guard
      let json = ImportedJSON(
        folder.appending("Contents.json"), from: inputs, about: name, &imported.notes)
    else { return }
    self.name(propertiesOf: json, name)
    nameFiles(in: folder, besides: json, name)
    let files = files(of: json, name)
    guard !files.isEmpty else {
      if json.root["images"]?.sequence?.contains(where: { $0["filename"] != nil }) != true {
        note(.left, name, folder, "the set has no file")
      }
      return
    }
    let chosen = choose(files, name)
    guard !chosen.isEmpty else { return }
    if let file = chosen.first(where: { !["png", "svg"].contains($0.name.extension) }) {
      return note(.left, name, file.place, Self.unreadable(file.name, file.node["resizing"]))
    }
    do throws(PictureProblem) {
      let element = try element(chosen, name, folder, json)
      imported.elements.append(element)
    } catch {
      note(.left, name, error.place, error.words)
    }
  }

  /// Names the files in the folder of a set that the set has no entry for.
  private mutating func nameFiles(in folder: ThemePath, besides json: ImportedJSON, _ name: String) {
    let known = Set((json.root["images"]?.sequence ?? []).compactMap { $0["filename"]?.string })
    for file in (try? inputs.names(in: folder)) ?? [] {
      let child = folder.appending(file)
      guard file != "Contents.json", !file.hasPrefix("."), !known.contains(file),
        (try? inputs.names(in: child)) == nil
      else { continue }
      note(.left, name, child, "no entry of the set has this file, so no app shows it")
    }
  }

  /// The element of a set's files.
  private mutating func element(
    _ chosen: [CatalogFile], _ name: String, _ folder: ThemePath, _ json: ImportedJSON
  ) throws(PictureProblem) -> ImportedElement {
    var conditions = chosen.map(\.condition).unique
    let usual = CatalogCondition()
    guard conditions.contains(usual) else {
      throw PictureProblem(
        words: "the set has no image for all appearances, which the others could replace",
        place: ImportPlace(folder))
    }
    conditions.removeAll { $0 == usual }
    var look = try self.look(chosen.filter { $0.condition == usual }, usual, name, json)
    let base = look
    var parts: [(path: [String], look: ThemeMap)] = []
    for condition in conditions.sorted(by: { $0.path.count < $1.path.count }) {
      var part = try self.look(chosen.filter { $0.condition == condition }, condition, name, json)
      part["scales"] = nil
      let path = condition.path
      let below = parts.filter { path.starts(with: $0.path) || path.suffix($0.path.count) == $0.path[...] }
      part = part.over(below.reduce(base) { $0.overlaid(by: $1.look) })
      parts.append((path, part))
      for entry in part.entries { look.set(entry.value, at: path + [entry.key]) }
    }
    if chosen.contains(where: \.isLeftToRight), !conditions.contains(where: { $0.path.first == "directions" })
    {
      look.set("mirror", at: ["directions", "rtl"])
    }
    if isTemplate(json) { look["renderingIntent"] = "template" }
    let path = name.split(separator: "/")
    return ImportedElement(
      name: String(path.last ?? ""), assetName: name, group: path.dropLast().joined(separator: "/"),
      at: ImportPlace(folder), look: look)
  }

  /// What a theme says of the files of one condition.
  private mutating func look(
    _ files: [CatalogFile], _ condition: CatalogCondition, _ name: String, _ json: ImportedJSON
  ) throws(PictureProblem) -> ThemeMap {
    var set = PictureSet()
    var alignment: ThemeValue?
    for file in files {
      let folder = ThemePath(json.path.folder.text).map { $0.appending(file.name) } ?? .root
      let bytes: [UInt8]
      do throws(InputError) {
        bytes = try inputs.bytes(of: folder, limit: Limits()[.pictureBytes])
      } catch {
        note(.left, name, file.place, "`\(file.name.shortened)`: \(error.words)")
        continue
      }
      var slicing: CatalogSlicing?
      if let node = file.node["resizing"] {
        switch CatalogSlicing.read(node) {
        case .success(let found): slicing = found
        case .failure(let unknown): throw PictureProblem(words: unknown.words, place: json.place(node.range))
        }
      }
      let isVector = file.name.extension == "svg"
      let scaleText = file.node["scale"]?.string
      guard let scale = isVector || scaleText == nil ? .x1 : scaleText.flatMap({ Scale(name: $0) }) else {
        throw PictureProblem(
          words: "the scale `\((scaleText ?? "").shortened)` is none of 1x, 2x and 3x", place: file.place)
      }
      let isNew =
        isVector
        ? set.add(vector: bytes, slicing)
        : set.add(ScaledPicture(scale: scale, bytes: bytes, place: file.place, slicing: slicing))
      guard isNew else {
        note(.left, name, file.place, "`\(file.name)` is for the same scale as a file above it")
        continue
      }
      if let insets = file.node["alignment-insets"] {
        alignment = alignment ?? Self.points(insets, at: scale)
      }
    }
    if set.isEmpty { throw PictureProblem(words: "none of its files can be read", place: files[0].place) }
    let suffix = condition.path.filter { $0 != "appearances" && $0 != "accessibility" && $0 != "directions" }
    for place in set.hidden { note(.left, name, place, "an SVG of the set is for the same devices") }
    art.begin(name, suffix)
    var look = try set.look(&art)
    look["alignmentInsets"] = alignment
    return look
  }

  /// Alignment insets in points; nil where none is above 0.
  private static func points(_ insets: SyntaxNode, at scale: Scale) -> ThemeValue? {
    var map = ThemeMap()
    for side in ["left", "right", "top", "bottom"] {
      guard let pixels = insets[side]?.number.flatMap({ Int(exactly: $0) }), pixels > 0 else { continue }
      map[side] = .text(
        scale == .x3 && pixels % 3 != 0 ? "\(Double(pixels) / 3)" : ThemeImport.points(pixels, at: scale))
    }
    return map.isEmpty ? nil : .map(map)
  }

  /// The entries of a set that have a file and a condition that a theme has.
  private mutating func files(of json: ImportedJSON, _ name: String) -> [CatalogFile] {
    var files: [CatalogFile] = []
    for node in json.root["images"]?.sequence ?? [] {
      let place = json.place(node.range)
      guard let file = node["filename"]?.string else { continue }
      let keys = node.mapping?.entries.map(\.key.value) ?? []
      if let key = keys.first(where: { !Self.knownKeys.contains($0) }) {
        note(.left, name, place, "`\(file.shortened)` is \(Self.audience(of: key)), which a theme can't say")
        continue
      }
      if let value = node["compression-type"] { self.name(property: "compression-type", value, name, place) }
      guard ThemePath(file) == ThemePath.root.appending(file), !file.contains("/"), file != "..", file != "."
      else {
        note(.left, name, place, "`\(file.shortened)` is not the name of a file in the set")
        continue
      }
      switch CatalogCondition.read(node) {
      case .success(let condition):
        files.append(
          CatalogFile(
            node: node, place: place, name: file, idiom: node["idiom"]?.string ?? "universal",
            condition: condition))
      case .failure(let unknown):
        note(
          .left, name, json.place(unknown.node.range),
          "`\(file.shortened)` is for \(unknown.words), which a theme can't say")
      }
    }
    return files
  }

  /// The files of the idiom that is imported.
  private mutating func choose(_ files: [CatalogFile], _ name: String) -> [CatalogFile] {
    let wanted = [idiom, "universal", "iphone"].first { wanted in files.contains { $0.idiom == wanted } }
    let chosen = files.filter { $0.idiom == wanted }
    for file in files.filter({ $0.idiom != wanted }).unique(by: \.idiom) {
      let idiom = file.idiom.shortened
      note(
        .left, name, file.place,
        "its art for `\(idiom)` is not in the theme; `--idiom \(idiom)` makes a theme of it"
      )
    }
    return chosen
  }

  /// Whether the set is a template: by its properties, by the older place in `info`, or by its name.
  private func isTemplate(_ json: ImportedJSON) -> Bool {
    let intent =
      json.root["properties"]?["template-rendering-intent"]?.string
      ?? json.root["info"]?["template-rendering-intent"]?.string
      ?? json.root["images"]?.sequence?.lazy.compactMap { $0["template-rendering-intent"]?.string }.first
    return intent == "template"
      || (intent == nil && json.path.folder.name.withoutExtension.hasSuffix("Template"))
  }

  private static let knownKeys: Set<String> = [
    "idiom", "scale", "filename", "appearances", "language-direction", "resizing", "alignment-insets",
    "template-rendering-intent", "compression-type", "color-space",
  ]

  /// Why a file of another kind can't be taken, and the way out.
  static func unreadable(_ file: String, _ slicing: SyntaxNode?) -> String {
    switch file.extension {
    case "pdf":
      let way = "`pdftocairo -svg IN.pdf OUT.svg` makes an SVG of it, which a theme draws with `svg:`"
      guard let slicing, case .success(let found) = CatalogSlicing.read(slicing),
        let caps = ThemeImport.caps(of: [(.x1, found.caps)]).map
      else { return "a PDF can't be read: \(way)" }
      return "a PDF can't be read: \(way) and `caps: \(caps.flow)`"
    case "jpg", "jpeg", "heic", "heif", "webp", "tiff", "gif":
      return "only PNG and SVG can be read: save it as a PNG"
    default: return "`\(file.shortened)` is neither a PNG nor an SVG"
    }
  }
}
