import ThemeBundle
import ThemeCore

/// The pictures of a segment for one place in its row, without the caps at which it meets another segment.
struct AndroidCut {
  /// The place of a segment in its row, in reading order.
  enum Place: Sendable { case first, middle, last }

  let place: Place
  /// The name of the drawable.
  let name: String

  /// The art without the caps at which segments meet. If it has no right-to-left entries, they are added, because the first
  /// segment is then on the right.
  func applied(to art: [Configured<AndroidArt>]) -> [Configured<AndroidArt>] {
    var art = art
    if place != .middle, !art.contains(where: \.configuration.isRightToLeft) {
      art += art.map { entry in
        var configuration = entry.configuration
        configuration.isRightToLeft = true
        return Configured(configuration: configuration, value: entry.value)
      }
    }
    return art.map { entry in
      let isRightToLeft = entry.configuration.isRightToLeft
      return entry.map { value in
        guard case .art(let art, _, let title) = value, art.hasSideCaps else { return value }
        let ends = AndroidEnds(
          left: place == (isRightToLeft ? .last : .first), right: place == (isRightToLeft ? .first : .last))
        return .art(art, ends, title: title)
      }
    }
  }
}

extension SlicedArt {
  /// Whether the art has caps on the left or right at any scale.
  var hasSideCaps: Bool {
    slices.contains { $0.capInsets.map { $0.left != .zero || $0.right != .zero } ?? false }
  }
}
