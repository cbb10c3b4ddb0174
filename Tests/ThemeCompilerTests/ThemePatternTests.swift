import Synchronization

/// Files in a folder that links lead back to, by any way; counts how often a folder is listed.
private final class LinkedInputs: ThemeInputs {
  let names: [String]
  let links: Set<String>
  let listings = Mutex(0)

  init(_ files: [String], links: [String]) {
    names = (files + links).sorted()
    self.links = Set(links)
  }

  private func isRoot(_ path: ThemePath) -> Bool {
    path == .root || links.contains(path.name) && isRoot(path.folder)
  }

  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] { throw .notFound }

  func names(in folder: ThemePath) throws(InputError) -> [String] {
    guard isRoot(folder) else { throw .wrongKind }
    listings.withLock { $0 += 1 }
    return names
  }

  func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity {
    guard isRoot(folder) else { throw .wrongKind }
    return .path(.root)
  }
}

struct ThemePatternTests {
  private func found(_ patterns: [String], in inputs: any ThemeInputs, limits: Limits = Limits()) -> (
    themes: [String], messages: [String]
  ) {
    let (themes, diagnostics) = searched(patterns, in: inputs, limits: limits)
    return (themes, diagnostics.map(\.message))
  }

  private func searched(_ patterns: [String], in inputs: any ThemeInputs, limits: Limits = Limits()) -> (
    themes: [String], diagnostics: [Diagnostic]
  ) {
    let session = Session(inputs, targets: .built, limits: limits)
    var sink = DiagnosticSink()
    let text = "themec: 1\nthemes: [\(patterns.map { "\"\($0)\"" }.joined(separator: ", "))]\n"
    let file = MemoryInputs(["themec.yaml": Array(text.utf8)])
    let project = loadProject(in: .root, of: Session(file, targets: .built), &sink)
    return (themes(of: project, in: .root, of: session, &sink).files.map(\.text), sink.diagnostics)
  }

  @Test func `a pattern that finds nothing names files with another ending`() {
    let inputs = MemoryInputs(["themes/x.theme.yml": [], "themes/y.theme.yml": []])
    let result = searched(["themes/*.theme.yaml"], in: inputs)
    #expect(
      result.diagnostics.flatMap(\.help) == [
        "`themes/x.theme.yml` is there: write `themes/*.theme.yml`, or rename it"
      ])
  }

  @Test(arguments: [("*/*/*/*/*/*", "l1/l1/l1/l1/l1/l1", 7), ("**/l1/**/l2/**", "l1/l2", 4)])
  func `a folder that links lead to in circles is visited once a step`(
    _ pattern: String, _ folder: String, _ count: Int
  ) {
    let inputs = LinkedInputs(["a.theme.yaml"], links: (1...8).map { "l\($0)" })
    #expect(found(["\(pattern)/a.theme.yaml"], in: inputs).themes == ["\(folder)/a.theme.yaml"])
    #expect(inputs.listings.withLock { $0 } == count)
  }

  /// A pattern, and which names it stands for.
  static let patterns: [(pattern: String, names: [String])] = [
    ("*.theme.yaml", ["a.theme.yaml", "abba.theme.yaml", "é.theme.yaml"]),
    ("a*.theme.yaml", ["a.theme.yaml", "abba.theme.yaml"]), ("a*a.theme.yaml", ["abba.theme.yaml"]),
    ("*b*b*.theme.yaml", ["abba.theme.yaml"]), ("*b*b*b*.theme.yaml", []),
    (".*.theme.yaml", [".h.theme.yaml"]),
    ("*", ["a.theme.yaml", "abba.theme.yaml", "é.theme.yaml"]),
    // By bytes: `é` in its other spelling is another name.
    ("e\u{301}*.theme.yaml", []), ("é*yaml", ["é.theme.yaml"]), ("e*", []),
    // One character, of however many bytes, but no leading dot.
    ("?.theme.yaml", ["a.theme.yaml", "é.theme.yaml"]), ("????.theme.yaml", ["abba.theme.yaml"]),
    ("?bb?.*", ["abba.theme.yaml"]), ("?h.theme.yaml", []), ("a?.theme.yaml", []),
    ("*?a.theme.yaml", ["abba.theme.yaml"]),
    ("**a.theme.yaml", ["a.theme.yaml", "abba.theme.yaml"]),
  ]

  /// A pattern of folders, and the files that it finds.
  static let deep: [(pattern: String, files: [String])] = [
    ("themes/**/*.theme.yaml", ["themes/a", "themes/x/b", "themes/x/y/c"]),
    ("**/*.theme.yaml", ["themes/a", "themes/x/b", "themes/x/y/c", "top"]),
    ("**", ["themes/a", "themes/x/b", "themes/x/y/c", "top"]),
    ("themes/**", ["themes/a", "themes/x/b", "themes/x/y/c"]), ("themes/**/**/a.theme.yaml", ["themes/a"]),
    ("**/y/*", ["themes/x/y/c"]), ("**/x/**/?.theme.yaml", ["themes/x/b", "themes/x/y/c"]),
    ("themes/*/*.theme.yaml", ["themes/x/b"]), ("themes/?/y/**", ["themes/x/y/c"]), ("themes/**/z/*", []),
    ("themes/.hidden/**", ["themes/.hidden/d"]),
  ]

  @Test(arguments: deep) func `two stars stand for any number of folders`(
    _ pattern: String, _ files: [String]
  ) {
    let names = ["top", "themes/a", "themes/x/b", "themes/x/y/c", "themes/.hidden/d", "themes/x/.e"]
    let inputs = MemoryInputs(Dictionary(uniqueKeysWithValues: names.map { ("\($0).theme.yaml", []) }))
    let result = found([pattern], in: inputs)
    #expect(result.themes == files.map { "\($0).theme.yaml" })
    #expect(result.messages.isEmpty == !files.isEmpty)
  }

  @Test(arguments: ["{a,b}.theme.yaml", "[ab].theme.yaml", "{x,y}/*.theme.yaml", "{x,y}"])
  func `choices of names are told from patterns`(_ pattern: String) throws {
    var sink = DiagnosticSink()
    let text = "themec: 1\nthemes: [\"\(pattern)\"]\n"
    let inputs = MemoryInputs(["themec.yaml": Array(text.utf8), "a.theme.yaml": []])
    let session = Session(inputs, targets: .built)
    let project = loadProject(in: .root, of: session, &sink)
    #expect(themes(of: project, in: .root, of: session, &sink).files == [])
    let help = try #require(sink.diagnostics.first).help
    #expect(help.first?.hasPrefix("patterns have `*`, `?` and `**`") == true, "\(help)")
  }

  @Test(arguments: patterns) func `a star stands for any bytes`(_ pattern: String, _ names: [String]) {
    let files = [".h.theme.yaml", "a.theme.yaml", "abba.theme.yaml", "note.txt", "\u{e9}.theme.yaml"]
    let inputs = LinkedInputs(files, links: [])
    #expect(found([pattern], in: inputs).themes == names)
  }

  @Test func `patterns, and the names that they look at, have a limit`() {
    let inputs = LinkedInputs((100..<400).map { "\($0).theme.yaml" }, links: [])
    var limits = Limits(.patterns, to: 10)
    limits.set(.patternNames, to: 903)
    let patterns = (100..<140).map { "\($0)*" }
    let many = found(Array(patterns[..<3]), in: inputs, limits: limits)
    #expect(many.themes.count == 3)
    #expect(many.messages == [])
    let wide = found(Array(patterns[..<4]), in: inputs, limits: limits)
    #expect(wide.messages == ["up to here, the patterns look at more than 903 names, which is the limit"])
    limits.set(.patternNames, to: 1_000_000)
    let long = found(patterns, in: inputs, limits: limits)
    #expect(long.themes.count == 10)
    #expect(long.messages == ["`themes` has 40 paths and patterns; the limit is 10"])
  }
}
