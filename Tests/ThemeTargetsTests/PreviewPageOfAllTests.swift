/// Every theme that ships, of the examples and of the cookbook, in every scene: nothing is thrown and the console notes nothing,
/// which ends every test of a page.
@Suite struct PreviewPageOfAllTests {
  private static let fixtures = ["bazel", "brands", "make"].map(Fixture.example) + Fixture.all("cookbook")

  private static let script = Fixture.page("an-address-shows-the-same-view", "views.js")

  private static let themes = Result { try PreviewKit.shipped.get() + fixtures.flatMap(PreviewKit.compiled) }

  @Test(arguments: BrowserKind.allCases)
  func `no scene of any theme on any device is noted in the console`(_ kind: BrowserKind) throws {
    let themes = try Self.themes.get()
    #expect(themes.count > 20)
    try kind.run("every scene of every theme", at: .one) { browser, folder in
      try browser.open(themes, in: folder)
      for index in themes.indices {
        try browser.choose("theme", "\(index)")
        let empty = try browser.run("return empty()", with: Self.script)
        #expect(empty == "", "\(themes[index].bundle.manifest.theme)")
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `an address shows the same view, whatever it says, also in a page within another`(_ kind: BrowserKind)
    throws
  {
    try kind.run("addresses of a preview", at: .one) { browser, folder in
      try browser.open(PreviewKit.themes.get(), in: folder)
      let choices = [
        ("theme", "1"), ("scene", "shop"), ("device", "small"), ("appearance", "dark"), ("direction", "rtl"),
        ("zoom", "1"),
        ("states", "disabled"), ("guides", "caps"), ("beside", "kit"), ("text", "Größe & <b>"),
        ("search", "card"),
      ]
      for (name, value) in choices { try browser.choose(name, value) }
      func view() throws -> String { try browser.run("return view()", with: Self.script) }
      let chosen = try view()
      #expect(chosen == "coral, shop, small, 320, dark, rtl, 1, kit, Größe & <b>, card, caps, disabled, 2")
      let address = try browser.text("location.href")
      try browser.open(URL(string: "about:blank")!, 1400, 2600)
      try browser.open(try #require(URL(string: address)), 1400, 2600)
      #expect(try view() == chosen)
      // What no page writes is as on a new page.
      let wrong =
        "#%E0%A4%A?scene=__proto__&device=toString&zoom=-3&scale=NaN&width=9e9&appearance=x&beside=x&element=x&states=x.y&bar=x"
      try browser.run("location.hash = '\(wrong)'; await frames()")
      #expect(try view().hasPrefix("kit, feed, phone, 1024, "))
      let frame = """
        <!doctype html><html lang="en"><title>Frame</title><iframe sandbox="allow-scripts" src="preview.html" width="900" height="700"></iframe>
        """
      try browser.open(frame, in: folder, 1000, 800, at: "frame.html")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `an element is shown in all brands`(_ kind: BrowserKind) throws {
    try kind.run("an element in all brands", at: .one) { browser, folder in
      let brands = (1...40).map { number in
        let theme =
          "themec: 1\nname: brand-\(number)\nbuttons: { pay: { height: 40, art: { box: { fill: \"#1020\(number + 10)\", radius: 8 } }, title: { color: white } } }\n"
        return ("b\(number).theme.yaml", theme)
      }
      try browser.open(PreviewKit.compiled(Dictionary(uniqueKeysWithValues: brands)), in: folder)
      #expect(try browser.run("return document.getElementsByName('theme')[0].length") == "40")
      try browser.run("one('.card h3 .quiet').click()")
      #expect(try browser.run("return all('.across figure').length") == "40")
    }
  }
}
