import CShims
import Platform
import ThemeCore

/// An HTTP server for programs on this machine. It uses one thread and never waits for a single client.
package struct LocalServer {
  /// The most connections at a time. Another one replaces the oldest that is idle or, when none is, the oldest.
  package static let maxConnections = 64
  /// The most connections that receive events.
  package static let maxListeners = 32

  /// The port at which the server listens.
  package let port: UInt16
  private let listener: Descriptor
  private var connections: [LocalConnection] = []
  private var state: String

  /// Listens at a port; 0 chooses a free one. `state` is the first state that clients receive.
  package init(port: UInt16, state: String) throws(SystemError) {
    var port = port
    let number = try retrying { unsafe csocket_listen(&port) }
    (listener, self.port, self.state) = (Descriptor(number), port, state)
  }

  /// Sends a new state to every client that listens to events.
  package mutating func tell(_ state: String) {
    self.state = state
    for place in connections.indices where connections[place].isTelling { connections[place].tell(state) }
  }

  /// Waits until there is something to do for a client, `other` becomes readable, or `timeout` milliseconds have passed (-1
  /// for no limit). Then does what there is to do for clients, and answers complete requests with the result of `answer`. Returns
  /// false if the time has passed.
  @discardableResult
  package mutating func serve(
    beside other: Int32, timeout: Int32, _ answer: (LocalRequest) -> LocalAnswer
  ) -> Bool {
    connections.removeAll(where: \.isOver)
    let number = (try? listener.call { $0 }) ?? -1
    var entries = [
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
      pollfd(fd: number, events: Int16(POLLIN), revents: 0),
    ]
    entries += connections.map { pollfd(fd: $0.number, events: $0.events, revents: 0) }
    let count = nfds_t(entries.count)
    guard unsafe poll(&entries, count, timeout) > 0 else { return false }
    for (place, entry) in entries.dropFirst(2).enumerated() where entry.revents != 0 {
      let mayListen = connections.count(where: \.isTelling) < Self.maxListeners
      proceed(with: &connections[place], entry.revents, port, mayListen ? state : nil, answer)
    }
    if entries[1].revents != 0 { accept() }
    return true
  }

  private mutating func accept() {
    while let connection = LocalConnection(from: listener) {
      connections.removeAll(where: \.isOver)
      if connections.count >= Self.maxConnections {
        connections.remove(at: connections.firstIndex(where: \.isIdle) ?? 0)
      }
      connections.append(connection)
    }
  }
}

/// Continues with a connection after the poll result `events`. `state` is the first state for a client that asks for events;
/// nil when no more clients may listen.
private func proceed(
  with connection: inout LocalConnection, _ events: Int16, _ port: UInt16, _ state: String?,
  _ answer: (LocalRequest) -> LocalAnswer
) {
  if events & Int16(POLLOUT) != 0 { connection.write() }
  guard events & ~Int16(POLLOUT) != 0, !connection.isOver else { return }
  switch connection.read(port: port) {
  case nil: break
  case .failure(let refusal): connection.answer(LocalAnswer.bytes(for: refusal))
  case .success(let request):
    if let bytes = answer(request).bytes(for: request) {
      connection.answer(bytes)
    } else if let state {
      connection.begin(state)
    } else {
      connection.answer(LocalAnswer.bytes(for: .tooMany))
    }
  }
}

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

/// The head of an HTTP/1.1 request: its first line and its fields, in the syntax of RFC 9112.
package struct HTTPHead: Equatable, Sendable {
  /// Why bytes are not a valid head.
  package enum Problem: Error, Sendable {
    case notUnderstood
    /// The head has too many bytes or lines.
    case tooLong
  }

  /// The most bytes of a head, including the empty line at its end.
  package static let maxBytes = 16 << 10
  /// The most lines after the first one.
  package static let maxFields = 100

  /// The first line.
  package let start: String
  /// The values of each field in their order, without the blanks around them, by the field's name in lowercase.
  package let fields: [String: [String]]
  /// The length of the head in bytes, including the empty line at its end.
  package let length: Int

  /// Parses the bytes that were received so far; nil while the head is not complete. A line may end with a line feed alone.
  package init?(of bytes: [UInt8]) throws(Problem) {
    guard let (end, length) = Self.end(of: bytes) else {
      // A client with another protocol might wait for an answer, so it is refused as soon as a byte can't be part of a head.
      guard
        bytes.prefix(Self.maxBytes).allSatisfy({
          Self.isText($0) || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n")
        })
      else { throw .notUnderstood }
      guard bytes.count < Self.maxBytes else { throw .tooLong }
      return nil
    }
    var lines: [[UInt8]] = []
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard lines.count <= Self.maxFields else { throw .tooLong }
      lines.append(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
    guard lines.allSatisfy({ $0.allSatisfy(Self.isText) }), let first = lines.first, !first.isEmpty else {
      throw .notUnderstood
    }
    start = String(decoding: first, as: UTF8.self)
    fields = try Self.fields(lines.dropFirst())
    self.length = length
  }

  private static func fields(_ lines: some Sequence<[UInt8]>) throws(Problem) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
        line[..<colon].allSatisfy(isToken)
      else { throw .notUnderstood }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      var value = line[(colon + 1)...].drop(while: isBlank)
      while let last = value.last, isBlank(last) { value.removeLast() }
      fields[name, default: []].append(String(decoding: value, as: UTF8.self))
    }
    return fields
  }

  /// The end of the last line before the empty one, and the end of the empty line; nil if there is no empty line within the
  /// limit.
  private static func end(of bytes: [UInt8]) -> (lines: Int, all: Int)? {
    var start = 0
    for (place, byte) in bytes.prefix(maxBytes).enumerated() where byte == UInt8(ascii: "\n") {
      let line = bytes[start..<place]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return (max(0, start - 1), place + 1) }
      start = place + 1
    }
    return nil
  }

  /// Whether a line may contain a byte: any byte except control characters other than the tab.
  private static func isText(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte != 0x7F || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte may be in the name of a method or a field.
  static func isToken(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
