extension WorstInput {
  /// What `preview` and `render` draw.
  static let previews = [
    WorstInput(
      "preview-elements-like-each-other", "showing 10,000 elements, each like the one before, on a page",
      run: "preview -q -o page.html a.theme.yaml"
    ) { folder, size in
      try folder.write(head("a") + "buttons:\n" + chain(size(10_000)), to: "a.theme.yaml")
    },
    WorstInput(
      "preview-art-of-each-other", "showing 10,000 elements that each have the art of the one before",
      run: "preview -q -o page.html a.theme.yaml", answer: "limit-exceeded"
    ) { folder, size in
      let others = repeated(size(10_000)) { "  i\($0 + 1): { art: { of: images/i\($0) } }\n" }
      try folder.write(head("a") + "images:\n  i0: { art: white }\n" + others, to: "a.theme.yaml")
    },
    WorstInput(
      "preview-variants", "showing 1,000 variants of elements, each with a picture of its own, on a page",
      run: "preview -q -o page.html a.theme.yaml"
    ) { folder, size in
      try folder.write(head("a") + "buttons:\n" + varied(size(17)), to: "a.theme.yaml")
    },
    WorstInput(
      "sheet-of-variants", "drawing 1,000 variants of elements on a sheet",
      run: "preview -q --png sheet.png a.theme.yaml"
    ) { folder, size in
      try folder.write(head("a") + "buttons:\n" + varied(size(17)), to: "a.theme.yaml")
    },
    WorstInput(
      "preview-of-markup", "escaping titles, families and summaries that are nothing but markup",
      run: "preview -q -o page.html a.theme.yaml"
    ) { folder, size in
      let markup = repeated(size(2_000)) { "</script><b t='\($0)'>&amp;" }
      let screens = repeated(size(100)) { "  S\($0): { title: \"\(markup)\" }\n" }
      try folder.write(
        head("a") + "summary: \"\(markup)\"\nbuttons:\n" + chain(1) + "screens:\n" + screens,
        to: "a.theme.yaml")
    },
    WorstInput(
      "render-a-long-title", "drawing a title of 100,000 characters",
      run:
        "render buttons/b0 --theme a.theme.yaml --title \(repeated(5_000) { _ in "<b>&\u{1F600}long-title" }) -o look.png",
      answer: "the picture would be too large", status: 2
    ) { folder, _ in
      try folder.write(head("a") + "buttons:\n" + chain(1), to: "a.theme.yaml")
    },
    WorstInput(
      "render-a-wide-look", "drawing a look that is as wide as a number can be",
      run: "render buttons/b0 --theme a.theme.yaml --width 999999999 --scale 3 -o look.png", answer: "width",
      status: 2
    ) { folder, _ in
      try folder.write(head("a") + "buttons:\n" + chain(1), to: "a.theme.yaml")
    },
  ]

  /// Buttons of which each is like the one before.
  private static func chain(_ count: Int) -> String {
    let art = drawing(44, "{ shape: rectangle, fill: white }")
    let first =
      "  b0: { art: \(art), caps: auto, title: { color: black }, allow: [highlighted-missing] }\n"
    return first + repeated(count) { "  b\($0 + 1): { like: b\($0), hitArea: \(44 + $0 % 9) }\n" }
  }

  /// Buttons with 60 variants each, of which every one has a picture of its own.
  private static func varied(_ count: Int) -> String {
    let states = ["normal", "highlighted", "disabled", "selected", "focused", "highlighted+selected"]
    return repeated(count) { button in
      func art(_ number: Int) -> String {
        drawing(12, "{ shape: ellipse, fill: \"#\(100_000 + button * 200 + number)\" }")
      }
      let others = states.dropFirst().enumerated().map { "\($1): { art: \(art($0 + 1)) }" }
      let axes = [
        "appearances: { light: { art: \(art(10)) }, dark: { art: \(art(11)) } }",
        "metrics: { compact: { art: \(art(12)) }, defaultPrompt: { art: \(art(13)) } }",
        "accessibility: { highContrast: { art: \(art(14)) } }",
      ]
      return "  v\(button): { art: \(art(0)), states: { \(others.joined(separator: ", ")) }, "
        + axes.joined(separator: ", ") + " }\n"
    }
  }
}
