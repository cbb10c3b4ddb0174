import ThemeBundle
import ThemeCore
import ThemeImage

// Tiles begin at the left and top caps, as in UIKit, but `repeat` of a border image begins in the middle. Therefore, the nine
// fields of the art are images of their own on two boxes: one for the columns of the center, and one for the caps beside them.

/// One of the nine fields of sliced art.
enum CSSPiece: String, CaseIterable {
  case topLeft = "top-left"
  case top
  case topRight = "top-right"
  case left, center, right
  case bottomLeft = "bottom-left"
  case bottom
  case bottomRight = "bottom-right"

  /// The column and the row of the field, from 0 to 2.
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

  /// The field's frame in a slice, in pixels; nil if the field is empty, or if the art doesn't stretch.
  func frame(in slice: Slice) -> Rect<Pixels>? {
    guard let center = slice.center else { return nil }
    let size = slice.pixels.size
    let columns = [.zero, center.x, center.x + center.width, size.width]
    let rows = [.zero, center.y, center.y + center.height, size.height]
    let (x, y) = (columns[field.column], rows[field.row])
    let (width, height) = (columns[field.column + 1] - x, rows[field.row + 1] - y)
    return width == .zero || height == .zero ? nil : Rect(x: x, y: y, width: width, height: height)
  }

  /// Whether the field is on the box for the columns of the center; other fields are on the box for the caps.
  var isOnCenter: Bool { field.column == 1 }

  /// Whether the field fills the space between the caps along an axis, by repeating or by stretching.
  func fills(along axis: Axis) -> Bool { axis == .horizontal ? field.column == 1 : field.row == 1 }

  /// The position and the repetition of the field's background image, and the boxes by which it is positioned and clipped.
  func placement(_ modes: PerAxis<ResizingMode>) -> (position: String, repetition: String, boxes: String) {
    func repeats(_ axis: Axis) -> Bool { fills(along: axis) && modes[axis] == .tile }
    let repetition =
      switch (repeats(.horizontal), repeats(.vertical)) {
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
  /// The pieces of a slice on one of the two boxes, with their frames in pixels.
  func pieces(of slice: Slice, onCenter: Bool) -> [(piece: CSSPiece, frame: Rect<Pixels>)] {
    CSSPiece.allCases.compactMap { piece in
      guard piece.isOnCenter == onCenter, let frame = piece.frame(in: slice) else { return nil }
      return (piece, frame)
    }
  }

  /// Whether tiled art needs the box for the caps, because it has caps on the left or right at any scale.
  var hasCapsBox: Bool { isTiled && art.slices.contains { !pieces(of: $0, onCenter: false).isEmpty } }

  /// The background of one of the two boxes: the columns of the center, or the caps beside them.
  func tile(on box: CSSBox, onCenter: Bool) -> CSSGroup {
    let modes = art.resizing ?? PerAxis(both: .stretch)
    return CSSGroup(
      box, named: "tile",
      levels { slice in
        let layers = pieces(of: slice, onCenter: onCenter).map { piece, frame in
          let size = Size(width: frame.width, height: frame.height).points(at: slice.scale)
          let (position, repetition, boxes) = piece.placement(modes)
          func length(_ axis: Axis) -> String {
            piece.fills(along: axis) && modes[axis] == .stretch ? "100%" : size.length(along: axis).css
          }
          return
            "\(url(piece, slice.scale)) \(position) / \(length(.horizontal)) \(length(.vertical)) \(repetition) \(boxes)"
        }
        return generated(
          slice, beside: onCenter ? slice.caps : .zero,
          background: layers.isEmpty ? "none" : layers.joined(separator: ", "))
      })
  }
}
