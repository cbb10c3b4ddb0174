extension WorstInput {
  /// Long text in each place that takes text.
  static let texts = [
    WorstInput(
      "marks-in-codes", "comparing codes in `allow` that are mostly combining marks", answer: "unknown-code"
    ) { folder, size in
      let codes = repeated(8, separator: ", ") { "x\(marks(size(8_000) - $0))" }
      try folder.theme("a", "allow: [ \(codes) ]\n")
      let many = repeated(size(4_000), separator: ",\n  ", markedName)
      try folder.theme("b", "allow: [\n  \(many) ]\n")
    },
    WorstInput(
      "marks-in-keys", "comparing keys that are mostly combining marks", answer: "unknown-key"
    ) { folder, size in
      // As JSON: a key of YAML has at most 1,024 characters.
      let keys = repeated(16) { ", \"x\(marks(size(8_000) - $0))\": { \"titl\(marks(size(8_000)))\": 1 }" }
      try folder.write("{ \"themec\": 1, \"name\": \"a\"\(keys) }\n", to: "a.theme.json")
      try folder.theme("b", repeated(size(4_000)) { "\(markedName($0)): 1\n" })
    },
    WorstInput(
      "marks-in-names", "comparing tokens, colors, titles and families that are mostly combining marks",
      answer: "unknown-reference"
    ) { folder, size in
      let long = marks(size(8_000))
      let token = "\"x\(long)\": \"e\(long)\", \"y\(long)\": \"$z\(long)\""
      try folder.write("{ \"themec\": 1, \"name\": \"a\", \"tokens\": { \(token) } }\n", to: "a.theme.json")
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
      try folder.theme("b", "tokens:\n\(tokens)buttons:\n\(buttons)screens:\n\(screens)")
    },
    WorstInput(
      "one-scalar", "reading one text as long as a file may be, of escapes and combining marks",
      answer: "limit-exceeded"
    ) { folder, size in
      let escaped = repeated(size(340_000)) { $0.isMultiple(of: 2) ? "\\u0301" : "\\u0316" }
      try folder.theme("a", "summary: \"\(escaped)\"\n")
      try folder.write(
        "{ \"themec\": 1, \"name\": \"b\", \"summary\": \"\(escaped)\" }\n", to: "b.theme.json")
      try folder.theme("c", "summary: \(marks(size(1_000_000)))\n")
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
      answer: "limit-exceeded"
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
      try folder.theme("a", "images:\n" + images)
      try folder.touch((0..<size(20_000)).map { "p\($0)\(marks(110)).png" }, in: "art")
    },
  ]
}

extension WorstInput {
  /// References, and what they stand for.
  static let tokens = [
    WorstInput(
      "token-references", "following references through each other, in chains and in trees",
      answer: "limit-exceeded"
    ) { folder, size in
      let count = size(45_000)
      let chain = repeated(count) { "  t\($0): $t\(($0 + 1) % (count + 1))\n" }
      try folder.theme("a", "tokens:\n\(chain)  t\(count): 1\n")
      let floors = size(40, atLeast: 4)
      let tree = repeated(floors) { "  t\($0): { a: $t\($0 + 1), b: $t\($0 + 1) }\n" }
      let use = "buttons: { ok: { title: $t0 } }\n"
      try folder.theme("b", "tokens:\n\(tree)  t\(floors): { color: white }\n" + use)
    },
    WorstInput(
      "modes-of-references",
      "comparing 300 tokens in the variants of each other, whose modes refer to the token after",
      run: "check a.theme.yaml"
    ) { folder, size in
      let count = size(300)
      let tokens = repeated(count) {
        "  t\($0): { value: 44, systems: { ios-\($0 + 1): $t\($0 + 1) } }\n"
      }
      let buttons = repeated(count) { "  b\($0): { art: system, hitArea: $t\($0) }\n" }
      try folder.theme("a", "tokens:\n\(tokens)  t\(count): 45\nbackButtons:\n\(buttons)")
    },
    WorstInput(
      "design-token-groups", "groups of token files that extend each other, and aliases across them",
      run: "check a.theme.yaml", answer: "reference-cycle"
    ) { folder, size in
      let floors = size(25, atLeast: 4)
      let groups = repeated(floors, separator: ",\n") { floor in
        let tokens =
          "\"x\": { \"$extends\": \"{g\(floor + 1)}\" }, \"y\": { \"$extends\": \"{g\(floor + 1)}\" }"
        return "\"g\(floor)\": { \(tokens) }"
      }
      let last = "\"g\(floors)\": { \"$type\": \"number\", \"t\": { \"$value\": 1 } }"
      let aliases = repeated(size(15_000), separator: ",\n") {
        "\"a\($0)\": { \"$value\": \"{a\(($0 + 1) % size(15_000))}\" }"
      }
      try folder.write("{ \(groups),\n\(last),\n\(aliases) }\n", to: "b.json")
      try folder.theme("a", "tokenFiles: [ b.json ]\n")
    },
    WorstInput(
      "contexts-of-resolvers", "writing tokens that differ in each of 1,000 combinations of contexts",
      run: "check a.theme.yaml"
    ) { folder, size in
      let systems = size(330, atLeast: 3)
      func context(_ number: Int) -> String {
        let tokens = repeated(45, separator: ", ") { token in
          "\"t\(token)\": { \"$type\": \"number\", \"$value\": \(number * 100 + token) }"
        }
        return "\"c\(number)\": [{ \(tokens) }]"
      }
      let contexts = repeated(systems, separator: ",\n", context)
      let modes = repeated(systems - 1, separator: ", ") { "c\($0 + 1): systems.ios-\($0 + 1)" }
      let order =
        "{ \"type\": \"modifier\", \"name\": \"system\", \"default\": \"c0\", \"contexts\": { \(contexts) } },\n"
        + "{ \"type\": \"modifier\", \"name\": \"theme\", \"contexts\": "
        + "{ \"light\": [], \(context(1_000)), \(context(1_001)) } }"
      try folder.write(
        "{ \"version\": \"2025.10\", \"resolutionOrder\": [\n\(order) ] }\n", to: "b.resolver.json")
      let all = "system: { \(modes) }, theme: { c1000: appearances.dark, c1001: appearances.light }"
      try folder.theme("a", "tokenFiles: { resolver: b.resolver.json, modes: { \(all) } }\n")
    },
    WorstInput(
      "recipes-of-many-parameters", "putting 10,000 parameters into a recipe for each of its uses",
      run: "check a.theme.yaml"
    ) { folder, size in
      let count = size(10_000)
      let layers = repeated(min(250, count)) { "      - { shape: rectangle, fill: $p\($0) }\n" }
      let parameters = repeated(count) { "      p\($0): \"#\(100_000 + $0)\"\n" }
      let recipe =
        "  r:\n    size: { width: 8, height: 8 }\n    parameters:\n\(parameters)    layers:\n\(layers)"
      let images = repeated(size(5_000)) { "  i\($0): { art: { use: r, with: { p1: white } } }\n" }
      try folder.theme("a", "art:\n\(recipe)images:\n\(images)")
    },
  ]
}
