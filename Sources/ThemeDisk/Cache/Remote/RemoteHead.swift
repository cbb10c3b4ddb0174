/// What an HTTP/1.1 answer says before its body.
struct RemoteHead {
  let status: Int
  /// How many bytes it has, with the empty line at its end.
  let length: Int
  /// The bytes of the body; nil when only the end of the connection says where it ends.
  let bodyLength: Int?
  /// Whether another request may follow.
  let staysOpen: Bool

  /// Nil while the head is not whole.
  init?(of bytes: [UInt8]) throws(RemoteFailure) {
    let end = Array("\r\n\r\n".utf8)
    guard let place = bytes.firstRange(of: end) else {
      guard bytes.starts(with: Array("HTTP/1.".utf8).prefix(bytes.count)) else { throw .notUnderstood }
      return nil
    }
    let lines = String(decoding: bytes[..<place.lowerBound], as: UTF8.self).split(separator: "\r\n")
    // `HTTP/1.1 200 OK`
    let words = lines.first?.split(separator: " ", maxSplits: 2) ?? []
    guard words.count >= 2, words[0] == "HTTP/1.1" || words[0] == "HTTP/1.0", let status = Int(words[1]),
      200...599 ~= status
    else { throw .notUnderstood }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw .notUnderstood }
      fields[parts[0].lowercased()] = String(parts[1].drop { $0 == " " || $0 == "\t" }).lowercased()
    }
    if let text = fields["content-length"] {
      guard let length = Int(text), length >= 0, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
        throw .notUnderstood
      }
      bodyLength = length
    } else {
      bodyLength = status == 204 ? 0 : nil
    }
    self.status = status
    length = place.upperBound
    staysOpen = words[0] == "HTTP/1.1" && fields["connection"] != "close"
  }
}
