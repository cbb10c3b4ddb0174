import ThemeCore
import ThemeImage
import ThemeSlicing

// A tile begins at its left and top caps, as UIKit's does; the `repeat` of a border image begins in the middle. So the
// nine fields of the art are images of their own, on two boxes: the columns of the center, and the caps.

/// One of the nine fields of sliced art.
enum CSSPiece: String, CaseIterable {
  case topLeft = "top-left"
  case top
  case topRight = "top-right"
  case left, center, right
  case bottomLeft = "bottom-left"
  case bottom
  case bottomRight = "bottom-right"

  /// Where it lies in a slice, in pixels; nil where there is nothing.
  func frame(in slice: Slice) -> Rect<Pixels>? {
    guard let center = slice.center else { return nil }
    let (x, width): (Int, Int) =
      switch self {
      case .topLeft, .left, .bottomLeft: (0, center.x.count)
      case .top, .center, .bottom: (center.x.count, center.width.count)
      case .topRight, .right, .bottomRight:
        (
          center.x.count + center.width.count,
          slice.pixels.size.width.count - center.x.count - center.width.count
        )
      }
    let (y, height): (Int, Int) =
      switch self {
      case .topLeft, .top, .topRight: (0, center.y.count)
      case .left, .center, .right: (center.y.count, center.height.count)
      case .bottomLeft, .bottom, .bottomRight:
        (
          center.y.count + center.height.count,
          slice.pixels.size.height.count - center.y.count - center.height.count
        )
      }
    if width == 0 || height == 0 { return nil }
    return Rect(x: Pixels(x), y: Pixels(y), width: Pixels(width), height: Pixels(height))
  }

  /// Whether it stands on the box of the center's columns; the others stand on that of the caps.
  var isOnCenter: Bool { self == .top || self == .center || self == .bottom }

  /// Where its first tile stands, and how it repeats.
  var placement: (position: String, repetition: String, boxes: String) {
    switch self {
    case .topLeft: ("0 0", "no-repeat", "border-box border-box")
    case .topRight: ("100% 0", "no-repeat", "border-box border-box")
    case .bottomLeft: ("0 100%", "no-repeat", "border-box border-box")
    case .bottomRight: ("100% 100%", "no-repeat", "border-box border-box")
    case .top: ("0 0", "repeat-x", "border-box border-box")
    case .bottom: ("0 100%", "repeat-x", "border-box border-box")
    case .left: ("0 0", "repeat-y", "padding-box padding-box")
    case .right: ("100% 0", "repeat-y", "padding-box padding-box")
    case .center: ("0 0", "repeat", "padding-box padding-box")
    }
  }
}

extension CSSArt {
  /// The pieces that a scale has, of one of the two boxes.
  func pieces(of slice: Slice, onCenter: Bool) -> [(piece: CSSPiece, frame: Rect<Pixels>)] {
    CSSPiece.allCases.compactMap { piece in
      guard piece.isOnCenter == onCenter, let frame = piece.frame(in: slice) else { return nil }
      return (piece, frame)
    }
  }

  /// Whether there are caps: a texture without needs one box.
  var hasCapsBox: Bool { isTiled && art.slices.contains { !pieces(of: $0, onCenter: false).isEmpty } }

  /// The center's columns, or what stands beside them.
  func tile(on box: CSSBox, onCenter: Bool) -> CSSGroup {
    CSSGroup(
      box, named: "tile",
      levels { slice in
        let layers = pieces(of: slice, onCenter: onCenter).map { piece, frame in
          let size = Size(width: frame.width, height: frame.height).points(at: slice.scale)
          let (position, repetition, boxes) = piece.placement
          return
            "\(url(piece, slice.scale)) \(position) / \(size.width.css) \(size.height.css) \(repetition) \(boxes)"
        }
        return generated(
          slice, beside: onCenter ? slice.caps : .zero,
          background: layers.isEmpty ? "none" : layers.joined(separator: ", "))
      })
  }
}
