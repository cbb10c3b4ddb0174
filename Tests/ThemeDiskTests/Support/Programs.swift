/// Runs a program and gives its exit status, or the negative number of the signal that ended it.
@discardableResult
func run(_ program: String, _ arguments: String...) -> Int32 { run(program, arguments) }

@discardableResult
func run(_ program: String, _ arguments: [String]) -> Int32 {
  let process = prepared(program, arguments)
  guard (try? process.run()) != nil else { return -1 }
  process.waitUntilExit()
  return process.status
}

/// The program that the crash tests kill, built beside the tests.
let crasher = builtProgram("CommitCrasher")

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

/// Does something while a new file system in memory is mounted at a folder.
func withMount(at folder: String, options: String, _ body: () throws -> Void) throws {
  try #require(run("/bin/mount", "-t", "tmpfs", "-o", options, "tmpfs", folder) == 0)
  defer { run("/bin/umount", "-l", folder) }
  try body()
}
