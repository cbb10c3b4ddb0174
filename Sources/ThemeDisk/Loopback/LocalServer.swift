import CShims
import Platform

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
