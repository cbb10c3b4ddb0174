/// The page that `preview` writes for those who use a keyboard or a screen reader, and where its values come from.
@Suite struct PreviewByKeyboardTests {
  /// Values by a token with a mode, a recipe, another element and a file below, and words that look like markup.
  private static let themes = Result {
    try PreviewKit.compiled(Fixture.named("values-tell-where-they-come-from", kind: "pages"))
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
    try browser.text(
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
      """)
  }

  @Test(arguments: BrowserKind.allCases)
  func `each value tells where it comes from, as why does`(_ kind: BrowserKind) throws {
    try kind.run("where values come from", at: .one) { browser, folder in
      try browser.open(Self.themes.get(), in: folder)
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
      #expect(try browser.text("String(window.ran)") == "undefined")
      let hidden = """
        (() => {
          const wasShown = !document.getElementById("origin").hidden;
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
          const isDescribed = document.activeElement.hasAttribute("aria-describedby");
          return [wasShown, document.getElementById("origin").hidden, isDescribed].join(" ");
        })()
        """
      #expect(try browser.text(hidden) == "true true false")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `each control of the page has a name, and the keyboard reaches it`(_ kind: BrowserKind) throws {
    try kind.run("the names of controls", at: .one) { browser, folder in
      try browser.open(Self.themes.get(), in: folder)
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
      #expect(try browser.text(nameless) == "true ")
      // What is clicked is no more than what has a role.
      try browser.choose("scene", "all")
      let chosen = """
        (() => {
          const second = document.querySelectorAll("#stage .segment")[1];
          second.focus();
          second.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
          const all = [...document.querySelectorAll("#stage .segment")];
          return [all.map((each) => each.ariaPressed).join(" "), document.activeElement === all[1]].join(" ");
        })()
        """
      #expect(try browser.text(chosen) == "false true false true")
      #expect(
        try browser.text(
          """
          (() => {
            const panel = document.getElementById("panel");
            panel.querySelector("input").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
            return [panel.hidden, document.activeElement.id, document.activeElement.ariaExpanded].join(" ");
          })()
          """) == "true more false")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a screen in another width is drawn on the same canvases, and a printer is given every variant`(
    _ kind: BrowserKind
  ) throws {
    try kind.run("what is drawn again", at: .one) { browser, folder in
      try browser.open(Self.themes.get(), in: folder)
      try browser.choose("scene", "all")
      let notUsedBefore = "document.querySelectorAll('#stage canvas:not([data-used])')"
      for width in [500, 501, 502] {
        try browser.choose("width", "\(width)")
        #expect(
          try browser.text("String(document.getElementById('stage').offsetWidth)") == "\(width)")
        // The first screens leave theirs to those after the next.
        if width == 502 { #expect(try browser.text("String(\(notUsedBefore).length)") == "0") }
        _ = try browser.value(
          of: "\(notUsedBefore).forEach((canvas) => canvas.dataset.used = '')")
      }
      // Cards that are far below are drawn for a printer alone.
      _ = try browser.value(of: "document.getElementById('cards').style.marginTop = '9000px'")
      try browser.choose("text", "A third")
      let areDrawn =
        "String([...document.querySelectorAll('.card')].every((card) => card.querySelector('figure')))"
      #expect(try browser.text(areDrawn) == "false")
      _ = try browser.value(of: "dispatchEvent(new Event('beforeprint'))")
      #expect(try browser.text(areDrawn) == "true")
    }
  }
}
