extension WorstInput {
  /// Elements with all that is made of them.
  static let elements = [
    WorstInput(
      "variants-over-axes", "writing out every variant of elements over all axes", run: "check a.theme.yaml"
    ) { folder, size in
      let states = ["highlighted", "disabled", "selected", "focused", "highlighted+selected"]
      let axes = """
            states: { \(states.map { "\($0): { art: { derive: normal, opacity: 50% }, title: { color: black } }" }.joined(separator: ", ")) }
            metrics: { compact: { height: 16 }, defaultPrompt: { height: 16 }, compactPrompt: { height: 16 } }
            appearances: { light: { minimumWidth: 20 }, dark: { minimumWidth: 21 } }
            accessibility: { highContrast: { maximumWidth: 90 }, buttonShapes: { maximumWidth: 91 } }
            systems: { ios-26: { hitArea: 45 } }
            directions: { rtl: mirror }

        """
      let buttons = repeated(size(11)) { number in
        """
          b\(number):
            caps: auto
            hitArea: 44
            maximumWidth: 100
            title: { color: white, font: { size: 8 } }
            art: \(drawing(16, "{ shape: rectangle, fill: \"#\(100_000 + number)\" }"))
        \(axes)
        """
      }
      try folder.theme("a", "buttons:\n" + buttons)
    },
    WorstInput(
      "materials", "writing out materials and their fall-backs for every state of many buttons and bars",
      run: "check a.theme.yaml --target css,uikit,android"
    ) { folder, size in
      let kinds = ["glass", "prominentGlass", "thin", "regular", "thick"]
      func art(_ number: Int) -> String {
        "{ material: \(kinds[number % 5]), tint: \"#\(100_000 + number)\", fallback: { box: { fill: \"#\(200_000 + number)\", radius: 6 } } }"
      }
      let states = ["highlighted", "disabled", "selected", "focused", "highlighted+selected"]
      let buttons = repeated(size(1_500)) { number in
        let looks = states.enumerated().map { "\($1): { art: \(art(number + $0)) }" }.joined(separator: ", ")
        return "  b\(number): { height: 44, maximumWidth: 200, art: \(art(number)), states: { \(looks) } }\n"
      }
      let bars = repeated(size(1_000)) { "  n\($0): { translucent: true, background: \(art($0)) }\n" }
      try folder.theme("a", "buttons:\n\(buttons)navigationBars:\n\(bars)")
    },
    WorstInput(
      "elements-like-each-other", "laying 10,000 elements over each other, each like the one before",
      run: "check a.theme.yaml"
    ) { folder, size in
      let first = "  b0: { art: white, height: 44, title: { color: black }, allow: [highlighted-missing] }\n"
      let others = repeated(size(10_000)) { "  b\($0 + 1): { like: b\($0), height: \(44 + $0 % 9) }\n" }
      try folder.theme("a", "buttons:\n" + first + others)
    },
    WorstInput(
      "art-of-each-other", "following art through 10,000 elements that each show the one before",
      run: "check a.theme.yaml", answer: "limit-exceeded"
    ) { folder, size in
      try folder.theme("a", artOfEachOther(size(10_000)))
    },
    WorstInput(
      "scales-and-targets", "writing 2,500 elements for every target at every scale",
      run: "build -o out --target xcassets,uikit,android,css,flutter a.theme.yaml"
    ) { folder, size in
      let images = repeated(size(2_500)) {
        "  i\($0): { art: \(drawing(4, "{ shape: rectangle, fill: \"#\(100_000 + $0)\" }")), caps: auto }\n"
      }
      try folder.theme("a", "images:\n" + images)
    },
  ]
}

extension WorstInput {
  /// Names that nobody knows, among many that are near.
  static let names = [
    WorstInput(
      "unknown-codes", "a suggestion for each of 90,000 unknown codes", run: "check a.theme.yaml",
      answer: "unknown-code"
    ) { folder, size in
      let codes = repeated(size(90_000), separator: ",\n  ") { "tap-target-smal\($0)" }
      try folder.theme("a", "allow: [\n  \(codes) ]\n")
    },
    WorstInput(
      "unknown-keys", "a suggestion for each of 45,000 unknown keys",
      run: "check --format sarif a.theme.yaml", answer: "unknown-key"
    ) { folder, size in
      try folder.theme("a", repeated(size(45_000)) { "tokenFile\($0): 1\n" })
    },
    WorstInput(
      "missing-pictures", "a suggestion for each of 3,000 missing pictures among 99,000 names",
      run: "check a.theme.yaml", answer: "art-missing"
    ) { folder, size in
      let images = repeated(size(3_000)) { "  i\($0): { art: { file: art/pictur-\($0).png } }\n" }
      try folder.theme("a", "images:\n" + images)
      try folder.touch((0..<size(99_000)).map { "picture-\($0).png" }, in: "art")
    },
    WorstInput(
      "unknown-tokens", "a suggestion for each of 18,000 references among 25,000 tokens",
      run: "check --format json a.theme.yaml", answer: "unknown-reference"
    ) { folder, size in
      let tokens = repeated(size(25_000)) { "  token-\($0): 1\n" }
      try folder.theme("a", "tokens:\n" + tokens + repeated(size(18_000)) { "  use-\($0): $toke-\($0)\n" })
    },
    WorstInput(
      "interface-of-many-names", "holding 9,900 names of a theme against as many of its interface",
      run: "check a.theme.yaml", answer: "interface-mismatch"
    ) { folder, size in
      for (theme, letter) in [("a", "x"), ("b", "y")] {
        let images = repeated(size(9_900)) { "  image-\(letter)-\($0): { art: system }\n" }
        let interface = theme == "a" ? "interface: b.theme.yaml\n" : ""
        try folder.theme(theme, interface + "images:\n" + images)
      }
    },
    WorstInput(
      "names-of-other-case", "telling apart names that differ in case alone", run: "check a.theme.yaml",
      answer: "name-clash"
    ) { folder, size in
      func name(_ number: Int) -> String {
        "a" + repeated(24) { number >> $0 & 1 == 0 ? "a" : "A" }
      }
      let buttons = repeated(size(9_900, atLeast: 2)) { "  \(name($0)): { art: system }\n" }
      try folder.theme("a", "backButtons:\n" + buttons)
    },
    WorstInput(
      "screens-of-unknown-buttons", "a suggestion for each of 12,000 screens among 8,000 back buttons",
      run: "check -v a.theme.yaml", answer: "unknown-element"
    ) { folder, size in
      let buttons = repeated(size(8_000)) { "  back-\($0): { art: system }\n" }
      let screens = repeated(size(12_000)) { "  Screen\($0): { backButton: bac-\($0) }\n" }
      try folder.theme("a", "backButtons:\n\(buttons)screens:\n\(screens)")
    },
    WorstInput(
      "deprecated-tokens", "a warning, with a suggestion, for each use of 15,000 deprecated tokens",
      run: "check -v a.theme.yaml", answer: "deprecated-token", status: 0
    ) { folder, size in
      let tokens = repeated(size(15_000), separator: ",\n") {
        "\"t\($0)\": { \"$value\": \($0 + 1), \"$deprecated\": \"Use {g.u\($0)} instead.\" }"
      }
      try folder.write("{ \"g\": { \"$type\": \"number\",\n\(tokens) } }\n", to: "b.json")
      let uses = repeated(size(15_000)) { "  b\($0): { art: system, hitArea: $g.t\($0) }\n" }
      try folder.theme("a", "tokenFiles: [ b.json ]\nbackButtons:\n" + uses)
    },
  ]
}
