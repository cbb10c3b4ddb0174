extension WorstInput {
  /// What stands in the output folder, and other files that themec wrote.
  static let bundles = [
    WorstInput(
      "large-digests", "reading a `digests.json` of 57 MB", run: "build -o out a.theme.yaml"
    ) { folder, size in
      try folder.write(theme, to: "a.theme.yaml")
      let digest = "0123456789abcdef0123456789abcdef"
      let images = repeated(size(420_000), separator: ",\n") {
        "\"images/images/i\($0)/image/normal.png\": { \"art\": \"\(digest)\", \"pixels\": \"\(digest)\" }"
      }
      try folder.write(
        "{ \"digestsVersion\": 2, \"files\": { \"images/i\": { \"images\": {\n\(images) } }, \"texts\": {} } }\n",
        to: "out/digests.json")
    },
    WorstInput(
      "foreign-files", "holding 300 files of others against 130,000 entries",
      run: "build -o out a.theme.yaml",
      answer: "did not write", status: 3
    ) { folder, size in
      let drawn = repeated(size(300)) {
        "  i\($0): { art: \(drawing(4, "{ shape: rectangle, fill: \"#\(100_000 + $0)\" }")), scales: [1] }\n"
      }
      try folder.write(head("a") + "images:\n" + drawn, to: "a.theme.yaml")
      for number in 0..<size(300) {
        try folder.write("a", to: "out/images/images/i\(number)/image/normal.png")
      }
      let digest = "0123456789abcdef0123456789abcdef"
      let entries = repeated(size(130_000), separator: ",\n") {
        "\"images/images/j/\($0).png\": { \"art\": \"\(digest)\", \"pixels\": \"\(digest)\" }"
      }
      try folder.write(
        "{ \"digestsVersion\": 2, \"files\": { \"images/j\": { \"images\": {\n\(entries) } }, \"texts\": {} } }\n",
        to: "out/digests.json")
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
      let digest = "0123456789abcdef0123456789abcdef"
      let entries = try (0..<size(2_500)).map { number in
        let path = "images/images/j/image/\(number).png"
        try folder.write(forms[number % forms.count], to: "out/\(path)")
        return "\"\(path)\": { \"art\": \"\(digest)\", \"pixels\": \"\(digest)\" }"
      }.joined(separator: ",\n")
      try folder.write(
        "{ \"digestsVersion\": 2, \"files\": { \"images/j\": { \"images\": {\n\(entries) } }, \"texts\": {} } }\n",
        to: "out/digests.json")
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

  private static let theme =
    head("a") + "images: { i: { art: \(drawing(8, "{ shape: rectangle, fill: black }")) } }\n"
}
