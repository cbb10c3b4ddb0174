import CProcess
import Platform

/// The reason that a git command has no result.
enum GitProblem: Error {
  /// Git could not be started, most likely because it is not installed.
  case missing
  /// Git ended with a status other than 0, or did not accept its input.
  case failed
  /// Git wrote more than this many bytes.
  case tooMuch(Int)

  /// The usage error for this problem. `side` is the revision that was read; nil if it is the repository itself.
  func usage(of side: String?) -> UsageError {
    let side = side.map { " `\($0)`" } ?? ""
    return switch self {
    case .missing:
      UsageError(
        "revisions\(side.isEmpty ? "" : " such as\(side)") are read through git, which is not installed")
    case .failed: UsageError("git can't read\(side.isEmpty ? " this repository" : side)")
    case .tooMuch(let bytes):
      UsageError("git gives more than \(bytes) bytes for\(side.isEmpty ? " this repository" : side)")
    }
  }
}

/// A running git process. Deinitializing the object closes the streams of the process and waits for its end.
final class GitProcess {
  private var process = pid_t()
  private var input: Int32 = -1
  private var output: Int32 = -1
  /// The bytes that were read from the output; the first `taken` of them have been returned to the caller.
  private var buffer: [UInt8] = []
  private var taken = 0

  /// Starts git with the arguments `words` in a folder.
  init(_ words: [String], in folder: String, takesInput: Bool = false) throws(GitProblem) {
    let words = ["git", "-C", folder, "--no-pager", "--no-optional-locks"] + words
    var copies: [UnsafePointer<CChar>?] = unsafe words.map { unsafe UnsafePointer(strdup($0)) }
    unsafe copies.append(nil)
    defer { for index in words.indices { unsafe free(UnsafeMutablePointer(mutating: copies[index])) } }
    let status =
      takesInput
      ? unsafe cprocess_start(copies, &input, &output, &process)
      : unsafe cprocess_start(copies, nil, &output, &process)
    guard status == 0 else { throw .missing }
  }

  deinit { _ = end() }

  /// Closes the streams of the process, waits for its end and returns its exit status; -1 if a signal ended it, and 0 if its
  /// end was already awaited.
  func end() -> Int32 {
    if input >= 0 { close(input) }
    if output >= 0 { close(output) }
    (input, output) = (-1, -1)
    guard process != 0 else { return 0 }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    process = 0
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }

  /// Writes a line to the input of the process.
  func write(line: String) throws(GitProblem) { try write(Array("\(line)\n".utf8)) }

  /// Writes the whole input of the process and closes the stream.
  func write(all bytes: [UInt8]) throws(GitProblem) {
    try write(bytes)
    close(input)
    input = -1
  }

  private func write(_ bytes: [UInt8]) throws(GitProblem) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe Platform.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .failed }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The next `count` bytes of the output; fewer only at its end.
  func read(_ count: Int) -> [UInt8] {
    while buffer.count - taken < count, fill() {}
    let end = min(buffer.count, taken + count)
    defer { taken = end }
    return Array(buffer[taken..<end])
  }

  /// The next line of the output, without its newline; nil if there are no more complete lines.
  func readLine() -> [UInt8]? {
    var searched = taken
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { taken = end + 1 }
        return Array(buffer[taken..<end])
      }
      searched = buffer.count - taken
      guard fill() else { return nil }
      searched += taken
    }
  }

  /// Reads more output into the buffer; returns false at its end.
  private func fill() -> Bool {
    buffer.removeFirst(taken)
    taken = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe Platform.read(output, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += chunk.prefix(count)
      return true
    }
  }
}

/// The output of git, run with the arguments `words` in a folder. Throws if the output has more than `limit` bytes, or if the
/// exit status is not 0.
func git(_ words: [String], in folder: String, limit: Int = 1 << 28) throws(GitProblem) -> [UInt8] {
  let process = try GitProcess(words, in: folder)
  let bytes = process.read(limit + 1)
  guard bytes.count <= limit else { throw .tooMuch(limit) }
  guard process.end() == 0 else { throw .failed }
  return bytes
}

/// The output of a git command that prints one line, without the newline.
func gitLine(_ words: [String], in folder: String) throws(GitProblem) -> String {
  var bytes = try git(words, in: folder, limit: 1 << 16)
  while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}
