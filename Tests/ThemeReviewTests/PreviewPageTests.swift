@Suite struct PreviewPageTests {
  /// The data on a page.
  private static func data(of page: String) throws -> JSONValue {
    let match = try #require(
      page.firstMatch(of: /<script type="application\/json" id="themes">([^<]*)<\/script>/))
    return try JSONValue(parsing: Array(match.1.utf8))
  }

  private static func themes(_ texts: [String: String]) throws -> [PreviewTheme] {
    try bundles(texts).map { PreviewTheme($0, remarks: []) }
  }

  @Test func `a page has every picture of its themes once, with the pixels of the bundle`() throws {
    let theme = """
      themec: 1
      name: NAME
      buttons:
        a: { height: 30, art: { box: { fill: FILL, radius: 5 } }, title: { color: white } }
        b: { like: a, title: { color: black } }
      """
    func text(_ name: String, _ fill: String) -> String {
      theme.replacing("NAME", with: name).replacing("FILL", with: "\"\(fill)\"")
    }
    let themes = try Self.themes([
      "a.theme.yaml": text("a", "#123456"), "b.theme.yaml": text("b", "#123456"),
      "c.theme.yaml": text("c", "#123457"),
    ])
    let data = try Self.data(of: PreviewPage(themes).html)
    let pictures = try #require(PagePack(data["pictures"])).pictures
    // Two colors at three scales.
    #expect(pictures.mapValues(\.count) == ["1x": 2, "2x": 2, "3x": 2])
    var shown = 0
    for (theme, json) in zip(themes, data["themes"]?.elements ?? []) {
      #expect(json["name"]?.string == theme.bundle.manifest.theme)
      for element in theme.bundle.manifest.elements {
        for variant in element.variants {
          for (part, images) in variant.images {
            let facts = json["manifest"]?["elements"]?[element.name]?["variants"]?[variant.key]?["parts"]?[
              part]
            for (scale, image) in images {
              guard let number = facts?["images"]?[scale]?["file"]?.integer else { continue }
              #expect(pictures[scale]?[number] == theme.bundle.picture(image.file))
              shown += 1
            }
          }
        }
        let variants = json["manifest"]?["elements"]?[element.name]?["variants"]?.members?.map(\.0)
        #expect(variants == element.variants.map(\.key))
      }
    }
    #expect(shown == 18)
  }

  @Test func `forty elements take less than a megabyte`() throws {
    let elements = (1...40).map { number in
      """
        b\(number):
          height: 44
          art: { box: { fill: "#12\(number + 10)56", radius: \(number % 20), shadows: [ { color: black/30%, y: 1, blur: 3 } ] } }
          title: { color: white, insets: { left: 12, right: 12 } }
          states: { highlighted: { art: { box: { fill: "#02\(number + 10)46" } } }, disabled: { art: { box: { fill: gray } } } }
          appearances: { dark: { art: { box: { fill: "#98\(number + 10)ba" } } } }
      """
    }
    let page = PreviewPage(
      try Self.themes(["a.theme.yaml": "themec: 1\nname: a\nbuttons:\n\(elements.joined(separator: "\n"))\n"])
    )
    #expect(page.html.utf8.count < 1 << 20)
  }

  @Test func `a page loads nothing, and nothing of a theme ends its data`() throws {
    let theme = """
      themec: 1
      name: a
      buttons:
        a:
          height: 30
          art: { box: { fill: red } }
          title: { color: white, font: { family: "</script><script>alert(1)</script><!--", size: 12 } }
      """
    let page = PreviewPage(try Self.themes(["a.theme.yaml": theme])).html
    #expect(page.matches(of: /<script/).count == 2)
    #expect(!page.contains(/https?:|<link|@import|url\(/))
    let font = try Self.data(of: page)["themes"]?.elements?.first?["manifest"]?["elements"]?["buttons/a"]?[
      "variants"]?["normal"]?["title"]?["font"]?["family"]
    #expect(font?.string == "</script><script>alert(1)</script><!--")
  }
}
