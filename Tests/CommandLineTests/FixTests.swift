/// What `fix` leaves in a folder, however it ends.
struct FixTests {
  let scratch: Scratch
  private static let before = """
    themec: 1
    name: a
    navigationBars:
      top: { background: white, title: { color: #123456 }, translucent: false }

    """
  private static let after = before.replacing("#123456", with: "\"#123456\"")

  init() throws { scratch = try Scratch() }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `a fix that is stopped before any call leaves a whole file, and the next one nothing else`(
    _ signal: Int32
  ) throws {
    var midway = 0
    for call in 0..<12 {
      try scratch.write(Self.before, to: "a.theme.yaml")
      let status = try status(
        of: ["fix", "a.theme.yaml"], in: scratch, cache: scratch.cache, signal: signal, before: call)
      let text = try #require(scratch.text("a.theme.yaml"))
      if status == 0 {
        #expect(text == Self.after)
        // A release build listens to no tests.
        if call == 0 { return }
        #expect(midway == 0 || signal == SIGKILL)
        break
      }
      #expect(status == -signal)
      #expect(text == Self.before || text == Self.after, "\(text)")
      if try names() != ["a.theme.yaml"] { midway += 1 }
      #expect(try scratch.themec("fix", "a.theme.yaml").status == 0)
      #expect(scratch.text("a.theme.yaml") == Self.after)
      #expect(try names() == ["a.theme.yaml"])
    }
    #expect(midway > 0 || signal != SIGKILL, "none was killed while it wrote")
  }
}
