/// What a program on this machine asks: the smallest part of HTTP/1.1 that browsers need, without bodies, one request a connection.
package struct LocalRequest: Equatable, Sendable {
  /// Why a request is not answered.
  package enum Refusal: Int, Error, Sendable, CaseIterable {
    /// It is no request of HTTP, or one with a body.
    case notUnderstood = 400
    /// It comes from, or is meant for, somebody else.
    case foreign = 403
    /// It wants something changed.
    case otherMethod = 405
    /// It has more or longer lines than any that is meant.
    case tooLong = 431
    /// Others listen already, as many as may.
    case tooMany = 503
    /// It is of another version than 1.0 and 1.1.
    case otherVersion = 505
  }

  /// What is asked for, as it was written: `/images/1.png`.
  package let path: String
  /// Whether only the head of the answer is wanted.
  package let isHead: Bool
  /// The mark of the answer that the client has; nil for none.
  package let known: String?

  /// Reads what has come so far; nil while it does not end. `port` is the one that it was sent to.
  package init?(_ bytes: [UInt8], port: UInt16) throws(Refusal) {
    let head: HTTPHead
    do throws(HTTPHead.Problem) {
      guard let whole = try HTTPHead(of: bytes) else { return nil }
      head = whole
    } catch {
      throw error == .tooLong ? .tooLong : .notUnderstood
    }
    let words = head.start.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, !words[0].isEmpty, words[0].utf8.allSatisfy(HTTPHead.isToken),
      words[1].utf8.first == UInt8(ascii: "/"), words[2].hasPrefix("HTTP/")
    else { throw .notUnderstood }
    guard ["HTTP/1.0", "HTTP/1.1"].contains(words[2]) else { throw .otherVersion }
    let fields = head.fields
    // A body would be read as the next request.
    guard fields["transfer-encoding"] == nil, fields["content-length"].map({ $0 == ["0"] }) ?? true else {
      throw .notUnderstood
    }
    guard ["GET", "HEAD"].contains(words[0]) else { throw .otherMethod }
    // A page of a stranger whose name leads here would be asked by that name.
    guard let host = fields["host"] else { throw .notUnderstood }
    guard host.count == 1, Self.hosts(port).contains(host[0].lowercased()) else { throw .foreign }
    let origins = Self.hosts(port).map { "http://\($0)" }
    guard (fields["origin"] ?? []).allSatisfy({ origins.contains($0.lowercased()) }) else { throw .foreign }
    path = words[1]
    isHead = words[0] == "HEAD"
    known = fields["if-none-match"]?.first
  }

  /// The names of this machine for itself, with a port.
  private static func hosts(_ port: UInt16) -> [String] {
    let names = ["127.0.0.1", "localhost"]
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }
}
