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

  /// The column and the row of the nine in which it lies, from 0.
  private var field: (column: Int, row: Int) {
    switch self {
    case .topLeft: (0, 0)
    case .top: (1, 0)
    case .topRight: (2, 0)
    case .left: (0, 1)
    case .center: (1, 1)
    case .right: (2, 1)
    case .bottomLeft: (0, 2)
    case .bottom: (1, 2)
    case .bottomRight: (2, 2)
    }
  }

  /// Where it lies in a slice, in pixels; nil where there is nothing.
  func frame(in slice: Slice) -> Rect<Pixels>? {
    guard let center = slice.center else { return nil }
    let size = slice.pixels.size
    let columns = [.zero, center.x, center.x + center.width, size.width]
    let rows = [.zero, center.y, center.y + center.height, size.height]
    let (x, y) = (columns[field.column], rows[field.row])
    let (width, height) = (columns[field.column + 1] - x, rows[field.row + 1] - y)
    return width == .zero || height == .zero ? nil : Rect(x: x, y: y, width: width, height: height)
  }

  /// Whether it stands on the box of the center's columns; the others stand on that of the caps.
  var isOnCenter: Bool { field.column == 1 }

  /// Where its first tile stands, and how it repeats.
  var placement: (position: String, repetition: String, boxes: String) {
    let repetition =
      switch (field.column == 1, field.row == 1) {
      case (true, true): "repeat"
      case (true, false): "repeat-x"
      case (false, true): "repeat-y"
      case (false, false): "no-repeat"
      }
    return (
      "\(field.column == 2 ? "100%" : "0") \(field.row == 2 ? "100%" : "0")", repetition,
      field.row == 1 ? "padding-box padding-box" : "border-box border-box"
    )
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
