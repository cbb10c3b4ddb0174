/// How much may still be looked at to find where values come from, counted in settings that are compared and steps that are taken:
/// a theme may lead from each of its elements to all others.
///
/// A class because every search of a theme draws from one amount.
final class OriginWork {
  private var left: Int

  init(_ most: Int) {
    left = most
  }

  /// Whether there was enough left.
  func spend(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }
}
