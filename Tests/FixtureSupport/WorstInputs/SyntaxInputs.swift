extension WorstInput {
  /// YAML and JSON.
  static let syntax = [
    WorstInput(
      "alias-bomb", "writing out aliases that each stand for ten others, and finding anchors among many"
    ) { folder, size in
      let levels = repeated(size(9, atLeast: 2)) { level in
        let element = level == 0 ? "x" : "*a\(level - 1)"
        return "  a\(level): &a\(level) [\(repeated(10, separator: ", ") { _ in element })]\n"
      }
      try folder.theme("a", "tokens:\n" + levels)
      let anchors = repeated(size(24_000)) { "  t\($0): &a\($0) x\n  u\($0): *a\($0)\n" }
      try folder.theme("b", "tokens:\n" + anchors)
    },
    WorstInput(
      "deep-nesting", "the stack, by maps and lists inside each other", answer: "limit-exceeded"
    ) { folder, size in
      let depth = size(1_000_000, atLeast: 65)
      let json = "{ \"themec\": 1, \"tokens\": "
      func repeats(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
      try folder.theme("a", "tokens: " + repeats("[", depth))
      try folder.theme("b", "tokens: " + repeats("{a: ", depth))
      try folder.theme("c", "tokens:\n " + repeats(" - ", depth))
      try folder.write(json + repeats("[", depth), to: "d.theme.json")
      try folder.write(json + repeats("{\"a\":", depth <= 10_000 ? depth : depth / 2), to: "e.theme.json")
    },
    WorstInput(
      "blanks", "skipping blanks, empty lines, comments and directives", answer: "limit-exceeded"
    ) { folder, size in
      let count = size(4_000_000)
      func repeats(_ text: String) -> String { String(repeating: text, count: count / text.utf8.count) }
      try folder.theme("a", "summary: a" + repeats(" ") + "b\n")
      try folder.theme("b", "summary: a" + repeats("\n") + " b\n")
      try folder.theme("c", "summary: >\n a" + repeats("\n \n") + " b\n")
      try folder.write(repeats("# a\n") + head("d"), to: "d.theme.yaml")
      try folder.write(repeats("%TAG !a! tag:a,2000:\n") + "---\n" + head("e"), to: "e.theme.yaml")
      try folder.theme("f", repeats("\t"))
      try folder.write("{ \"themec\": 1," + repeats(" \n") + "\"name\": \"g\" }", to: "g.theme.json")
    },
    WorstInput(
      "errors-in-one-line", "showing a line of megabytes for each error in it", run: "check -v .",
      answer: "unknown-key"
    ) { folder, size in
      let keys = repeated(size(45_000), separator: ", ") {
        "\"\u{1F600} unknown key of a theme \($0 + 1_000_000)\": 1"
      }
      try folder.write("{ themec: 1, name: a, \(keys) }\n", to: "a.theme.yaml")
      try folder.write("{ \"themec\": 1, \"name\": \"b\", \(keys) }\n", to: "b.theme.json")
    },
    WorstInput(
      "slips", "finding out what was meant where YAML breaks, and keys that stand twice",
      answer: "duplicate-key"
    ) { folder, size in
      let lines = repeated(size(100_000)) { " key-\($0):value # it's \"so\"\n\t- { a: [b\n" }
      try folder.theme("a", "summary: \"a\n" + lines)
      try folder.theme("b", "summary: [ a\n" + lines)
      try folder.theme("c", "tokens:\n" + repeated(size(300_000)) { _ in "  a:1\n" })
      try folder.theme("d", "tokens:\n" + repeated(size(45_000)) { _ in "  a: 1\n" })
      let members = repeated(size(45_000), separator: ", ") { _ in "\"a\": 1" }
      try folder.write("{ \"themec\": 1, \"name\": \"e\", \"tokens\": { \(members) } }\n", to: "e.theme.json")
    },
    WorstInput(
      "quotes-never-closed", "finding the quote that is open in a list or a map of 90,000 quoted texts",
      answer: "invalid-yaml"
    ) { folder, size in
      try folder.theme("a", "tokens: [" + size.repeating("\"b\",", 90_000))
      try folder.theme("b", "tokens: [" + size.repeating("'b',", 90_000))
      try folder.theme("c", "tokens: [" + size.repeating("'b\n  c',", 60_000))
      try folder.theme("d", "tokens: {" + size.repeating("\"b\": \"c\",", 45_000))
      try folder.theme("e", "tokens: [\"" + size.repeating("\\\"", 900_000))
      try folder.theme("f", "tokens: [é, " + size.repeating("\"b\",", 90_000))
      try folder.theme("g", "tokens: \"a\n" + size.repeating(" b: \"c\" d\n", 100_000))
    },
    WorstInput(
      "entries-without-colons",
      "finding out what was meant by 45,000 entries of a map in braces that have no value", answer: "error["
    ) { folder, size in
      try folder.theme("a", "tokens: {" + size.repeating("a, ", 90_000))
      try folder.theme("b", "tokens: {" + size.repeating("a: 1,5, ", 45_000) + "}\n")
      try folder.theme("c", "tokens: {" + size.repeating("a:1, ", 90_000) + "}\n")
      try folder.theme("d", "tokens: { a: rgb(1" + size.repeating(", 1", 90_000) + ") }\n")
      try folder.theme("e", "tokens: [" + size.repeating("a: b, ", 45_000) + "]\n")
    },
    WorstInput(
      "colors-in-comments", "telling colors from comments after 90,000 values", answer: "null-before-comment"
    ) { folder, size in
      try folder.theme("a", "tokens: {" + size.repeating("a: #fff\n", 90_000))
      try folder.theme("b", "tokens: { a: " + size.repeating("# ", 900_000))
      let tokens = repeated(size(45_000)) { "  a\($0): #fff\n" }
      try folder.theme("c", "tokens:\n" + tokens)
      try folder.theme("d", "tokens: [" + size.repeating("b, ", 30_000) + size.repeating(" #zzz", 300_000))
    },
    WorstInput(
      "block-scalars", "joining a million lines to one text, and reading 45,000 texts of a line",
      answer: "limit-exceeded"
    ) { folder, size in
      try folder.theme("a", "summary: |\n" + size.repeating(" a\n", 1_000_000))
      try folder.theme("b", "summary: >\n" + size.repeating(" a\n\n", 700_000))
      try folder.theme("c", "summary: a\n" + size.repeating("  b\n", 900_000))
      let tokens = repeated(size(45_000)) { "  a\($0): |\n    x\n" }
      try folder.theme("d", "tokens:\n" + tokens)
    },
    WorstInput(
      "tags-and-anchors", "comparing tags that are combining marks, and 45,000 tags, anchors and aliases",
      answer: "invalid-yaml"
    ) { folder, size in
      let escaped = size.repeating("%CC%81%CC%96", 80_000, atLeast: 40)
      try folder.theme("a", "summary: !<x\(escaped)> a\n")
      try folder.theme("b", "tokens: !<x\(escaped)> [ a ]\n")
      try folder.theme("c", "tokens:\n" + repeated(size(45_000)) { "  a\($0): !foo b\n" })
      let anchors = repeated(size(20_000)) { "  a\($0): &\(String(repeating: "x", count: 80))\($0) b\n" }
      try folder.theme("d", "tokens:\n" + anchors)
      try folder.theme("e", "tokens:\n" + repeated(size(90_000)) { "  a\($0): *x\($0)\n" })
    },
    WorstInput(
      "keys-that-are-no-texts", "refusing 30,000 keys that are lists, and merging a map 20,000 times",
      answer: "invalid-yaml"
    ) { folder, size in
      try folder.theme("a", "tokens:\n" + repeated(size(30_000)) { "  ? [a\($0)]\n  : b\n" })
      let merges = repeated(size(20_000)) { "  c\($0): { <<: *a, d: 1 }\n" }
      try folder.theme("b", "tokens:\n  a: &a { b: 1 }\n" + merges)
      try folder.theme("c", "\"\(size.repeating("k", 2_000_000, atLeast: 2_000))\": 1\n")
    },
    WorstInput(
      "json-never-closed", "reading strings, numbers and lists of JSON that do not end",
      answer: "invalid-json"
    ) { folder, size in
      let texts = [
        size.repeating("\"b\",", 900_000), "\"" + size.repeating("\\\"", 900_000),
        "\"" + size.repeating("a\n", 900_000), "\"" + size.repeating("\\ud83d\\ude00", 300_000),
        size.repeating("1 ", 900_000), size.repeating("1", 3_000_000),
        "0." + size.repeating("1", 3_000_000) + "e-999999", "{" + size.repeating("\"a\":1,", 900_000),
        size.repeating("{\"a\":[", 20), size.repeating("1", 3_000_000) + "x",
      ]
      for (number, text) in texts.enumerated() {
        try folder.write("{ \"themec\": 1, \"tokens\": [\(text)", to: "\(number).theme.json")
      }
    },
  ]
}
