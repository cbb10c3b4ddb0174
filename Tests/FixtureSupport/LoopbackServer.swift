import Foundation
import Synchronization
import ThemeCore

/// A server of HTTP/1.1 on this machine that keeps what is put, for tests of who asks it. A class for its end.
package final class LoopbackServer: Sendable {
  /// How it answers.
  package enum Manner: Sendable, CaseIterable {
    /// What was put, 404 for what was not.
    case rightly
    /// Other bytes than were put.
    case otherBytes
    /// Half of what it promises, and closes.
    case half
    /// Closes without an answer.
    case closing
    /// 500 to everything.
    case failing
    /// Words that are not HTTP.
    case nonsense
    /// Nothing at all, and stays.
    case silent
    /// As bazel-remote does with `--disable_http_ac_validation`.
    case bazelRemote
    /// As bazel-remote does without it.
    case validatingBazelRemote
  }

  private struct State {
    var manner: Manner
    var kept: [String: [UInt8]] = [:]
    var requests: [String] = []
    var isClosing = false
  }

  /// Where it listens.
  package let port: Int
  private let listener: Int32
  private let state: StateBox

  private final class StateBox: Sendable {
    let value: Mutex<State>
    init(_ manner: Manner) { value = Mutex(State(manner: manner)) }
  }

  /// Begins to listen; nil where the system lets nobody.
  package init?(_ manner: Manner = .rightly) {
    #if canImport(Glibc)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (socket, length) = (listener, size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(socket, $0, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    guard isBound else { return nil }
    port = Int(UInt16(bigEndian: address.sin_port))
    let box = StateBox(manner)
    state = box
    Thread.detachNewThread {
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread {
          Self.serve(connection, box)
          close(connection)
        }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// What was asked, `METHOD PATH` each.
  package var requests: [String] { state.value.withLock { $0.requests } }

  /// What it keeps, by its path.
  package var kept: [String: [UInt8]] { state.value.withLock { $0.kept } }

  /// Answers in another manner from now on, and forgets what was asked.
  package func answer(_ manner: Manner) {
    state.value.withLock {
      $0.manner = manner
      $0.requests = []
    }
  }

  private static func serve(_ connection: Int32, _ state: StateBox) {
    var bytes: [UInt8] = []
    while let end = next(Array("\r\n\r\n".utf8), in: &bytes, connection) {
      let head = String(decoding: bytes[..<end], as: UTF8.self)
      let words = head.split(separator: " ").map(String.init)
      guard words.count > 2 else { return }
      let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
      while bytes.count < end + 4 + length { guard more(&bytes, connection) else { return } }
      let body = Array(bytes[(end + 4)..<(end + 4 + length)])
      bytes.removeFirst(end + 4 + length)
      let (manner, kept) = state.value.withLock { state in
        state.requests.append("\(words[0]) \(words[1])")
        if words[0] == "PUT", state.manner.refusal(of: head, at: words[1], body) == nil {
          state.kept[words[1]] = body
        }
        return (state.manner, state.kept[words[1]])
      }
      let refusal = manner.refusal(of: head, at: words[1], body)
      guard let answer = refusal ?? answer(to: words[0], manner, kept) else {
        // Who asked goes away first.
        while manner == .silent, more(&bytes, connection) {}
        return
      }
      sendAll(answer, over: connection)
      if manner == .half || manner == .nonsense { return }
    }
  }

  private static func answer(to method: String, _ manner: Manner, _ kept: [UInt8]?) -> [UInt8]? {
    switch manner {
    case .closing, .silent: return nil
    case .failing: return whole("500 Internal Server Error", Array("no".utf8))
    case .nonsense: return Array("220 ready\r\n\r\n".utf8)
    case .rightly, .otherBytes, .half, .bazelRemote, .validatingBazelRemote:
      if method == "PUT" { return whole(manner.isBazelRemote ? "200 OK" : "201 Created") }
      guard let kept else { return whole("404 Not Found", Array("none".utf8)) }
      if manner == .otherBytes { return whole("200 OK", kept.dropLast() + [(kept.last ?? 0) ^ 1]) }
      let answer = whole("200 OK", kept)
      return manner == .half ? Array(answer.dropLast(kept.count / 2)) : answer
    }
  }

  private static func next(_ end: [UInt8], in bytes: inout [UInt8], _ connection: Int32) -> Int? {
    while true {
      if let place = bytes.firstRange(of: end) { return place.lowerBound }
      guard more(&bytes, connection) else { return nil }
    }
  }

  private static func more(_ bytes: inout [UInt8], _ connection: Int32) -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(connection, &room, room.count, 0)
    if count > 0 { bytes += room.prefix(count) }
    return count > 0
  }
}

/// An answer with a body.
private func whole(_ status: String, _ body: [UInt8] = []) -> [UInt8] {
  Array("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body
}

extension LoopbackServer.Manner {
  fileprivate var isBazelRemote: Bool { self == .bazelRemote || self == .validatingBazelRemote }

  /// What bazel-remote answers to a request that it does not allow, nil where it does; the other servers allow everything.
  ///
  /// The rules are those of its README ("HTTP/1.1 REST API") and of `CacheHandler` in its `server/http.go`: a path ends with `ac/`
  /// or `cas/` and 64 lowercase hexadecimal digits; what is put has a length; below `cas/` it has the digest by which it is named;
  /// below `ac/` it is an `ActionResult`, unless that is not validated. No entry of themec is one: it begins with digits.
  fileprivate func refusal(of head: String, at path: String, _ body: [UInt8]) -> [UInt8]? {
    guard isBazelRemote else { return nil }
    guard let name = path.wholeMatch(of: /\/?(?:.*\/)?(ac|cas)\/([a-f0-9]{64})/) else {
      return whole("400 Bad Request", Array("resource name must be a SHA256 hash in hex".utf8))
    }
    guard head.hasPrefix("PUT ") else { return nil }
    guard head.contains("Content-Length: ") else {
      return whole("400 Bad Request", Array("PUT without Content-Length".utf8))
    }
    var digest = SHA256()
    digest.update(body)
    let isAllowed = name.1 == "cas" ? digest.hex == name.2 : self == .bazelRemote
    return isAllowed ? nil : whole("400 Bad Request", Array("not what belongs there".utf8))
  }
}
