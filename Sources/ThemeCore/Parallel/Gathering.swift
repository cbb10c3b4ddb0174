import Platform

/// Lets threads wait until all of them have come to a point where one of them can do something for all.
///
/// Who can't go on without something that none of them has leaves for so long, so that the others don't wait for it. A class because
/// threads share it.
@safe package final class Gathering: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // What follows is touched under the mutex alone.
  private var members = 0
  private var waiting = 0
  private var round = 0

  package init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Adds the calling thread to those that wait for each other.
  package func join() { locked { members += 1 } }

  /// Takes the calling thread out again.
  package func leave() {
    locked {
      members -= 1
      goOnIfAllWait()
    }
  }

  /// Returns when every thread that has joined waits here.
  package func meet() {
    locked {
      let own = round
      waiting += 1
      goOnIfAllWait()
      while round == own { unsafe pthread_cond_wait(changed, mutex) }
    }
  }

  private func goOnIfAllWait() {
    guard waiting > 0, waiting >= members else { return }
    waiting = 0
    round += 1
    unsafe pthread_cond_broadcast(changed)
  }

  private func locked(_ body: () -> Void) {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    body()
  }
}
