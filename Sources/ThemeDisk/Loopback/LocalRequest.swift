/// A request from a program on this machine: the part of HTTP/1.1 that browsers need, without bodies, and one request per
/// connection.
package struct LocalRequest: Equatable, Sendable {
  /// Why a request is refused; the raw value is the HTTP status.
  package enum Refusal: Int, Error, Sendable, CaseIterable {
    /// The bytes are not an HTTP request, or the request has a body.
    case notUnderstood = 400
    /// The request comes from a page of another origin, or is meant for another host.
    case foreign = 403
    /// The method is neither GET nor HEAD.
    case otherMethod = 405
    /// The head of the request has too many bytes or lines.
    case tooLong = 431
    /// The most clients that may listen to events are already listening.
    case tooMany = 503
    /// The HTTP version is neither 1.0 nor 1.1.
    case otherVersion = 505
  }

  /// The requested path, as the request has it: `/images/1.png`.
  package let path: String
  /// Whether only the head of the answer is requested.
  package let isHead: Bool
  /// The entity tag of the content that the client has, as the request has it; nil for none.
  package let known: String?

  /// Parses the bytes that were received so far; nil while the head is not complete. `port` is the port that the request was
  /// sent to.
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
    // This refuses pages of other sites whose host name resolves to this machine (DNS rebinding).
    guard let host = fields["host"] else { throw .notUnderstood }
    guard host.count == 1, Self.hosts(port).contains(host[0].lowercased()) else { throw .foreign }
    let origins = Self.hosts(port).map { "http://\($0)" }
    guard (fields["origin"] ?? []).allSatisfy({ origins.contains($0.lowercased()) }) else { throw .foreign }
    path = words[1]
    isHead = words[0] == "HEAD"
    known = fields["if-none-match"]?.first
  }

  /// The names by which this machine addresses itself, with a port.
  private static func hosts(_ port: UInt16) -> [String] {
    let names = ["127.0.0.1", "localhost"]
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }
}
