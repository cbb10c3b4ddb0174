extension WorstInput {
  /// Files that name others.
  static let loading = [
    WorstInput(
      "parents-of-each-other", "following every way through nine files that each extend all nine",
      run: "check a0.theme.yaml", answer: "extends-cycle"
    ) { folder, size in
      let count = size(9, atLeast: 3)
      let parents = repeated(count, separator: ", ") { "a\($0).theme.yaml" }
      for number in 0..<count {
        try folder.theme("a\(number)", "extends: [ \(parents) ]\n")
      }
    },
    WorstInput(
      "diamonds-of-parents", "merging a file once for each way to it: 60 floors of two files",
      run: "check a0.theme.yaml"
    ) { folder, size in
      let floors = size(60, atLeast: 4)
      for floor in 0..<floors {
        for side in ["a", "b"] {
          let parents = "extends: [ a\(floor + 1).theme.yaml, b\(floor + 1).theme.yaml ]\n"
          let rest = (floor == floors - 1 ? "" : parents) + "tokens: { \(side)\(floor): 1 }\n"
          try folder.theme("\(side)\(floor)", rest)
        }
      }
    },
    WorstInput(
      "one-parent-often", "merging one large parent 400 times", run: "check a.theme.yaml",
      answer: "is listed twice"
    ) { folder, size in
      let parents = repeated(size(400), separator: ", ") { _ in "b.theme.yaml" }
      try folder.theme("a", "extends: [ \(parents) ]\n")
      try folder.theme("b", "tokens:\n" + repeated(size(40_000)) { "  t\($0): 1\n" })
    },
    WorstInput(
      "one-token-file-often", "reading and merging one large token file 200 times", run: "check a.theme.yaml",
      answer: "is listed twice"
    ) { folder, size in
      let files = repeated(size(200), separator: ", ") { _ in "b.json" }
      try folder.theme("a", "tokenFiles: [ \(files) ]\n")
      let tokens = repeated(size(19_000), separator: ",\n") { "\"t\($0)\": { \"$value\": \($0) }" }
      try folder.write("{ \"g\": { \"$type\": \"number\",\n\(tokens) } }\n", to: "b.json")
    },
    WorstInput(
      "parents-of-many-tokens", "holding parents of 40,000 tokens each, ten of them and sixty",
      run: "check a.theme.yaml b.theme.yaml"
    ) { folder, size in
      let count = size(60, atLeast: 2)
      func parents(_ count: Int) -> String {
        "extends: [ \(repeated(count, separator: ", ") { "p/\($0).theme.yaml" }) ]\n"
      }
      try folder.theme("a", parents(size(10)))
      try folder.theme("b", parents(count))
      for parent in 0..<count {
        try folder.write(
          head("p\(parent)") + "tokens:\n" + repeated(size(40_000)) { "  t\(parent)-\($0): 1\n" },
          to: "p/\(parent).theme.yaml")
      }
    },
    WorstInput(
      "many-themes", "checking 10,000 small themes that name each other's files"
    ) { folder, size in
      for number in 0..<size(10_000) {
        let theme = """
          extends: parents/base.theme.yaml
          tokens: { color: { label: "#\(100_000 + number)" } }
          buttons: { ok: { title: { color: $color.label } } }

          """
        try folder.theme("a\(number)", theme)
      }
      let base = """
        themec: 1
        name: base
        abstract: true
        tokens: { color: { label: white } }
        buttons:
          ok:
            hitArea: 44
            maximumWidth: 100
            title: { color: $color.label, insets: { left: 9, right: 9 } }
            caps: auto
            art: \(drawing(30, "{ shape: rectangle, fill: black }"))
            states: { highlighted: { art: { derive: normal, opacity: 50% } } }

        """
      try folder.write(base, to: "parents/base.theme.yaml")
    },
    WorstInput(
      "art-of-one-scale", "looking for other scales of 20,000 pictures in one folder"
    ) { folder, size in
      for number in 0..<size(10_000) {
        let theme = """
          buttons:
            ok:
              height: 30
              hitArea: 44
              caps: { left: 2, right: 2 }
              states:
                normal: { art: { file: art/\(number).png } }
                highlighted: { art: { file: art/\(number)-pressed.png } }

          """
        try folder.theme("a\(number)", theme)
        for (name, seed) in [("", 2 * number), ("-pressed", 2 * number + 1)] {
          try folder.write(plainPicture(width: 12, height: 30, seed), to: "art/\(number)\(name).png")
        }
      }
    },
  ]
}
