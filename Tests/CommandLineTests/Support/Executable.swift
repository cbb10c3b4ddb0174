import FixtureSupport
import Foundation
import Testing

/// What a program printed and how it ended.
struct Outcome: Equatable {
  /// The exit status, or the negative number of the signal that ended it.
  let status: Int32
  /// What it wrote to standard output and to standard error.
  let output: String
  let errors: String
}

/// The `themec` that is tested.
let executable = builtThemec

/// The environment of every program that tests start: nothing of who runs them changes what it prints.
private let environment: [String: String] = {
  let place = URL(filePath: executable).deletingLastPathComponent().path
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  return ["PATH": "\(place):\(path)", "LC_ALL": "C", "COLUMNS": "80", "TERM": "xterm"]
}()

/// A program that is ready to be started in a folder, its two outputs going nowhere; with `cache`, builds keep their results in
/// that folder, else nowhere.
func process(_ program: String, _ arguments: [String], in folder: String, cache: String? = nil) -> Process {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
  process.environment = environment
  process.environment?["XDG_CACHE_HOME"] = cache
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  return process
}

/// Runs a program to its end.
func run(_ program: String, _ arguments: [String], in folder: String, cache: String? = nil) throws -> Outcome
{
  let scratch = FileManager.default.temporaryDirectory.appending(path: "themec-run-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  // Files, not pipes: nobody has to read while it runs.
  let process = process(program, arguments, in: folder, cache: cache)
  let files = ["output", "errors"].map { scratch.appending(path: $0) }
  for file in files { try Data().write(to: file) }
  process.standardOutput = try FileHandle(forWritingTo: files[0])
  process.standardError = try FileHandle(forWritingTo: files[1])
  try process.run()
  process.waitUntilExit()
  let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  return Outcome(status: process.status, output: texts[0], errors: texts[1])
}

extension Process {
  /// How it ended: the exit status, or the negative number of the signal that ended it.
  var status: Int32 { terminationReason == .exit ? terminationStatus : -terminationStatus }
}

/// Where a program of the system is, or nil when it is not installed.
func installed(_ name: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  return (folders + ["/usr/sbin", "/sbin"]).map { "\($0)/\(name)" }.first(where: isProgram)
}

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
