/// The page that `preview --serve` keeps up to date, in browsers.
@Suite struct ServedPageInBrowserTests {
  /// A theme with many buttons of one color, so that the page is longer than a window.
  private static func theme(_ color: String, named name: String = "shop") -> String {
    var text = """
      themec: 1
      name: \(name)
      art:
        block:
          size: { width: 30, height: 30 }
          layers: [ { shape: rectangle, fill: "\(color)" } ]
      buttons:

      """
    for number in 1...12 {
      text +=
        "  b\(number): { height: 30, maximumWidth: 640, caps: { left: 9, right: 6 }, art: { use: block }, "
      text += "title: { color: white } }\n"
    }
    return text
  }

  /// Waits until an expression is true, frame by frame.
  private static func wait(for condition: String, _ browser: any Browser) throws {
    _ = try browser.value(
      of: """
        (async () => {
          while (!(await (async () => \(condition))())) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          return true;
        })()
        """)
  }

  /// The color of a pixel in the middle of the first button's picture.
  private static let pixel = """
    (() => {
      const canvas = document.querySelector(".card .try canvas");
      if (!canvas || canvas.dataset.drawn === undefined || !canvas.width) return "";
      const pixel = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
      return [...pixel].join(" ");
    })()
    """

  @Test(arguments: BrowserKind.allCases)
  func `saving shows the new pixels where the reader is, and an error beside the old ones`(
    _ kind: BrowserKind
  ) throws {
    try kind.run("the served page", at: .one) { browser, folder in
      let file = folder.appending(path: "shop.theme.yaml")
      func save(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }
      try save(Self.theme("#102030"))
      let (program, address) = try servePreview(folder, "shop.theme.yaml")
      defer { kill(program.processIdentifier, SIGKILL) }
      try browser.open(address, 1000, 600)
      try Self.wait(for: "\(Self.pixel) === '16 32 48 255'", browser)
      // A reader types a title, makes a button wider, and scrolls.
      _ = try browser.text(
        """
        (() => {
          const text = document.getElementsByName("text")[0];
          text.value = "My own title";
          text.dispatchEvent(new Event("input", { bubbles: true }));
          const slider = document.querySelector(".card .width input");
          slider.value = 333;
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          const card = document.querySelectorAll(".card")[6];
          scrollTo(0, scrollY + card.getBoundingClientRect().top - 100);
          card.querySelector(".width input").focus({ preventScroll: true });
          return String(scrollY);
        })()
        """)
      let top = "String(Math.round(document.querySelectorAll('.card')[6].getBoundingClientRect().top))"
      // Cards that come into sight grow once.
      try Self.wait(
        for: "[5, 6, 7].every((place) => document.querySelectorAll('.card')[place].querySelector('figure'))",
        browser)
      let before = try browser.text(top)
      let focus =
        "`${document.activeElement.closest('.card')?.dataset.element} ${document.activeElement.type} ${document.activeElement.value}`"
      let atSlider = try browser.text(focus)
      // By name, it stands behind b1, b10, b11, b12, b2 and b3.
      #expect(atSlider.hasPrefix("buttons/b4 range "), "\(atSlider)")
      try save(Self.theme("#801020"))
      try Self.wait(for: "\(Self.pixel) === '128 16 32 255'", browser)
      #expect(try browser.text(top) == before)
      #expect(try browser.text(focus) == atSlider)
      // The name of a variant below has the focus too, also after the cards in sight have been drawn.
      _ = try browser.text("String(document.querySelectorAll('.card')[6].querySelector('.pick').focus())")
      #expect(try browser.text("document.querySelector('.card .try canvas').style.width") == "333px")
      #expect(try browser.text("document.querySelector('.card .try .title').textContent") == "My own title")
      // An error, with its place, in front of the last good look.
      try save(Self.theme("#801020") + "bottons: { '<img src=x onerror=\"window.ran = 1\">': {} }\n")
      try Self.wait(for: "!document.querySelector('.problems').hidden", browser)
      let problems = try browser.text("document.querySelector('.problems').textContent")
      #expect(
        problems.contains("unknown key `bottons`") && problems.contains("shop.theme.yaml:20:1"), "\(problems)"
      )
      #expect(try browser.text(Self.pixel) == "128 16 32 255")
      #expect(try browser.text("String(window.ran)") == "undefined")
      try FileManager.default.removeItem(at: file)
      try Self.wait(
        for: "document.querySelector('.problems').textContent.includes('there is no theme')", browser)
      try save(Self.theme("#106020"))
      try Self.wait(for: "document.querySelector('.problems').hidden", browser)
      try Self.wait(for: "\(Self.pixel) === '16 96 32 255'", browser)
      #expect(try browser.text("document.querySelector('.card .try .title').textContent") == "My own title")
      let atVariant = try browser.text(focus)
      #expect(atVariant == "buttons/b4 button buttons/b4 normal", "\(atVariant)")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `where nothing compiles yet, the page shows what is wrong and no empty screen`(_ kind: BrowserKind)
    throws
  {
    try kind.run("the served page of a broken theme", at: .one) { browser, folder in
      let file = folder.appending(path: "shop.theme.yaml")
      func save(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }
      try save(Self.theme("#102030") + "bottons: {}\n")
      let (program, address) = try servePreview(folder, "shop.theme.yaml")
      defer { kill(program.processIdentifier, SIGKILL) }
      try browser.open(address, 1000, 600)
      try Self.wait(for: "!document.querySelector('.problems').hidden", browser)
      let told = try browser.text("document.querySelector('.problems').textContent")
      #expect(told.hasPrefix("There is no look without errors yet"), "\(told)")
      #expect(told.contains("unknown key `bottons`"), "\(told)")
      let shown =
        "['#stage', '#choices'].map((each) => document.querySelector(each).checkVisibility()).join(' ')"
      #expect(try browser.text(shown) == "false false")
      try save(Self.theme("#102030"))
      try Self.wait(for: "\(Self.pixel) === '16 32 48 255'", browser)
      #expect(try browser.text(shown) == "true true")
      #expect(try browser.text("String(document.querySelector('.problems').hidden)") == "true")
      // What is wrong after that is shown above the last look.
      try save(Self.theme("#102030") + "bottons: {}\n")
      try Self.wait(for: "!document.querySelector('.problems').hidden", browser)
      #expect(
        try browser.text("document.querySelector('.problems').textContent").hasPrefix(
          "The page shows the last look")
      )
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a width is that of a theme by its name, wherever the theme stands`(_ kind: BrowserKind) throws {
    try kind.run("the served page with a new theme", at: .one) { browser, folder in
      let themes = folder.appending(path: "themes")
      try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
      func save(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: themes.appending(path: "\(name).theme.yaml"), options: .atomic)
      }
      try save(Self.theme("#102030"), "shop")
      let (program, address) = try servePreview(folder, "themes")
      defer { kill(program.processIdentifier, SIGKILL) }
      try browser.open(address, 1000, 600)
      try Self.wait(for: "\(Self.pixel) === '16 32 48 255'", browser)
      _ = try browser.value(
        of: """
          (() => {
            const slider = document.querySelector(".card .width input");
            slider.value = 333;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            return "";
          })()
          """)
      let width = "document.querySelector('.card .try canvas').style.width"
      // One that stands before it, by its path.
      try save(Self.theme("#801020", named: "brand"), "a")
      try Self.wait(for: "document.getElementsByName('theme')[0].length === 2", browser)
      #expect("\(try browser.value(of: "document.getElementById('name').textContent") ?? "")" == "shop")
      #expect("\(try browser.value(of: width) ?? "")" == "333px")
      _ = try browser.value(of: "String(chooseTheme(0))")
      try Self.wait(for: "\(Self.pixel) === '128 16 32 255'", browser)
      #expect("\(try browser.value(of: width) ?? "")" != "333px")
    }
  }
}
