import FixtureSupport
import Foundation
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeReview
import ThemeTargets

/// The page that `preview` writes for those who use a keyboard or a screen reader, and where its values come from.
@Suite struct PreviewByKeyboardTests {
  /// Values by a token with a mode, a recipe, another element and a file below, and words that look like markup.
  private static let files = [
    "base.theme.yaml": """
    themec: 1
    tokens: { color: { label: { value: white, appearances: { dark: "#ffeedd" } } } }
    art: { plate: { parameters: { fill: gray }, size: { width: 30, height: 30 }, layers: [ { shape: rectangle, fill: $fill } ] } }
    """,
    "a.theme.yaml": """
    themec: 1
    name: a
    extends: base.theme.yaml
    buttons:
      first:
        height: 30
        maximumWidth: 640
        caps: { left: 9, right: 6 }
        art: { use: plate }
        title: { color: $color.label, font: { family: "<img src=x onerror='window.ran = 1'>", size: 14 } }
      second: { like: first, title: { alignment: leading } }
    controls:
      segmentedControls: { tabs: { segment: { art: { use: plate }, caps: { left: 2, right: 2 }, states: { selected: { art: { with: { fill: black } } } } } } }
      textFields: { field: { background: { art: { use: plate }, caps: { left: 2, right: 2 } } } }
    """,
  ]

  private static func themes() throws -> [PreviewTheme] {
    let session = Session(MemoryInputs(files.mapValues { Array($0.utf8) }), targets: .built)
    let path = try #require(ThemePath("a.theme.yaml"))
    let compiled = try compileAll([path], in: session, CompileOptions())
    let bundle = compiled.themes.first.flatMap { BundleContents($0, in: session) }
    return [PreviewTheme(try #require(bundle, "\(compiled.diagnostics.map(\.message))"), remarks: [])]
  }

  /// The value of a row of an element's numbers.
  private static func row(_ name: String, of element: String) -> String {
    """
    [...\(PreviewReader.card(of: element)).querySelectorAll("dl div")]
      .find((each) => each.firstChild.textContent === "\(name)").querySelector(".value")
    """
  }

  /// What the tip says while a value has the keyboard's focus: a line for each step.
  private static func told(_ name: String, of element: String, _ browser: any Browser) throws -> String {
    try PreviewReader.value(
      """
      (() => {
        const value = \(row(name, of: element));
        value.focus();
        // A window that is not in front tells of no focus by itself.
        value.dispatchEvent(new FocusEvent("focus"));
        const tip = document.getElementById(value.getAttribute("aria-describedby"));
        return [...tip.querySelectorAll(".said, li")].map((each) => each.childElementCount
          ? [...each.children].map((part) => part.textContent).join(" | ") : each.textContent).join("\\n");
      })()
      """, browser)
  }

  @Test(arguments: BrowserKind.allCases)
  func `each value tells where it comes from, as why does`(_ kind: BrowserKind) throws {
    try kind.run("where values come from", at: .one) { browser, folder in
      try PreviewReader.open(browser, in: folder, Self.themes())
      #expect(
        try Self.told("color", of: "buttons/second", browser) == """
          title.color: #ffffff
          like | buttons.second.like: first | a.theme.yaml:11
          element | buttons.first.title.color: $color.label | a.theme.yaml:10
          extends | extends: base.theme.yaml | a.theme.yaml:3
          mode | tokens.color.label.value: white | base.theme.yaml:2
          """)
      #expect(
        try Self.told("alignment", of: "buttons/second", browser).hasPrefix(
          "title.alignment: leading\nelement"))
      #expect(try Self.told("resizing", of: "buttons/first", browser).contains("caps.left: 9"))
      #expect(
        try Self.told("art", of: "buttons/first", browser).contains(
          "recipe | art.plate.parameters.fill: gray | base.theme.yaml:3"))
      // Another variant has other values.
      _ = try browser.value(
        of: "[...\(PreviewReader.card(of: "buttons/first")).querySelectorAll('.pick')].at(-1).click()")
      #expect(try Self.told("color", of: "buttons/first", browser).hasPrefix("title.color: #ffeedd\n"))
      #expect(
        try Self.told("font", of: "buttons/first", browser).contains("<img src=x onerror='window.ran = 1'>"))
      #expect(try PreviewReader.value("String(window.ran)", browser) == "undefined")
      let hidden = """
        (() => {
          const wasShown = !document.getElementById("origin").hidden;
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
          const isDescribed = document.activeElement.hasAttribute("aria-describedby");
          return [wasShown, document.getElementById("origin").hidden, isDescribed].join(" ");
        })()
        """
      #expect(try PreviewReader.value(hidden, browser) == "true true false")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `each control of the page has a name, and the keyboard reaches it`(_ kind: BrowserKind) throws {
    try kind.run("the names of controls", at: .one) { browser, folder in
      try PreviewReader.open(browser, in: folder, Self.themes())
      _ = try browser.value(of: "document.getElementById('more').click()")
      let nameless = """
        (() => {
          const all = [...document.querySelectorAll("button, input, select, [role=button], [tabindex]")];
          const wrong = all.filter((each) => {
            if (each.closest("[hidden]")) return false;
            // What can be chosen is no name.
            const labels = [...(each.labels ?? [])].flatMap((label) => [...label.childNodes])
              .filter((part) => !part.contains(each)).map((part) => part.textContent).join("");
            const name = each.ariaLabel || labels || (each.tagName === "BUTTON" ? each.textContent : "");
            each.focus();
            return name.trim() === "" || document.activeElement !== each;
          });
          return `${all.length > 30} ${wrong.map((each) => each.outerHTML.slice(0, 80)).join(", ")}`;
        })()
        """
      #expect(try PreviewReader.value(nameless, browser) == "true ")
      // What is clicked is no more than what has a role.
      try PreviewReader.choose("scene", "all", browser)
      let chosen = """
        (() => {
          const second = document.querySelectorAll("#stage .segment")[1];
          second.focus();
          second.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
          const all = [...document.querySelectorAll("#stage .segment")];
          return [all.map((each) => each.ariaPressed).join(" "), document.activeElement === all[1]].join(" ");
        })()
        """
      #expect(try PreviewReader.value(chosen, browser) == "false true false true")
      #expect(
        try PreviewReader.value(
          """
          (() => {
            const panel = document.getElementById("panel");
            panel.querySelector("input").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
            return [panel.hidden, document.activeElement.id, document.activeElement.ariaExpanded].join(" ");
          })()
          """, browser) == "true more false")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a screen in another width is drawn on the same canvases, and a printer is given every variant`(
    _ kind: BrowserKind
  ) throws {
    try kind.run("what is drawn again", at: .one) { browser, folder in
      try PreviewReader.open(browser, in: folder, Self.themes())
      try PreviewReader.choose("scene", "all", browser)
      let notUsedBefore = "document.querySelectorAll('#stage canvas:not([data-used])')"
      for width in [500, 501, 502] {
        try PreviewReader.choose("width", "\(width)", browser)
        #expect(
          try PreviewReader.value("String(document.getElementById('stage').offsetWidth)", browser)
            == "\(width)")
        // The first screens leave theirs to those after the next.
        if width == 502 {
          #expect(try PreviewReader.value("String(\(notUsedBefore).length)", browser) == "0")
        }
        _ = try browser.value(
          of: "\(notUsedBefore).forEach((canvas) => canvas.dataset.used = '')")
      }
      // Cards that are far below are drawn for a printer alone.
      _ = try browser.value(of: "document.getElementById('cards').style.marginTop = '9000px'")
      try PreviewReader.choose("text", "A third", browser)
      let areDrawn =
        "String([...document.querySelectorAll('.card')].every((card) => card.querySelector('figure')))"
      #expect(try PreviewReader.value(areDrawn, browser) == "false")
      _ = try browser.value(of: "dispatchEvent(new Event('beforeprint'))")
      #expect(try PreviewReader.value(areDrawn, browser) == "true")
    }
  }
}
