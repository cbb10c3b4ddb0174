import Platform

/// A system thread with a stack of 8 MiB. The code that starts it must join it.
@safe struct WorkerThread {
  private static let stackBytes = 8 << 20

  private let thread: pthread_t

  /// Starts a thread that runs `work`; nil if the system refuses to start one.
  init?(_ work: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, Self.stackBytes) == 0 else { return nil }
    let box = unsafe Unmanaged.passRetained(WorkBox(work))
    guard unsafe pthread_create(&thread, &attributes, runWork, box.toOpaque()) == 0 else {
      unsafe box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread = unsafe thread else { preconditionFailure("a thread without a name") }
      unsafe self.thread = thread
    #else
      self.thread = thread
    #endif
  }

  /// Waits until the thread has ended.
  func join() {
    var result: UnsafeMutableRawPointer?
    unsafe pthread_join(thread, &result)
  }
}

/// Holds the closure of a thread. A class because the start function of a thread takes one pointer.
private final class WorkBox: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<WorkBox>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<WorkBox>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif
