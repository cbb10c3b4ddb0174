import ThemeCore
import ThemeModel
import ThemeSyntax

/// An entry of an image set that has a file.
private struct CatalogFile {
  let node: SyntaxNode
  let place: ImportPlace
  let name: String
  let idiom: String
  let condition: [String]
  var isLeftToRight: Bool { node["language-direction"]?.string == "left-to-right" }

  func slicing(_ json: ImportedJSON) throws(ImportProblem) -> CatalogSlicing? {
    guard let node = node["resizing"] else { return nil }
    return try CatalogSlicing(node, at: json.place(node.range))
  }
}

extension CatalogReader {
  mutating func readImageSet(_ folder: ThemePath, named name: String) {
    guard let json = contents(of: folder, name) else { return }
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
      return note(.left, name, file.place, Self.unreadable(file.name, try? file.slicing(json)))
    }
    do throws(ImportProblem) {
      imported.elements.append(try element(chosen, name, folder, json))
    } catch {
      note(.left, name, error.place, error.reason)
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
  ) throws(ImportProblem) -> ImportedElement {
    var conditions = chosen.map(\.condition).unique
    guard conditions.contains([]) else {
      throw ImportProblem(
        ImportPlace(folder), "the set has no image for all appearances, which the others could replace")
    }
    conditions.removeAll(where: \.isEmpty)
    var look = try self.look(chosen.filter(\.condition.isEmpty), [], name, json)
    let base = look
    var parts: [(path: [String], look: ThemeMap)] = []
    for path in conditions.sorted(by: { $0.count < $1.count }) {
      var part = try self.look(chosen.filter { $0.condition == path }, path, name, json)
      part["scales"] = nil
      let below = parts.filter { path.starts(with: $0.path) || path.suffix($0.path.count) == $0.path[...] }
      part = part.over(below.reduce(base) { $0.overlaid(by: $1.look) })
      parts.append((path, part))
      for entry in part.entries { look.set(entry.value, at: path + [entry.key]) }
    }
    if chosen.contains(where: \.isLeftToRight), !conditions.contains(where: { $0.first == "directions" }) {
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
    _ files: [CatalogFile], _ condition: [String], _ name: String, _ json: ImportedJSON
  ) throws(ImportProblem) -> ThemeMap {
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
      let slicing = try file.slicing(json)
      let isVector = file.name.extension == "svg"
      let scaleText = file.node["scale"]?.string
      guard let scale = isVector || scaleText == nil ? .x1 : scaleText.flatMap({ Scale(name: $0) }) else {
        throw ImportProblem(
          file.place, "the scale `\((scaleText ?? "").shortened)` is none of 1x, 2x and 3x")
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
    if set.isEmpty { throw ImportProblem(files[0].place, "none of its files can be read") }
    let suffix = condition.filter { $0 != "appearances" && $0 != "accessibility" && $0 != "directions" }
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
      do throws(ImportProblem) {
        files.append(
          CatalogFile(
            node: node, place: place, name: file, idiom: node["idiom"]?.string ?? "universal",
            condition: try Self.condition(of: node, json, "`\(file.shortened)`")))
      } catch {
        note(.left, name, error.place, error.reason)
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
  static func unreadable(_ file: String, _ slicing: CatalogSlicing?) -> String {
    switch file.extension {
    case "pdf":
      let way = "`pdftocairo -svg IN.pdf OUT.svg` makes an SVG of it, which a theme draws with `svg:`"
      guard let slicing, let caps = ThemeImport.caps(of: [(.x1, slicing.caps)]).map else {
        return "a PDF can't be read: \(way)"
      }
      return "a PDF can't be read: \(way) and `caps: \(caps.flow)`"
    case "jpg", "jpeg", "heic", "heif", "webp", "tiff", "gif":
      return "only PNG and SVG can be read: save it as a PNG"
    default: return "`\(file.shortened)` is neither a PNG nor an SVG"
    }
  }
}
