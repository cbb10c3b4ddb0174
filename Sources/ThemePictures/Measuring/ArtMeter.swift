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
  package var isExceeded: Bool { exceeded != nil }

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

/// The costs of operations on pixels, in the unit of ``Limit/artWork``: one step takes about half a nanosecond on an ordinary
/// machine.
package enum PixelWork {
  /// The cost of decoding a PNG. The number of the file's bytes accounts for pixels that don't repeat.
  static func decoding(pixels: Int, bytes: Int) -> Int { 6 * pixels + 6 * bytes }

  /// The cost of drawing, for a number of the rasterizer's own steps. The slowest ones, in paths with many lines, take several
  /// nanoseconds.
  static func drawing(steps: Int) -> Int { 6 * steps }

  /// The cost of all measurements that rules need instead of a picture's pixels.
  static func measuring(pixels: Int) -> Int { 16 * pixels }

  /// The cost of applying one derivation.
  static func deriving(pixels: Int) -> Int { 24 * pixels }

  /// The cost of reducing a picture of `pixels` pixels.
  static func reducing(pixels: Int) -> Int { 10 * pixels }

  /// The cost of converting colors to sRGB. The constant part is the setup of the conversion.
  static func converting(pixels: Int) -> Int { 12 * pixels + 100_000 }

  static func mirroring(pixels: Int) -> Int { 2 * pixels }

  /// The cost of answering one question of a rule.
  static func asking(pixels: Int) -> Int { 4 * pixels }

  /// The cost of cutting a picture, proving the cut and digesting both.
  package static func cutting(pixels: Int) -> Int { 30 * pixels }

  /// The cost of encoding a PNG in which `busy` pixels differ from the preceding one.
  package static func encoding(pixels: Int, busy: Int) -> Int { 10 * pixels + 240 * busy }

  /// The cost of writing a file to the disk, whatever its contents.
  package static let file = 250_000

  /// The cost of producing the picture of one target and reading it back.
  package static func targeting(pixels: Int) -> Int { 30 * pixels }
}
