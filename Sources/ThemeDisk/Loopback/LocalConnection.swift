import CShims
import Platform

/// A connection to a client on this machine. None of its calls waits.
struct LocalConnection {
  private enum Stage {
    /// The request is being received.
    case reading([UInt8])
    /// The answer is being sent, after which the connection is closed for writing.
    case answering
    /// Events are sent until the client disconnects.
    case telling
    /// Further input is discarded, so that the client can read the answer before the connection is closed.
    case draining(left: Int)
    case over
  }

  /// The most bytes of events that may wait to be sent to a client.
  private static let maxWaiting = 1 << 16
  /// The most bytes of input that are discarded.
  private static let maxDrained = 64 << 20

  private let socket: Descriptor
  private var stage = Stage.reading([])
  private var output: ArraySlice<UInt8> = []

  /// Accepts a waiting connection; nil when there is none.
  init?(from listener: Descriptor) {
    guard let number = try? listener.call({ csocket_accept($0) }) else { return nil }
    socket = Descriptor(number)
  }

  var number: Int32 { (try? socket.call { $0 }) ?? -1 }

  var isOver: Bool { if case .over = stage { true } else { false } }

  /// Whether no answer is being sent: the request is not complete yet, or the answer has been sent.
  var isIdle: Bool {
    switch stage {
    case .reading, .draining, .over: true
    case .answering, .telling: false
    }
  }

  var isTelling: Bool { if case .telling = stage { true } else { false } }

  /// The events to poll for on the socket.
  var events: Int16 {
    var events = output.isEmpty ? 0 : Int16(POLLOUT)
    // While an answer is being sent, no input is read.
    if case .answering = stage {} else { events |= Int16(POLLIN) }
    return events
  }

  /// Reads the input that is available. When it completes a request, returns the request or the reason to refuse it.
  mutating func read(port: UInt16) -> Result<LocalRequest, LocalRequest.Refusal>? {
    guard let bytes = receive() else {
      stage = .over
      return nil
    }
    switch stage {
    case .reading(let before):
      let all = before + bytes
      stage = .reading(all)
      do throws(LocalRequest.Refusal) {
        return try LocalRequest(all, port: port).map { .success($0) }
      } catch {
        return .failure(error)
      }
    case .draining(let left): stage = bytes.count > left ? .over : .draining(left: left - bytes.count)
    case .answering, .telling, .over: break
    }
    return nil
  }

  /// The available bytes, none when there are none; nil when the client has disconnected.
  private func receive() -> [UInt8]? {
    var isEnd = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, filled in
      do throws(SystemError) {
        filled = try socket.call { unsafe recv($0, buffer.baseAddress, buffer.count, 0) }
        isEnd = filled == 0
      } catch {
        isEnd = error.code != EAGAIN
      }
    }
    return isEnd ? nil : bytes
  }

  /// Begins to send an answer, after which the connection ends.
  mutating func answer(_ bytes: [UInt8]) {
    stage = .answering
    output = bytes[...]
    write()
  }

  /// Begins a stream of events with the present state.
  mutating func begin(_ state: String) {
    stage = .telling
    output = (LocalAnswer.beginningOfEvents + LocalAnswer.event(state))[...]
    write()
  }

  /// Sends an event with a state. A client that does not read its events is disconnected.
  mutating func tell(_ state: String) {
    guard output.count < Self.maxWaiting else {
      stage = .over
      return
    }
    output += LocalAnswer.event(state)
    write()
  }

  /// Sends as many bytes as the socket accepts without waiting.
  mutating func write() {
    while !output.isEmpty {
      do throws(SystemError) {
        let sent = try socket.call { socket in
          unsafe output.withUnsafeBytes { unsafe csocket_send(socket, $0.baseAddress, $0.count) }
        }
        output = output.dropFirst(Int(sent))
      } catch {
        if error.code != EAGAIN { stage = .over }
        return
      }
    }
    guard case .answering = stage else { return }
    output = []
    _ = try? socket.call { shutdown($0, Int32(SHUT_WR)) }
    stage = .draining(left: Self.maxDrained)
  }
}

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
