import ThemeCore
import ThemeSlicing

/// The pictures of a segment, without the caps at which it meets another.
struct AndroidCut {
  /// Where a segment stands in its row, in the order of reading.
  enum Place: Sendable { case first, middle, last }

  let place: Place
  /// The name of the drawable.
  let name: String

  /// What is left of the art. The first segment is the right one where text runs from right to left.
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
  /// Whether it has caps to the left or to the right.
  var hasSideCaps: Bool {
    slices.contains { $0.capInsets.map { $0.left != .zero || $0.right != .zero } ?? false }
  }
}
