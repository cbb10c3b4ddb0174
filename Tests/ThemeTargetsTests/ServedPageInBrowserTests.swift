/// The page that `preview --serve` keeps up to date, in browsers.
@Suite struct ServedPageInBrowserTests {
  /// A theme with many buttons of one color, so that the page is longer than a window.
  private static func theme(_ color: String, named name: String = "shop") -> String {
    Fixture.page(ServedPage.claim, "shop.theme.yaml").replacing("#102030", with: color)
      .replacing("name: shop", with: "name: \(name)")
  }

  /// More elements of that color, because a server of few pictures compiles all of them at once.
  private static let images =
    "images:\n" + (10..<35).map { "  i\($0): { art: { use: block } }\n" }.joined()

  @Test(arguments: BrowserKind.allCases)
  func `saving shows the new pixels where the reader is, and an error beside the old ones`(
    _ kind: BrowserKind
  ) throws {
    let old = Self.theme("#102030") + Self.images
    try ServedPage.run("the served page", on: kind, "shop.theme.yaml", old) { page in
      try page.wait(for: "pixel() === '16 32 48 255'")
      try page.text("read()")
      // Cards that come into sight grow once.
      try page.wait(for: "[5, 6, 7].every((place) => all('.card')[place].querySelector('figure'))")
      let before = try page.text("top()")
      let atSlider = try page.text("focused()")
      // By name, it stands behind b1, b10, b11, b12, b2 and b3.
      #expect(atSlider.hasPrefix("buttons/b4 range "), "\(atSlider)")
      // What is in sight, which comes first, does not come again with the rest. Scripts of Firefox's driver can't replace a function
      // of the page.
      let isNoted = kind == .chromium
      if isNoted { try page.text("noteChanges()") }
      try page.save(Self.theme("#801020") + Self.images)
      try page.wait(for: "pixel() === '128 16 32 255'")
      if isNoted {
        try page.wait(for: "new Set(window.changes).size === 37")
        #expect(try page.text("String(window.changes.length)") == "37")
      }
      #expect(try page.text("saysWhatItShows()") == "true")
      #expect(try page.text("top()") == before)
      #expect(try page.text("focused()") == atSlider)
      // The name of a variant below has the focus too, also after the cards in sight have been drawn.
      try page.text("all('.card')[6].querySelector('.pick').focus()")
      #expect(try page.text("width()") == "333px")
      #expect(try page.text("title()") == "My own title")
      // An error, with its place, in front of the last good look.
      try page.save(Self.theme("#801020") + "bottons: { '<img src=x onerror=\"window.ran = 1\">': {} }\n")
      try page.wait(for: "problems()")
      let problems = try page.text("problems()")
      #expect(
        problems.contains("unknown key `bottons`") && problems.contains("shop.theme.yaml:20:1"), "\(problems)"
      )
      #expect(try page.text("pixel()") == "128 16 32 255")
      #expect(try page.text("String(window.ran)") == "undefined")
      try page.remove()
      try page.wait(for: "problems().includes('there is no theme')")
      try page.save(Self.theme("#106020"))
      try page.wait(for: "problems() === ''")
      try page.wait(for: "pixel() === '16 96 32 255'")
      #expect(try page.text("title()") == "My own title")
      let atVariant = try page.text("focused()")
      #expect(atVariant == "buttons/b4 button buttons/b4 normal", "\(atVariant)")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `where nothing compiles yet, the page shows what is wrong and no empty screen`(_ kind: BrowserKind)
    throws
  {
    let broken = Self.theme("#102030") + "bottons: {}\n"
    try ServedPage.run("the served page of a broken theme", on: kind, "shop.theme.yaml", broken) { page in
      try page.wait(for: "problems()")
      let told = try page.text("problems()")
      #expect(told.hasPrefix("There is no look without errors yet"), "\(told)")
      #expect(told.contains("unknown key `bottons`"), "\(told)")
      #expect(try page.text("shown()") == "false false")
      try page.save(Self.theme("#102030"))
      try page.wait(for: "pixel() === '16 32 48 255'")
      #expect(try page.text("shown()") == "true true")
      #expect(try page.text("problems()") == "")
      // What is wrong after that is shown above the last look.
      try page.save(broken)
      try page.wait(for: "problems()")
      #expect(try page.text("problems()").hasPrefix("The page shows the last look"))
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a width is that of a theme by its name, wherever the theme stands`(_ kind: BrowserKind) throws {
    try ServedPage.run("the served page with a new theme", on: kind, ".", Self.theme("#102030")) { page in
      try page.wait(for: "pixel() === '16 32 48 255'")
      try page.text("enter(one('.card .width input'), 333)")
      // One that stands before it, by its path.
      try page.save(Self.theme("#801020", named: "brand"), to: "a.theme.yaml")
      try page.wait(for: "document.getElementsByName('theme')[0].length === 2")
      #expect(try page.text("one('#name').textContent") == "shop")
      #expect(try page.text("width()") == "333px")
      try page.text("chooseTheme(0)")
      try page.wait(for: "pixel() === '128 16 32 255'")
      #expect(try page.text("width()") != "333px")
    }
  }
}

/// A served page in a browser, whose themes are saved while it is open.
private struct ServedPage {
  static let claim = "a-served-page-shows-what-is-saved"
  private static let script = Fixture.page(claim, "served.js")

  private let browser: any Browser
  private let folder: URL

  /// Saves a theme, serves what is named, and does something with its page.
  static func run(
    _ what: String, on kind: BrowserKind, _ served: String, _ theme: String,
    _ body: (ServedPage) throws -> Void
  ) throws {
    try kind.run(what, at: .one) { browser, folder in
      let page = ServedPage(browser: browser, folder: folder)
      try page.save(theme)
      let (program, address) = try servePreview(folder, served)
      defer { kill(program.processIdentifier, SIGKILL) }
      try browser.open(address, 1000, 600)
      try body(page)
    }
  }

  func save(_ theme: String, to file: String = "shop.theme.yaml") throws {
    try Data(theme.utf8).write(to: folder.appending(path: file), options: .atomic)
  }

  func remove() throws { try FileManager.default.removeItem(at: folder.appending(path: "shop.theme.yaml")) }

  /// What an expression gives, which may call the functions of the fixture.
  @discardableResult func text(_ expression: String) throws -> String {
    try browser.run("return \(expression)", with: Self.script)
  }

  /// Waits until an expression is true, frame by frame. Throws after 6000 frames, which are 100 seconds where nothing else runs.
  func wait(for condition: String) throws {
    let late = "throw new Error(`it never happens: ${\(JSONValue.string(condition).line)}`)"
    try browser.run(
      "for (let left = 6000; !(\(condition)); left--) { if (!left) \(late); await frame(); }",
      with: Self.script)
  }
}
