import Platform

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
