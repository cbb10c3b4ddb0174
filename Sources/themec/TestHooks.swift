import Platform
import Synchronization
import ThemeDisk

/// The environment variables with which tests control the executable, so that they don't depend on timing. They have an effect
/// only in debug builds.
enum TestHooks {
  /// `THEMEC_SIGNAL=9@17` sends signal 9 to the process before the call numbered 17, counted from 0, of those that change the
  /// disk.
  static let faults: Faults? = {
    #if DEBUG
      let numbers = (Terminal.environment("THEMEC_SIGNAL") ?? "").split(separator: "@").compactMap {
        Int32($0)
      }
      guard numbers.count == 2 else { return nil }
      // The process that runs the tests may block signals, which child processes inherit. The threads that write inherit the
      // mask that is set here.
      var wanted = sigset_t()
      unsafe sigemptyset(&wanted)
      unsafe sigaddset(&wanted, numbers[0])
      unsafe pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
      return Faults { _, _ in
        guard calls.wrappingAdd(1, ordering: .relaxed).oldValue == numbers[1] else { return 0 }
        kill(getpid(), numbers[0])
        return 0
      }
    #else
      return nil
    #endif
  }()

  #if DEBUG
    private static let calls = Atomic<Int32>(0)
  #endif

  /// `THEMEC_BATCH=2` compiles and writes themes two at a time.
  static let batch: Int? = {
    #if DEBUG
      return Terminal.environment("THEMEC_BATCH").flatMap { Int($0) }
    #else
      return nil
    #endif
  }()

  /// `THEMEC_PROGRESS_DELAY=0` shows progress immediately; with a large number of seconds, progress is never shown.
  static let progressDelay: Double? = {
    #if DEBUG
      return Terminal.environment("THEMEC_PROGRESS_DELAY").flatMap { Double($0) }
    #else
      return nil
    #endif
  }()
}
