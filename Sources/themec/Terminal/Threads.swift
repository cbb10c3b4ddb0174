import CJobServer
import Platform
import Synchronization

/// How many threads a run may use.
struct Threads {
  let count: Int
  /// How many of them are jobs that make's jobserver lent.
  let lent: Int

  /// As many as the machine has cores; and under `make -jN`, as many as the jobserver has jobs free now, and one, which is the
  /// job that this process is. The jobs go back when the process ends, or by `giveBack`.
  static var available: Threads {
    kept.withLock { kept in
      let threads = kept ?? Threads()
      kept = threads
      return threads
    }
  }

  private static let kept = Mutex<Threads?>(nil)

  /// Gives the jobs back that make lent, until threads are asked for again.
  static func giveBack() {
    kept.withLock { kept in
      cjobserver_give_back()
      kept = nil
    }
  }

  private init() {
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    guard let flags = Terminal.environment("MAKEFLAGS") else {
      (count, lent) = (cores, 0)
      return
    }
    let taken = unsafe Int(cjobserver_take(flags, Int32(clamping: cores - 1)))
    (count, lent) = taken < 0 ? (min(cores, Self.jobs(in: flags) ?? cores), 0) : (1 + taken, taken)
  }

  /// The number N of `-jN`, which make says even to those whom it lends no jobs.
  static func jobs(in flags: String) -> Int? {
    flags.split(separator: " ").prefix { $0 != "--" }.compactMap { word -> Int? in
      guard word.hasPrefix("-j") else { return nil }
      return Int(word.dropFirst(2))
    }.last { $0 > 0 }
  }
}
