/// The app on the stage of the page that `preview` writes, as a person operates it.
@Suite struct PreviewStageTests {
  private static let scenes = ["feed", "chat", "settings", "form", "shop", "all"]

  /// Does something on the stage and waits until it is drawn.
  private static func act(_ script: String, _ browser: any Browser) throws -> String {
    try browser.text("(async () => { \(script); \(PreviewReader.drawn) })()")
  }

  @Test(arguments: BrowserKind.allCases)
  func `every control is operated, and keeps what it was set to`(_ kind: BrowserKind) throws {
    try kind.run("the controls of a stage", at: .one) { browser, folder in
      try browser.open(PreviewKit.themes.get(), in: folder)
      try browser.choose("scene", "settings")
      let toggles =
        "[...document.querySelectorAll('#stage [role=switch]')].map((each) => each.ariaChecked).join(' ')"
      #expect(try browser.text(toggles) == "true false")
      _ = try Self.act("document.querySelectorAll('#stage [role=switch]')[1].click()", browser)
      #expect(try browser.text(toggles) == "true true")
      _ = try Self.act(
        """
        const slider = document.querySelector("#stage input[type=range]");
        slider.value = 20;
        slider.dispatchEvent(new Event("input", { bubbles: true }))
        """, browser)
      let minimum = "document.querySelector('#stage .slider .row .element').offsetWidth < 150"
      #expect(try browser.text("String(\(minimum))") == "true")
      // A press opens a screen, whose back button closes it.
      _ = try Self.act(
        "[...document.querySelectorAll('#stage button.row-content')].find((each) => each.textContent.startsWith('Privacy')).click()",
        browser)
      let title = "document.querySelector('#stage .bar .large').textContent"
      #expect(try browser.text(title) == "Privacy")
      _ = try Self.act("document.querySelector('#stage .leading .live').click()", browser)
      #expect(try browser.text(title) == "Settings")
      // Drawn once more, the settings are the same.
      try browser.choose("appearance", "dark")
      #expect(try browser.text(toggles) == "true true")
      #expect(try browser.text("String(\(minimum))") == "true")
      // Tabs show scenes, and the back button the one before.
      _ = try Self.act("document.querySelectorAll('#stage .tab')[3].click()", browser)
      #expect(try browser.text(title) == "Market")
      #expect(try browser.text("document.getElementById('choices').elements.scene.value") == "shop")
      _ = try Self.act("document.querySelector('#stage .leading .live').click()", browser)
      #expect(try browser.text(title) == "Settings")
      // A field takes text, and tells it by the look of the theme's text.
      try browser.choose("scene", "form")
      _ = try Self.act(
        """
        const field = document.querySelector("#stage .field");
        field.value = "Grace";
        field.dispatchEvent(new Event("input", { bubbles: true }))
        """, browser)
      #expect(
        try browser.text("getComputedStyle(document.querySelector('#stage .field')).color")
          == "rgb(238, 240, 250)")
      try browser.choose("appearance", "light")
      #expect(try browser.text("document.querySelector('#stage .field').value") == "Grace")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a popover opens below its button, takes the keyboard, and closes`(_ kind: BrowserKind) throws {
    try kind.run("the popover of a stage", at: .one) { browser, folder in
      try browser.open(PreviewKit.themes.get(), in: folder)
      try browser.choose("scene", "feed")
      let told = """
        [document.querySelector("#stage .dots").ariaExpanded, document.querySelector("#stage .popup").checkVisibility(),
          document.activeElement.textContent].join(" ")
        """
      _ = try Self.act("document.querySelector('#stage .dots').click()", browser)
      #expect(try browser.text(told) == "true true Copy")
      _ = try Self.act(
        """
        const key = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        key("ArrowDown")
        """, browser)
      #expect(try browser.text(told) == "true true Share")
      let isInside = """
        (() => {
          const [popup, screen] = [".popup .framed", ".device"].map((each) => document.querySelector(`#devices ${each}`).getBoundingClientRect());
          return String(popup.width > 100 && popup.left >= screen.left && popup.right <= screen.right);
        })()
        """
      #expect(try browser.text(isInside) == "true")
      _ = try Self.act(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))",
        browser)
      #expect(try browser.text(told) == "false false ")
      #expect(try browser.text("document.activeElement.className") == "live dots")
    }
  }

  @Test(arguments: BrowserKind.allCases) func `states are forced by toggles`(_ kind: BrowserKind) throws {
    try kind.run("the states of a stage", at: .one) { browser, folder in
      try browser.open(PreviewKit.themes.get(), in: folder)
      try browser.choose("scene", "all")
      let pixel = """
        document.querySelector('#stage [data-element="buttons/primary"] canvas').drawn
          .then(({ width, height, words }) => (words[(height >> 1) * width + 24] & 0xffffff).toString(16))
        """
      let normal = try browser.text(pixel)
      #expect(normal == "db4e3d")
      for state in ["highlighted", "disabled"] {
        try browser.choose("states", state)
        #expect(try browser.text(pixel) != normal, "\(state)")
        let isDisabled = "String(document.querySelector('#stage .buttons .live').disabled)"
        #expect(try browser.text(isDisabled) == "\(state == "disabled")")
        try browser.choose("states", state)
        #expect(try browser.text(pixel) == normal)
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `each device has its shape, and all of it is in sight`(_ kind: BrowserKind) throws {
    try kind.run("the devices of a stage", at: .one) { browser, folder in
      try browser.open(PreviewKit.themes.get(), in: folder)
      for (device, size, top) in [
        ("phone", "402 874", 62), ("small", "320 568", 20), ("tablet", "834 1210", 24),
        ("window", "720 640", 0),
      ] {
        try browser.choose("device", device)
        let found = try browser.text(
          """
          (() => {
            const stage = document.getElementById("stage");
            return [stage.style.width, stage.style.height, stage.querySelector(".status")?.style.height ?? "0px"].map(parseFloat).join(" ");
          })()
          """)
        #expect(found == "\(size) \(top)", "\(device)")
      }
    }
    try kind.run("the devices of a small window", at: .one) { browser, folder in
      let page = PreviewPage(try PreviewKit.themes.get()).html
      for (width, height) in [(360, 740), (640, 450), (1440, 900)] {
        try browser.open(page, in: folder, width, height, at: "preview.html")
        for device in ["phone", "small", "tablet", "window"] {
          try browser.choose("device", device)
          let fits = """
            (() => {
              const { left, right } = document.querySelector(".frame").getBoundingClientRect();
              return [document.documentElement.scrollWidth <= innerWidth, left >= 0 && right <= innerWidth].join(" ");
            })()
            """
          #expect(try browser.text(fits) == "true true", "\(device) at \(width)")
        }
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `no scene of any theme leaves a phone empty, and titles of any kind fit`(_ kind: BrowserKind) throws {
    let image =
      "{ art: { draw: { size: { width: 40, height: 40 }, layers: [ { shape: ellipse, fill: red } ] } } }"
    let themes = try PreviewKit.compiled([
      "a.theme.yaml":
        "themec: 1\nname: bar\nnavigationBars: { main: { background: \"#22313f\", title: { color: white } } }\n",
      "b.theme.yaml": "themec: 1\nname: image\nimages: { badge: \(image) }\n",
      "c.theme.yaml": PreviewKit.theme,
    ])
    try kind.run("scenes of small themes", at: .one) { browser, folder in
      try browser.open(themes, in: folder)
      for theme in 0..<3 {
        try browser.choose("theme", "\(theme)")
        for scene in Self.scenes {
          try browser.choose("scene", scene)
          let filled = """
            (() => {
              const scroller = document.querySelector("#stage .scroller");
              const boxes = [...scroller.children].map((each) => each.getBoundingClientRect());
              return Math.max(...boxes.map(({ bottom }) => bottom)) - scroller.getBoundingClientRect().top;
            })()
            """
          let height = Double(try browser.text("String(\(filled))")) ?? 0
          #expect(height > 300, "\(scene) of theme \(theme)")
        }
      }
      let long = String(repeating: "Wassermelonenkernöl ", count: 25)
      for title in [long, "إضافة إلى القائمة", "เพิ่มในรายการของฉัน", "👩‍👩‍👧‍👦🏳️‍🌈🧑🏽‍🚀", "<b>x</b>"] {
        try browser.choose("text", title)
        for scene in Self.scenes {
          try browser.choose("scene", scene)
          let wide = """
            (() => {
              const screen = document.getElementById("stage").getBoundingClientRect();
              const out = [...document.querySelectorAll("#stage :is(.live, .bar, .framed)")].filter((each) =>
                !each.closest(".popup") && each.getBoundingClientRect().right > screen.right + 40);
              return [document.documentElement.scrollWidth <= innerWidth, out.length, document.querySelectorAll("b").length].join(" ");
            })()
            """
          #expect(try browser.text(wide) == "true 0 0", "\(title.prefix(12)) in \(scene)")
        }
      }
    }
  }
}
