/// What it costs to load themes that extend each other, in files read and messages made.
struct LoadingTests {
  struct Loaded {
    let tree: SyntaxTree?
    let sink: DiagnosticSink
    let inputs: CountingInputs

    var messages: [String] { sink.diagnostics.map(\.message) }
  }

  /// Loads files of one library, one after the other, and gives what the last came to.
  private func load(_ names: [String], of files: [String: String], limits: Limits = Limits()) throws -> Loaded
  {
    let inputs = CountingInputs(files.mapValues { Array($0.utf8) })
    let library = SyntaxLibrary(inputs, sources: SourceMap(), alternatives: .theme, limits: limits)
    var last: Loaded?
    for name in names {
      var sink = DiagnosticSink()
      var paths: [ThemePath] = []
      let tree = ThemeSyntax.load(try #require(ThemePath(name)), from: library, inputs: &paths, &sink)
      last = Loaded(tree: tree, sink: sink, inputs: inputs)
    }
    return try #require(last)
  }

  private func theme(extends parents: [String], _ rest: String = "") -> String {
    "themec: 1\nextends: [\(parents.joined(separator: ", "))]\n\(rest)"
  }

  private func names(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "\($0).yaml" } }

  @Test func `files that all extend each other are read once, and told of once`() throws {
    let all = names(0..<9)
    let files = Dictionary(uniqueKeysWithValues: all.map { ($0, theme(extends: all)) })
    for entrance in all {
      let loaded = try load([entrance], of: files)
      #expect(loaded.messages == ["a theme extends itself: `0.yaml` → `0.yaml`"])
      #expect(loaded.sink.diagnostics.first?.notes == ["9 themes extend each other in circles"])
      #expect(loaded.inputs.reads == Array(repeating: 1, count: 9))
    }
  }

  @Test func `a circle is the same from wherever it is entered`() throws {
    // Two circles that share a file, with a way into each and a way out.
    let files = [
      "in.yaml": theme(extends: ["b.yaml"]), "a.yaml": theme(extends: ["b.yaml"], "buttons: { a: {} }"),
      "b.yaml": theme(extends: ["c.yaml", "out.yaml"], "buttons: { b: {} }"),
      "c.yaml": theme(extends: ["a.yaml", "d.yaml"]), "d.yaml": theme(extends: ["c.yaml"]),
      "out.yaml": "themec: 1\nbuttons: { out: {} }\n",
    ]
    let expected = ["a theme extends itself: `a.yaml` → `b.yaml` → `c.yaml` → `a.yaml`"]
    for entrance in ["in.yaml", "a.yaml", "b.yaml", "c.yaml", "d.yaml"] {
      #expect(try load([entrance], of: files).messages == expected)
      // What was found before has no influence either.
      #expect(try load(["c.yaml", entrance], of: files).messages == expected)
    }
    let tree = try #require(try load(["b.yaml"], of: files).tree)
    #expect(tree.isPartial)
    #expect(tree.root.mapping?["buttons"]?.mapping?.entries.map(\.key.value) == ["out", "b"])
  }

  @Test func `a slip in a common ancestor is told once, whatever ways lead to it`() throws {
    // Each file extends all that follow: there are 2^38 ways to the last.
    var files: [String: String] = [:]
    for number in 0..<39 { files["\(number).yaml"] = theme(extends: names((number + 1)..<40)) }
    files["39.yaml"] = "themec: 1\nname: a\nname: b\n"
    let loaded = try load(["0.yaml"], of: files)
    #expect(loaded.messages == ["the key `name` is set twice in one map"])
    #expect(loaded.inputs.reads == Array(repeating: 1, count: 40))
    #expect(loaded.tree != nil)
  }

  @Test func `a file that stands twice is taken once, and said`() throws {
    let tokens = #"{ "a": { "$type": "number", "$value": 1 } }"#
    let text =
      "themec: 1\nextends: [\(Array(repeating: "p.yaml", count: 400).joined(separator: ", "))]\n"
      + "tokenFiles: [\(Array(repeating: "./t.json", count: 200).joined(separator: ", "))]\n"
    let loaded = try load(["a.yaml"], of: ["a.yaml": text, "p.yaml": "themec: 1\n", "t.json": tokens])
    #expect(loaded.inputs.reads == [1, 1, 1])
    #expect(loaded.messages.count { $0 == "`p.yaml` is listed twice in `extends`" } == 399)
    #expect(loaded.messages.count { $0 == "`t.json` is listed twice in `tokenFiles`" } == 199)
    #expect(loaded.messages.count == 598)
  }

  @Test func `a token file is read once for all themes`() throws {
    let text = "themec: 1\ntokenFiles: [t.json]\n"
    let files = ["a.yaml": text, "b.yaml": text, "t.json": "{}"]
    #expect(try load(["a.yaml", "b.yaml"], of: files).inputs.reads == [1, 1, 1])
  }

  @Test func `aliases to what a missing file may hold say nothing more`() throws {
    let tokens =
      #"{ "a": { "$value": "{x}" }, "b": { "$type": "dimension", "$value": { "value": "{y}", "unit": "px" } }, "c": { "$extends": "{z}" } }"#
    let files = ["a.yaml": "themec: 1\ntokenFiles: [t.json, u.json]\n", "t.json": tokens]
    #expect(try load(["a.yaml"], of: files).messages == ["there is no file `u.json`"])
    let both = try load(["a.yaml"], of: files.merging(["u.json": "{}"]) { $1 })
    // Tokens that refer to nothing are errors where a theme uses them.
    #expect(both.messages == ["expected a group to extend; there is no group `z`"])
  }

  @Test func `token files laid over each other have a bound`() throws {
    let tokens = (0..<100).map { #""t\#($0)": { "$value": 1 }"# }.joined(separator: ",")
    let names = (0..<10).map { "u\($0).json" }
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, "{}") })
    files["t.json"] = #"{ "$type": "number", \#(tokens) }"#
    files["a.yaml"] = "themec: 1\ntokenFiles: [t.json, \(names.joined(separator: ", "))]\n"
    #expect(
      try load(["a.yaml"], of: files, limits: Limits(.mergedNodes, to: 900)).messages == [
        "laid over each other, this and the files after it have more than 900 values, which is the limit"
      ])
    #expect(try load(["a.yaml"], of: files, limits: Limits(.mergedNodes, to: 2_000)).messages == [])
  }

  @Test func `groups that extend each other across token files have a bound`() throws {
    let tokens = (0..<10).map { #""t\#($0)": { "$type": "number", "$value": 1 }"# }
    let groups = (0..<30).map { #""g\#($0)": { "$extends": "{big}" }"# }
    let file = #"{ "big": { \#(tokens.joined(separator: ",")) }, \#(groups.joined(separator: ",")) }"#
    let files = ["a.yaml": "themec: 1\ntokenFiles: [t.json, u.json]\n", "t.json": file, "u.json": file]
    #expect(
      try load(["a.yaml"], of: files, limits: Limits(.mergedNodes, to: 450)).messages == [
        "with their references resolved, the token files have more than 450 values, which is the limit"
      ])
    #expect(try load(["a.yaml"], of: files, limits: Limits(.mergedNodes, to: 2_000)).messages == [])
  }

  @Test func `the contexts of a resolver have a bound`() throws {
    func theme(systems: Int) -> [String: String] {
      let names = (1...systems).map { "s\($0)" }
      let contexts = names.map { #""\#($0)": []"# }.joined(separator: ",")
      let modes = zip(names, 1...).map { "\($0): systems.ios-\($1)" }.joined(separator: ", ")
      let order = [
        #"{ "type": "modifier", "name": "system", "default": "any", "contexts": { "any": [], \#(contexts) } }"#,
        #"{ "type": "modifier", "name": "theme", "contexts": { "light": [], "dark": [] } }"#,
      ]
      return [
        "a.yaml": "themec: 1\ntokenFiles: { resolver: r.json, modes: { system: { \(modes) }, "
          + "theme: { dark: appearances.dark } } }\n",
        "r.json": #"{ "version": "2025.10", "resolutionOrder": [\#(order.joined(separator: ","))] }"#,
      ]
    }
    #expect(try load(["a.yaml"], of: theme(systems: 499)).messages == [])
    #expect(
      try load(["a.yaml"], of: theme(systems: 500)).messages == [
        "combined, the contexts of `modes` make more than 1,000 variants, which is the limit"
      ])
  }

  @Test func `a set that holds another twice, and that another, has a bound`() throws {
    let sets = (0..<60).map { number in
      let next = ##"{ "$ref": "#/sets/s\##(number + 1)" }"##
      return #""s\#(number)": { "sources": [\#(next), \#(next)] }"#
    }
    let text =
      #"{ "version": "2025.10", "sets": { \#(sets.joined(separator: ",")), "s60": { "sources": [{}] } }, "#
      + ##""resolutionOrder": [{ "$ref": "#/sets/s0" }] }"##
    let files = ["a.yaml": "themec: 1\ntokenFiles: { resolver: r.json }\n", "r.json": text]
    #expect(
      try load(["a.yaml"], of: files).messages == [
        "with its sets written out, the resolver has more than 1,000 files, which is the limit"
      ])
  }

  @Test func `the files of a resolver are read once, and inputs of the theme`() throws {
    let order =
      #"[{ "type": "set", "name": "a", "sources": [{ "$ref": "t.json" }, { "$ref": "./t.json" }] }]"#
    let files = [
      "a.yaml": "themec: 1\ntokenFiles: { resolver: d/r.json }\n",
      "d/r.json": #"{ "version": "2025.10", "resolutionOrder": \#(order) }"#,
      "d/t.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
    ]
    let loaded = try load(["a.yaml"], of: files)
    #expect(loaded.messages == [])
    #expect(loaded.inputs.reads == [1, 1, 1])
    #expect(loaded.tree?.inputs.map(\.description) == ["a.yaml", "d/r.json", "d/t.json"])
    #expect(loaded.tree?.root.mapping?["tokens"]?.mapping?.entries.map(\.key.value) == ["a"])
  }

  @Test func `what is kept of a run's files has a bound, and nothing else depends on it`() throws {
    var files: [String: String] = ["base.yaml": "themec: 1\ntokens: { a: 1, b: 2 }\n"]
    for number in 0..<40 {
      files["\(number).yaml"] = theme(extends: ["base.yaml"], "tokens: { c: \(number) }\n")
    }
    let loaded = try load(names(0..<40) + ["0.yaml"], of: files, limits: Limits(.mergedNodes, to: 40))
    #expect(loaded.messages == [])
    #expect(loaded.tree?.root.mapping?["tokens"]?.mapping?.entries.map(\.key.value) == ["a", "b", "c"])
    #expect(loaded.inputs.reads.reduce(0, +) > 42)
    #expect(try load(names(0..<40) + ["0.yaml"], of: files).inputs.reads == Array(repeating: 1, count: 41))
  }

  @Test func `sixty-four themes may stand above each other`() throws {
    var files: [String: String] = [:]
    for number in 0..<200 {
      files["\(number).yaml"] = number == 0 ? "themec: 1\n" : theme(extends: ["\(number - 1).yaml"])
    }
    #expect(try load(["63.yaml"], of: files).messages == [])
    let message = "the chain of themes that extend each other has more than 64 themes, which is the limit"
    for entrance in ["64.yaml", "100.yaml"] {
      #expect(try load([entrance], of: files).messages == [message])
      #expect(try load(["199.yaml", entrance], of: files).messages == [message])
    }
  }

  /// A limit, how many a theme of five files has of it, and how it is said that one more is too many.
  static let limits: [(limit: Limit, count: Int, words: String)] = [
    (.themeFiles, 5, "more than 4 files"), (.themeBytes, 164, "more than 163 bytes"),
    (.mergedNodes, 52, "more than 51 values"),
  ]

  @Test(arguments: limits) func `what a theme is made of has a limit`(
    _ limit: Limit, _ count: Int, _ words: String
  ) throws {
    var files = ["0.yaml": theme(extends: names(1..<5))]
    for number in 1..<5 { files["\(number).yaml"] = "themec: 1\ntokens: { t\(number): 1 }\n" }
    #expect(try load(["0.yaml"], of: files, limits: Limits(limit, to: count)).messages == [])
    let loaded = try load(["0.yaml"], of: files, limits: Limits(limit, to: count - 1))
    #expect(loaded.tree?.source == nil)
    #expect(loaded.messages == ["with all that it extends, the theme has \(words), which is the limit"])
  }
}
