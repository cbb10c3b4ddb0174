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
      try folder.write(
        "{ \"themec\": 1, \"name\": \"e\", \"tokens\": { \(members) } }\n", to: "e.theme.json")
    },
  ]
}
