/// What aapt2 takes for the outline of a nine-patch, by the loops of its source (`FindOutlineInsets` in NinePatch.cpp).
struct AndroidOutline: Equatable {
  private(set) var left = 0
  private(set) var top = 0
  private(set) var right = 0
  private(set) var bottom = 0
  private(set) var corner = 0
  private(set) var opacity: UInt32 = 0

  /// Of the picture inside the frame.
  init(_ picture: Bitmap) {
    let (width, height) = (picture.width, picture.height)
    func alpha(_ x: Int, _ y: Int) -> UInt32 { picture[x, y] >> 24 }
    (left, right) = Self.walk(width) { alpha($0, height / 2) }
    (top, bottom) = Self.walk(height) { alpha(width / 2, $0) }
    let (x, y) = (left, top)
    (corner, _) = Self.walk(min(width - left - right, height - top - bottom)) { alpha(x + $0, y + $0) }
    let (midX, midY) = ((left + width - right) / 2, (top + height - bottom) / 2)
    for x in left..<width - right { opacity = max(opacity, alpha(x, midY)) }
    for y in top..<height - bottom { opacity = max(opacity, alpha(midX, y)) }
  }

  private static func walk(_ length: Int, _ alpha: (Int) -> UInt32) -> (Int, Int) {
    guard length >= 3 else { return (0, 0) }
    let second = length / 2
    let first = second + length % 2
    var (start, end) = (0, 0)
    var most: UInt32 = 0
    for index in 0..<first where most != 255 && alpha(index) > most { (most, start) = (alpha(index), index) }
    most = 0
    for index in (second..<length).reversed() where most != 255 && alpha(index) > most {
      (most, end) = (alpha(index), length - index - 1)
    }
    return (start, end)
  }
}

extension AndroidPicture {
  /// The picture with lines of its center repeated, which are equal along each axis that is repeated.
  private func widened(_ across: Int, _ down: Int, _ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap {
    func lines(_ length: Int, _ center: Range<Int>, _ more: Int) -> [Int] {
      Array(0..<center.upperBound) + Array(repeating: center.upperBound - 1, count: more)
        + Array(center.upperBound..<length)
    }
    let xs = lines(bitmap.width, columns, across)
    let ys = lines(bitmap.height, rows, down)
    return Bitmap(width: xs.count, height: ys.count, pixels: ys.flatMap { y in xs.map { x in bitmap[x, y] } })
  }

  /// How often lines of the center are repeated at least, so that the outline is that of the uncut art; `least` where that is not
  /// possible.
  func repeats(
    atLeast least: (x: Int, y: Int), _ columns: Range<Int>, _ rows: Range<Int>, canRepeat: (x: Bool, y: Bool)
  ) -> (x: Int, y: Int) {
    let most = (x: art.width - bitmap.width, y: art.height - bitmap.height)
    guard most.x > least.x || most.y > least.y else { return least }
    let wanted = AndroidOutline(widened(max(0, most.x), max(0, most.y), columns, rows))
    let last = (
      x: canRepeat.x ? max(least.x, most.x) : least.x, y: canRepeat.y ? max(least.y, most.y) : least.y
    )
    func isRight(_ x: Int, _ y: Int) -> Bool { AndroidOutline(widened(x, y, columns, rows)) == wanted }
    guard isRight(last.x, last.y), let x = (least.x...last.x).first(where: { isRight($0, last.y) }),
      let y = (least.y...last.y).first(where: { isRight(x, $0) })
    else { return least }
    return (x, y)
  }
}
