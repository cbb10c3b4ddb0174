import Platform
import Synchronization

/// Ctrl-C and similar signals while files are written: they are recorded, and a commit ends at the next place where nothing is
/// incomplete.
///
/// Outside of a commit, the signals have their usual effect, because there is nothing to clean up.
package enum Interrupt {
  private struct Holders {
    var count = 0
    /// The signals' previous actions, which are restored at the end.
    var handlers: [(signal: Int32, action: sigaction)] = []
  }

  private static let noted = Atomic<Int32>(0)
  private static let holders = Mutex(Holders())

  /// The signal that asked the program to stop: SIGINT, SIGTERM or SIGHUP; nil if there was none. A caller that runs several
  /// commits checks it after each one, because a commit that is already replacing files finishes. The exit status to use is 128
  /// + the signal's number.
  package static var signal: Int32? {
    let signal = noted.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Records signals until `release` has been called as often as `hold`. Signals that are ignored remain ignored.
  package static func hold() {
    // The static value has to be initialized before a handler uses it, because initializing it in a handler would not be safe.
    _ = noted.load(ordering: .relaxed)
    holders.withLock { holders in
      holders.count += 1
      guard holders.count == 1 else { return }
      for signal in [SIGINT, SIGTERM, SIGHUP] {
        holders.handlers += install(on: signal) { signal in Self.noted.store(signal, ordering: .relaxed) }
      }
      // Exceeding the limit for the size of files then makes the write fail, like a full disk, instead of ending the process.
      holders.handlers += install(on: SIGXFSZ) { _ in }
    }
  }

  /// Restores the signals' previous actions, once it has been called as often as `hold`.
  package static func release() {
    holders.withLock { holders in
      precondition(holders.count > 0, "released more often than held")
      holders.count -= 1
      guard holders.count == 0 else { return }
      for entry in holders.handlers {
        var action = entry.action
        unsafe sigaction(entry.signal, &action, nil)
      }
      holders.handlers = []
    }
  }

  /// Installs a handler and returns the previous action. Leaves a signal that is ignored alone, and returns nothing for it.
  private static func install(
    on signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void
  ) -> [(signal: Int32, action: sigaction)] {
    var old = sigaction()
    guard unsafe sigaction(signal, nil, &old) == 0, !isIgnoring(old) else { return [] }
    var new = sigaction()
    #if canImport(Glibc)
      unsafe new.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      unsafe new.__sa_handler.sa_handler = handler
    #else
      unsafe new.__sigaction_u.__sa_handler = handler
    #endif
    guard unsafe sigaction(signal, &new, nil) == 0 else { return [] }
    return [(signal, old)]
  }

  private static func isIgnoring(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
