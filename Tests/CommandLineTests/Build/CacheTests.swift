/// What builds leave each other, and how it is used.
struct CacheTests {
  let scratch: Scratch
  /// The bundle as it is built without a cache.
  let wanted: [String: [UInt8]]

  init() throws {
    scratch = try Scratch("a-good-project")
    wanted = try Scratch.bundle.get()
    #expect(!wanted.isEmpty)
  }

  /// The files of the cache, by their paths in it.
  private var entries: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: scratch.cache)) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: "\(scratch.cache)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// Builds to an empty folder and to one that is built, and gives what was printed.
  private func build(_ options: String...) throws -> (first: String, second: String) {
    try scratch.remove("out", ifThere: true)
    var errors: [String] = []
    for _ in 0..<2 {
      let outcome = try scratch.shell("themec build -o out \(options.joined(separator: " "))")
      #expect(outcome.status == 0)
      #expect(scratch.files("out") == wanted)
      errors.append(outcome.errors)
    }
    return (errors[0], errors[1])
  }

  @Test func `a picture comes from the cache as it was encoded`() throws {
    #expect(try build() == ("", ""))
    let kept = entries.sorted()
    #expect(
      kept.contains { $0.hasPrefix("themec/pictures/") } && kept.contains { $0.hasPrefix("themec/states/") })
    // Of entries that are there, none is written again.
    let times = kept.map { try? FileManager.default.attributesOfItem(atPath: "\(scratch.cache)/\($0)") }
      .map { $0?[.systemFileNumber] as? Int }
    #expect(try build() == ("", ""))
    #expect(entries.sorted() == kept)
    let pictures = zip(kept, times).filter { $0.0.hasPrefix("themec/pictures/") }
    for (path, number) in pictures {
      let now = try FileManager.default.attributesOfItem(atPath: "\(scratch.cache)/\(path)")
      #expect(now[.systemFileNumber] as? Int == number, "\(path)")
    }
  }

  @Test(arguments: ["", "garbage", String(repeating: "0", count: 5_000)])
  func `a cache full of garbage costs time and nothing else`(content: String) throws {
    _ = try scratch.themec("build", "-o", "out", "-v")
    let count = entries.count
    for path in entries { try Data(content.utf8).write(to: URL(filePath: "\(scratch.cache)/\(path)")) }
    #expect(try scratch.themec("build", "-o", "out", "-v").errors.contains(" unchanged"))
    #expect(entries.count == count)
    #expect(try scratch.themec("build", "-o", "out", "-v").errors.contains("up to date since"))
  }

  @Test func `a cache that can't be used is told once, and costs nothing else`() throws {
    try Data("mine".utf8).write(to: URL(filePath: scratch.cache))
    let told = try build()
    #expect(told.first == told.second)
    #expect(told.first.split(separator: "\n").count == 1)
    #expect(told.first.contains("the cache in `\(scratch.cache)/themec` can't be written: Not a directory"))
    #expect(try build("-q") == ("", ""))
    #expect(try build("--no-cache") == ("", ""))
    #expect(try build("--cache elsewhere") == ("", ""))
    #expect(scratch.exists("elsewhere/states"))
  }

  @Test func `another tool, and one built anew, looks for itself`() throws {
    _ = try scratch.themec("build", "-o", "out", "-v")
    #expect(try scratch.themec("build", "-o", "out", "-v").errors.contains("up to date since"))
    try FileManager.default.copyItem(atPath: executable, toPath: scratch.path("copy"))
    let outcome = try run(
      scratch.path("copy"), ["build", "-o", "out", "-v"], in: scratch.path, cache: scratch.cache)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("unchanged") && !outcome.errors.contains("up to date since"))
  }

  @Test func `side files are written though nothing has changed`() throws {
    let options = ["build", "-o", "out", "--stamp", "stamp", "--depfile", "deps", "themes/good.theme.yaml"]
    func runs() throws -> Outcome {
      try run(executable, options + ["-v"], in: scratch.path, cache: scratch.cache)
    }
    _ = try runs()
    let rules = try #require(scratch.text("deps"))
    try scratch.remove("stamp")
    #expect(try runs().errors.contains("up to date since"))
    #expect(scratch.exists("stamp"))
    try scratch.remove("deps")
    #expect(try !runs().errors.contains("up to date since"))
    #expect(scratch.text("deps") == rules)
    #expect(try runs().errors.contains("up to date since"))
  }
}
