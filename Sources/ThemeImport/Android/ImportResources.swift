package import ThemeCore

/// Reads an Android `res` folder: its drawables, and the colors and lengths of its `values`.
///
/// What a theme has no words for is named in the notes with its file and line. Files of art are to be written below the theme's
/// folder, in `art`.
package func importResources(_ folder: ThemePath, from inputs: any ThemeInputs) -> Imported {
  var scan = ResourceScan(inputs: inputs)
  scan.read(folder)
  var reading = ResourceReading(inputs: inputs)
  reading.table = scan.table
  reading.table.nameTokens()
  var imported = Imported()
  imported.notes = scan.notes
  reading.addTokens(to: &imported)
  reading.addElements(to: &imported)
  imported.notes.sort { one, two in
    one.place.path == two.place.path
      ? (one.place.line ?? 0) < (two.place.line ?? 0) : one.place.path < two.place.path
  }
  return imported
}

extension ResourceReading {
  /// The looks of what is begun, on all devices that differ; throws if one of them can't be said.
  private mutating func looks(
    _ look: (inout ResourceReading) throws(ImportProblem) -> ThemeMap
  ) throws(ImportProblem) -> ThemeMap {
    var done: [ResourceDevice: ThemeMap] = [:]
    while true {
      guard axes.count <= 1_000 else {
        throw ImportProblem(ImportPlace(.root), "it looks different on more than 1,000 devices")
      }
      let wanted = axes.devices
      let missing = wanted.filter { done[$0] == nil }
      if missing.isEmpty { return theme(of: wanted, done) }
      for device in missing {
        visit(device)
        done[device] = try look(&self)
      }
    }
  }

  private func theme(of devices: [ResourceDevice], _ looks: [ResourceDevice: ThemeMap]) -> ThemeMap {
    var looks = looks
    // Nine-patches say by their marks where a title goes, which a theme need not repeat.
    if looks.values.allSatisfy({ $0["title"] == nil || $0["art"]?.map?["ninePatch"] != nil }) {
      looks = looks.mapValues { look in
        look.mappingValues { $0.key == "title" ? ["alignment": "center"] : $0.value }
      }
    }
    // Where everything from right to left is the mirror image, a theme says so once.
    let isMirrored =
      axes.hasRTL
      && devices.filter(\.isRTL).allSatisfy { device in
        var other = device
        other.isRTL = false
        return looks[device] == looks[other]?.mirrored
      }
    var result = ResourceLooks()
    for device in devices where !(isMirrored && device.isRTL) {
      if let look = looks[device] { result.add(look, on: device) }
    }
    var theme = result.theme
    if isMirrored { theme["directions"] = ["rtl": "mirror"] }
    return theme
  }

  fileprivate mutating func addTokens(to imported: inout Imported) {
    var tokens: [(reference: String, path: [String], value: ThemeValue, place: ImportPlace)] = []
    for kind in ["color", "dimen"] {
      for name in table.names(kind) {
        imported.notes += table.outdated(kind, name)
        let place = table.sources(kind, name)[0].place
        begin("\(kind)/\(name)")
        do throws(ImportProblem) {
          let value = try looks { reading throws(ImportProblem) in
            ["value": .text(try reading.token(kind, name, at: place))]
          }
          let token = table.tokenName(kind, name)
          tokens.append(("$\(kind).\(token)", [kind, token], value.bare, place))
          imported.notes += notes()
        } catch {
          imported.notes.append(ImportNote(.left, subject, at: error.place, error.reason))
        }
      }
    }
    // A token whose value is one that is left out is left out as well.
    var (known, count): (Set<String>, Int) = ([], -1)
    while count != tokens.count {
      (known, count) = (Set(tokens.map(\.reference)), tokens.count)
      for token in tokens where !token.value.references.isSubset(of: known) {
        let reason = "it refers to a value that is left out"
        imported.notes.append(ImportNote(.left, token.path.joined(separator: "/"), at: token.place, reason))
      }
      tokens.removeAll { !$0.value.references.isSubset(of: known) }
    }
    self.tokens = known
    imported.tokens = tokens.map { ($0.path, $0.value) }
  }

  /// What a theme says of a drawable, and the look on each device.
  private mutating func looks(
    of name: String, at place: ImportPlace, keepsTitles: Bool
  ) throws(ImportProblem) -> (map: ThemeMap, shown: [ResourceDevice: ResourceLook]) {
    var shown: [ResourceDevice: ResourceLook] = [:]
    let map = try looks { reading throws(ImportProblem) in
      let look = try reading.drawable(name, at: place)
      shown[reading.device] = look
      let map = try reading.theme(of: look, at: place)
      return keepsTitles ? map : map.filter { $0 != "title" }
    }
    return (map, shown)
  }

  fileprivate mutating func addElements(to imported: inout Imported) {
    var found: [(element: ImportedElement, notes: [ImportNote])] = []
    var users: [String: String] = [:]
    for name in table.names("drawable") {
      imported.notes += table.outdated("drawable", name)
      let place = table.sources("drawable", name)[0].place
      begin("drawable/\(name)")
      let before = self.files
      do throws(ImportProblem) {
        var section: String?
        let (own, shown) = try looks(of: name, at: place, keepsTitles: true)
        var map = own
        if shown.changesSize {
          section = "images"
          let reason =
            "its states keep sizes of their own, which a button can't: it is an image, without a title"
          remark(.changed, at: place, reason)
          map = try looks(of: name, at: place, keepsTitles: false).map
        } else if shown.values.contains(where: \.holdsTitle) {
          section = "buttons"
        }
        let element = ImportedElement(
          name: name, assetName: name, group: "drawable", at: place, section: section, look: map)
        found.append((element, notes()))
        for other in uses where other != name && users[other] == nil { users[other] = name }
      } catch {
        self.files.restore(before)
        imported.notes += remarks.filter { $0.outcome == .left }
        imported.notes.append(ImportNote(.left, subject, at: error.place, error.reason))
      }
    }
    for (element, notes) in found {
      imported.notes += notes
      if let user = users[element.name] {
        imported.notes.append(
          ImportNote(
            .paired, "drawable/\(element.name)", at: element.place, "it is a part of `drawable/\(user)`"))
      } else {
        imported.elements.append(element)
      }
    }
    imported.files = files.bytes.sorted { $0.key < $1.key }.compactMap { path, bytes in
      ThemePath(path).map { ImportedFile($0, bytes) }
    }
  }

  /// What there is to say of what was begun, with the items of lists that nothing shows.
  private func notes() -> [ImportNote] {
    remarks + hiddenItems.map { ImportNote(.left, subject, at: $0, "no state of a theme shows this item") }
  }
}

extension [ResourceDevice: ResourceLook] {
  /// Whether a button that looks like this would change its size with its states.
  fileprivate var changesSize: Bool {
    contains { device, look in
      var atRest = device
      atRest.states = []
      return self[atRest].map(look.resizes) ?? false
    }
  }
}

extension ThemeMap {
  /// The look with its art flipped.
  var mirrored: ThemeMap? {
    guard var art = self["art"]?.map else { return nil }
    art["flip"] = art["flip"] == nil ? "x" : nil
    var mirrored = self
    mirrored["art"] = .map(art)
    return mirrored
  }

  /// The value of a token: bare, and so in each mode, where there is nothing else to say.
  fileprivate var bare: ThemeValue {
    if entries.count == 1, let value = self["value"] { return value }
    return .map(
      mappingValues { entry in
        guard let map = entry.value.map, map["value"] == nil else {
          return entry.value.map?.bare ?? entry.value
        }
        return .map(map.mappingValues { $0.value.map?.bare ?? $0.value })
      })
  }
}

extension ThemeValue {
  /// The tokens that the values of a token refer to.
  fileprivate var references: Set<String> {
    switch self {
    case .text(let text): text.hasPrefix("$") ? [text] : []
    case .list(let values): values.reduce(into: []) { $0.formUnion($1.references) }
    case .map(let map): map.entries.reduce(into: []) { $0.formUnion($1.value.references) }
    }
  }
}
