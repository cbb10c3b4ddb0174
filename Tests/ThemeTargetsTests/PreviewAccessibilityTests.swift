/// The page that `preview` writes for everyone: by rules, in forced colors, at 200 %, and with less motion.
@Suite struct PreviewAccessibilityTests {
  private static func open(
    _ browser: any Browser, in folder: URL, _ width: Int = 1440, _ height: Int = 1200,
    _ media: BrowserMedia = BrowserMedia(),
    _ address: String = ""
  ) throws {
    // Another address of the same file would not be loaded again.
    let file = folder.appending(path: "preview-\(UUID().uuidString).html")
    var themes = try PreviewKit.themes.get()
    let remark = PreviewRemark(
      code: "low-contrast", words: "too faint", element: "buttons/primary", place: "a.theme.yaml:3",
      help: ["`color: black`"])
    themes[0] = PreviewTheme(themes[0].bundle, remarks: [remark])
    try Data(PreviewPage(themes).html.utf8).write(to: file)
    let url = try #require(URL(string: file.absoluteString + address))
    try browser.open(url, width, height, media: media)
  }

  @Test(arguments: BrowserKind.allCases, [false, true])
  func `no rule of accessibility finds a fault`(_ kind: BrowserKind, _ isDark: Bool) throws {
    try kind.run("rules of accessibility", at: .one) { browser, folder in
      try Self.open(
        browser, in: folder, 1440, 1200, BrowserMedia(isDark: isDark),
        "#kit?element=buttons%2Fprimary&across=buttons%2Fprimary&editor=vscode&search=primary")
      for scene in ["feed", "chat", "settings", "form", "shop", "all"] {
        try browser.choose("scene", scene)
        #expect(try AccessibilityRules.faults(in: browser) == "", "\(scene)")
      }
      try browser.choose("search", "")
      #expect(try AccessibilityRules.faults(in: browser) == "", "all cards")
      try browser.choose("search", "primary")
      _ = try browser.value(of: "document.getElementById('more').click()")
      #expect(try AccessibilityRules.faults(in: browser) == "", "the panel")
      _ = try browser.value(of: "document.getElementById('warnings').click()")
      #expect(try AccessibilityRules.faults(in: browser) == "", "the warnings")
    }
  }

  @Test(arguments: BrowserKind.allCases) func `the rules find faults`(_ kind: BrowserKind) throws {
    try kind.run("faults of accessibility", at: .one) { browser, folder in
      let page = """
        <!doctype html><title>x</title><main><h1 id="a">One</h1><h3 id="a">Three</h3><button>44</button><a href="#"></a><input>
        <div role="knob"></div><div aria-hidden="true"><button>Hidden</button></div><div role="button" tabindex="0">B <button>C</button></div>
        <p style="color: #999">Faint</p><style>button:focus { outline: none }</style><span role="switch" tabindex="0">S</span></main>
        """
      try browser.open(page, in: folder, 600, 600, at: "page.html")
      let faults = try AccessibilityRules.faults(in: browser)
      let wanted = [
        "button-name", "link-name", "label", "aria-roles", "aria-required-attr", "duplicate-id",
        "aria-hidden-focus",
        "nested-interactive", "html-has-lang", "heading-order", "color-contrast", "focus-visible",
      ]
      for rule in wanted { #expect(faults.contains(rule), "\(rule) in \(faults)") }
    }
  }
}
