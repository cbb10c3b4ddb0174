/// The page that a server on this machine keeps up to date.
struct PreviewServeTests {
  let project: EditedProject
  private var scratch: Scratch { project.scratch }

  init() throws { project = try EditedProject() }

  private func start(_ arguments: String...) throws -> (program: RunningProgram, port: Int) {
    let program = try RunningProgram(["preview", "--serve", "0"] + arguments, in: scratch)
    let address = try program.line(beginningWith: "http://127.0.0.1:")
    let port = try #require(Int(address.dropFirst(17).dropLast()))
    return (program, port)
  }

  private func answer(_ port: Int, _ request: String) throws -> String {
    let client = try LocalClient(port: port)
    client.send(request)
    return client.all()
  }

  private func get(_ path: String, _ port: Int, _ fields: String = "") throws -> String {
    try answer(port, "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(fields)\r\n")
  }

  /// What waits for the next mark that the server tells.
  private func marks(_ port: Int) throws -> () throws -> String {
    let client = try LocalClient(port: port)
    client.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return {
      while true {
        let event = try client.next(through: "\n\n")
        if let mark = event.firstMatch(of: /data: ([0-9a-f]{64})\n/)?.1 { return String(mark) }
      }
    }
  }

  @Test func `a few paths are served, and nothing else`() throws {
    let (program, port) = try start()
    let page = try get("/", port)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("connect-src &#39;self&#39;"))
    #expect(page.contains("frame-ancestors 'none'"))
    let manifest = try get("/manifest", port)
    #expect(manifest.contains("\"name\": \"good\""), "\(manifest)")
    // Links to lines of files begin with it.
    #expect(manifest.contains("\"folder\": \"/"))
    let mark = try #require(manifest.firstMatch(of: /ETag: ("[0-9a-f]+")/)).1
    #expect(try get("/manifest", port, "If-None-Match: \(mark)\r\n").hasPrefix("HTTP/1.1 304 "))
    #expect(try get("/manifest", port, "If-None-Match: \"other\"\r\n").hasPrefix("HTTP/1.1 200 "))
    let picture = try #require(manifest.firstMatch(of: /[0-9a-f]{32}\.png/)).0
    let png = try get("/images/\(picture)", port)
    #expect(png.contains("Content-Type: image/png\r\n") && png.contains("IHDR"))
    #expect(
      try get("/manifest/2x/0.0+0.9", port).hasSuffix(
        "\r\n\r\n" + manifest.components(separatedBy: "\r\n\r\n")[1]))
    let pixels = try get("/pixels/\(picture)+\(picture)", port)
    #expect(pixels.contains("Content-Type: application/octet-stream\r\n"))
    #expect(try get("/origins", port).contains("{ \"good\": { \"texts\": ["))
    let head = try answer(port, "HEAD / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    #expect(head.hasPrefix("HTTP/1.1 200 ") && head.hasSuffix("\r\n\r\n"))
    for path in [
      "/../../etc/passwd", "/images/../../../etc/passwd", "/images/", "/images/x.png",
      "/themes/good.theme.yaml", "//",
      "/%2e%2e/etc/passwd", "/?", "/manifest/", "/manifest/4x/0.0", "/manifest/2x",
      "/manifest/2x/0.-1", "/manifest/2x/0", "/manifest/2x/0.0/0.0/0.0", "/pixels/", "/pixels/x.png",
      "/pixels/\(picture)+x.png", "/favicon.ico",
    ] {
      #expect(try get(path, port).hasPrefix("HTTP/1.1 404 "), "\(path)")
    }
    for (request, status) in [
      ("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n", 403), ("GET / HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://example.com\r\n\r\n", 403),
      ("POST / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", 405), ("\u{16}\u{3}\u{1}\u{2}", 400),
      ("hello\r\n\r\n", 400),
    ] {
      #expect(try answer(port, request).hasPrefix("HTTP/1.1 \(status) "), "\(request.debugDescription)")
    }
    #expect(program.isRunning)
  }

  @Test func `who says nothing, or too much, keeps nobody waiting`() throws {
    let (program, port) = try start()
    var held: [LocalClient] = []
    // More than there are connections.
    for _ in 0..<80 {
      let client = try LocalClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: 127.")
      held.append(client)
    }
    #expect(try get("/", port).hasPrefix("HTTP/1.1 200 "))
    // The first had to go for others, the last can still finish.
    #expect(held[0].all() == "")
    held[79].send("0.0.1:\(port)\r\n\r\n")
    #expect(held[79].all().hasPrefix("HTTP/1.1 200 "))
    let endless = try LocalClient(port: port)
    endless.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX: ")
    endless.send([UInt8](repeating: UInt8(ascii: "a"), count: 10 << 20))
    // Who does not read the page keeps nobody waiting either.
    let deaf = try LocalClient(port: port)
    deaf.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    #expect(try get("/manifest", port).hasPrefix("HTTP/1.1 200 "))
    #expect(program.isRunning)
  }

  @Test func `a change is told, and what is wrong is shown beside the last good look`() throws {
    let (program, port) = try start()
    let mark = try marks(port)
    let first = try mark()
    try project.save(EditedProject.theme.replacing("line:", with: "rule:"))
    let second = try mark()
    #expect(first != second)
    var manifest = try get("/manifest", port)
    #expect(manifest.contains("ETag: \"\(second)\"") && manifest.contains("images/rule"))
    #expect(!manifest.contains("images/line\""))
    try project.save(EditedProject.theme + "bottons: {}\n")
    _ = try mark()
    manifest = try get("/manifest", port)
    #expect(manifest.contains("unknown key `bottons`") && manifest.contains("themes/good.theme.yaml:5:1"))
    #expect(manifest.contains("images/rule"))
    try scratch.remove("themes/good.theme.yaml")
    _ = try mark()
    #expect(try get("/manifest", port).contains("images/rule"))
    try FileManager.default.moveItem(atPath: scratch.path("themes"), toPath: scratch.path("away"))
    try scratch.write(EditedProject.theme, to: "away/good.theme.yaml")
    try FileManager.default.moveItem(atPath: scratch.path("away"), toPath: scratch.path("themes"))
    // Between the two, it may have looked once more.
    while try get("/manifest", port).contains("images/rule") { _ = try mark() }
    manifest = try get("/manifest", port)
    #expect(!manifest.contains("bottons") && manifest.contains("\"good\""))
    #expect(program.isRunning)
  }

  @Test func `what is in sight comes first, and only if all of the theme has no errors it stays`() throws {
    // A server of few pictures compiles all of them at once.
    func theme(_ color: String, _ last: String = "") -> String {
      let images = (10..<60).map {
        "  i\($0): { art: { draw: { size: { width: \($0), height: 4 }, layers: [ { shape: rectangle, fill: $ink } ] } } }\n"
      }
      return "themec: 1\nname: good\ntokens: { ink: \"\(color)\" }\nimages:\n\(images.joined())\(last)"
    }
    try project.save(theme("#102030"))
    let (program, port) = try start()
    func manifest(_ told: String = "") throws -> JSONValue {
      let answer = try get("/manifest\(told)", port)
      return try JSONValue(parsing: Array(answer.components(separatedBy: "\r\n\r\n")[1].utf8))
    }
    /// The names of the pictures that the first elements show at 1x.
    func pictures() throws -> [String?] {
      let json = try manifest()
      let images = try #require(json["themes"]?.elements?.first?["images"]?.members)
      return ["i10", "i11", "i12"].map { name in
        images.first { $0.0.contains(name) && !$0.0.contains("@") }?.1.string
      }
    }
    let old = try pictures()
    #expect(!old.contains(nil))
    _ = try get("/manifest/1x/0.1", port)
    let mark = try marks(port)
    let first = try mark()
    try project.save(theme("#203040"))
    _ = try mark()
    // A page that shows what was before is told what is new.
    let update = try manifest("/1x/0.1/\(first)")
    #expect(update["since"]?.string == first)
    let elements = update["themes"]?.elements?.first?["manifest"]?["elements"]?.members
    #expect(elements?.map(\.0) == ["images/i11"])
    let inSight = try pictures()
    #expect(inSight[0] == old[0] && inSight[1] != old[1] && inSight[2] == old[2])
    try program.line(beginningWith: "the page shows 1 of 1")
    let all = try pictures()
    #expect(all[0] != old[0] && all[1] == inSight[1] && all[2] != old[2])
    // An element out of sight has an error.
    _ = try get("/manifest/1x/0.1", port)
    try project.save(theme("#304050", "  line: { art: art/missing.png }\n"))
    try program.line(beginningWith: "the page shows 0 of 1")
    #expect(try pictures() == all)
    #expect(try get("/manifest", port).contains("missing.png"))
  }

  @Test func `themes that no change concerns are not compiled again`() throws {
    // A warning is printed whenever its theme is compiled.
    let faint =
      EditedProject.theme.replacing("good", with: "faint")
      + "art: { block: { size: { width: 30, height: 30 }, layers: [ { shape: rectangle, fill: black } ] } }\n"
      + "buttons: { small: { height: 30, caps: { left: 9, right: 9 }, art: { use: block }, title: { color: white } } }\n"
    try scratch.write(faint, to: "themes/faint.theme.yaml")
    let (program, port) = try start()
    let before = program.said.components(separatedBy: "warning[").count
    try project.save(EditedProject.theme.replacing("line:", with: "rule:"))
    try program.line(beginningWith: "the page shows 2 of 2")
    #expect(program.said.components(separatedBy: "warning[").count == before)
    let manifest = try get("/manifest", port)
    #expect(manifest.contains("images/rule") && manifest.contains("\"faint\""))
    try scratch.write(faint + "\n", to: "themes/faint.theme.yaml")
    try program.line(beginningWith: "the page shows 2 of 2")
    #expect(program.said.components(separatedBy: "warning[").count > before)
  }

  @Test func `a port that is taken, and what is no port, are refused`() throws {
    let (program, port) = try start()
    let taken = try scratch.themec("preview", "--serve", "\(port)")
    #expect(taken.status == 3)
    #expect(taken.errors.hasPrefix("themec: the page can't be served at port \(port): "))
    for arguments in [
      ["--serve=abc"], ["--serve", "65536"], ["--serve=-1"], ["--serve", "-o", "x.html"],
      ["--serve", "--png", "x.png"],
    ] {
      let outcome = try run(executable, ["preview"] + arguments, in: scratch.path)
      #expect(outcome.status == 2, "\(arguments): \(outcome.errors)")
    }
    #expect(program.isRunning)
  }
}
