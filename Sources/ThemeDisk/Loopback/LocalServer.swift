import CDisk
import Platform

/// Answers programs on this machine, with one thread and without waiting for any of them.
package struct LocalServer {
  /// The most connections at once. One more ends the oldest that has not said what it wants, or else the oldest.
  package static let mostConnections = 64
  /// The most of them that are told of events.
  package static let mostListeners = 32

  /// Where it listens.
  package let port: UInt16
  private let listener: Descriptor
  private var connections: [LocalConnection] = []
  private var state: String

  /// Listens at a port, or at one that is free for 0. `state` is what clients are told of first.
  package init(port: UInt16, state: String) throws(SystemError) {
    var port = port
    let number = try retrying { unsafe csocket_listen(&port) }
    (listener, self.port, self.state) = (Descriptor(number), port, state)
  }

  /// Tells every client that listens of a new state.
  package mutating func tell(_ state: String) {
    self.state = state
    for place in connections.indices where connections[place].isTelling { connections[place].tell(state) }
  }

  /// Waits until something is to do here, or something can be read from another descriptor, or so many milliseconds have passed,
  /// -1 for any number; and does what is to do here.
  package mutating func serve(
    beside other: Int32, patience: Int32, _ answer: (LocalRequest) -> LocalAnswer
  ) {
    connections.removeAll(where: \.isOver)
    let number = (try? listener.call { $0 }) ?? -1
    var entries = [
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
      pollfd(fd: number, events: Int16(POLLIN), revents: 0),
    ]
    entries += connections.map { pollfd(fd: $0.number, events: $0.events, revents: 0) }
    let count = nfds_t(entries.count)
    guard unsafe poll(&entries, count, patience) > 0 else { return }
    for (place, entry) in entries.dropFirst(2).enumerated() where entry.revents != 0 {
      let mayListen = connections.count(where: \.isTelling) < Self.mostListeners
      proceed(with: &connections[place], entry.revents, port, mayListen ? state : nil, answer)
    }
    if entries[1].revents != 0 { accept() }
  }

  private mutating func accept() {
    while let connection = LocalConnection(from: listener) {
      connections.removeAll(where: \.isOver)
      if connections.count >= Self.mostConnections {
        connections.remove(at: connections.firstIndex(where: \.isIdle) ?? 0)
      }
      connections.append(connection)
    }
  }
}

/// Goes on with a connection about which there is news. `state` is what it may be told of.
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
