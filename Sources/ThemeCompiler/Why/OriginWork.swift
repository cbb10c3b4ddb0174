/// A limit on the work of finding origins, counted in settings that are compared and steps that are taken. It is needed because
/// the references of a theme may lead from each of its elements to all others.
///
/// This is a class because all searches of a theme share the limit.
final class OriginWork {
  private var left: Int

  init(_ most: Int) {
    left = most
  }

  /// Takes an amount of work; false where less than that was left.
  func spend(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }
}
