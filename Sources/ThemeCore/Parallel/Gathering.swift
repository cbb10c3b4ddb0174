/// Lets threads wait until all of them have come to a point where one of them can do something for all.
///
/// Who can't go on without something that none of them has leaves for so long, so that the others don't wait for it. A class because
/// threads share it.
package final class Gathering: @unchecked Sendable {
  private let monitor = Monitor()
  // What follows is touched under the monitor alone.
  private var members = 0
  private var waiting = 0
  private var round = 0

  package init() {}

  /// Adds the calling thread to those that wait for each other.
  package func join() { monitor.locked { members += 1 } }

  /// Takes the calling thread out again.
  package func leave() {
    monitor.locked {
      members -= 1
      goOnIfAllWait()
    }
  }

  /// Returns when every thread that has joined waits here.
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
