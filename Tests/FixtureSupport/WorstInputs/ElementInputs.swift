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
      try folder.write(head("a") + "buttons:\n" + buttons, to: "a.theme.yaml")
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
      try folder.write(head("a") + "buttons:\n\(buttons)navigationBars:\n\(bars)", to: "a.theme.yaml")
    },
    WorstInput(
      "elements-like-each-other", "laying 10,000 elements over each other, each like the one before",
      run: "check a.theme.yaml"
    ) { folder, size in
      let first = "  b0: { art: white, height: 44, title: { color: black }, allow: [highlighted-missing] }\n"
      let others = repeated(size(10_000)) { "  b\($0 + 1): { like: b\($0), height: \(44 + $0 % 9) }\n" }
      try folder.write(head("a") + "buttons:\n" + first + others, to: "a.theme.yaml")
    },
    WorstInput(
      "art-of-each-other", "following art through 10,000 elements that each show the one before",
      run: "check a.theme.yaml", answer: "limit-exceeded"
    ) { folder, size in
      let others = repeated(size(10_000)) { "  i\($0 + 1): { art: { of: images/i\($0) } }\n" }
      try folder.write(head("a") + "images:\n  i0: { art: white }\n" + others, to: "a.theme.yaml")
    },
    WorstInput(
      "scales-and-targets", "writing 2,500 elements for every target at every scale",
      run: "build -o out --target xcassets,uikit,android,css,flutter a.theme.yaml"
    ) { folder, size in
      let images = repeated(size(2_500)) {
        "  i\($0): { art: \(drawing(4, "{ shape: rectangle, fill: \"#\(100_000 + $0)\" }")), caps: auto }\n"
      }
      try folder.write(head("a") + "images:\n" + images, to: "a.theme.yaml")
    },
  ]
}
