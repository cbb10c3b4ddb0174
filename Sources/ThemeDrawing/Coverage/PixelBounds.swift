/// A rectangle of whole pixels, excluding `right` and `bottom`. Operations give `empty` for an empty result.
struct PixelBounds: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { isEmpty ? 0 : width * height }
  var isEmpty: Bool { right <= left || bottom <= top }

  func contains(_ other: PixelBounds) -> Bool { intersection(other) == other }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    let common = PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  /// The smallest bounds that contain both rectangles.
  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The rectangle enlarged by a margin on all sides. An empty one stays empty.
  func expanded(by margin: Int) -> PixelBounds {
    if isEmpty { return .empty }
    return PixelBounds(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  func moved(x: Int, y: Int) -> PixelBounds {
    if isEmpty { return .empty }
    return PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
