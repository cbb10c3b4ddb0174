import Foundation

/// What a piece of work took.
struct Cost {
  /// In seconds.
  var wall: Double
  /// Of all threads of the process, in seconds.
  var cpu: Double

  /// The clocks' standing.
  static var now: Cost { Cost(wall: seconds(CLOCK_MONOTONIC), cpu: seconds(CLOCK_PROCESS_CPUTIME_ID)) }

  static func - (left: Cost, right: Cost) -> Cost {
    Cost(wall: left.wall - right.wall, cpu: left.cpu - right.cpu)
  }

  /// The smaller of either clock.
  func least(_ other: Cost) -> Cost { Cost(wall: min(wall, other.wall), cpu: min(cpu, other.cpu)) }

  /// In seconds; quick to ask, unlike the clock of all threads.
  static var wallClock: Double { seconds(CLOCK_MONOTONIC) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// What some work takes; what it makes is let go after the clock has stopped.
func cost<Value>(of work: () throws -> Value) rethrows -> Cost {
  let start = Cost.now
  let made = try work()
  let cost = Cost.now - start
  withExtendedLifetime(made) {}
  return cost
}

/// The least that each of several pieces of work takes, done in turns so that a busy moment strikes all alike.
func leastCosts(of work: [() throws -> Void], runs: Int) throws -> [Cost] {
  var least: [Cost] = []
  for run in 0..<runs {
    for (index, work) in work.enumerated() {
      let cost = try cost(of: work)
      if run == 0 { least.append(cost) } else { least[index] = least[index].least(cost) }
    }
  }
  return least
}
