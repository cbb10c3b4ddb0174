import Platform
import Synchronization
import ThemeCore
import ThemeDiagnostics
import ThemeDisk

/// The two streams of the process, and what is known of a terminal behind them.
enum Terminal {
  /// Writes what was asked for to standard output; a reader that has gone away ends the process quietly.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// As above, bytes that need not be text.
  static func write(_ bytes: [UInt8]) { put(bytes, to: 1) }

  /// Writes to standard error.
  static func writeError(_ text: String) { writeError(Array(text.utf8)) }

  /// As above, bytes that need not be text.
  static func writeError(_ bytes: [UInt8]) {
    words.withLock { $0 = $0.flatMap { $0.count + bytes.count > mostWords ? nil : $0 + bytes } }
    put(bytes, to: 2)
  }

  /// What was written to standard error so far; nil once it is much, or some of it was lost.
  static var said: [UInt8]? { hasLostWords.load(ordering: .relaxed) ? nil : words.withLock { $0 } }

  private static let words = Mutex<[UInt8]?>([])
  private static let mostWords = 1 << 16

  /// Writes a sentence about the run itself to standard error, and below it the lines of a list.
  static func report(_ sentence: String, list: [String] = []) { writeError(lines(sentence, list: list)) }

  /// What `report` writes. A name in it may be a stranger's: nothing of it is obeyed.
  static func lines(_ sentence: String, list: [String] = []) -> String {
    let list = list.map { "  \(VisibleText.line(beginningWith: $0))\n" }
    return "themec: \(VisibleText.escaped(sentence))\n\(list.joined())"
  }

  /// Makes the three streams something where the caller closed them, so that no file of ours takes their numbers. What
  /// stands in for an output can't be written to, so that output is not lost in silence.
  static func openStreams() {
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is the one that is missing.
      _ = unsafe open("/dev/null", mode)
    }
  }

  private static func put(_ bytes: [UInt8], to descriptor: Int32) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe Platform.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        guard errno != EPIPE else { return }
        guard descriptor == 1 else {
          // Who closes it wants nothing of it; else a person waits for what is lost.
          if errno != EBADF { hasLostWords.store(true, ordering: .relaxed) }
          return
        }
        report("can't write to standard output: \(SystemError(code: errno).words)")
        ExitStatus.machineFailed.exit()
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Whether something could not be written to standard error that a person was to read.
  static let hasLostWords = Atomic(false)

  /// Whether what was asked for goes to a terminal.
  static var outputIsTerminal: Bool { isatty(1) == 1 }

  /// Whether diagnostics go to a terminal.
  static var errorIsTerminal: Bool { isatty(2) == 1 }

  /// Whether standard error understands colors and the moving of the cursor.
  static var errorHasControls: Bool { errorIsTerminal && environment("TERM") != "dumb" }

  /// The columns of the terminal behind standard error, or 100.
  static var width: Int {
    var size = winsize()
    guard unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 100 }
    return min(Int(size.ws_col), 200)
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// What follows in the name of the first variable of the environment that begins so; nil where there is none.
  static func environment(beginningWith beginning: String) -> String? {
    var place = unsafe environ
    while let entry = unsafe place.pointee {
      let text = unsafe String(cString: entry)
      if text.hasPrefix(beginning) { return String(text.dropFirst(beginning.count).prefix { $0 != "=" }) }
      unsafe place += 1
    }
    return nil
  }

  /// Seconds since some moment.
  static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The folder in which the process runs; fails when it is gone.
  static func currentFolder() throws(ExitStatus) -> FolderPath {
    if let folder = currentFolderIfAny { return folder }
    report("the current folder was removed or can't be reached; change to another folder")
    throw .machineFailed
  }

  /// As `currentFolder`, nil when it is gone.
  static var currentFolderIfAny: FolderPath? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return FolderPath(absolute: unsafe SystemName.text(ofCString: path))
  }
}
