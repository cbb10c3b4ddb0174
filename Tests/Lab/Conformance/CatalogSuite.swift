import ThemeImport

extension Suite {
  /// Catalogs of real apps, imported and built: what an app draws of each image set is what it drew before, or the set is
  /// named in the report.
  static let catalogs = Suite(name: "catalogs through an import") { folder in
    var (equal, refused) = (0, 0)
    var failures: [String] = []
    for catalog in pathsBelow(folder + "/xcassets", endingIn: ".xcassets") {
      let name = String(catalog.dropFirst(folder.count + 1))
      guard let inputs = try? DiskInputs(root: catalog) else { continue }
      let before = AppleCatalog(at: catalog)
      let found = importCatalog(.root, from: inputs)
      guard let result = try? imported(found, ImportOptions(), targets: .built) else {
        failures.append("\(name): the theme does not compile")
        continue
      }
      let after = AppleCatalog(built: result)
      let left = Set(result.notes.filter { $0.outcome == .left }.map(\.subject))
      for (set, looks) in before.images.sorted(by: { $0.key < $1.key }) {
        guard let built = after.images[set] else {
          refused += 1
          if !left.contains(set) { failures.append("\(name): `\(set)` is neither built nor in the report") }
          continue
        }
        let differs = looks.first { look in
          let same = built.first { $0.condition == look.condition && $0.scale == look.scale }
          let other = built.first { $0.condition == "" && $0.scale == look.scale }
          return (same ?? other).map { look.drawn($0) != look.drawn(look) } ?? true
        }
        if let differs {
          failures.append("\(name): `\(set)` differs at \(differs.scale)x \(differs.condition)")
        } else {
          equal += 1
        }
      }
      for set in before.others where before.images[set] == nil {
        refused += 1
        if !left.contains(set), after.images[set] == nil {
          failures.append("\(name): `\(set)` is neither built nor in the report")
        }
      }
      for (set, colors) in before.colors where after.colors[set] != colors && !left.contains(set) {
        // A variant that is the same as what it falls back to is not written.
        let missing = colors.filter { after.colors[set]?[$0.key] ?? after.colors[set]?[""] != $0.value }
        if !missing.isEmpty { failures.append("\(name): the color `\(set)` differs") }
      }
    }
    return Result(summary: "\(equal) image sets rebuilt equal, \(refused) in the report", failures: failures)
  }

  /// Token files of real systems, converted: a theme reads what is written without an error.
  static let tokens = Suite(name: "token files through an import") { folder in
    var failures: [String] = []
    var (files, systems) = (0, 0)
    for system in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/tokens").sorted()) ?? [] {
      guard let inputs = try? DiskInputs(root: folder + "/tokens/" + system) else { continue }
      var sources: [TokenSource] = []
      var found = read(.root, from: inputs, SourceOptions(), tokens: &sources)
      found.elements = []
      found.add(sources, for: "imported")
      files += sources.count
      systems += 1
      do {
        _ = try imported(found, ImportOptions(), targets: .built)
      } catch {
        failures.append("\(system): \("\(error)".prefix(300))")
      }
    }
    return Result(summary: "\(files) files of \(systems) systems", failures: failures)
  }
}

extension AppleCatalog {
  /// The catalog on the disk.
  fileprivate init(at folder: String) {
    var texts: [String: ThemeCore.JSONValue] = [:]
    for path in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
    where path.hasSuffix("Contents.json") {
      texts[path] = contents("\(folder)/\(path)").flatMap { try? ThemeCore.JSONValue(parsing: $0) }
    }
    self.init(texts) { path in contents("\(folder)/\(path)").flatMap { try? decodePNG($0) }?.bitmap }
  }

  /// The catalog that a build makes of an imported theme.
  fileprivate init(built result: ImportResult) {
    let line = WholeLine(
      ["imported.theme.yaml": Array(result.theme.text.utf8)],
      Dictionary(result.files.map { ($0.path.text, $0.bytes) }) { first, _ in first }, for: [.xcassets])
    self.init(of: "imported", in: line.themes.first?.tree)
  }
}
