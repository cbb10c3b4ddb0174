import Synchronization
package import ThemeSource

/// What the art of a run has cost so far, against what it may.
///
/// Each piece of work is counted once a run, whichever theme and thread does it, at what it costs when no pixels are kept. So
/// the sum of all is the same whatever the order, and with it whether it is too much: work stops only once it is. A class
/// because threads share it.
package final class ArtMeter: Sendable {
  private let limits: Limits
  private let steps = Atomic(0)
  private let bytes = Atomic(0)

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// How much work was done, in the unit of ``Limit/artWork``.
  package var work: Int { steps.load(ordering: .relaxed) }

  /// What the art has or costs more of than is allowed; nil so far.
  package var exceeded: LimitExceeded? {
    if bytes.load(ordering: .relaxed) > limits[.artBytes] { return limits.exceeded(.artBytes) }
    return work > limits[.artWork] ? limits.exceeded(.artWork) : nil
  }

  /// Whether the run came to its end: nothing more is made of its art.
  package var isExceeded: Bool {
    work > limits[.artWork] || bytes.load(ordering: .relaxed) > limits[.artBytes]
  }

  /// Counts work that was done for the first time.
  package func count(work: Int) {
    steps.wrappingAdd(work, ordering: .relaxed)
  }

  /// Counts a file that was read.
  func count(bytes count: Int) {
    bytes.wrappingAdd(count, ordering: .relaxed)
  }
}
