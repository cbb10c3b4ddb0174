import Synchronization
package import ThemeCore

/// What the art of a run has cost so far, against what it may.
///
/// Each piece of work is counted once a run, or once a batch of a run over very many themes, whichever theme and thread does it,
/// at what it costs when no pixels are kept. So the sum of all is the same whatever the order, and with it whether it is too
/// much: work stops only once it is. A class because threads share it.
package final class ArtMeter: Sendable {
  /// Nil where there are none.
  private let limits: Limits?
  private let steps = Atomic(0)
  private let bytes = Atomic(0)
  /// How often the run may have what the limits allow.
  private let shares = Atomic(1)

  init(_ limits: Limits?) {
    self.limits = limits
  }

  /// How much work was done, in the unit of ``Limit/artWork``.
  package var work: Int { steps.load(ordering: .relaxed) }

  /// Lets a run over many themes cost more: what the limits allow, for each hundred of them.
  package func allow(themes: Int) {
    shares.store(max(1, (themes + 99) / 100), ordering: .relaxed)
  }

  /// What the art has or costs more of than is allowed; nil so far.
  package var exceeded: LimitExceeded? {
    for (limit, measured) in [(Limit.artBytes, bytes.load(ordering: .relaxed)), (.artWork, work)]
    where measured > allowed(limit) {
      return LimitExceeded(limit, allowed: allowed(limit), measured: nil)
    }
    return nil
  }

  /// Whether the run came to its end: nothing more is made of its art.
  package var isExceeded: Bool {
    work > allowed(.artWork) || bytes.load(ordering: .relaxed) > allowed(.artBytes)
  }

  private func allowed(_ limit: Limit) -> Int {
    guard let limits else { return .max }
    let (allowed, isOver) = limits[limit].multipliedReportingOverflow(by: shares.load(ordering: .relaxed))
    return isOver ? .max : allowed
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
