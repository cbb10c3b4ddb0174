import CShims
import Platform

/// The reason that a git command has no result.
enum GitProblem: Error {
  /// Git could not be started, most likely because it is not installed.
  case missing
  /// Git ended with a status other than 0, or did not accept its input.
  case failed
  /// Git wrote more than this many bytes.
  case tooMuch(Int)
  /// The repository doesn't have this object. In a partial clone, git would fetch it.
  case lacks(object: String, isPartial: Bool)

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
    case .lacks(let object, let isPartial):
      UsageError(Self.lack(of: object, side.isEmpty ? "" : " of\(side)", isPartial: isPartial))
    }
  }

  /// The sentence about a missing object. `owner` says whose it is, with a space before it, or is empty.
  static func lack(of object: String, _ owner: String = "", isPartial: Bool) -> String {
    "git has no object \(object)\(owner)"
      + (isPartial
        ? ": this clone is partial, and themec fetches nothing; `git fetch --refetch --no-filter` fetches all objects"
        : "")
  }
}

/// A running git process. Deinitializing the object closes the streams of the process and waits for its end.
final class GitProcess {
  private var process: Int32 = 0
  private var input: Int32 = -1
  private var output: Int32 = -1
  /// The bytes that were read from the output; the first `taken` of them have been returned to the caller.
  private var buffer: [UInt8] = []
  private var taken = 0

  /// Starts a command of git in a folder.
  init(_ command: GitCommand, in folder: String, takesInput: Bool = false) throws(GitProblem) {
    let status = unsafe withCStrings(["git", "-C", folder] + GitCommand.options + command.words) { words in
      unsafe withCStrings(GitCommand.environment) { settings in
        takesInput
          ? unsafe cprocess_start(words, settings, &input, &output, &process)
          : unsafe cprocess_start(words, settings, nil, &output, &process)
      }
    }
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

  private func write(_ bytes: [UInt8]) throws(GitProblem) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe cprocess_write(input, $0.baseAddress, $0.count) }
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

/// The output of a command of git in a folder. Throws if the output has more than `limit` bytes, or if the exit status is not 0.
func git(_ command: GitCommand, in folder: String, limit: Int = 1 << 28) throws(GitProblem) -> [UInt8] {
  let process = try GitProcess(command, in: folder)
  let bytes = process.read(limit + 1)
  guard bytes.count <= limit else { throw .tooMuch(limit) }
  guard process.end() == 0 else { throw .failed }
  return bytes
}

/// The output of a command of git that prints one line, without the newline.
func gitLine(_ command: GitCommand, in folder: String) throws(GitProblem) -> String {
  var bytes = try git(command, in: folder, limit: 1 << 16)
  while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

/// The line that a command of git prints; nil if the command fails.
func gitLineIfAny(_ command: GitCommand, in folder: String) throws(GitProblem) -> String? {
  do throws(GitProblem) { return try gitLine(command, in: folder) } catch .failed { return nil }
}

/// Calls `body` with texts as C has them, ended by nil.
private func withCStrings(
  _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Int32
) -> Int32 {
  var copies: [UnsafePointer<CChar>?] = unsafe texts.map { unsafe UnsafePointer(strdup($0)) }
  unsafe copies.append(nil)
  defer { for index in texts.indices { unsafe free(UnsafeMutablePointer(mutating: copies[index])) } }
  return unsafe copies.withUnsafeBufferPointer { unsafe $0.baseAddress.map { unsafe body($0) } ?? ENOMEM }
}

/// Removes `GIT_DIR` from the environment if git finds the same repository without it.
///
/// Git sets the variable for hooks in a work tree that `git worktree` created. If it is set, git takes the folder in which it
/// is run for the top folder of the work tree, even if the top folder is above.
func forgetNeedlessGitDirectory(in folder: String) throws(GitProblem) {
  guard let named = Terminal.environment("GIT_DIR"), Terminal.environment("GIT_WORK_TREE") == nil else {
    return
  }
  let told = try gitLineIfAny(.absoluteGitFolder, in: folder)
  unsafe unsetenv("GIT_DIR")
  let found = try gitLineIfAny(.absoluteGitFolder, in: folder)
  if let told, told != found { unsafe setenv("GIT_DIR", named, 1) }
}
