extension WorstInput {
  /// YAML and JSON.
  static let syntax = [
    WorstInput(
      "alias-bomb", "writing out aliases that each stand for ten others, and finding anchors among many",
      run: "check ."
    ) { folder, size in
      let levels = repeated(size(9, atLeast: 2)) { level in
        let element = level == 0 ? "x" : "*a\(level - 1)"
        return "  a\(level): &a\(level) [\(repeated(10, separator: ", ") { _ in element })]\n"
      }
      try folder.write(head("a") + "tokens:\n" + levels, to: "a.theme.yaml")
      let anchors = repeated(size(24_000)) { "  t\($0): &a\($0) x\n  u\($0): *a\($0)\n" }
      try folder.write(head("b") + "tokens:\n" + anchors, to: "b.theme.yaml")
    },
    WorstInput(
      "deep-nesting", "the stack, by maps and lists inside each other", run: "check .",
      answer: "limit-exceeded"
    ) { folder, size in
      let depth = size(1_000_000, atLeast: 65)
      let isShort = depth <= 10_000
      func repeats(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
      try folder.write(head("a") + "tokens: " + repeats("[", depth), to: "a.theme.yaml")
      try folder.write(head("b") + "tokens: " + repeats("{a: ", depth), to: "b.theme.yaml")
      try folder.write(head("c") + "tokens:\n " + repeats(" - ", depth), to: "c.theme.yaml")
      try folder.write("{ \"themec\": 1, \"tokens\": " + repeats("[", depth), to: "d.theme.json")
      let maps = isShort ? depth : depth / 2
      try folder.write("{ \"themec\": 1, \"tokens\": " + repeats("{\"a\":", maps), to: "e.theme.json")
    },
    WorstInput(
      "blanks", "skipping blanks, empty lines, comments and directives", run: "check .",
      answer: "limit-exceeded"
    ) { folder, size in
      let count = size(4_000_000)
      func repeats(_ text: String) -> String { String(repeating: text, count: count / text.utf8.count) }
      try folder.write(head("a") + "summary: a" + repeats(" ") + "b\n", to: "a.theme.yaml")
      try folder.write(head("b") + "summary: a" + repeats("\n") + " b\n", to: "b.theme.yaml")
      try folder.write(head("c") + "summary: >\n a" + repeats("\n \n") + " b\n", to: "c.theme.yaml")
      try folder.write(repeats("# a\n") + head("d"), to: "d.theme.yaml")
      try folder.write(repeats("%TAG !a! tag:a,2000:\n") + "---\n" + head("e"), to: "e.theme.yaml")
      try folder.write(head("f") + repeats("\t"), to: "f.theme.yaml")
      try folder.write("{ \"themec\": 1," + repeats(" \n") + "\"name\": \"g\" }", to: "g.theme.json")
    },
    WorstInput(
      "errors-in-one-line", "showing a line of megabytes for each error in it",
      run: "check -v .", answer: "unknown-key"
    ) { folder, size in
      let keys = repeated(size(45_000), separator: ", ") {
        "\"\u{1F600} unknown key of a theme \($0 + 1_000_000)\": 1"
      }
      try folder.write("{ themec: 1, name: a, \(keys) }\n", to: "a.theme.yaml")
      try folder.write("{ \"themec\": 1, \"name\": \"b\", \(keys) }\n", to: "b.theme.json")
    },
    WorstInput(
      "slips", "finding out what was meant where YAML breaks, and keys that stand twice", run: "check .",
      answer: "duplicate-key"
    ) { folder, size in
      let lines = repeated(size(100_000)) { " key-\($0):value # it's \"so\"\n\t- { a: [b\n" }
      try folder.write(head("a") + "summary: \"a\n" + lines, to: "a.theme.yaml")
      try folder.write(head("b") + "summary: [ a\n" + lines, to: "b.theme.yaml")
      try folder.write(
        head("c") + "tokens:\n" + repeated(size(300_000)) { _ in "  a:1\n" }, to: "c.theme.yaml")
      try folder.write(
        head("d") + "tokens:\n" + repeated(size(45_000)) { _ in "  a: 1\n" }, to: "d.theme.yaml")
      let members = repeated(size(45_000), separator: ", ") { _ in "\"a\": 1" }
      try folder.write("{ \"themec\": 1, \"name\": \"e\", \"tokens\": { \(members) } }\n", to: "e.theme.json")
    },
    WorstInput(
      "quotes-never-closed", "finding the quote that is open in a list or a map of 90,000 quoted texts",
      run: "check .",
      answer: "invalid-yaml"
    ) { folder, size in
      func repeats(_ text: String, _ count: Int) -> String { String(repeating: text, count: size(count)) }
      try folder.write(head("a") + "tokens: [" + repeats("\"b\",", 90_000), to: "a.theme.yaml")
      try folder.write(head("b") + "tokens: [" + repeats("'b',", 90_000), to: "b.theme.yaml")
      try folder.write(head("c") + "tokens: [" + repeats("'b\n  c',", 60_000), to: "c.theme.yaml")
      try folder.write(head("d") + "tokens: {" + repeats("\"b\": \"c\",", 45_000), to: "d.theme.yaml")
      try folder.write(head("e") + "tokens: [\"" + repeats("\\\"", 900_000), to: "e.theme.yaml")
      try folder.write(head("f") + "tokens: [é, " + repeats("\"b\",", 90_000), to: "f.theme.yaml")
      try folder.write(head("g") + "tokens: \"a\n" + repeats(" b: \"c\" d\n", 100_000), to: "g.theme.yaml")
    },
    WorstInput(
      "entries-without-colons",
      "finding out what was meant by 45,000 entries of a map in braces that have no value",
      run: "check .", answer: "error["
    ) { folder, size in
      func repeats(_ text: String, _ count: Int) -> String { String(repeating: text, count: size(count)) }
      try folder.write(head("a") + "tokens: {" + repeats("a, ", 90_000), to: "a.theme.yaml")
      try folder.write(head("b") + "tokens: {" + repeats("a: 1,5, ", 45_000) + "}\n", to: "b.theme.yaml")
      try folder.write(head("c") + "tokens: {" + repeats("a:1, ", 90_000) + "}\n", to: "c.theme.yaml")
      try folder.write(
        head("d") + "tokens: { a: rgb(1" + repeats(", 1", 90_000) + ") }\n", to: "d.theme.yaml")
      try folder.write(head("e") + "tokens: [" + repeats("a: b, ", 45_000) + "]\n", to: "e.theme.yaml")
    },
    WorstInput(
      "colors-in-comments", "telling colors from comments after 90,000 values", run: "check .",
      answer: "null-before-comment"
    ) { folder, size in
      func repeats(_ text: String, _ count: Int) -> String { String(repeating: text, count: size(count)) }
      try folder.write(head("a") + "tokens: {" + repeats("a: #fff\n", 90_000), to: "a.theme.yaml")
      try folder.write(head("b") + "tokens: { a: " + repeats("# ", 900_000), to: "b.theme.yaml")
      let tokens = repeated(size(45_000)) { "  a\($0): #fff\n" }
      try folder.write(head("c") + "tokens:\n" + tokens, to: "c.theme.yaml")
      try folder.write(
        head("d") + "tokens: [" + repeats("b, ", 30_000) + repeats(" #zzz", 300_000), to: "d.theme.yaml")
    },
    WorstInput(
      "block-scalars", "joining a million lines to one text, and reading 45,000 texts of a line",
      run: "check .",
      answer: "limit-exceeded"
    ) { folder, size in
      func repeats(_ text: String, _ count: Int) -> String { String(repeating: text, count: size(count)) }
      try folder.write(head("a") + "summary: |\n" + repeats(" a\n", 1_000_000), to: "a.theme.yaml")
      try folder.write(head("b") + "summary: >\n" + repeats(" a\n\n", 700_000), to: "b.theme.yaml")
      try folder.write(head("c") + "summary: a\n" + repeats("  b\n", 900_000), to: "c.theme.yaml")
      let tokens = repeated(size(45_000)) { "  a\($0): |\n    x\n" }
      try folder.write(head("d") + "tokens:\n" + tokens, to: "d.theme.yaml")
    },
    WorstInput(
      "tags-and-anchors", "comparing tags that are combining marks, and 45,000 tags, anchors and aliases",
      run: "check .",
      answer: "invalid-yaml"
    ) { folder, size in
      let escaped = String(repeating: "%CC%81%CC%96", count: size(80_000, atLeast: 40))
      try folder.write(head("a") + "summary: !<x\(escaped)> a\n", to: "a.theme.yaml")
      try folder.write(head("b") + "tokens: !<x\(escaped)> [ a ]\n", to: "b.theme.yaml")
      let tags = repeated(size(45_000)) { "  a\($0): !foo b\n" }
      try folder.write(head("c") + "tokens:\n" + tags, to: "c.theme.yaml")
      let anchors = repeated(size(20_000)) { "  a\($0): &\(String(repeating: "x", count: 80))\($0) b\n" }
      try folder.write(head("d") + "tokens:\n" + anchors, to: "d.theme.yaml")
      let aliases = repeated(size(90_000)) { "  a\($0): *x\($0)\n" }
      try folder.write(head("e") + "tokens:\n" + aliases, to: "e.theme.yaml")
    },
    WorstInput(
      "keys-that-are-no-texts", "refusing 30,000 keys that are lists, and merging a map 20,000 times",
      run: "check .",
      answer: "invalid-yaml"
    ) { folder, size in
      let lists = repeated(size(30_000)) { "  ? [a\($0)]\n  : b\n" }
      try folder.write(head("a") + "tokens:\n" + lists, to: "a.theme.yaml")
      let merges = repeated(size(20_000)) { "  c\($0): { <<: *a, d: 1 }\n" }
      try folder.write(head("b") + "tokens:\n  a: &a { b: 1 }\n" + merges, to: "b.theme.yaml")
      try folder.write(
        head("c") + "\"\(String(repeating: "k", count: size(2_000_000, atLeast: 2_000)))\": 1\n",
        to: "c.theme.yaml")
    },
    WorstInput(
      "json-never-closed", "reading strings, numbers and lists of JSON that do not end", run: "check .",
      answer: "invalid-json"
    ) { folder, size in
      func repeats(_ text: String, _ count: Int) -> String { String(repeating: text, count: size(count)) }
      let texts = [
        repeats("\"b\",", 900_000), "\"" + repeats("\\\"", 900_000), "\"" + repeats("a\n", 900_000),
        "\"" + repeats("\\ud83d\\ude00", 300_000), repeats("1 ", 900_000), repeats("1", 3_000_000),
        "0." + repeats("1", 3_000_000) + "e-999999", "{" + repeats("\"a\":1,", 900_000),
        repeats("{\"a\":[", 20), repeats("1", 3_000_000) + "x",
      ]
      for (number, text) in texts.enumerated() {
        try folder.write("{ \"themec\": 1, \"tokens\": [\(text)", to: "\(number).theme.json")
      }
    },
  ]
}
