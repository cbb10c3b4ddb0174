/// A process that has ended, and that could take no more than the machine stands.
///
/// A small process, this program again, is between: it takes the limits, and the peak of what it starts is not that of
/// who writes the inputs. `worst --child SCRATCH FOLDER PROGRAM ARGUMENT…`.
struct LimitedChild {
  static let argument = "--child"

  /// The exit status, or the negative number of the signal that ended it.
  let status: Int32
  /// Of all its threads, in seconds.
  let cpu: Double
  /// The most memory that it had at once, in bytes.
  let peak: Int
  /// The first kilobytes of what it said: to standard error, else to standard output.
  let said: String

  /// Runs a program in a folder to its end; `scratch` holds what it prints.
  init(_ program: String, _ arguments: [String], in folder: String, scratch: String) throws {
    let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let status = try spawn(own, [Self.argument, scratch, folder, program] + arguments, outputs: nil).status
    let words = try String(contentsOfFile: "\(scratch)/figures", encoding: .utf8).split(separator: " ")
    guard status == 0, words.count == 3, let number = Int32(words[0]), let cpu = Double(words[1]),
      let peak = Int(words[2])
    else { throw CocoaError(.fileReadCorruptFile) }
    (self.status, self.cpu, self.peak) = (number, cpu, peak)
    let texts = try ["errors", "output"].map { name in
      let file = try FileHandle(forReadingFrom: URL(filePath: "\(scratch)/\(name)"))
      return String(decoding: try file.read(upToCount: 1 << 16) ?? Data(), as: UTF8.self)
    }
    said = texts.first { !$0.isEmpty } ?? ""
  }

  /// What the process between does.
  static func report(_ arguments: [String]) throws -> Never {
    let (scratch, folder, program) = (arguments[0], arguments[1], arguments[2])
    limit(resource: cpuResource, to: 60)
    limit(resource: memoryResource, to: 8 << 30)
    guard FileManager.default.changeCurrentDirectoryPath(folder) else { throw CocoaError(.fileNoSuchFile) }
    let child = try spawn(
      program, Array(arguments.dropFirst(3)), outputs: ["\(scratch)/output", "\(scratch)/errors"])
    try "\(child.status) \(child.cpu) \(child.peak)".write(
      toFile: "\(scratch)/figures", atomically: true, encoding: .utf8)
    exit(0)
  }
}

#if os(Linux)
  private let cpuResource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
  private let memoryResource = __rlimit_resource_t(RLIMIT_AS.rawValue)
  private func limit(resource: __rlimit_resource_t, to value: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    unsafe setrlimit(resource, &limit)
  }
#else
  private let cpuResource = RLIMIT_CPU
  private let memoryResource = RLIMIT_AS
  private func limit(resource: Int32, to value: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    unsafe setrlimit(resource, &limit)
  }
#endif

/// A process that has ended.
struct Spawned {
  /// The exit status, or the negative number of the signal that ended it.
  let status: Int32
  /// Of all its threads, in seconds.
  let cpu: Double
  /// In bytes.
  let peak: Int
}

/// Runs a program to its end, its outputs going to two files, or where those of this program go.
func spawn(_ program: String, _ arguments: [String], outputs: [String]?) throws -> Spawned {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (descriptor, file) in zip([STDOUT_FILENO, STDERR_FILENO], outputs ?? []) {
    unsafe posix_spawn_file_actions_addopen(&actions, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  }
  var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
  let count = unsafe words.count
  defer { for index in 0..<count { unsafe free(words[index]) } }
  var number: pid_t = 0
  var status: Int32 = 0
  var usage = rusage()
  let error = unsafe posix_spawn(&number, program, &actions, nil, &words, environ)
  guard error == 0 else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program]) }
  while unsafe wait4(number, &status, 0, &usage) < 0, errno == EINTR {}
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
  #if os(Linux)
    let peak = usage.ru_maxrss * 1024
  #else
    let peak = usage.ru_maxrss
  #endif
  return Spawned(
    status: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F),
    cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), peak: peak)
}
