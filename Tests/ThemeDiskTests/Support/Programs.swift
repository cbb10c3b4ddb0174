import Foundation
import Testing

/// Runs a program and gives its exit status, or the negative number of the signal that ended it.
@discardableResult
func run(_ program: String, _ arguments: String...) -> Int32 { run(program, arguments) }

@discardableResult
func run(_ program: String, _ arguments: [String]) -> Int32 {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return -1 }
  process.waitUntilExit()
  return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
}

/// The program that the crash tests kill, built beside the tests.
let crasher: String? = {
  for argument in CommandLine.arguments where argument.contains(".xctest") {
    var folder = URL(filePath: argument)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "CommitCrasher").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
  }
  return nil
}()

#if os(Linux)
  /// Whether a small file system of our own can be had.
  let canMount: Bool = {
    guard getuid() == 0 else { return false }
    let folder = TemporaryFolder()
    guard run("/bin/mount", "-t", "tmpfs", "tmpfs", folder.path) == 0 else { return false }
    return run("/bin/umount", folder.path) == 0
  }()
#else
  let canMount = false
#endif

/// Does something while a new file system in memory stands at a folder.
func withMount(at folder: String, options: String, _ body: () throws -> Void) throws {
  try #require(run("/bin/mount", "-t", "tmpfs", "-o", options, "tmpfs", folder) == 0)
  defer { run("/bin/umount", "-l", folder) }
  try body()
}
