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

/// A mutex with a condition variable: one thread at a time works under it, and can wait there until another thread has changed
/// something.
///
/// The standard library has only the mutex. A class because many threads share it, and because the address of the system's
/// mutex must not change.
@safe final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Runs `body` while no other thread is inside the monitor.
  func locked<Value>(_ body: () -> Value) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Releases the monitor until another thread calls `wakeAll`. Call it inside `locked`, in a loop that checks the condition.
  func wait() { unsafe pthread_cond_wait(changed, mutex) }

  /// Wakes all waiting threads. Call it inside `locked`.
  func wakeAll() { unsafe pthread_cond_broadcast(changed) }
}
