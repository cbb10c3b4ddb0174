/// A meeting point at which threads wait until all of them have arrived, so that one of them can do something for all.
///
/// A thread that has to wait for something from outside the group leaves for that time, so that the others don't wait for it. A
/// class because many threads share it.
package final class Gathering: @unchecked Sendable {
  private let monitor = Monitor()
  // The following properties are accessed only under the monitor.
  private var members = 0
  private var waiting = 0
  private var round = 0

  package init() {}

  /// Adds the calling thread to the group.
  package func join() { monitor.locked { members += 1 } }

  /// Removes the calling thread from the group.
  package func leave() {
    monitor.locked {
      members -= 1
      goOnIfAllWait()
    }
  }

  /// Waits until every thread in the group has called `meet`.
  package func meet() {
    monitor.locked {
      let own = round
      waiting += 1
      goOnIfAllWait()
      while round == own { monitor.wait() }
    }
  }

  private func goOnIfAllWait() {
    guard waiting > 0, waiting >= members else { return }
    waiting = 0
    round += 1
    monitor.wakeAll()
  }
}
