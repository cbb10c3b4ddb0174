extension WorstInput {
  /// Long text in each place that takes text.
  static let texts = [
    WorstInput(
      "marks-in-codes", "comparing codes in `allow` that are mostly combining marks", run: "check .",
      answer: "unknown-code"
    ) { folder, size in
      let codes = repeated(8, separator: ", ") { "x\(marks(size(8_000) - $0))" }
      try folder.write(head("a") + "allow: [ \(codes) ]\n", to: "a.theme.yaml")
      let many = repeated(size(4_000), separator: ",\n  ", markedName)
      try folder.write(head("b") + "allow: [\n  \(many) ]\n", to: "b.theme.yaml")
    },
    WorstInput(
      "marks-in-keys", "comparing keys that are mostly combining marks", run: "check .", answer: "unknown-key"
    ) { folder, size in
      // As JSON: a key of YAML has at most 1,024 characters.
      let keys = repeated(16) { ", \"x\(marks(size(8_000) - $0))\": { \"titl\(marks(size(8_000)))\": 1 }" }
      try folder.write("{ \"themec\": 1, \"name\": \"a\"\(keys) }\n", to: "a.theme.json")
      let many = repeated(size(4_000)) { "\(markedName($0)): 1\n" }
      try folder.write(head("b") + many, to: "b.theme.yaml")
    },
    WorstInput(
      "marks-in-names", "comparing tokens, colors, titles and families that are mostly combining marks",
      run: "check .", answer: "unknown-reference"
    ) { folder, size in
      let long = marks(size(8_000))
      let token = "\"x\(long)\": \"e\(long)\", \"y\(long)\": \"$z\(long)\""
      try folder.write(
        "{ \"themec\": 1, \"name\": \"a\", \"tokens\": { \(token) } }\n", to: "a.theme.json")
      let tokens = repeated(size(600)) { "  \(markedName($0)): \(markedName($0))\n" }
      let buttons = repeated(size(600)) { number in
        let name = markedName(number)
        return number.isMultiple(of: 2)
          ? "  b\(number): { title: { color: $y\(name) } }\n"
          : "  b\(number): { title: { color: \(name), font: { family: \(name) } } }\n"
      }
      let screens = repeated(size(300)) {
        "  \(markedName($0)): { title: T, backButton: \(markedName($0)) }\n"
      }
      try folder.write(
        head("b") + "tokens:\n\(tokens)buttons:\n\(buttons)screens:\n\(screens)", to: "b.theme.yaml")
    },
    WorstInput(
      "one-scalar", "reading one text as long as a file may be, of escapes and combining marks",
      run: "check .", answer: "limit-exceeded"
    ) { folder, size in
      let escaped = repeated(size(340_000)) { $0.isMultiple(of: 2) ? "\\u0301" : "\\u0316" }
      try folder.write(head("a") + "summary: \"\(escaped)\"\n", to: "a.theme.yaml")
      try folder.write(
        "{ \"themec\": 1, \"name\": \"b\", \"summary\": \"\(escaped)\" }\n", to: "b.theme.json")
      try folder.write(head("c") + "summary: \(marks(size(1_000_000)))\n", to: "c.theme.yaml")
    },
    WorstInput(
      "marks-in-manifests",
      "comparing elements of two manifests, and files of two digests, that are mostly combining marks",
      run: "diff old new", answer: "combining marks", status: 2
    ) { folder, size in
      for side in ["old", "new"] {
        let elements = repeated(8, separator: ", ") {
          "\"images/x\(marks(size(30_000) - $0))\": { \"variants\": {} }"
        }
        try folder.write(
          "{ \"manifestVersion\": 2, \"theme\": \"a\", \"elements\": { \(elements) } }\n",
          to: "\(side)/manifest.json")
        let files = repeated(8, separator: ", ") { "\"images/x\(marks(size(30_000) - $0))\": {}" }
        try folder.write("{ \"digestsVersion\": 2, \"files\": { \(files) } }\n", to: "\(side)/digests.json")
      }
    },
    WorstInput(
      "marks-in-design-tokens",
      "comparing names, types, aliases and values of token files that are mostly combining marks",
      run: "check .", answer: "limit-exceeded"
    ) { folder, size in
      let escaped = repeated(size(100_000)) { $0.isMultiple(of: 2) ? "\\u0301" : "\\u0316" }
      let texts = [
        "\"x\(escaped)\": { \"$value\": 1 }", "\"x\": { \"$type\": \"n\(escaped)\", \"$value\": 1 }",
        "\"x\": { \"$value\": \"{y\(escaped)}\" }",
        "\"x\": { \"$type\": \"color\", \"$value\": \"r\(escaped)\" }",
      ]
      for (number, text) in texts.enumerated() {
        try folder.write("{ \(text) }\n", to: "\(number).json")
        try folder.write(head("a\(number)") + "tokenFiles: [ \(number).json ]\n", to: "\(number).theme.yaml")
      }
    },
    WorstInput(
      "marks-in-names-of-files",
      "a suggestion for each of 600 missing pictures among 20,000 names that are mostly combining marks",
      run: "check a.theme.yaml", answer: "art-missing"
    ) { folder, size in
      let images = repeated(size(600)) { "  i\($0): { art: { file: art/q\($0)\(marks(20)).png } }\n" }
      try folder.write(head("a") + "images:\n" + images, to: "a.theme.yaml")
      try folder.touch((0..<size(20_000)).map { "p\($0)\(marks(110)).png" }, in: "art")
    },
  ]
}
