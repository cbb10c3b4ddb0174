/// How many lines of a bundle a reviewer sees when one fact of a theme changes.
@Suite("lines that a change of a theme changes") struct ChangedLineTests {
  private static let theme = """
    themec: 1
    name: a
    art:
      plate: { size: { width: 40, height: 44 }, layers: [ { shape: rectangle, fill: "#204060" } ] }
    buttons:
      ok:
        height: 44
        hitArea: 44
        caps: { left: 12, right: 12 }
        title: { color: white }
        states:
          normal: { art: { use: plate } }
          highlighted: { art: { derive: normal, multiply: black/30% } }
      other: { like: ok, caps: { left: 4, right: 4 } }
    """

  @Test func `a cap moves by a point: eight lines of the manifest, and none but them`() throws {
    let before = try Self.texts(Self.theme)
    let after = try Self.texts(Self.theme.replacing("left: 12", with: "left: 13"))
    let manifest = Self.changes(before["manifest.json"], after["manifest.json"])
    #expect((1...8).contains(manifest.count))
    #expect(manifest.allSatisfy { $0.contains("capInsets") })
    let digests = Self.changes(before["digests.json"], after["digests.json"])
    #expect((0...8).contains(digests.count))
  }

  @Test func `a color of a drawing changes: a line of the manifest for each picture that has it`() throws {
    let before = try Self.texts(Self.theme)
    let after = try Self.texts(Self.theme.replacing("#204060", with: "#204061"))
    let manifest = Self.changes(before["manifest.json"], after["manifest.json"])
    #expect(manifest.count == 2)
    #expect(manifest.allSatisfy { $0.contains("#204061") })
    let digests = Self.changes(before["digests.json"], after["digests.json"])
    #expect(digests.count == 12)
  }

  /// The texts of the theme's bundle, by path.
  private static func texts(_ theme: String) throws -> [String: [Substring]] {
    let tree = try #require(try Compiled(theme).result.themes.first?.tree)
    return ["manifest.json", "digests.json"].reduce(into: [:]) {
      $0[$1] = tree.text($1)?.split(separator: "\n")
    }
  }

  /// The lines that are new.
  private static func changes(_ before: [Substring]?, _ after: [Substring]?) -> [Substring] {
    (after ?? []).difference(from: before ?? []).insertions.map { change in
      guard case .insert(_, let line, _) = change else { preconditionFailure("no insertion") }
      return line
    }
  }
}
