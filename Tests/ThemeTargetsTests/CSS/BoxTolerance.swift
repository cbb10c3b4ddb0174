import ThemeBundle
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// How far a browser's box of CSS may be from the picture that it stands for: every browser smooths the edges of corners, and
/// blurs, in its own way. All else is the same.
struct BoxTolerance {
  /// The levels by which a gradient may be rounded differently, a blur approximated, and the edge of a corner smoothed.
  private static let (rounding, blur, smoothing) = (3, 16, 64)
  private let picture: Bitmap
  private let isBlurred: Bool
  /// The columns and rows from each side of the picture in which corners are.
  private let corners: Insets<Int>

  init(_ box: DrawnBox, _ slice: Slice, _ picture: Bitmap) {
    self.picture = picture
    isBlurred = (box.layer.shadows + box.layer.innerShadows).contains { $0.blur > .zero }
    let factor = slice.scale.rawValue
    let radii = [box.corners.topLeft, box.corners.topRight, box.corners.bottomLeft, box.corners.bottomRight]
    // Radii that don't fit are as large as half of the height.
    let radius = min(
      Int(((radii.max() ?? .zero).double * Double(factor)).rounded(.up)), (picture.height + 1) / 2)
    // The edges of inner shadows have corners too, which lie further inside.
    let shift =
      box.layer.innerShadows.map { shadow in
        max(shadow.x.double.magnitude, shadow.y.double.magnitude) + shadow.spread.double.magnitude
      }.max() ?? 0
    let inside = Int((shift * Double(factor)).rounded(.up))
    corners = (slice.alignmentInsets ?? .zero).map { side in
      radius == 0 ? 0 : side.count + radius + inside + 1
    }
  }

  func callAsFunction(_ x: Int, _ y: Int) -> Int {
    let isAtSide = x < corners.left || x >= picture.width - corners.right
    let isAtEnd = y < corners.top || y >= picture.height - corners.bottom
    let base = isBlurred ? Self.blur : Self.rounding
    return base + (isAtSide && isAtEnd ? max(contrast(x, y), Self.smoothing) : 0)
  }

  /// The most by which a sample of the pixels around a place differs from another one's, over white.
  private func contrast(_ x: Int, _ y: Int) -> Int {
    var (low, high) = (SIMD3<Int>(repeating: 255), SIMD3<Int>(repeating: 0))
    for row in max(y - 1, 0)...min(y + 1, picture.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, picture.width - 1) {
        let color = Color(word: picture[column, row])
        let alpha = Int(color.alpha)
        let samples = SIMD3(Int(color.red), Int(color.green), Int(color.blue))
        let seen = (samples &* alpha &+ 255 * (255 - alpha)) / 255
        low = pointwiseMin(low, seen)
        high = pointwiseMax(high, seen)
      }
    }
    return (high &- low).max()
  }
}
