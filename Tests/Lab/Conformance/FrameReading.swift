/// The marks of a nine-patch's frame, read as patterns over a letter a pixel: independent of how themec reads them.
///
/// Insets are left, top, right, bottom, in pixels of the content.
struct FrameReading {
  /// Why a frame can't be used, and some words of those in which themec says so.
  enum Refusal: String {
    case tooSmall = "at least 3 × 3 pixels"
    case corner = "the top left pixel"
    case color = "the frame of a nine-patch has black and red marks"
    case redOnStretchEdge = "layout bounds are marked on the bottom and right edges"
    case secondPadding = "a second padding range"
    case redInside = "does not touch its end of the edge"
    case severalStretches = "stretches in several places"
  }

  let refusal: Refusal?
  private(set) var caps = [0, 0, 0, 0]
  private(set) var padding = [0, 0, 0, 0]
  private(set) var layoutBounds = [0, 0, 0, 0]

  init(_ bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width >= 3, height >= 3 else {
      refusal = .tooSmall
      return
    }
    let neutral = bitmap[0, 0]
    guard neutral == 0 || neutral == 0xFFFF_FFFF else {
      refusal = .corner
      return
    }
    func letter(_ word: UInt32) -> Character {
      switch word {
      case neutral: "."
      case 0xFF00_0000: "b"
      case 0xFF00_00FF: "r"
      default: "?"
      }
    }
    let top = String((1..<width - 1).map { letter(bitmap[$0, 0]) })
    let left = String((1..<height - 1).map { letter(bitmap[0, $0]) })
    let bottom = String((1..<width - 1).map { letter(bitmap[$0, height - 1]) })
    let right = String((1..<height - 1).map { letter(bitmap[width - 1, $0]) })

    let edges = [top, left, bottom, right]
    if edges.contains(where: { $0.contains("?") }) {
      refusal = .color
    } else if (top + left).contains("r") {
      refusal = .redOnStretchEdge
    } else if [bottom, right].contains(where: { $0.contains(#/b[.r]+b/#) }) {
      refusal = .secondPadding
    } else if [bottom, right].contains(where: { $0.contains(#/[.b]r+[.b]/#) }) {
      refusal = .redInside
    } else if [(top, true), (left, false)].contains(where: { bitmap.needsSeveralRanges($0, isTop: $1) }) {
      refusal = .severalStretches
    } else {
      refusal = nil
    }
    for (side, stretching, marking) in [(0, top, bottom), (1, left, right)] {
      if let outside = FrameReading.outside(stretching) {
        (caps[side], caps[side + 2]) = outside
        (padding[side], padding[side + 2]) = outside
      }
      if let outside = FrameReading.outside(marking) { (padding[side], padding[side + 2]) = outside }
      layoutBounds[side] = marking.prefixMatch(of: #/r+/#)?.output.count ?? 0
      layoutBounds[side + 2] = String(marking.reversed()).prefixMatch(of: #/r+/#)?.output.count ?? 0
    }
  }

  /// How many letters stand before the first and behind the last black one; nil without any.
  private static func outside(_ edge: String) -> (Int, Int)? {
    guard let first = edge.firstIndex(of: "b"), let last = edge.lastIndex(of: "b") else { return nil }
    return (edge.distance(from: edge.startIndex, to: first), edge.distance(from: last, to: edge.endIndex) - 1)
  }
}

extension Bitmap {
  /// Whether an edge marks several ranges, and one range over all of them would stretch other lines of the content than they do.
  fileprivate func needsSeveralRanges(_ edge: String, isTop: Bool) -> Bool {
    guard edge.contains(#/b\.+b/#) else { return false }
    let marks = Array(edge)
    guard let first = marks.firstIndex(of: "b"), let last = marks.lastIndex(of: "b") else { return false }
    // An edge leaves out the corner before it.
    let lines = (first + 1...last + 1).map { line in
      isTop ? (1..<height - 1).map { self[line, $0] } : (1..<width - 1).map { self[$0, line] }
    }
    return Set(lines).count > 1
  }
}
