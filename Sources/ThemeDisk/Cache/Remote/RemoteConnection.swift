import CDisk
import Platform

/// A connection to a cache server, on which requests follow one another.
struct RemoteConnection {
  /// The server's answer to a request.
  struct Answer {
    let status: Int
    let body: [UInt8]
    /// Whether another request may follow on the connection.
    let staysOpen: Bool
  }

  /// The most bytes of a body that are read only to keep the connection usable.
  private static let mostBytesUnread = 1 << 16

  private let socket: Descriptor

  /// Connects to the server, and fails when the deadline has passed.
  init(_ address: RemoteAddress, until deadline: Int) throws(RemoteFailure) {
    let made = unsafe csocket_connect(address.host, address.port, deadline)
    guard made != -2 else { throw .unknownHost }
    guard made >= 0 else { throw .system(.last) }
    socket = Descriptor(made)
  }

  /// The deadline that is a number of milliseconds from now.
  static func deadline(after patience: Int) -> Int { Int(csocket_now()) + patience }

  /// Sends a request and reads its answer. Fails when the deadline has passed.
  func answer(to request: [UInt8], until deadline: Int) throws(RemoteFailure) -> Answer {
    try send(request, until: deadline)
    var bytes: [UInt8] = []
    var head: RemoteHead?
    while head == nil {
      bytes += try receive(1 << 16, until: deadline)
      head = try RemoteHead(of: bytes)
    }
    guard let head else { throw .notUnderstood }
    var body = Array(bytes.dropFirst(head.length))
    guard let length = head.bodyLength else {
      return Answer(status: head.status, body: [], staysOpen: false)
    }
    guard length <= (head.status == 200 ? CacheEntry.mostBytes : Self.mostBytesUnread) else {
      if head.status == 200 { throw .otherBytes }
      return Answer(status: head.status, body: [], staysOpen: false)
    }
    while body.count < length { body += try receive(length - body.count, until: deadline) }
    return Answer(
      status: head.status, body: Array(body.prefix(length)), staysOpen: head.staysOpen && body.count == length
    )
  }

  private func send(_ bytes: [UInt8], until deadline: Int) throws(RemoteFailure) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let sent: Int
      do throws(SystemError) {
        sent = try socket.call { socket in
          unsafe bytes.withUnsafeBytes {
            Int(unsafe csocket_send(socket, $0.baseAddress, $0.count, deadline))
          }
        }
      } catch {
        throw error.code == EPIPE || error.code == ECONNRESET ? .closed : .system(error)
      }
      bytes = bytes.dropFirst(sent)
    }
  }

  /// Receives at least one byte, and at most `most`.
  private func receive(_ most: Int, until deadline: Int) throws(RemoteFailure) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: min(most, 1 << 20)) { buffer, filled in
      do throws(SystemError) {
        filled = try socket.call {
          Int(unsafe csocket_receive($0, buffer.baseAddress, buffer.count, deadline))
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure.code == ECONNRESET ? .closed : .system(failure) }
    guard !bytes.isEmpty else { throw .closed }
    return bytes
  }
}
