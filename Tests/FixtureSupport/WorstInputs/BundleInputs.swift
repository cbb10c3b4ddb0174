extension WorstInput {
  /// The contents of the output folder, and other files that themec wrote.
  static let bundles = [
    WorstInput(
      "large-digests", "reading a `digests.json` of 57 MB", run: "build -o out a.theme.yaml"
    ) { folder, size in
      try folder.write(theme, to: "a.theme.yaml")
      let images = repeated(size(420_000), separator: ",\n") {
        entry("images/images/i\($0)/image/normal.png")
      }
      try folder.write(digests(of: "images/i", images), to: "out/digests.json")
    },
    WorstInput(
      "foreign-files", "holding 300 files of others against 130,000 entries",
      run: "build -o out a.theme.yaml", answer: "did not write", status: 3
    ) { folder, size in
      let drawn = repeated(size(300)) {
        "  i\($0): { art: \(drawing(4, "{ shape: rectangle, fill: \"#\(100_000 + $0)\" }")), scales: [1] }\n"
      }
      try folder.theme("a", "images:\n" + drawn)
      for number in 0..<size(300) {
        try folder.write("a", to: "out/images/images/i\(number)/image/normal.png")
      }
      let entries = repeated(size(130_000), separator: ",\n") {
        entry("images/images/j/\($0).png")
      }
      try folder.write(digests(of: "images/j", entries), to: "out/digests.json")
    },
    WorstInput(
      "leftover-pictures", "checking whether 2,500 pictures that a theme no longer has were changed",
      run: "build -o out a.theme.yaml", answer: "changed after themec wrote them", status: 0
    ) { folder, size in
      try folder.write(theme, to: "a.theme.yaml")
      let forms = [
        // Larger than any of a bundle, as large as one may be, and of rows that are all overhead.
        PNG(width: size(8_000), height: size(8_000), depth: 1, .gray),
        PNG(width: size(4_096), height: size(4_096), depth: 1, .gray),
        PNG(width: size(4_096), height: size(4_096), depth: 8, .rgba),
        PNG(width: 1, height: size(8_192), depth: 1, .gray),
        // With image data that go on for megabytes behind the last row.
        PNG(width: 8, height: 8, depth: 8, .gray, missing: -size(50_000_000)),
      ].map(\.bytes)
      let entries = try (0..<size(2_500)).map { number in
        let path = "images/images/j/image/\(number).png"
        try folder.write(forms[number % forms.count], to: "out/\(path)")
        return entry(path)
      }.joined(separator: ",\n")
      try folder.write(digests(of: "images/j", entries), to: "out/digests.json")
    },
    WorstInput(
      "large-baseline", "reading a baseline of 60 MB", run: "check --baseline b.json a.theme.yaml"
    ) { folder, size in
      try folder.write(theme, to: "a.theme.yaml")
      let warnings = repeated(size(400_000), separator: ",\n") {
        "{\"path\": \"a.theme.yaml\", \"code\": \"tap-target-small\", \"element\": \"buttons/b\($0)\", "
          + "\"message\": \"the button takes touches on \($0) x 30 pt\"}"
      }
      try folder.write("{ \"baselineVersion\": 1, \"warnings\": [\n\(warnings) ] }\n", to: "b.json")
    },
  ]

  /// What the digests say of a picture.
  private static func entry(_ path: String) -> String {
    let digest = "0123456789abcdef0123456789abcdef"
    return "\"\(path)\": { \"art\": \"\(digest)\", \"pixels\": \"\(digest)\" }"
  }

  private static func digests(of element: String, _ entries: String) -> String {
    "{ \"digestsVersion\": 2, \"files\": { \"\(element)\": { \"images\": {\n\(entries) } }, \"texts\": {} } }\n"
  }

  private static let theme =
    head("a") + "images: { i: { art: \(drawing(8, "{ shape: rectangle, fill: black }")) } }\n"
}

extension WorstInput {
  /// What `preview` and `render` draw.
  static let previews = [
    WorstInput(
      "preview-elements-like-each-other", "showing 10,000 elements, each like the one before, on a page",
      run: "preview -q -o page.html a.theme.yaml"
    ) { folder, size in
      try folder.theme("a", "buttons:\n" + chain(size(10_000)))
    },
    WorstInput(
      "preview-art-of-each-other", "showing 10,000 elements that each have the art of the one before",
      run: "preview -q -o page.html a.theme.yaml", answer: "limit-exceeded"
    ) { folder, size in
      try folder.theme("a", artOfEachOther(size(10_000)))
    },
    WorstInput(
      "preview-variants", "showing 1,000 variants of elements, each with a picture of its own, on a page",
      run: "preview -q -o page.html a.theme.yaml"
    ) { folder, size in
      try folder.theme("a", "buttons:\n" + varied(size(17)))
    },
    WorstInput(
      "sheet-of-variants", "drawing 1,000 variants of elements on a sheet",
      run: "preview -q --png sheet.png a.theme.yaml"
    ) { folder, size in
      try folder.theme("a", "buttons:\n" + varied(size(17)))
    },
    WorstInput(
      "preview-of-markup", "escaping titles, families and summaries that are nothing but markup",
      run: "preview -q -o page.html a.theme.yaml"
    ) { folder, size in
      let markup = repeated(size(2_000)) { "</script><b t='\($0)'>&amp;" }
      let screens = repeated(size(100)) { "  S\($0): { title: \"\(markup)\" }\n" }
      try folder.theme("a", "summary: \"\(markup)\"\nbuttons:\n" + chain(1) + "screens:\n" + screens)
    },
    WorstInput(
      "render-a-long-title", "drawing a title of 100,000 characters",
      run:
        "render buttons/b0 --theme a.theme.yaml --title \(repeated(5_000) { _ in "<b>&\u{1F600}long-title" }) -o look.png",
      answer: "the picture would be too large", status: 2
    ) { folder, _ in
      try folder.theme("a", "buttons:\n" + chain(1))
    },
    WorstInput(
      "render-a-wide-look", "drawing a look that is as wide as a number can be",
      run: "render buttons/b0 --theme a.theme.yaml --width 999999999 --scale 3 -o look.png", answer: "width",
      status: 2
    ) { folder, _ in
      try folder.theme("a", "buttons:\n" + chain(1))
    },
  ]

  /// Buttons of which each is like the one before.
  private static func chain(_ count: Int) -> String {
    let art = drawing(44, "{ shape: rectangle, fill: white }")
    let first = "  b0: { art: \(art), caps: auto, title: { color: black }, allow: [highlighted-missing] }\n"
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
