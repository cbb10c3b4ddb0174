#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two streams of the process, and what is known of a terminal behind them.
enum Terminal {
  /// Writes what was asked for to standard output; a reader that has gone away ends the process quietly.
  static func write(_ text: String) { put(text, to: 1) }

  /// Writes to standard error.
  static func complain(_ text: String) { put(text, to: 2) }

  private static func put(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        if descriptor == 1, errno != EPIPE { ExitStatus.machineFailed.exit() }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Whether diagnostics go to a terminal.
  static var errorIsTerminal: Bool { isatty(2) == 1 }

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

  /// Seconds since some moment.
  static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many threads the machine runs at once.
  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The folder in which the process runs, or nil when it is gone.
  static var currentFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
