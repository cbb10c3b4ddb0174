package import ThemeCore
import ThemeImage
import ThemeSyntax

/// How the pictures of a folder are to be sliced.
package enum PictureCaps: Sendable, Equatable {
  /// Not at all, which is the default.
  case none
  /// Where lines are equal, or differ by at most so many levels of 255, which is what resampling leaves of equal lines.
  case auto(tolerance: Int)
  /// By these lengths in points, by the names of their sides.
  case fixed(ThemeMap)
}

/// Reads a folder of pictures, PNGs, nine-patches and SVGs, by the habits in which tools name scales and appearances.
package func importPictures(
  _ folder: ThemePath, from inputs: any ThemeInputs, caps: PictureCaps = .none
) -> Imported {
  var reader = FolderReader(inputs: inputs, caps: caps)
  reader.read(folder)
  return reader.takeAll()
}

/// Reads pictures of a folder by their paths, each with those of the same name for other scales.
package func importPictures(
  _ pictures: [ThemePath], from inputs: any ThemeInputs, caps: PictureCaps = .none
) -> Imported {
  var reader = FolderReader(inputs: inputs, caps: caps)
  reader.read(pictures)
  return reader.takeAll()
}

/// Whether a file is one that `importPictures` reads, or names with a way out.
package func isPicture(_ path: ThemePath) -> Bool {
  FolderReader.pictures.union(FolderReader.unreadable).contains(path.name.extension ?? "")
}

/// The name of a picture without its scale and its ending.
package func nameOfPicture(_ path: ThemePath) -> String { PictureName(path.name.withoutExtension).name }

private struct FolderReader {
  static let pictures: Set<String> = ["png", "svg"]
  static let unreadable: Set<String> = ["pdf", "jpg", "jpeg", "heic", "webp", "tiff", "gif"]

  let inputs: any ThemeInputs
  let caps: PictureCaps
  var imported = Imported()
  var art = ImportedArt()
  var families: [Family] = []
  var places: [String: Int] = [:]

  /// The pictures of one name in one folder.
  struct Family {
    let name: String
    let group: String
    let place: ImportPlace
    var files: [(path: ThemePath, name: PictureName)] = []
  }

  mutating func read(_ folder: ThemePath) {
    var walk = FolderWalk(folder, (group: "", scale: Scale??.none))
    while let (path, names, (group, scale)) = walk.next(from: inputs, &imported.notes) {
      // Catalogs and resources in the folder are sources of their own.
      let kind = FolderKind(path, names)
      if path != folder, kind != .plain { continue }
      var inner: [(path: ThemePath, context: (group: String, scale: Scale??))] = []
      for name in names where !kind.leavesOut(name) {
        let child = path.appending(name)
        switch name.extension {
        case let kind? where Self.pictures.contains(kind): add(child, group, scale)
        case let kind? where Self.unreadable.contains(kind): leave(child)
        default:
          guard isFolder(child, in: inputs) else { continue }
          let own = PictureName.scale(ofFolder: name)
          let below = group.isEmpty ? name : "\(group)/\(name)"
          inner.append((child, (own == nil ? below : group, own ?? scale)))
        }
      }
      walk.enter(inner)
    }
  }

  mutating func read(_ pictures: [ThemePath]) {
    var seen: Set<ThemePath> = []
    for picture in pictures where Self.unreadable.contains(picture.name.extension ?? "") { leave(picture) }
    for picture in pictures where Self.pictures.contains(picture.name.extension ?? "") {
      let name = PictureName(picture.name.withoutExtension).name
      let siblings = (try? inputs.names(in: picture.folder)) ?? [picture.name]
      for sibling in siblings
      where sibling.extension == picture.name.extension && PictureName(sibling.withoutExtension).name == name
        && seen.insert(picture.folder.appending(sibling)).inserted
      {
        add(picture.folder.appending(sibling), "", nil)
      }
    }
  }

  private mutating func leave(_ path: ThemePath) {
    note(.left, path.name.withoutExtension, path, CatalogReader.unreadable(path.name, nil))
  }

  /// Adds a file to the pictures of its name.
  private mutating func add(_ path: ThemePath, _ group: String, _ scale: Scale??) {
    var name = PictureName(path.name.withoutExtension)
    let component = String(group.split(separator: "/").last ?? "")
    if let spelled = PictureName.ofProperties(name.name, in: component) { name.name = spelled }
    if let scale {
      guard let scale else {
        return note(
          .left, name.name, path,
          "its folder is for a density that themec has no scale for: 1x, 2x and 3x are mdpi, xhdpi and xxhdpi"
        )
      }
      name.scale = scale
    }
    if let foreign = name.foreign {
      let isDevice = foreign.hasPrefix("~") || foreign.hasSuffix("h")
      return note(
        .left, name.name, path,
        isDevice
          ? "`\(foreign.shortened)` is for one device, which a theme can't say"
          : "`\(foreign.shortened)` is no scale of a theme: 1x, 2x and 3x are")
    }
    let key = "\(group)\n\(name.name.lowercased())"
    if places[key] == nil {
      places[key] = families.count
      families.append(Family(name: name.name, group: group, place: ImportPlace(path)))
    }
    if let index = places[key] { families[index].files.append((path, name)) }
  }

  /// Takes the pictures of all names, those of dark and mirrored looks with the names that they belong to.
  mutating func takeAll() -> Imported {
    let variants = variants()
    for (index, family) in families.enumerated() where variants[index] == nil {
      let own = variants.filter { $0.value.base == index }.sorted { $0.key < $1.key }
      do throws(ImportProblem) {
        var look = try self.look(of: family, family, [])
        for (other, (_, path)) in own {
          let isAlone = !path.indices.contains(3)
          let part = try self.look(of: families[other], family, isAlone ? [path[1]] : [path[1], path[3]])
          for entry in part.entries where entry.key == "art" || entry.value != look[entry.key] {
            if entry.key != "scales" { look.set(entry.value, at: path + [entry.key]) }
          }
          note(
            .paired, families[other].name, families[other].place.path,
            "it is `\(path.joined(separator: "."))` of `\(family.name)`")
        }
        imported.elements.append(
          ImportedElement(name: family.name, group: family.group, at: family.place, look: look))
      } catch {
        note(.left, family.name, error.place.path, error.reason)
        for (other, _) in own {
          note(
            .left, families[other].name, families[other].place.path,
            "it belongs to `\(family.name)`, which is left out")
        }
      }
    }
    if !families.isEmpty { imported.kinds = [.pictures] }
    imported.files = art.name(&imported.elements)
    return imported
  }

  /// The families that are the dark or mirrored look of another one, and where a theme says so. Of two that are the same look, the
  /// second is one of its own.
  private func variants() -> [Int: (base: Int, path: [String])] {
    let words = [
      "dark": ["appearances", "dark"], "night": ["appearances", "dark"], "rtl": ["directions", "rtl"],
      "ldrtl": ["directions", "rtl"],
    ]
    var found: [Int: (base: Int, path: [String])] = [:]
    var seen: Set<[String]> = []
    // What a name is a variant of has a shorter name.
    let order = families.indices.sorted { (families[$0].name.count, $0) < (families[$1].name.count, $1) }
    for index in order {
      let family = families[index]
      guard let (base, word) = StateWords.lastWord(of: family.name), var path = words[word],
        var owner = places["\(family.group)\n\(base.lowercased())"]
      else { continue }
      if let outer = found[owner] {
        guard outer.path.count == 2, outer.path[0] != path[0] else { continue }
        path = path[0] == "directions" ? path + outer.path : outer.path + path
        owner = outer.base
      }
      if seen.insert(["\(owner)"] + path).inserted { found[index] = (owner, path) }
    }
    return found
  }

  /// What a theme says of the pictures of a name, which are a variant of those of `base`.
  private mutating func look(
    of family: Family, _ base: Family, _ variant: [String]
  ) throws(ImportProblem) -> ThemeMap {
    var set = PictureSet()
    var patches: [(scale: Scale, bytes: [UInt8])] = []
    for (path, file) in family.files {
      let bytes: [UInt8]
      do throws(InputError) {
        bytes = try inputs.bytes(of: path, limit: Limits()[.pictureBytes])
      } catch {
        throw ImportProblem(ImportPlace(path), error.words)
      }
      let scale = file.scale ?? .x1
      let isNew: Bool
      if file.isNinePatch {
        isNew = !patches.contains { $0.scale == scale }
        if isNew { patches.append((scale, bytes)) }
      } else if path.name.extension == "svg" {
        isNew = set.add(vector: bytes, nil)
      } else {
        isNew = set.add(ScaledPicture(scale: scale, bytes: bytes, place: ImportPlace(path)))
      }
      if !isNew { note(.left, family.name, path, "another file is for the same scale") }
    }
    art.begin((base.group.split(separator: "/") + [Substring(base.name)]).joined(separator: "/"), variant)
    if !patches.isEmpty {
      for (path, file) in family.files where !file.isNinePatch {
        note(.left, family.name, path, "a nine-patch has the same name, and is taken")
      }
      return ninePatch(patches)
    }
    for place in set.hidden { note(.left, family.name, place.path, "an SVG has the same name, and is taken") }
    if case .auto(let tolerance) = caps, tolerance > 0 { try set.cut(within: tolerance) }
    var look = try set.look(&art)
    switch caps {
    case .none: break
    case .fixed(let sides): look["caps"] = .map(sides)
    case .auto(0): look["caps"] = "auto"
    case .auto: look["caps"] = look["caps"] ?? "auto"
    }
    return look
  }

  private mutating func ninePatch(_ patches: [(scale: Scale, bytes: [UInt8])]) -> ThemeMap {
    var files = ThemeMap()
    for (scale, bytes) in patches.sorted(by: { $0.scale < $1.scale }) {
      files[scale.name] = .text(art.add(bytes, "\(scale.suffix).9.png"))
    }
    let isPlain = patches.count == 1 && patches[0].scale == .x1
    var look: ThemeMap = ["art": ["ninePatch": isPlain ? files.entries[0].value : .map(files)]]
    if patches.count == 1 { look["scales"] = .list([.text("\(patches[0].scale.rawValue)")]) }
    return look
  }

  private mutating func note(
    _ outcome: ImportNote.Outcome, _ subject: String, _ path: ThemePath, _ reason: String
  ) {
    imported.notes.append(ImportNote(outcome, subject, at: ImportPlace(path), reason))
  }
}
