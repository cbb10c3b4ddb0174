/// The page of `examples/web`, with the stylesheets that the themes come to now, in a browser at scale 2.
@Suite struct ExamplePageTests {
  /// An element of the page as the browser lays it out.
  private struct Seen {
    let classes: [String]
    let x, y, width, height: Double
  }

  @Test(arguments: BrowserKind.allCases)
  func `each element has the size that its manifest says, and its art`(_ kind: BrowserKind) throws {
    try kind.run("examples/web", at: .two) { try expectElements(in: $0, $1) }
  }

  private func expectElements(in browser: any Browser, _ folder: URL) throws {
    let example = Fixture.example("web").folder
    let page = folder.appending(path: "index.html")
    try FileManager.default.copyItem(at: example.appending(path: "index.html"), to: page)
    let facts = try write(to: folder.appending(path: "build"))

    try browser.open(page, 720, 800)
    let seen = try elements(of: browser)
    let screenshot = try browser.screenshot()
    var names: Set<String> = []
    for element in seen {
      for name in element.classes {
        guard let (normal, size) = facts[name] else { continue }
        names.insert(name)
        if let height = normal["height"] as? Double ?? size?.height {
          #expect(element.height == height, "\(name)")
        }
        guard !name.contains("_navigation-bar_") else { continue }
        let least = normal["minimumWidth"] as? Double ?? 0
        #expect(element.width >= least, "\(name)")
        if let most = normal["maximumWidth"] as? Double { #expect(element.width <= most, "\(name)") }
        if let size, normal["title"] == nil { #expect(element.width == max(size.width, least), "\(name)") }
        // Above the title's letters, beside any cap, there is art and not the page or the bar behind it.
        guard size != nil else { continue }
        let place = (Int(2 * element.x + element.width), Int(2 * element.y) + 8)
        let beside = (Int(2 * element.x) + Int(2 * element.width) + 4, place.1)
        if name.contains("inverting") { continue }
        #expect(screenshot[place.0, place.1] != screenshot[beside.0, beside.1], "\(name) is not drawn")
      }
    }
    let missing = [
      "fjord_navigation-bar_main", "fjord_back-button_back", "fjord_button_primary", "fjord_button_secondary",
      "fjord_button_done",
      "nav-button_back-button_nav-button", "instagram_navigation-bar_instagram",
      "instagram_back-button_instagram",
      "dailybooth_back-button_dailybooth", "reeder_navigation-bar_reeder", "wood_button_store",
      "smiley_back-button_smiley", "designed-back_back-button_back", "inverting-buttons_button_inverting",
      "harbor_navigation-bar_harbor", "harbor_back-button_harbor", "harbor_button_primary",
    ].filter { !names.contains($0) }
    #expect(missing == [])
    // A title that is too long ends where the theme says.
    #expect(seen.contains { $0.classes.contains("dailybooth_back-button_dailybooth") && $0.width == 160 })
  }

  /// Writes the bundles of the themes that ship; for each class the normal look's facts, and the size of art that has all
  /// of one, without what lies outside of what layout aligns.
  private func write(to folder: URL) throws -> [String: ([String: Any], (width: Double, height: Double)?)] {
    let kinds = [
      "backButtons": "back-button", "buttons": "button", "images": "image",
      "navigationBars": "navigation-bar",
    ]
    var facts: [String: ([String: Any], (width: Double, height: Double)?)] = [:]
    for theme in try TargetTheme.shipped().values {
      guard let tree = theme.tree, let name = theme.name?.value else { continue }
      for file in tree.files where file.path.hasPrefix("css/") || file.path == "manifest.json" {
        try file.write(below: folder.appending(path: name))
      }
      let manifest = try Data(contentsOf: folder.appending(path: "\(name)/manifest.json"))
      let root = try #require(try JSONSerialization.jsonObject(with: manifest) as? [String: Any])
      for (id, element) in try #require(root["elements"] as? [String: [String: Any]]) {
        let parts = id.split(separator: "/").map(String.init)
        let variants = element["variants"] as? [String: [String: Any]] ?? [:]
        let normal = variants["normal"] ?? [:]
        let background = (normal["parts"] as? [String: [String: Any]])?["background"]
        facts["\(name)_\(kinds[parts[0]] ?? "")_\(parts[1])"] = (normal, background.flatMap(size))
      }
    }
    return facts
  }

  private func size(_ part: [String: Any]) -> (width: Double, height: Double)? {
    let image = (part["images"] as? [String: [String: Any]])?["1x"]
    guard let size = image?["size"] as? [String: Double] else { return nil }
    let outset = part["alignmentInsets"] as? [String: Double] ?? [:]
    return (
      (size["width"] ?? 0) - (outset["left"] ?? 0) - (outset["right"] ?? 0),
      (size["height"] ?? 0) - (outset["top"] ?? 0) - (outset["bottom"] ?? 0)
    )
  }

  private func elements(of browser: any Browser) throws -> [Seen] {
    let script = """
      [...document.querySelectorAll("main [class]")].map(element => {
        const box = element.getBoundingClientRect()
        return { classes: element.className, x: box.x, y: box.y, width: box.width, height: box.height }
      })
      """
    let found = try #require(try browser.value(of: script) as? [[String: Any]])
    return found.map { item in
      func number(_ key: String) -> Double { (item[key] as? NSNumber)?.doubleValue ?? -1 }
      let classes = (item["classes"] as? String ?? "").split(separator: " ").map(String.init)
      return Seen(
        classes: classes, x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
  }
}
