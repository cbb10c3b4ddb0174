@testable import ThemeDisk

/// What is understood of a request, and what is refused.
struct LocalRequestTests {
  private static let port: UInt16 = 8474
  private static let host = "Host: 127.0.0.1:8474\r\n"

  private static func read(_ text: String) -> Result<LocalRequest?, LocalRequest.Refusal> {
    Result { () throws(LocalRequest.Refusal) in try LocalRequest(Array(text.utf8), port: port) }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\(host)\r\n", "/", false, nil),
    ("GET / HTTP/1.1\n\(host)\n", "/", false, nil),
    ("HEAD /manifest HTTP/1.0\r\nhost:\tLOCALHOST:8474 \r\n\r\n", "/manifest", true, nil),
    (
      "GET /a?b HTTP/1.1\r\n\(host)Origin: http://127.0.0.1:8474\r\nIf-None-Match: \"x\"\r\n\r\n", "/a?b",
      false, "\"x\""
    ),
    ("GET /images/../../etc/passwd HTTP/1.1\r\n\(host)\r\n", "/images/../../etc/passwd", false, nil),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\nwhat follows is not read", "/", false, nil),
  ]) func `a request is understood`(text: String, path: String, isHead: Bool, known: String?) throws {
    let request = try #require(try Self.read(text).get())
    #expect(request.path == path && request.isHead == isHead && request.known == known)
    // In pieces it is the same, and no piece is a request or refused.
    let end = text.firstRange(of: "\r\n\r\n")?.upperBound ?? text.endIndex
    for place in text[..<end].indices { #expect(Self.read(String(text[..<place])) == .success(nil)) }
  }

  @Test(arguments: [
    ("\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1 \r\n\(host)\r\n", 400),
    ("G{T / HTTP/1.1\r\n\(host)\r\n", 400), ("GET http://127.0.0.1/ HTTP/1.1\r\n\(host)\r\n", 400),
    ("GET * HTTP/1.1\r\n\(host)\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host) folded: 1\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)a b: 1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host): 1\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)a: \u{0}\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)a: b\rc: d\r\n\r\n", 400), ("\u{16}\u{3}\u{1}", 400),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: 3\r\n\r\nabc", 400),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: 0\r\nContent-Length: 9\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n", 403), ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8475\r\n\r\n", 403), ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", 403),
    ("GET / HTTP/1.1\r\nHost:\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8474.example.com\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\n\(host)Origin: http://example.com\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\n\(host)Origin: null\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\n\(host)Origin: https://127.0.0.1:8474\r\n\r\n", 403),
    ("POST / HTTP/1.1\r\n\(host)\r\n", 405), ("get / HTTP/1.1\r\n\(host)\r\n", 405),
    ("OPTIONS / HTTP/1.1\r\n\(host)\r\n", 405),
    ("GET / HTTP/2.0\r\n\(host)\r\n", 505), ("GET / HTTP/1.1a\r\n\(host)\r\n", 505),
  ]) func `what is no such request is refused`(text: String, status: Int) {
    #expect(
      Self.read(text) == .failure(LocalRequest.Refusal(rawValue: status) ?? .tooMany),
      "\(text.debugDescription)")
  }

  @Test func `lines and bytes are bounded`() {
    let long = String(repeating: "a", count: HTTPHead.maxBytes)
    #expect(Self.read(long) == .failure(.tooLong))
    #expect(Self.read("GET /\(long) HTTP/1.1\r\n\(Self.host)\r\n") == .failure(.tooLong))
    #expect(Self.read("GET / HTTP/1.1\r\n\(Self.host)a: \(long)") == .failure(.tooLong))
    let most = HTTPHead.maxFields
    let lines = { (count: Int) in
      "GET / HTTP/1.1\r\n\(Self.host)" + String(repeating: "a: b\r\n", count: count) + "\r\n"
    }
    #expect((try? Self.read(lines(most - 1)).get()) != nil)
    #expect(Self.read(lines(most)) == .failure(.tooLong))
  }

  /// Requests in which bytes were thrown, added and lost: each is refused, unfinished, or one of ours.
  @Test(arguments: UInt64(1)...8) func `whatever comes is answered`(seed: UInt64) {
    var dice = Dice(seed)
    let words = [
      "GET", "/", " ", "HTTP/1.1", "\r\n", "\n", "Host:", "127.0.0.1:8474", "Origin:", "a", ":", "\r",
      "\u{0}", "Content-Length: 0",
    ]
    var (understood, refused, unfinished) = (0, 0, 0)
    for _ in 0..<4_000 {
      var bytes = Array("GET / HTTP/1.1\r\n\(Self.host)Accept: */*\r\n\r\n".utf8)
      for _ in 0..<dice.below(5) { dice.damage(&bytes, with: words) }
      do {
        guard let request = try LocalRequest(bytes, port: Self.port) else {
          unfinished += 1
          continue
        }
        understood += 1
        #expect(request.path.utf8.first == UInt8(ascii: "/"))
      } catch {
        refused += 1
      }
    }
    // The dice throw each kind.
    #expect(understood > 100 && refused > 100 && unfinished > 100)
  }
}

/// What stands before the body of a message of HTTP/1.1.
struct HTTPHeadTests {
  /// Heads that the dice have put together are read as they were meant, however their lines end, and not before they end.
  @Test(arguments: UInt64(1)...8) func `what is written is read`(seed: UInt64) throws {
    var dice = Dice(seed)
    for _ in 0..<300 {
      let starts = ["GET / HTTP/1.1", "HTTP/1.1 200 OK", "HTTP/1.0 404", "x", "\u{FC} \t"]
      let names = ["Host", "ETAG", "content-length", "X-!#$%&'*+.^_`|~1", "a"]
      let values = ["", "1", "a: b", "\"\u{E9}\"", "in two  words", "a\tb"]
      let blanks = ["", " ", "\t", " \t "]
      let ends = ["\r\n", "\n"]
      let start = starts[dice.below(starts.count)]
      var text = start + ends[dice.below(2)]
      var fields: [String: [String]] = [:]
      for _ in 0..<dice.below(6) {
        let (name, value) = (names[dice.below(names.count)], values[dice.below(values.count)])
        fields[name.lowercased(), default: []].append(value)
        let (before, after) = (blanks[dice.below(4)], blanks[dice.below(4)])
        text += "\(name):\(before)\(value)\(after)\(ends[dice.below(2)])"
      }
      text += ends[dice.below(2)]
      let bytes = Array(text.utf8)
      let head = try #require(
        try HTTPHead(of: bytes + Array("body\r\n\r\n".utf8)), "\(text.debugDescription)")
      #expect(head.start == start && head.fields == fields && head.length == bytes.count)
      for count in bytes.indices { #expect(try HTTPHead(of: Array(bytes[..<count])) == nil) }
    }
  }

  /// Bytes in which something was changed, added or lost are a head, none yet, or refused.
  @Test(arguments: UInt64(1)...8) func `whatever comes is a head, none yet, or refused`(seed: UInt64) {
    var dice = Dice(seed)
    let words = [
      "HTTP/1.1", " ", "200", "\r\n", "\n", "\r\n\r\n", ":", "\r", "\u{0}", "Content-Length: 7",
      "Connection: close",
      "Transfer-Encoding: chunked", "99999999999999999999", "+", "-1",
    ]
    var (understood, refused, unfinished) = (0, 0, 0)
    for _ in 0..<4_000 {
      var bytes = Array("HTTP/1.1 200 OK\r\nContent-Length: 7\r\nETag: \"x\"\r\n\r\n".utf8)
      for _ in 0..<dice.below(4) { dice.damage(&bytes, with: words) }
      do {
        guard let head = try HTTPHead(of: bytes) else {
          unfinished += 1
          continue
        }
        understood += 1
        #expect(head.length <= bytes.count)
      } catch {
        refused += 1
        #expect(error == .notUnderstood)
      }
    }
    // The dice throw each kind.
    #expect(understood > 100 && refused > 100 && unfinished > 100)
  }

  @Test func `a head is bounded`() {
    let long = String(repeating: "a", count: HTTPHead.maxBytes)
    let many = String(repeating: "a: b\r\n", count: HTTPHead.maxFields)
    for text in ["a: \(long)", "a: \(long)\r\n\r\n", "\(many)a: b\r\n\r\n"] {
      #expect(throws: HTTPHead.Problem.tooLong) { try HTTPHead(of: Array("GET / HTTP/1.1\r\n\(text)".utf8)) }
    }
    #expect((try? HTTPHead(of: Array("GET / HTTP/1.1\r\n\(many)\r\n".utf8))) != nil)
  }
}
