import Foundation

/// A process that has ended.
struct Child {
  let status: Int32
  let cost: Cost
  /// The most memory that it had at once, in bytes; at least that of the process that started it: see `PeakMemory`.
  let peak: Int

  /// Runs a program to its end, its output thrown away; in `folder`, where one is named.
  init(_ program: String, _ arguments: [String] = [], in folder: String? = nil) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] =
      unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    let count = unsafe words.count
    defer { for index in 0..<count { unsafe free(words[index]) } }
    var number: pid_t = 0
    var status: Int32 = 0
    var usage = rusage()
    let here = FileManager.default.currentDirectoryPath
    // Spawning in another folder is no part of POSIX, and a shell in between would be measured as well.
    if let folder { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
    defer { if folder != nil { _ = FileManager.default.changeCurrentDirectoryPath(here) } }
    let start = Cost.now
    let error = unsafe posix_spawn(&number, program, &actions, nil, &words, environ)
    guard error == 0 else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program]) }
    while unsafe wait4(number, &status, 0, &usage) < 0, errno == EINTR {}
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    cost = Cost(wall: (Cost.now - start).wall, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime))
    self.status = status
    #if os(Linux)
      peak = usage.ru_maxrss * 1024
    #else
      peak = usage.ru_maxrss
    #endif
  }
}
