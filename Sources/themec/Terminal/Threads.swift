import CJobServer
import Platform
import Synchronization

/// The number of threads that a run may use.
struct Threads {
  let count: Int
  /// How many of these threads are jobs that make's jobserver lent.
  let lent: Int

  /// The threads that are available now: one per core. Under `make -jN`, they are limited to the job that this process is and
  /// the jobs that are free at the jobserver now. The jobs are returned when the process ends, or by ``giveBack()``.
  static var available: Threads {
    kept.withLock { kept in
      let threads = kept ?? Threads()
      kept = threads
      return threads
    }
  }

  private static let kept = Mutex<Threads?>(nil)

  /// Returns the jobs that make lent. The next use of ``available`` asks for jobs again.
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

  /// The number N of `-jN` in MAKEFLAGS, which make sets even for processes to which it lends no jobs; nil if there is none.
  static func jobs(in flags: String) -> Int? {
    flags.split(separator: " ").prefix { $0 != "--" }.compactMap { word -> Int? in
      guard word.hasPrefix("-j") else { return nil }
      return Int(word.dropFirst(2))
    }.last { $0 > 0 }
  }
}
