/// Every token file of a folder that `THEMEC_TOKENS` names, alone and with all files of each folder around it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["THEMEC_TOKENS"] != nil)) struct TokenCorpusTests {
  @Test func `every token file of the corpus becomes one that themec reads`() throws {
    let root = URL(filePath: ProcessInfo.processInfo.environment["THEMEC_TOKENS"] ?? "")
    let paths = (try FileManager.default.subpathsOfDirectory(atPath: root.path)).sorted()
    var files: [String: [UInt8]] = [:]
    for path in paths where path.hasSuffix(".json") || path.hasSuffix(".json5") || path.hasSuffix(".css") {
      files[path] = [UInt8](try Data(contentsOf: root.appending(path: path)))
    }
    var groups: [String: [String]] = [:]
    for path in files.keys.sorted() {
      groups[path] = [path]
      var folder = path
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        groups[folder, default: []].append(path)
      }
    }
    var lines: [String] = []
    for (name, members) in groups.sorted(by: { $0.key < $1.key }) {
      let sources = try members.map { TokenSource(path: try #require(ThemePath($0)), bytes: files[$0] ?? []) }
      let imported = importTokens(sources, into: try #require(ThemePath("tokens")))
      let loaded = try LoadedTokens(imported)
      #expect(loaded.problems == [], "\(name)")
      let counts = Dictionary(grouping: imported.notes, by: \.outcome).mapValues(\.count)
      let isToken = sources.contains(where: isTokenFile)
      lines.append(
        "\(members.count) files \(isToken ? "" : "(none looks like tokens) ")\(name): \(loaded.paths.count) tokens, "
          + "changed \(counts[.changed] ?? 0), left \(counts[.left] ?? 0)")
      for note in imported.notes
      where note.outcome != .taken && ProcessInfo.processInfo.environment["THEMEC_NOTES"] == name {
        lines.append(
          "  \(note.outcome) \(note.place.path):\(note.place.line ?? 0) \(note.subject): \(note.reason)")
      }
    }
    print(lines.joined(separator: "\n"))
  }
}
