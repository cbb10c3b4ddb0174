import Platform
import Synchronization
import ThemeDisk

/// What tests of the executable ask of it by variables of the environment, so that they need no clock. Only a debug build
/// listens.
enum TestHooks {
  /// `THEMEC_SIGNAL=9@17` sends the process signal 9 before its call number 17 that would change the disk.
  static let faults: Faults? = {
    #if DEBUG
      let numbers = (Terminal.environment("THEMEC_SIGNAL") ?? "").split(separator: "@").compactMap {
        Int32($0)
      }
      guard numbers.count == 2 else { return nil }
      // Who runs tests may block signals, and that is inherited: from here on by the threads that write.
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

  /// `THEMEC_BATCH=2` compiles and writes two themes at a time.
  static let batch: Int? = {
    #if DEBUG
      return Terminal.environment("THEMEC_BATCH").flatMap { Int($0) }
    #else
      return nil
    #endif
  }()

  /// `THEMEC_PATIENCE=0` shows progress from the first moment on, a large number of seconds never.
  static let patience: Double? = {
    #if DEBUG
      return Terminal.environment("THEMEC_PATIENCE").flatMap { Double($0) }
    #else
      return nil
    #endif
  }()
}
