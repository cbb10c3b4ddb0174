/// Lets work begin while what all work under way takes fits a capacity: memory stays bounded however many threads there are.
///
/// Who comes first is let in first, so nobody waits for ever. Work that is let in must not ask again before it ends: two that
/// wait for each other would. A class because threads share it.
package final class AdmissionGate: @unchecked Sendable {
  /// How much may be under way, in the unit of `amount`.
  package let capacity: Int
  private let monitor = Monitor()
  // What follows is touched under the monitor alone.
  private var underWay = 0
  private var highest = 0
  private var lastTicket = 0
  private var admitted = 0

  package init(capacity: Int) { self.capacity = capacity }

  /// The most that was under way at one time.
  package var most: Int { monitor.locked { highest } }

  /// Does work that takes an amount, when that much is free; more than the capacity counts as all of it, so that it is done
  /// alone.
  package func admit<Value, Failure: Error>(
    _ amount: Int, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    enter(amount)
    defer { leave(amount) }
    return try body()
  }

  /// Waits for something within work that was admitted with an amount, and lets others in meanwhile.
  package func stepOut<Value, Failure: Error>(
    _ amount: Int, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    leave(amount)
    defer { enter(amount) }
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

  /// How many of a number of threads may work at once, each of which takes an amount: at least one.
  package func workers(_ count: Int, each amount: Int) -> Int {
    max(1, min(count, capacity / max(1, amount)))
  }
}
