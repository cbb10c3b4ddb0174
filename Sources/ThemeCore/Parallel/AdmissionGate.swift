/// A gate that admits work as long as the total amount of all admitted work fits a capacity. It bounds memory regardless of the
/// number of threads.
///
/// Work is admitted in the order of arrival, so that none waits forever. Admitted work must not enter the gate again before it
/// ends, because that can deadlock. A class because many threads share it.
package final class AdmissionGate: @unchecked Sendable {
  /// The maximum amount of admitted work at any time, in the unit of `amount`.
  package let capacity: Int
  private let monitor = Monitor()
  // The following properties are accessed only under the monitor.
  private var underWay = 0
  private var highest = 0
  private var lastTicket = 0
  private var admitted = 0

  package init(capacity: Int) { self.capacity = capacity }

  /// The largest amount that was admitted at one time.
  package var most: Int { monitor.locked { highest } }

  /// Performs work as soon as its amount fits. An amount above the capacity counts as the whole capacity, so that such work is
  /// performed alone.
  package func admit<Value, Failure: Error>(
    _ amount: Int, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    enter(amount)
    defer { leave(amount) }
    return try body()
  }

  private func enter(_ amount: Int) {
    let amount = max(0, min(amount, capacity))
    monitor.locked {
      lastTicket += 1
      let ticket = lastTicket
      while admitted + 1 != ticket || underWay + amount > capacity {
        monitor.wait()
      }
      admitted += 1
      underWay += amount
      highest = max(highest, underWay)
      monitor.wakeAll()
    }
  }

  private func leave(_ amount: Int) {
    let amount = max(0, min(amount, capacity))
    monitor.locked {
      underWay -= amount
      monitor.wakeAll()
    }
  }

  /// How many of `count` threads can work at the same time if each takes `amount`; at least one.
  package func workers(_ count: Int, each amount: Int) -> Int {
    max(1, min(count, capacity / max(1, amount)))
  }
}
