import CDisk
import Platform

/// A connection of a client on this machine, none of whose calls waits.
struct LocalConnection {
  private enum Stage {
    /// The request is coming.
    case reading([UInt8])
    /// The answer goes out, and then the connection ends.
    case answering
    /// Events go out until the client goes away.
    case telling
    /// What still comes is thrown away, so that the client gets to read the answer.
    case draining(left: Int)
    case over
  }

  /// The most bytes of events that wait for a client.
  private static let mostWaiting = 1 << 16
  /// The most bytes that are thrown away.
  private static let mostDrained = 64 << 20

  private let socket: Descriptor
  private var stage = Stage.reading([])
  private var output: ArraySlice<UInt8> = []

  /// Accepts a connection that waits; nil when there is none.
  init?(from listener: Descriptor) {
    guard let number = try? listener.call({ csocket_accept($0) }) else { return nil }
    socket = Descriptor(number)
  }

  var number: Int32 { (try? socket.call { $0 }) ?? -1 }

  var isOver: Bool { if case .over = stage { true } else { false } }

  /// Whether nobody waits for it: its request has not come to an end, or its answer has been sent.
  var isIdle: Bool {
    switch stage {
    case .reading, .draining, .over: true
    case .answering, .telling: false
    }
  }

  var isTelling: Bool { if case .telling = stage { true } else { false } }

  /// What it waits for.
  var events: Int16 {
    var events = output.isEmpty ? 0 : Int16(POLLOUT)
    // While an answer goes out, nothing else is read.
    if case .answering = stage {} else { events |= Int16(POLLIN) }
    return events
  }

  /// Reads what has come, and gives a request or what is wrong with it when that is complete.
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

  /// Some bytes, none when none has come; nil when the client has gone away.
  private func receive() -> [UInt8]? {
    var isEnd = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, filled in
      do throws(SystemError) {
        filled = try socket.call {
          unsafe Int(csocket_receive($0, buffer.baseAddress, buffer.count, csocket_now()))
        }
        isEnd = filled == 0
      } catch {
        isEnd = error.code != ETIMEDOUT
      }
    }
    return isEnd ? nil : bytes
  }

  /// Answers, and ends.
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

  /// Tells of a state; who does not listen is no longer told.
  mutating func tell(_ state: String) {
    guard output.count < Self.mostWaiting else {
      stage = .over
      return
    }
    output += LocalAnswer.event(state)
    write()
  }

  /// Sends as much as goes.
  mutating func write() {
    while !output.isEmpty {
      do throws(SystemError) {
        let sent = try socket.call { socket in
          unsafe output.withUnsafeBytes {
            unsafe csocket_send(socket, $0.baseAddress, $0.count, csocket_now())
          }
        }
        output = output.dropFirst(Int(sent))
      } catch {
        if error.code != ETIMEDOUT { stage = .over }
        return
      }
    }
    guard case .answering = stage else { return }
    output = []
    _ = try? socket.call { shutdown($0, Int32(SHUT_WR)) }
    stage = .draining(left: Self.mostDrained)
  }
}
