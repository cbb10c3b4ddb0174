import ThemeCore

/// The head of an HTTP/1.1 answer: everything before its body.
struct RemoteHead: Equatable {
  let status: Int
  /// The length of the head in bytes, including the empty line at its end.
  let length: Int
  /// The length of the body in bytes; nil when only the body itself or the end of the connection determines it.
  let bodyLength: Int?
  /// Whether another request may follow on the connection.
  let staysOpen: Bool

  /// Nil while the head is not complete.
  init?(of bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.starts(with: Array("HTTP/1.".utf8).prefix(bytes.count)) else { throw .notUnderstood }
    let head: HTTPHead
    do throws(HTTPHead.Problem) {
      guard let whole = try HTTPHead(of: bytes) else { return nil }
      head = whole
    } catch {
      throw .notUnderstood
    }
    // A status line such as `HTTP/1.1 200 OK`.
    let words = head.start.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, ["HTTP/1.0", "HTTP/1.1"].contains(words[0]), words[1].utf8.count == 3,
      let status = Self.number(words[1]), 200...599 ~= status
    else { throw .notUnderstood }
    let lengths = head.fields["content-length"] ?? []
    let isCoded = head.fields["transfer-encoding"] != nil
    // If lengths contradict each other, the start of the next answer can't be determined.
    guard lengths.allSatisfy({ $0 == lengths[0] }), lengths.isEmpty || !isCoded else { throw .notUnderstood }
    if let text = lengths.first {
      guard let length = Self.number(text) else { throw .notUnderstood }
      bodyLength = length
    } else {
      bodyLength = status == 204 && !isCoded ? 0 : nil
    }
    let wishes = (head.fields["connection"] ?? []).flatMap { $0.lowercased().split(separator: ",") }
    self.status = status
    length = head.length
    staysOpen =
      words[0] == "HTTP/1.1"
      && !wishes.contains { $0.split(whereSeparator: { " \t".contains($0) }) == ["close"] }
  }

  /// The value of a text that consists of digits only; nil for other texts and for numbers that are too large.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
  }
}
