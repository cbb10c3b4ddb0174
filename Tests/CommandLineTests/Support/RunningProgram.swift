import Foundation
import Testing

/// A themec that runs until it is ended, and what it says meanwhile, which nobody waits for longer than until it is said. A class
/// for its end.
final class RunningProgram {
  private let process: Process
  private let pipe = Pipe()
  private var unread = Data()
  /// What it has said so far, as far as it was read.
  private(set) var said = ""

  /// Starts it in a folder; both of its outputs are read as one.
  init(_ arguments: [String], in scratch: Scratch, _ variables: [String: String] = [:]) throws {
    process = CommandLineTests.process(executable, arguments, in: scratch.path, cache: scratch.cache)
    // The hook lets the signal through that whoever runs tests may block; the call is never reached.
    process.environment?["THEMEC_SIGNAL"] = "\(SIGINT)@\(Int32.max)"
    for (name, value) in variables { process.environment?[name] = value }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    try? pipe.fileHandleForWriting.close()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  var isRunning: Bool { process.isRunning }

  /// How many threads it has, on Linux.
  var threads: Int {
    let folder = "/proc/\(process.processIdentifier)/task"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }

  /// Waits for a line that begins so, and gives it without `themec: `; fails when the program ends before.
  @discardableResult func line(beginningWith beginning: String = "") throws -> String {
    while true {
      while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread = unread[unread.index(after: end)...]
        said += "\(line)\n"
        let plain = line.hasPrefix("themec: ") ? String(line.dropFirst(8)) : line
        if plain.hasPrefix(beginning) { return plain }
      }
      let more = pipe.fileHandleForReading.availableData
      try #require(!more.isEmpty, "it ended without `\(beginning)`: \(said)")
      unread += more
    }
  }

  /// Interrupts it as Ctrl-C does; the status that it ends with, negative for a signal.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.status
  }
}
