/// The answer of a `LocalServer` to a request.
package enum LocalAnswer: Sendable {
  /// A page or data, with its media type such as `text/html`. `mark` is its entity tag; a client that already has the content
  /// with this tag gets a 304 answer. `isForever` says that the content at the path never changes.
  case content([UInt8], type: String, mark: String? = nil, isForever: Bool = false)
  /// The present state and, as soon as it changes, every later one, as a stream of events.
  case events
  case nothing

  /// The bytes of the answer to a request; nil for events.
  func bytes(for request: LocalRequest) -> [UInt8]? {
    switch self {
    case .events: return nil
    case .nothing: return Self.whole("404 Not Found", Array("There is nothing here.\n".utf8), request)
    case .content(let body, let type, let mark, let isForever):
      var fields = ["Content-Type: \(type)"]
      fields.append("Cache-Control: \(isForever ? "max-age=31536000, immutable" : "no-cache")")
      if let mark { fields.append("ETag: \"\(mark)\"") }
      if let mark, request.known == "\"\(mark)\"" {
        return Self.head("304 Not Modified", fields)
      }
      return Self.whole("200 OK", body, request, fields)
    }
  }

  /// The bytes of the answer to a request that is refused.
  static func bytes(for refusal: LocalRequest.Refusal) -> [UInt8] {
    let words =
      switch refusal {
      case .notUnderstood: "Bad Request"
      case .foreign: "Forbidden"
      case .otherMethod: "Method Not Allowed"
      case .tooLong: "Request Header Fields Too Large"
      case .tooMany: "Service Unavailable"
      case .otherVersion: "HTTP Version Not Supported"
      }
    let fields = refusal == .otherMethod ? ["Allow: GET, HEAD"] : []
    return head("\(refusal.rawValue) \(words)", fields + ["Content-Length: 0"])
  }

  /// The head of a stream of events.
  static var beginningOfEvents: [UInt8] {
    // The time in milliseconds after which a browser connects again when the stream ends.
    head("200 OK", ["Content-Type: text/event-stream", "Cache-Control: no-store"])
      + Array("retry: 500\n\n".utf8)
  }

  /// An event with a state.
  static func event(_ state: String) -> [UInt8] { Array("event: state\ndata: \(state)\n\n".utf8) }

  private static func whole(
    _ status: String, _ body: [UInt8], _ request: LocalRequest,
    _ fields: [String] = ["Content-Type: text/plain"]
  ) -> [UInt8] {
    head(status, fields + ["Content-Length: \(body.count)"]) + (request.isHead ? [] : body)
  }

  private static func head(_ status: String, _ fields: [String]) -> [UInt8] {
    // These fields keep pages of other sites from framing or loading the content, and browsers from guessing its type.
    let always = [
      "Connection: close", "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "Content-Security-Policy: frame-ancestors 'none'", "Referrer-Policy: no-referrer",
    ]
    return Array((["HTTP/1.1 \(status)"] + fields + always + ["", ""]).joined(separator: "\r\n").utf8)
  }
}
