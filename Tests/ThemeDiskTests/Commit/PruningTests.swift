/// Bundles of themes that are gone: how they are found, and how they are removed.
struct PruningTests {
  let folder = TemporaryFolder(inMemory: true)
  private var outputs: BundlePlace { BundlePlace(folder.path("build")) }

  private func orphans(besides names: Set<String> = []) throws -> [String] {
    try orphanedBundles(in: outputs, besides: names, Limits())
  }

  private func makeBundle(_ name: String) throws {
    try commit(tree(["css/look.css": name, "css/deep/more.css": name]), to: folder.path("build/\(name)"))
  }

  @Test func `only folders with digests are bundles, and no link leads to one`() throws {
    #expect(try orphans().isEmpty)
    for name in ["gone", "kept", "other"] { try makeBundle(name) }
    try commit(tree(["css/look.css": "x"]), to: folder.path("elsewhere"))
    folder.link("build/linked", to: folder.path("elsewhere"))
    folder.write("mine", to: "build/mine/digests.json")
    folder.write("mine", to: "build/plain/file.txt")
    folder.write("mine", to: "build/file")
    folder.makeFolder("build/strange")
    folder.link("build/strange/digests.json", to: folder.path("build/gone/digests.json"))
    // No theme has such a name.
    try makeBundle("Old")
    #expect(try orphans(besides: ["kept"]) == ["gone", "other"])
  }

  @Test(arguments: Way.allCases)
  func `a bundle is removed with its folder, and nothing that is beside it`(way: Way) throws {
    for name in ["gone", "kept"] { try makeBundle(name) }
    let kept = folder.contents("build/kept")
    let options = plainOptions { $0.faults = way.faults }
    let report = try removeBundle(at: BundlePlace(folder.path("build/gone")), options)
    #expect(report.removed == ["css/deep/more.css", "css/look.css", "digests.json"])
    #expect(folder.contents("build").keys.filter { !$0.hasPrefix("kept") } == [])
    #expect(folder.contents("build/kept") == kept)
  }

  @Test(arguments: Way.allCases) func `what is not its own stays, in its folder`(way: Way) throws {
    try makeBundle("gone")
    folder.write("mine", to: "build/gone/css/deep/mine.css")
    folder.write("outside", to: "outside/look.css")
    folder.link("build/gone/link", to: folder.path("outside"))
    let options = plainOptions { $0.faults = way.faults }
    _ = try removeBundle(at: BundlePlace(folder.path("build/gone")), options)
    #expect(folder.files("build/gone").keys.sorted() == ["css/deep/mine.css", "link"])
    #expect(folder.text("outside/look.css") == "outside")
    #expect(try orphans().isEmpty)
  }

  /// Whatever call fails, the bundle is whole or gone, except where files go one after another, and another try removes it.
  @Test(arguments: Way.allCases) func `a call that fails leaves the bundle whole`(way: Way) throws {
    for failing in 1... {
      let folder = TemporaryFolder(inMemory: true)
      let place = folder.path("build/gone")
      try commit(tree(["css/look.css": "x", "css/deep/more.css": "y"]), to: place)
      let before = folder.contents("build")
      let calls = Counter()
      let faults = Faults { operation, name in
        let code = way.code(operation, name)
        return code != 0 ? code : calls.next() == failing ? EIO : 0
      }
      let options = plainOptions { $0.faults = faults }
      let hasFailed = (try? removeBundle(at: BundlePlace(place), options)) == nil
      if hasFailed, way != .fileByFile {
        #expect(folder.contents("build") == before, "\(way), call \(failing)")
      }
      _ = try removeBundle(at: BundlePlace(place), plainOptions())
      #expect(folder.contents("build").isEmpty, "\(way), call \(failing)")
      if calls.count < failing { return }
    }
  }
}

private final class Counter: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func next() -> Int {
    number.withLock {
      $0 += 1
      return $0
    }
  }
}
