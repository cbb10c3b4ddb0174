struct DiskInputsTests {
  let folder = TemporaryFolder()

  private func read(_ path: String, trustLinks: Bool = false, limit: Int = 1 << 20) throws(InputError)
    -> String
  {
    let inputs = try DiskInputs(root: folder.path("root"), trustLinks: trustLinks)
    guard let path = ThemePath(path) else { throw .leavesRoot }
    return String(decoding: try inputs.bytes(of: path, limit: limit), as: UTF8.self)
  }

  private func error(_ path: String, trustLinks: Bool = false, limit: Int = 1 << 20) -> InputError? {
    do {
      _ = try read(path, trustLinks: trustLinks, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `reads a file of any size below the root`() throws {
    for size in [0, 1, 65_535, 65_536, 1_000_000] {
      folder.write(String(repeating: "x", count: size), to: "root/a/b/c.txt")
      #expect(try read("a/b/c.txt") == String(repeating: "x", count: size))
      #expect(try read("a/../a/b/c.txt", limit: size).utf8.count == size)
    }
  }

  @Test func `what is not a file is told apart`() {
    folder.write("x", to: "root/a/file")
    #expect(error("nothing") == .notFound)
    #expect(error("a/nothing") == .notFound)
    #expect(error("nothing/file") == .notFound)
    #expect(error("a") == .wrongKind)
    #expect(error("a/file/b") == .wrongKind)
    #expect(error("a/file", limit: 0) == .tooLarge(bytes: 1, limit: 0))
    #expect(throws: InputError.notFound) { try DiskInputs(root: folder.path("missing")) }
    #expect(throws: InputError.wrongKind) { try DiskInputs(root: folder.path("root/a/file")) }
  }

  @Test func `a large file is refused by its size, unread`() throws {
    folder.write("", to: "root/huge")
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.path("root/huge")))
    // A file with a hole of 4 TiB can't be read in the time of a test.
    try handle.truncate(atOffset: 4 << 40)
    #expect(error("huge", limit: 4 << 20) == .tooLarge(bytes: 4 << 40, limit: 4 << 20))
  }

  @Test func `pipes and sockets and devices are refused, without waiting`() throws {
    folder.makeFolder("root")
    #expect(unsafe mkfifo(folder.path("root/pipe"), 0o666) == 0)
    folder.link("root/device", to: "/dev/zero")
    #expect(error("pipe") == .unreadable("not a file but a pipe, a socket or a device"))
    #expect(error("device", trustLinks: true) == .unreadable("not a file but a pipe, a socket or a device"))
    #expect(error("device") == .leavesRoot)
  }

  @Test(arguments: Fixture.cases("a-link-is-followed-while-it-stays-inside"))
  func `a link is followed while it stays inside`(lines: [String]) {
    folder.write("inside", to: "root/in/file")
    folder.write("outside", to: "secret")
    folder.write("elsewhere", to: "out/file")
    for line in lines.dropFirst().dropLast() {
      let ends = line.components(separatedBy: " -> ")
      folder.link(ends[0], to: ends[1].replacingOccurrences(of: "TOP", with: folder.path))
    }
    let words = lines[lines.count - 1].split(separator: " ").map(String.init)
    let file = String(words[0].dropLast())
    let found = [false, true].map { trusts in
      (try? read(file, trustLinks: trusts)) ?? error(file, trustLinks: trusts).map { "\($0)" } ?? ""
    }
    #expect(found == Array(words.dropFirst()))
  }

  @Test func `links in a ring end`() throws {
    folder.makeFolder("root")
    folder.link("root/a", to: "b")
    folder.link("root/b", to: "a")
    folder.link("root/self", to: "self/self")
    for name in ["a", "self", "self/x"] {
      guard case .unreadable = error(name) else {
        Issue.record("\(name): \(String(describing: error(name)))")
        continue
      }
    }
    for number in 0..<60 {
      folder.link("root/chain\(number)", to: number < 59 ? "chain\(number + 1)" : "file")
    }
    folder.write("end", to: "root/file")
    #expect(try read("chain25") == "end")
    guard case .unreadable = error("chain0") else {
      Issue.record("sixty links were followed")
      return
    }
  }

  @Test func `names are sorted by their bytes, and looked up once a run`() throws {
    for name in ["b.png", "B.png", "a@2x.png", "a.png", "ä.png", "z", ".hidden"] {
      folder.write("", to: "root/art/\(name)")
    }
    folder.makeFolder("root/art/folder")
    folder.link("root/art/link", to: "nowhere")
    let inputs = try DiskInputs(root: folder.path("root"))
    guard let art = ThemePath("art") else { return }
    let names = [".hidden", "B.png", "a.png", "a@2x.png", "b.png", "folder", "link", "z", "ä.png"]
    #expect(try inputs.names(in: art) == names)
    folder.write("", to: "root/art/new.png")
    #expect(try inputs.names(in: art) == names)
    #expect(try inputs.names(in: .root) == ["art"])
    #expect(throws: InputError.wrongKind) { try inputs.names(in: art.appending("z")) }
    #expect(throws: InputError.notFound) { try inputs.names(in: art.appending("nothing")) }
  }

  @Test func `a folder with too many names is an error`() throws {
    folder.makeFolder("root")
    folder.write("", to: "root/file")
    for number in 0..<9 { folder.write("", to: "root/\(number)") }
    func inputs(_ limit: Int) throws -> DiskInputs {
      try DiskInputs(root: folder.path("root"), limits: Limits(.folderNames, to: limit))
    }
    #expect(try inputs(10).names(in: .root).count == 10)
    let words =
      "it has more than 9 names, which is the limit; `--limit folder-names=N` raises the limit, up to 10,000,000"
    #expect(throws: InputError.unreadable(words)) { try inputs(9).names(in: .root) }
  }

  @Test func `many threads and many folders get on`() throws {
    for number in 0..<200 { folder.write("\(number)", to: "root/\(number)/file") }
    let inputs = try DiskInputs(root: folder.path("root"))
    DispatchQueue.concurrentPerform(iterations: 800) { number in
      let path = ThemePath("\(number % 200)/file") ?? .root
      #expect((try? inputs.bytes(of: path, limit: 9)) == [UInt8]("\(number % 200)".utf8))
    }
  }

  @Test func `the newest input is known, as it was when it was read`() throws {
    for (name, time) in [("old", 1_000.0), ("new", 3_000.5), ("middle", 2_000.0)] {
      folder.write(name, to: "root/\(name)")
      folder.setModified("root/\(name)", time)
    }
    folder.setModified("root", 2_500)
    let inputs = try DiskInputs(root: folder.path("root"))
    let paths = ["old", "new", "middle", "missing"].compactMap { ThemePath($0) }
    #expect(inputs.newestTime(of: paths) == FileTime(seconds: 3_000, nanoseconds: 500_000_000))
    #expect(inputs.modificationTime(of: .root) == FileTime(seconds: 2_500))
    #expect(inputs.modificationTime(of: paths[3]) == nil)
    #expect(inputs.newestTime(of: []) == nil)
    _ = try inputs.bytes(of: paths[0], limit: 10)
    folder.setModified("root/old", 9_000)
    #expect(inputs.modificationTime(of: paths[0]) == FileTime(seconds: 1_000))
  }
}
