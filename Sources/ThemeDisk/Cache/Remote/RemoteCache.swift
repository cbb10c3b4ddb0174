import Synchronization
import ThemeCore

/// A server on which the builds of several machines share pictures, with `GET` and `PUT` of `ADDRESS/ac/KEY` over HTTP/1.1.
///
/// After the first request that fails, the run makes no more requests, so that an unreachable server costs at most one timeout.
/// Its answers are trusted no more than the contents of a cache folder. A class, because many threads share it.
package final class RemoteCache: Sendable {
  /// The usual time that a request may take, in milliseconds.
  package static let usualPatience = 5_000
  /// The most bytes that may wait to be sent; entries that exceed it are not sent.
  private static let mostBytesWaiting = 64 << 20

  private struct Known {
    var idle: [RemoteConnection] = []
    var failure: RemoteFailure?
    var waiting: [(key: String, entry: [UInt8])] = []
    var bytesWaiting = 0
  }

  package let address: RemoteAddress
  private let patience: Int
  private let known = Mutex(Known())

  /// Does not connect before the first request. Each request may take `patience` milliseconds.
  package init(_ address: RemoteAddress, patience: Int = usualPatience) {
    (self.address, self.patience) = (address, patience)
  }

  /// Why no more requests are made; nil when none has failed.
  package var failure: RemoteFailure? { known.withLock { $0.failure } }

  /// The bytes that the server has under a key; nil where it has none or a request has failed.
  func bytes(_ key: String) -> [UInt8]? {
    answering { () throws(RemoteFailure) in
      let answer = try answer(to: request("GET", key))
      if answer.status == 404 { return nil }
      guard answer.status == 200 else { throw .status(answer.status) }
      guard let bytes = CacheEntry.bytes(of: answer.body) else { throw .otherBytes }
      return bytes
    }
  }

  /// Keeps bytes under a key; they are sent when `send` is called.
  func keep(_ bytes: [UInt8], _ key: String) {
    let entry = CacheEntry.entry(of: bytes)
    known.withLock { known in
      guard known.failure == nil, known.bytesWaiting + entry.count <= Self.mostBytesWaiting else { return }
      known.waiting.append((key, entry))
      known.bytesWaiting += entry.count
    }
  }

  /// Sends what is to be kept. To be called when everything else is done, so that nothing waits for it.
  package func send(workers: Int) {
    let waiting = known.withLock { known in
      defer { (known.waiting, known.bytesWaiting) = ([], 0) }
      return known.waiting
    }
    _ = parallelMap(waiting.count, workers: workers) { index in
      guard Interrupt.signal == nil else { return }
      let (key, entry) = waiting[index]
      _ = answering { () throws(RemoteFailure) -> Void? in
        let answer = try answer(to: request("PUT", key, entry))
        guard [200, 201, 204].contains(answer.status) else { throw .status(answer.status) }
        return ()
      }
    }
  }

  /// Runs `body`, which makes a request. Returns nil if this or an earlier request fails.
  private func answering<Value>(_ body: () throws(RemoteFailure) -> Value?) -> Value? {
    guard failure == nil else { return nil }
    do throws(RemoteFailure) { return try body() } catch {
      known.withLock { known in
        known.failure = known.failure ?? error
        (known.idle, known.waiting) = ([], [])
      }
      return nil
    }
  }

  private func request(_ method: String, _ key: String, _ body: [UInt8]? = nil) -> [UInt8] {
    let length = body.map { "Content-Length: \($0.count)\r\n" } ?? ""
    let head =
      "\(method) \(address.path)/ac/\(key) HTTP/1.1\r\nHost: \(address.hostField)\r\nUser-Agent: themec\r\n\(length)\r\n"
    return Array(head.utf8) + (body ?? [])
  }

  private func answer(to request: [UInt8]) throws(RemoteFailure) -> RemoteConnection.Answer {
    let deadline = RemoteConnection.deadline(after: patience)
    if let idle = known.withLock({ $0.idle.popLast() }) {
      do throws(RemoteFailure) {
        return try answer(to: request, over: idle, until: deadline)
      } catch {
        // A server may close an idle connection.
        guard error == .closed else { throw error }
      }
    }
    return try answer(to: request, over: try RemoteConnection(address, until: deadline), until: deadline)
  }

  private func answer(
    to request: [UInt8], over connection: RemoteConnection, until deadline: Int
  ) throws(RemoteFailure) -> RemoteConnection.Answer {
    let answer = try connection.answer(to: request, until: deadline)
    if answer.staysOpen { known.withLock { $0.idle.append(connection) } }
    return answer
  }
}
