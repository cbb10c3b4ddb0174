extension WorstInput {
  /// Names that nobody knows, among many that are near.
  static let names = [
    WorstInput(
      "unknown-codes", "a suggestion for each of 90,000 unknown codes", run: "check a.theme.yaml",
      answer: "unknown-code"
    ) { folder, size in
      let codes = repeated(size(90_000), separator: ",\n  ") { "tap-target-smal\($0)" }
      try folder.write(head("a") + "allow: [\n  \(codes) ]\n", to: "a.theme.yaml")
    },
    WorstInput(
      "unknown-keys", "a suggestion for each of 45,000 unknown keys",
      run: "check --format sarif a.theme.yaml",
      answer: "unknown-key"
    ) { folder, size in
      try folder.write(head("a") + repeated(size(45_000)) { "tokenFile\($0): 1\n" }, to: "a.theme.yaml")
    },
    WorstInput(
      "missing-pictures", "a suggestion for each of 3,000 missing pictures among 99,000 names",
      run: "check a.theme.yaml", answer: "art-missing"
    ) { folder, size in
      let images = repeated(size(3_000)) { "  i\($0): { art: { file: art/pictur-\($0).png } }\n" }
      try folder.write(head("a") + "images:\n" + images, to: "a.theme.yaml")
      try folder.touch((0..<size(99_000)).map { "picture-\($0).png" }, in: "art")
    },
    WorstInput(
      "unknown-tokens", "a suggestion for each of 18,000 references among 25,000 tokens",
      run: "check --format json a.theme.yaml", answer: "unknown-reference"
    ) { folder, size in
      let tokens = repeated(size(25_000)) { "  token-\($0): 1\n" }
      let references = repeated(size(18_000)) { "  use-\($0): $toke-\($0)\n" }
      try folder.write(head("a") + "tokens:\n" + tokens + references, to: "a.theme.yaml")
    },
    WorstInput(
      "interface-of-many-names", "holding 9,900 names of a theme against as many of its interface",
      run: "check a.theme.yaml", answer: "interface-mismatch"
    ) { folder, size in
      for (theme, letter) in [("a", "x"), ("b", "y")] {
        let images = repeated(size(9_900)) { "  image-\(letter)-\($0): { art: system }\n" }
        let interface = theme == "a" ? "interface: b.theme.yaml\n" : ""
        try folder.write(head(theme) + interface + "images:\n" + images, to: "\(theme).theme.yaml")
      }
    },
    WorstInput(
      "names-of-other-case", "telling apart names that differ in case alone", run: "check a.theme.yaml",
      answer: "name-clash"
    ) { folder, size in
      func name(_ number: Int) -> String {
        "a"
          + repeated(24) { place in
            number >> place & 1 == 0 ? "a" : "A"
          }
      }
      let buttons = repeated(size(9_900, atLeast: 2)) { "  \(name($0)): { art: system }\n" }
      try folder.write(head("a") + "backButtons:\n" + buttons, to: "a.theme.yaml")
    },
    WorstInput(
      "screens-of-unknown-buttons", "a suggestion for each of 12,000 screens among 8,000 back buttons",
      run: "check -v a.theme.yaml", answer: "unknown-element"
    ) { folder, size in
      let buttons = repeated(size(8_000)) { "  back-\($0): { art: system }\n" }
      let screens = repeated(size(12_000)) { "  Screen\($0): { backButton: bac-\($0) }\n" }
      try folder.write(head("a") + "backButtons:\n\(buttons)screens:\n\(screens)", to: "a.theme.yaml")
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
      try folder.write(head("a") + "tokenFiles: [ b.json ]\nbackButtons:\n" + uses, to: "a.theme.yaml")
    },
  ]
}
