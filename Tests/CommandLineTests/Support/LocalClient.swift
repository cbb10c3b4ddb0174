/// A connection to a server on this machine that says what a test says, byte for byte. A class for its end.
final class LocalClient {
  private let socket: Int32
  private(set) var received: [UInt8] = []

  init(port: Int) throws {
    #if canImport(Glibc)
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let (socket, size) = (socket, socklen_t(MemoryLayout<sockaddr_in>.size))
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, size) == 0
      }
    }
    try #require(isConnected, "nobody listens at \(port)")
  }

  deinit { close(socket) }

  /// Sends bytes, as many as the server takes.
  func send(_ bytes: [UInt8]) { sendAll(bytes, over: socket) }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Waits for more; whether some came.
  private func receive() -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(socket, &room, room.count, 0)
    if count > 0 { received += room.prefix(count) }
    return count > 0
  }

  /// Everything until the server ends the connection.
  func all() -> String {
    while receive() {}
    return String(decoding: received, as: UTF8.self)
  }

  /// What comes until a text is among it, and takes that away.
  func next(through text: String) throws -> String {
    while true {
      let all = String(decoding: received, as: UTF8.self)
      if let end = all.firstRange(of: text)?.upperBound {
        received = Array(all[end...].utf8)
        return String(all[..<end])
      }
      try #require(receive(), "the connection ended before \(text.debugDescription): \(all)")
    }
  }
}
