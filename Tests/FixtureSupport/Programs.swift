package import Foundation

/// The `themec` that is tested: what `THEMEC_EXECUTABLE` names, else the one that was built beside the tests.
package let builtThemec: String = {
  if let named = ProcessInfo.processInfo.environment["THEMEC_EXECUTABLE"] { return named }
  guard let built = builtProgram("themec") else {
    preconditionFailure("there is no themec beside the tests; build it, or name one with THEMEC_EXECUTABLE")
  }
  return built
}()

/// A program that was built beside the tests; nil where there is none.
package func builtProgram(_ name: String) -> String? {
  for argument in CommandLine.arguments where argument.contains(".xctest") {
    var folder = URL(filePath: argument)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: name).path
      if isProgram(candidate) { return candidate }
    }
  }
  return nil
}

/// Whether a file is there that can be run.
package func isProgram(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    && FileManager.default.isExecutableFile(atPath: path)
}

/// Where a program of the system is; nil where it is not installed.
package func installed(_ name: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  return (folders + ["/usr/sbin", "/sbin"]).map { "\($0)/\(name)" }.first(where: isProgram)
}

/// What a program printed and how it ended.
package struct Outcome: Equatable, Sendable {
  /// The exit status, or the negative number of the signal that ended it.
  package let status: Int32
  /// What it wrote to standard output, and to standard error.
  package let output: String
  package let errors: String

  package var isSuccess: Bool { status == 0 }
}

/// A program that is ready to be started in a folder, without input, its outputs going nowhere.
package func prepared(
  _ program: String, _ arguments: [String], in folder: String? = nil, _ environment: [String: String]? = nil
) -> Process {
  // Where tests run in the background, the shell has SIGINT ignored, which programs inherit.
  signal(SIGINT, SIG_DFL)
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory) }
  if let environment { process.environment = environment }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  return process
}

/// Runs a program to its end in a folder; where both outputs are read as one, what it wrote is its output.
package func outcome(
  of program: String, _ arguments: [String], in folder: String, _ environment: [String: String]? = nil,
  asOne: Bool = false
) throws -> Outcome {
  try TemporaryFolder.with { scratch in
    // Files, not pipes: nobody has to read while it runs.
    let process = prepared(program, arguments, in: folder, environment)
    let files = (asOne ? ["output"] : ["output", "errors"]).map { scratch.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[handles.count - 1]
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(status: process.status, output: texts[0], errors: asOne ? "" : texts[1])
  }
}

extension Process {
  /// How it ended: the exit status, or the negative number of the signal that ended it.
  package var status: Int32 { terminationReason == .exit ? terminationStatus : -terminationStatus }
}

/// A folder's lock, held as another build holds it.
package final class FolderLock: Sendable {
  /// The folder, opened once.
  package let descriptor: Int32

  /// Locks the folder at a path. It waits for a lock that a commit has just closed, because a process that another test is
  /// starting has a copy of the commit's descriptor until it becomes another program. Throws the system's error if the folder
  /// can't be opened or locked.
  package init(_ path: String) throws {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }

  /// Lets go of the lock. Closing would not, for the same reason.
  package func release() {
    precondition(flock(descriptor, LOCK_UN) == 0)
  }

  deinit {
    close(descriptor)
  }
}

/// Sends bytes over a socket, as many as the other end takes.
package func sendAll(_ bytes: [UInt8], over socket: Int32) {
  var rest = bytes[...]
  #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
  #else
    let flags: Int32 = 0
  #endif
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe send(socket, $0.baseAddress, $0.count, flags) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
