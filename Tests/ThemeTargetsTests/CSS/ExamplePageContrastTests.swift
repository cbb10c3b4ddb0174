/// The pages of `examples/web` as people read them: with the stylesheets that the themes come to now.
@Suite struct ExamplePageContrastTests {
  /// A text of a page: where it is, in points, its color, and whether it is large.
  private struct SeenText {
    let words: String
    let x, y, width, height: Int
    let color: Color
    let isLarge: Bool
  }

  /// The stylesheets of a page, by the names of their themes.
  private func stylesheets(of page: String) throws -> [(theme: String, files: [OutputFile])] {
    // The dark halves of pages whose pictures are made are attributes, as `scripts/pictures.sh` builds them.
    let project = "themec: 1\ntargets: { css: { dark: attribute } }\n"
    let themes: [TargetTheme]
    switch page {
    case "looks.html":
      themes = try Fixture.all("looks").flatMap { try TargetTheme.all(of: $0, for: .css, project: project) }
    case "overview.html":
      let starter = try #require(ThemePath("starter.theme.yaml"))
      themes = try TargetTheme.all(
        [starter], of: Fixture.checkout.below("Sources/CTexts"), for: .css, project: project)
    default:
      return try TargetTheme.shipped().values.compactMap { theme in
        guard let tree = theme.tree, let name = theme.name?.value else { return nil }
        return (name, tree.files.filter { $0.path.hasPrefix("css/") })
      }
    }
    return themes.map { ($0.name, $0.files) }
  }

  @Test(arguments: BrowserKind.allCases, ["index.html", "looks.html", "overview.html"])
  func `with their stylesheets, texts of the pages can be read on what is drawn behind them`(
    _ kind: BrowserKind, _ page: String
  ) throws {
    try kind.run("contrast in examples/web/\(page)", at: .two) { browser, folder in
      let file = folder.appending(path: page)
      try FileManager.default.copyItem(at: Fixture.example("web").url(page), to: file)
      for (theme, files) in try stylesheets(of: page) {
        for file in files { try file.write(below: folder.appending(path: "build/\(theme)")) }
      }
      let size = Size(width: Pixels(1280), height: Pixels(2000))
      try browser.open(file, size: size, media: BrowserMedia())
      let screenshot = try browser.screenshot()
      let texts = try texts(of: browser)
      #expect(texts.count >= 4)
      for text in texts {
        let columns = max(0, 2 * text.x)..<min(screenshot.width, 2 * (text.x + text.width))
        let rows = max(0, 2 * text.y)..<min(screenshot.height, 2 * (text.y + text.height))
        guard !columns.isEmpty, !rows.isEmpty else { continue }
        // Around the letters, only their background is seen.
        let edge = columns.flatMap { [screenshot[$0, rows.lowerBound], screenshot[$0, rows.upperBound - 1]] }
        func mean(_ shift: UInt32) -> UInt8 {
          UInt8(edge.reduce(0) { $0 + Int($1 >> shift & 255) } / edge.count)
        }
        let ground = Color(red: mean(0), green: mean(8), blue: mean(16))
        let contrast = Contrast(text.color.over(ground), ground)
        #expect(
          contrast >= Contrast(tenths: text.isLarge ? 30 : 45), "\(text.words): \(contrast) on \(ground)")
      }
    }
  }

  private func texts(of browser: any Browser) throws -> [SeenText] {
    let script = Fixture.page("texts-of-the-example-can-be-read", "texts.js")
    let json = try JSONValue(parsing: Array("\(try browser.value(of: script) ?? "[]")".utf8))
    return (json.elements ?? []).compactMap { text in
      let box = (text["box"]?.elements ?? []).compactMap(\.integer)
      let color = (text["color"]?.elements ?? []).compactMap { $0.integer.map { UInt8($0) } }
      guard box.count == 4, color.count == 4 else { return nil }
      return SeenText(
        words: text["words"]?.string ?? "", x: box[0], y: box[1], width: box[2], height: box[3],
        color: Color(red: color[0], green: color[1], blue: color[2], alpha: color[3]),
        isLarge: text["isLarge"]?.integer == 1)
    }
  }
}
