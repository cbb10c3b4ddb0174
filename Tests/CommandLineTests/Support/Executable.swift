/// The `themec` that is tested.
let executable = builtThemec

/// The environment of every program that tests start: nothing of who runs them changes what it prints.
private let environment: [String: String] = {
  let place = URL(filePath: executable).deletingLastPathComponent().path
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  return ["PATH": "\(place):\(path)", "LC_ALL": "C", "COLUMNS": "80", "TERM": "xterm"]
}()

/// A program that is ready to be started in a folder; with `cache`, builds keep their results in that folder, else nowhere.
func process(
  _ program: String, _ arguments: [String], in folder: String, cache: String? = nil, signal: String? = nil
) -> Process {
  let process = prepared(program, arguments, in: folder, environment)
  process.environment?["XDG_CACHE_HOME"] = cache
  process.environment?["THEMEC_SIGNAL"] = signal
  return process
}

/// Runs a program to its end.
func run(_ program: String, _ arguments: [String], in folder: String, cache: String? = nil) throws -> Outcome
{
  var environment = environment
  environment["XDG_CACHE_HOME"] = cache
  return try outcome(of: program, arguments, in: folder, environment)
}

/// Runs themec, which gets a signal before one of its calls; the status that it ends with, negative for a signal.
func status(
  of arguments: [String], in scratch: Scratch, cache: String? = nil, signal: Int32, before call: Int
) throws -> Int32 {
  let process = process(executable, arguments, in: scratch.path, cache: cache, signal: "\(signal)@\(call)")
  try process.run()
  process.waitUntilExit()
  return process.status
}

/// Whether a program is installed that something takes, which is left out elsewhere.
func has(_ program: String, for what: String) -> Bool {
  if installed(program) != nil { return true }
  Skip.note(what, because: "there is no \(program)")
  return false
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
    // The hook lets the signal through that whoever runs tests may block; the call is never reached.
    process = CommandLineTests.process(
      executable, arguments, in: scratch.path, cache: scratch.cache, signal: "\(SIGINT)@\(Int32.max)")
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
