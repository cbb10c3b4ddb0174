import Platform
import Synchronization
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk

/// The output streams of the process, and the properties of the terminal behind them.
enum Terminal {
  /// Writes results to standard output. If the reader has closed the stream, the process ends quietly.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes, which need not be UTF-8, to standard output.
  static func write(_ bytes: [UInt8]) {
    results.add(bytes)
    put(bytes, to: 1)
  }

  /// Writes messages and diagnostics to standard error.
  static func writeError(_ text: String) { writeError(Array(text.utf8)) }

  /// Writes bytes, which need not be UTF-8, to standard error.
  static func writeError(_ bytes: [UInt8]) {
    words.add(bytes)
    put(bytes, to: 2)
  }

  /// Writes to the terminal behind standard error what is not part of the messages, such as progress.
  static func writeControls(_ text: String) { put(Array(text.utf8), to: 2) }

  /// Everything that was written to standard error so far; nil if it is too much, or if some of it could not be written.
  static var said: [UInt8]? { hasLostWords.load(ordering: .relaxed) ? nil : words.bytes }

  /// Everything that was written to standard output so far; nil if it is too much.
  static var output: [UInt8]? { results.bytes }

  private static let words = Written()
  private static let results = Written()

  /// What was written to a stream, up to 1 MiB. A class because threads share it.
  private final class Written: Sendable {
    private let kept = Mutex<[UInt8]?>([])
    var bytes: [UInt8]? { kept.withLock { $0 } }

    func add(_ bytes: [UInt8]) {
      kept.withLock { kept in
        guard kept.map({ $0.count + bytes.count <= 1 << 20 }) == true else {
          kept = nil
          return
        }
        kept?.append(contentsOf: bytes)
      }
    }
  }

  /// Writes a sentence about the run itself to standard error, followed by the lines of a list.
  static func report(_ sentence: String, list: [String] = []) { writeError(lines(sentence, list: list)) }

  /// The text that ``report(_:list:)`` writes. Names in it may come from untrusted sources, so invisible characters are
  /// escaped.
  static func lines(_ sentence: String, list: [String] = []) -> String {
    let list = list.map { "  \(VisibleText.line(beginningWith: $0))\n" }
    return "themec: \(VisibleText.escaped(sentence))\n\(list.joined())"
  }

  /// Opens `/dev/null` in place of the standard streams that the caller closed, so that no other file gets their descriptors.
  /// The replacement for an output can't be written to, so that writing to it fails and no output is lost silently.
  static func openStreams() {
    func open(_ descriptor: Int32, _ mode: Int32) {
      // `open` returns the lowest free descriptor, which is the one that is missing.
      if fcntl(descriptor, F_GETFD) == -1 { _ = unsafe Platform.open("/dev/null", mode) }
    }
    open(0, O_WRONLY)
    open(1, O_RDONLY)
    open(2, O_RDONLY)
  }

  private static func put(_ bytes: [UInt8], to descriptor: Int32) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe Platform.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        guard errno != EPIPE else { return }
        guard descriptor == 1 else {
          // A caller that has closed standard error doesn't want the output. After any other error, messages are lost that a
          // user should have seen.
          if errno != EBADF { hasLostWords.store(true, ordering: .relaxed) }
          return
        }
        report("can't write to standard output: \(SystemError(code: errno).words)")
        ExitStatus.machineFailed.exit()
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Whether text for the user could not be written to standard error.
  static let hasLostWords = Atomic(false)

  /// Whether standard output, which gets the results, is a terminal.
  static var outputIsTerminal: Bool { isatty(1) == 1 }

  /// Whether standard error, which gets diagnostics, is a terminal.
  static var errorIsTerminal: Bool { isatty(2) == 1 }

  /// Whether standard error is a terminal that supports colors and cursor movement.
  static var errorHasControls: Bool { errorIsTerminal && environment("TERM") != "dumb" }

  /// The width in columns of the terminal behind standard error, at most 200; 100 if it is unknown or less than 40.
  static var width: Int {
    var size = winsize()
    guard unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 100 }
    return min(Int(size.ws_col), 200)
  }

  /// The value of an environment variable; nil if it is not set.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The time in seconds since a fixed but arbitrary moment, by a clock that is never set back.
  static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The current folder of the process. Throws, after a message, if the folder was removed or can't be reached.
  static func currentFolder() throws(ExitStatus) -> FolderPath {
    if let folder = currentFolderIfAny { return folder }
    report("the current folder was removed or can't be reached; change to another folder")
    throw .machineFailed
  }

  /// The current folder of the process; nil if it was removed or can't be reached.
  static var currentFolderIfAny: FolderPath? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return FolderPath(absolute: unsafe SystemName.text(ofCString: path))
  }
}

/// A line on the terminal that shows the progress of long work: `slicing 412/900 nav-button`.
///
/// Nothing is shown in the first half second, or if standard error is not a terminal. This is a class because many threads
/// report progress.
final class ProgressLine: Sendable {
  private struct State {
    var nextShow: Double
    var isShown = false
  }

  private static let delay = 0.5
  private static let pace = 0.1

  private let isOn: Bool
  private let state: Mutex<State>

  init(isOn: Bool) {
    self.isOn = isOn && Terminal.errorHasControls
    state = Mutex(State(nextShow: Terminal.seconds + (TestHooks.progressDelay ?? Self.delay)))
  }

  func show(_ stage: String, _ done: Int, of count: Int, _ name: String) {
    guard isOn else { return }
    state.withLock { state in
      let now = Terminal.seconds
      guard now >= state.nextShow else { return }
      state.nextShow = now + Self.pace
      state.isShown = true
      let line = "\(stage) \(done)/\(count) \(VisibleText.escaped(name))".prefix(Terminal.width - 1)
      Terminal.writeControls("\r\u{1B}[K\(line)")
    }
  }

  /// Removes the line from the terminal.
  func clear() {
    state.withLock { state in
      if state.isShown { Terminal.writeControls("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}

/// Converts places in files to paths, lines and columns for people.
struct PrintedPlaces {
  private let workspace: Workspace
  private var tables: [SourceID: LineTable] = [:]

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// The path of the file as you would type it, and the line and the column at which the place begins, both counted from 1.
  mutating func place(of range: SourceRange) -> (path: String, line: Int, column: Int) {
    let file = workspace.session.sources[range.source]
    let table = tables[range.source] ?? file.lines
    tables[range.source] = table
    let position = table.position(of: Int(range.start))
    return (workspace.typed(file.path), position.line, position.column)
  }

  /// The place as text: `themes/a.theme.yaml:3:5`.
  mutating func text(of range: SourceRange) -> String {
    let place = place(of: range)
    return "\(place.path):\(place.line):\(place.column)"
  }
}

/// The command line of themec with some words, quoted for a shell.
func shellCommand(_ words: [String]) -> String {
  var command = "themec"
  for word in words { command += " " + shellQuoted(word) }
  return command
}

/// Quotes a word so that a shell reads it back unchanged.
func shellQuoted(_ word: String) -> String {
  if isPlain(word) { return word }
  // `$'…'` has been part of POSIX since 2024; the common shells have supported it for much longer.
  // What is escaped is never equivalent to what it was.
  guard VisibleText.escaped(word) == word else {
    return "$'\(SystemName.bytes(of: word).map(numbered).joined())'"
  }
  if !word.isEmpty, word.utf8.allSatisfy({ $0 >= 0x80 || isPlain($0) }) { return word }
  return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}

/// A byte as it is written within `$'…'`: as itself if it has no special meaning there, or else as `\xNN`.
private func numbered(_ byte: UInt8) -> String {
  if isPlain(byte) || byte == UInt8(ascii: " ") { return String(Unicode.Scalar(byte)) }
  return #"\x"# + String(byte, digits: 2, radix: 16)
}

/// Whether a word needs no quotes: quick for the words of every start, which are quoted for the report of a bug. An iterator would
/// look up its types.
private func isPlain(_ word: String) -> Bool {
  let bytes = word.utf8
  var place = bytes.startIndex
  while place != bytes.endIndex {
    guard isPlain(bytes[place]) else { return false }
    place = bytes.index(after: place)
  }
  return !word.isEmpty
}

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "%"): true
  // Between `+` and `:` are `,-./` and the digits. A range would look up types as well.
  default:
    byte >= UInt8(ascii: "+") && byte <= UInt8(ascii: ":")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}
