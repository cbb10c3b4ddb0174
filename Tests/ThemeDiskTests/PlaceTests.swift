/// Where bundles may go: the links on the way are read by the commit itself, so nothing can be swapped before it.
struct PlaceTests {
  let folder = TemporaryFolder(inMemory: true)

  private func place(_ path: String) throws -> BundlePlace {
    BundlePlace(path, by: try #require(ThemePath(path)), below: folder.path("root"))
  }

  private func commit(_ text: String, to place: BundlePlace) -> CommitError? {
    let options = CommitOptions(codec: .plain, rules: .anyPlace)
    do throws(CommitError) {
      _ = try ThemeDisk.commit(tree(["manifest.json": text]), to: place, options)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("out/good", "out/good", "../../victim"), ("out/good", "out", "../victim"),
    ("a/b/c/good", "a/b", "../../victim"),
    ("out/good", "out", "../root/../victim"), ("out/good", "out", "/"), ("out/good", "out/good", "../.."),
    ("out/good", "out", "../nowhere"),
  ])
  func `a link that leads elsewhere is not followed`(path: String, link: String, target: String) throws {
    folder.write("mine", to: "victim/mine.txt")
    folder.makeFolder("root/" + (link as NSString).deletingLastPathComponent)
    folder.link("root/\(link)", to: target)
    let before = folder.contents()
    #expect(commit("x", to: try place(path)) == .leadsElsewhere(path))
    #expect(folder.contents() == before)
    #expect(throws: CommitError.leadsElsewhere(path)) {
      try verify(tree([:]), against: try place(path), mode: .all, plainOptions())
    }
  }

  @Test func `a link that stays below is followed, and what is missing behind it is made`() throws {
    folder.makeFolder("root/inside")
    folder.link("root/out", to: "../root/./inside")
    #expect(commit("1", to: try place("out/new/good")) == nil)
    #expect(commit("2", to: try place("out/new/good")) == nil)
    #expect(folder.text("root/inside/new/good/manifest.json") == "2")
    #expect(commit("3", to: try place("out/../good")) == nil)
    #expect(folder.text("root/good/manifest.json") == "3")
  }

  @Test func `what a build that fails has made is gone again`() throws {
    folder.makeFolder("root")
    let faults = Faults { operation, _ in operation == .write ? ENOSPC : 0 }
    var options = CommitOptions(codec: .plain, rules: .anyPlace)
    options.faults = faults
    #expect(throws: CommitError.self) {
      try ThemeDisk.commit(tree(["manifest.json": "x"]), to: try place("a/b/good"), options)
    }
    #expect(folder.contents("root") == [:])
  }

  @Test func `inputs are known by what they are`() throws {
    folder.write("x", to: "root/art/a.png")
    folder.write("x", to: "root/shared/b.png")
    folder.link("root/art/b.png", to: "../shared/b.png")
    folder.link("root/other", to: "art")
    let disk = try DiskInputs(root: folder.path("root"))
    for name in ["other/a.png", "art/b.png"] {
      _ = try disk.bytes(of: try #require(ThemePath(name)), limit: 10)
    }
    var problems = PlaceCheck(inputs: InputFolders([try #require(ThemePath("other"))], in: disk))
    for name in ["art", "shared", "other", "art/.."] {
      let problem = problems.problem(of: BundlePlace(folder.path("root/\(name)")))
      guard case .holdsInputs? = problem else {
        Issue.record("\(name): \(String(describing: problem))")
        continue
      }
    }
    #expect(problems.problem(of: BundlePlace(folder.path("root/art/new"))) == nil)
    let files = InputFiles(readFrom: disk)
    #expect(files.input(at: folder.path("root/shared/b.png")) == ThemePath("art/b.png"))
    #expect(files.input(at: folder.path("root/art/a.png")) == ThemePath("other/a.png"))
    #expect(files.input(at: folder.path("root/none")) == nil)
  }
}

/// Files and links that wait under the names of a commit are never written into.
struct PlantedNameTests {
  let folder = TemporaryFolder()
  var out: String { folder.path("out") }

  @Test func `a file or link that takes the stage's name is an error, and stays`() throws {
    let tree = syntheticTree
    try commit(tree(1), to: out)
    folder.write("precious", to: "elsewhere/digests.json")
    let error = CommitError.failed(path: "\(out)/.themec-stage", SystemError(code: EEXIST))
    for plant in [
      { folder.write("theirs", to: "out/.themec-stage") },
      { folder.link("out/.themec-stage", to: "../elsewhere") },
    ] {
      plant()
      #expect(commitError(tree(2), to: out) { $0.faults = Way.fileByFile.faults } == error)
      #expect(folder.text("elsewhere/digests.json") == "precious")
      #expect(folder.contents("out")[".themec-stage"] != nil)
      #expect(folder.files("out").filter { !$0.key.contains(".themec-") } == entries(of: tree(1)))
      try FileManager.default.removeItem(atPath: "\(out)/.themec-stage")
    }
  }

  @Test func `a stage that leads elsewhere is not followed`() throws {
    for name in ["stage", "old"] {
      try commit(syntheticTree(1), to: out)
      folder.write("precious", to: "elsewhere/images/precious")
      folder.makeFolder(".themec-out.\(name)")
      folder.link(".themec-out.\(name)/images", to: "../elsewhere/images")
      folder.write(
        "{\"digestsVersion\": 2, \"files\": {\"images/precious\": true}}",
        to: ".themec-out.\(name)/digests.json")
      try commit(syntheticTree(2), to: out)
      #expect(folder.text("elsewhere/images/precious") == "precious")
    }
  }
}
