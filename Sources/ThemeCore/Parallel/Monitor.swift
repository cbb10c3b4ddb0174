import Platform

/// A mutex with a condition: threads work under it in turn, and one of them can wait there until another has changed something.
///
/// The standard library has the mutex alone. A class because threads share it, and because the system's mutex must stay where
/// it was made.
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

  /// Does work while no other thread works under this monitor.
  func locked<Value>(_ body: () -> Value) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lets others work until one of them says that something has changed; to be called within `locked`, again and again until
  /// what was waited for is true.
  func wait() { unsafe pthread_cond_wait(changed, mutex) }

  /// Wakes all that wait; to be called within `locked`.
  func wakeAll() { unsafe pthread_cond_broadcast(changed) }
}
