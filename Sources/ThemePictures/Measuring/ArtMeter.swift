import Synchronization
package import ThemeCore

/// Counts the bytes and the work that the art of a run takes, and compares them with the limits.
///
/// Each piece of work is counted once in a run (or in a batch of a run over very many themes), at its cost when no pixels are
/// kept. The total, and whether it exceeds a limit, therefore don't depend on the order of themes and threads: work stops only
/// after the limit is exceeded. A class because many threads share it.
package final class ArtMeter: Sendable {
  /// The limits; nil where nothing limits the art.
  private let limits: Limits?
  private let steps = Atomic(0)
  private let bytes = Atomic(0)
  /// The factor by which the limits are multiplied.
  private let shares = Atomic(1)

  init(_ limits: Limits?) {
    self.limits = limits
  }

  /// The work done so far, in the unit of ``Limit/artWork``.
  package var work: Int { steps.load(ordering: .relaxed) }

  /// Multiplies the limits for a run over many themes: once for each hundred themes or part of a hundred.
  package func allow(themes: Int) {
    shares.store(max(1, (themes + 99) / 100), ordering: .relaxed)
  }

  /// The first limit that the art exceeds; nil as long as it is within all of them.
  package var exceeded: LimitExceeded? {
    for (limit, measured) in [(Limit.artBytes, bytes.load(ordering: .relaxed)), (.artWork, work)]
    where measured > allowed(limit) {
      return LimitExceeded(limit, allowed: allowed(limit), measured: nil)
    }
    return nil
  }

  /// Whether the art exceeds a limit. Nothing more is made of the art of such a run.
  package var isExceeded: Bool {
    work > allowed(.artWork) || bytes.load(ordering: .relaxed) > allowed(.artBytes)
  }

  private func allowed(_ limit: Limit) -> Int {
    guard let limits else { return .max }
    let (allowed, isOver) = limits[limit].multipliedReportingOverflow(by: shares.load(ordering: .relaxed))
    return isOver ? .max : allowed
  }

  /// Adds work that was done for the first time.
  package func count(work: Int) {
    steps.wrappingAdd(work, ordering: .relaxed)
  }

  /// Adds the bytes of a file that was read.
  func count(bytes count: Int) {
    bytes.wrappingAdd(count, ordering: .relaxed)
  }
}
