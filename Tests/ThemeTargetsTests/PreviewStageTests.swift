import FixtureSupport
import Foundation
import Testing
import ThemeCore
import ThemeReview

/// The app on the stage of the page that `preview` writes, as a person operates it.
@Suite struct PreviewStageTests {
  private static let scenes = ["feed", "chat", "settings", "form", "shop", "all"]

  /// Does something on the stage and waits until it is drawn.
  private static func act(_ script: String, _ browser: any Browser) throws -> String {
    try PreviewReader.value("(async () => { \(script); \(PreviewReader.drawn) })()", browser)
  }

  @Test(arguments: BrowserKind.allCases)
  func `every control is operated, and keeps what it was set to`(_ kind: BrowserKind) throws {
    try kind.run("the controls of a stage", at: .one) { browser, folder in
      try PreviewReader.open(browser, in: folder, PreviewKit.themes())
      func value(_ expression: String) throws -> String { try PreviewReader.value(expression, browser) }
      try PreviewReader.choose("scene", "settings", browser)
      let toggles =
        "[...document.querySelectorAll('#stage [role=switch]')].map((each) => each.ariaChecked).join(' ')"
      #expect(try value(toggles) == "true false")
      _ = try Self.act("document.querySelectorAll('#stage [role=switch]')[1].click()", browser)
      #expect(try value(toggles) == "true true")
      _ = try Self.act(
        """
        const slider = document.querySelector("#stage input[type=range]");
        slider.value = 20;
        slider.dispatchEvent(new Event("input", { bubbles: true }))
        """, browser)
      let minimum = "document.querySelector('#stage .slider .row .element').offsetWidth < 150"
      #expect(try value("String(\(minimum))") == "true")
      // A press opens a screen, whose back button closes it.
      _ = try Self.act(
        "[...document.querySelectorAll('#stage button.row-content')].find((each) => each.textContent.startsWith('Privacy')).click()",
        browser)
      let title = "document.querySelector('#stage .bar .large').textContent"
      #expect(try value(title) == "Privacy")
      _ = try Self.act("document.querySelector('#stage .leading .live').click()", browser)
      #expect(try value(title) == "Settings")
      // Drawn once more, the settings are the same.
      try PreviewReader.choose("appearance", "dark", browser)
      #expect(try value(toggles) == "true true")
      #expect(try value("String(\(minimum))") == "true")
      // Tabs show scenes, and the back button the one before.
      _ = try Self.act("document.querySelectorAll('#stage .tab')[3].click()", browser)
      #expect(try value(title) == "Market")
      #expect(try value("document.getElementById('choices').elements.scene.value") == "shop")
      _ = try Self.act("document.querySelector('#stage .leading .live').click()", browser)
      #expect(try value(title) == "Settings")
      // A field takes text, and tells it by the look of the theme's text.
      try PreviewReader.choose("scene", "form", browser)
      _ = try Self.act(
        """
        const field = document.querySelector("#stage .field");
        field.value = "Grace";
        field.dispatchEvent(new Event("input", { bubbles: true }))
        """, browser)
      #expect(
        try value("getComputedStyle(document.querySelector('#stage .field')).color") == "rgb(238, 240, 250)")
      try PreviewReader.choose("appearance", "light", browser)
      #expect(try value("document.querySelector('#stage .field').value") == "Grace")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a popover opens below its button, takes the keyboard, and closes`(_ kind: BrowserKind) throws {
    try kind.run("the popover of a stage", at: .one) { browser, folder in
      try PreviewReader.open(browser, in: folder, PreviewKit.themes())
      try PreviewReader.choose("scene", "feed", browser)
      let told = """
        [document.querySelector("#stage .dots").ariaExpanded, document.querySelector("#stage .popup").checkVisibility(),
          document.activeElement.textContent].join(" ")
        """
      _ = try Self.act("document.querySelector('#stage .dots').click()", browser)
      #expect(try PreviewReader.value(told, browser) == "true true Copy")
      _ = try Self.act(
        """
        const key = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        key("ArrowDown")
        """, browser)
      #expect(try PreviewReader.value(told, browser) == "true true Share")
      let isInside = """
        (() => {
          const [popup, screen] = [".popup .framed", ".device"].map((each) => document.querySelector(`#devices ${each}`).getBoundingClientRect());
          return String(popup.width > 100 && popup.left >= screen.left && popup.right <= screen.right);
        })()
        """
      #expect(try PreviewReader.value(isInside, browser) == "true")
      _ = try Self.act(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))",
        browser)
      #expect(try PreviewReader.value(told, browser) == "false false ")
      #expect(try PreviewReader.value("document.activeElement.className", browser) == "live dots")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `states are forced by toggles`(_ kind: BrowserKind) throws {
    try kind.run("the states of a stage", at: .one) { browser, folder in
      try PreviewReader.open(browser, in: folder, PreviewKit.themes())
      try PreviewReader.choose("scene", "all", browser)
      let pixel = """
        document.querySelector('#stage [data-element="buttons/primary"] canvas').drawn
          .then(({ width, height, words }) => (words[(height >> 1) * width + 24] & 0xffffff).toString(16))
        """
      let normal = try PreviewReader.value(pixel, browser)
      #expect(normal == "db4e3d")
      for state in ["highlighted", "disabled"] {
        try PreviewReader.choose("states", state, browser)
        #expect(try PreviewReader.value(pixel, browser) != normal, "\(state)")
        let isDisabled = "String(document.querySelector('#stage .buttons .live').disabled)"
        #expect(try PreviewReader.value(isDisabled, browser) == "\(state == "disabled")")
        try PreviewReader.choose("states", state, browser)
        #expect(try PreviewReader.value(pixel, browser) == normal)
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `each device has its shape, and all of it is in sight`(_ kind: BrowserKind) throws {
    try kind.run("the devices of a stage", at: .one) { browser, folder in
      try PreviewReader.open(browser, in: folder, PreviewKit.themes())
      for (device, size, top) in [
        ("phone", "402 874", 62), ("small", "320 568", 20), ("tablet", "834 1210", 24),
        ("window", "720 640", 0),
      ] {
        try PreviewReader.choose("device", device, browser)
        let found = try PreviewReader.value(
          """
          (() => {
            const stage = document.getElementById("stage");
            return [stage.style.width, stage.style.height, stage.querySelector(".status")?.style.height ?? "0px"].map(parseFloat).join(" ");
          })()
          """, browser)
        #expect(found == "\(size) \(top)", "\(device)")
      }
    }
    try kind.run("the devices of a small window", at: .one) { browser, folder in
      let file = folder.appending(path: "preview.html")
      try Data(PreviewPage(PreviewKit.themes()).html.utf8).write(to: file)
      for (width, height) in [(360, 740), (640, 450), (1440, 900)] {
        try browser.open(
          file, size: Size(width: Pixels(width), height: Pixels(height)), media: BrowserMedia())
        for device in ["phone", "small", "tablet", "window"] {
          try PreviewReader.choose("device", device, browser)
          let fits = """
            (() => {
              const { left, right } = document.querySelector(".frame").getBoundingClientRect();
              return [document.documentElement.scrollWidth <= innerWidth, left >= 0 && right <= innerWidth].join(" ");
            })()
            """
          #expect(try PreviewReader.value(fits, browser) == "true true", "\(device) at \(width)")
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
      try PreviewReader.open(browser, in: folder, themes)
      for theme in 0..<3 {
        try PreviewReader.choose("theme", "\(theme)", browser)
        for scene in Self.scenes {
          try PreviewReader.choose("scene", scene, browser)
          let filled = """
            (() => {
              const scroller = document.querySelector("#stage .scroller");
              const boxes = [...scroller.children].map((each) => each.getBoundingClientRect());
              return Math.max(...boxes.map(({ bottom }) => bottom)) - scroller.getBoundingClientRect().top;
            })()
            """
          let height = Double(try PreviewReader.value("String(\(filled))", browser)) ?? 0
          #expect(height > 300, "\(scene) of theme \(theme)")
        }
      }
      let long = String(repeating: "Wassermelonenkernöl ", count: 25)
      for title in [long, "إضافة إلى القائمة", "เพิ่มในรายการของฉัน", "👩‍👩‍👧‍👦🏳️‍🌈🧑🏽‍🚀", "<b>x</b>"] {
        try PreviewReader.choose("text", title, browser)
        for scene in Self.scenes {
          try PreviewReader.choose("scene", scene, browser)
          let wide = """
            (() => {
              const screen = document.getElementById("stage").getBoundingClientRect();
              const out = [...document.querySelectorAll("#stage :is(.live, .bar, .framed)")].filter((each) =>
                !each.closest(".popup") && each.getBoundingClientRect().right > screen.right + 40);
              return [document.documentElement.scrollWidth <= innerWidth, out.length, document.querySelectorAll("b").length].join(" ");
            })()
            """
          #expect(try PreviewReader.value(wide, browser) == "true 0 0", "\(title.prefix(12)) in \(scene)")
        }
      }
    }
  }
}
