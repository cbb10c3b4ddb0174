import Testing

@testable import ThemeDisk

/// What stands before the body of a message of HTTP/1.1.
struct HTTPHeadTests {
  /// Heads that the dice have put together are read as they were meant, however their lines end, and not before they end.
  @Test(arguments: UInt64(1)...8) func `what is written is read`(seed: UInt64) throws {
    var dice = MessageDice(seed)
    for _ in 0..<300 {
      let starts = ["GET / HTTP/1.1", "HTTP/1.1 200 OK", "HTTP/1.0 404", "x", "\u{FC} \t"]
      let names = ["Host", "ETAG", "content-length", "X-!#$%&'*+.^_`|~1", "a"]
      let values = ["", "1", "a: b", "\"\u{E9}\"", "in two  words", "a\tb"]
      let blanks = ["", " ", "\t", " \t "]
      let ends = ["\r\n", "\n"]
      let start = starts[dice.next(below: starts.count)]
      var text = start + ends[dice.next(below: 2)]
      var fields: [String: [String]] = [:]
      for _ in 0..<dice.next(below: 6) {
        let (name, value) = (names[dice.next(below: names.count)], values[dice.next(below: values.count)])
        fields[name.lowercased(), default: []].append(value)
        let (before, after) = (blanks[dice.next(below: 4)], blanks[dice.next(below: 4)])
        text += "\(name):\(before)\(value)\(after)\(ends[dice.next(below: 2)])"
      }
      text += ends[dice.next(below: 2)]
      let bytes = Array(text.utf8)
      let head = try #require(
        try HTTPHead(of: bytes + Array("body\r\n\r\n".utf8)), "\(text.debugDescription)")
      #expect(head.start == start && head.fields == fields && head.length == bytes.count)
      for count in bytes.indices { #expect(try HTTPHead(of: Array(bytes[..<count])) == nil) }
    }
  }

  /// Bytes in which something was changed, added or lost are a head, none yet, or refused.
  @Test(arguments: UInt64(1)...8) func `whatever comes is a head, none yet, or refused`(seed: UInt64) {
    var dice = MessageDice(seed)
    let words = [
      "HTTP/1.1", " ", "200", "\r\n", "\n", "\r\n\r\n", ":", "\r", "\u{0}", "Content-Length: 7",
      "Connection: close",
      "Transfer-Encoding: chunked", "99999999999999999999", "+", "-1",
    ]
    var (understood, refused, unfinished) = (0, 0, 0)
    for _ in 0..<4_000 {
      var bytes = Array("HTTP/1.1 200 OK\r\nContent-Length: 7\r\nETag: \"x\"\r\n\r\n".utf8)
      for _ in 0..<dice.next(below: 4) {
        let place = dice.next(below: max(1, bytes.count))
        switch bytes.isEmpty ? 2 : dice.next(below: 4) {
        case 0: bytes[place] = UInt8(dice.next(below: 256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: Array(words[dice.next(below: words.count)].utf8), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + dice.next(below: 30)))
        }
      }
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
