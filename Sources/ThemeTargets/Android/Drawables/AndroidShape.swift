import ThemeBundle
import ThemeCore
import ThemeModel
import ThemePictures

extension AndroidArt {
  /// The XML drawable for a color or for nothing, which needs no picture; nil for other art.
  var shape: XMLElement? {
    switch self {
    case .nothing: return XMLElement(root: "color", [("android:color", "@android:color/transparent")])
    case .art: return nil
    case .color(let color, let size, let title):
      var shape = XMLElement(root: "shape")
      let sides = [("width", size.width), ("height", size.height)].filter { $0.1 != .zero }
      if !sides.isEmpty {
        shape.children.append(XMLElement("size", sides.map { ("android:\($0)", "\($1)dp") }))
      }
      shape.children.append(XMLElement("solid", [("android:color", color.android)]))
      if let title {
        // Padding can't be negative.
        let sides = [
          ("left", title.left), ("top", title.top), ("right", title.right), ("bottom", title.bottom),
        ]
        let lengths = sides.map { (name: "android:\($0)", value: "\(max($1, .zero))dp") }
        shape.children.append(XMLElement("padding", lengths))
      }
      return shape
    }
  }
}

/// The outline that aapt2 guesses for a nine-patch, by which Android draws elevation shadows and clips: a rounded rectangle found
/// by opacity along the middle row, the middle column and a diagonal.
///
/// Source: `NinePatch.cpp` of aapt2 (AOSP, android-10.0.0_r36), whose steps these are.
struct AndroidOutline: Equatable {
  /// The insets of the rectangle, in pixels of the picture inside the frame.
  let left, top, right, bottom: Int
  /// How far the corner is in along the diagonal, in pixels. aapt2 writes 3.4142 times as much as the radius.
  let corner: Int
  /// The greatest opacity along the middle lines of the rectangle, from 0 to 255.
  let opacity: Int

  /// Finds the outline of a picture whose opacity at a column and a row `alpha` returns.
  init(width: Int, height: Int, alpha: (_ x: Int, _ y: Int) -> Int) {
    let row = (0..<width).map { alpha($0, height / 2) }
    let column = (0..<height).map { alpha(width / 2, $0) }
    let (left, right) = Self.insets(row)
    let (top, bottom) = Self.insets(column)
    let length = max(0, min(width - left - right, height - top - bottom))
    corner = Self.insets((0..<length).map { alpha(left + $0, top + $0) }).start
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    let (columns, rows) = (left..<width - right, top..<height - bottom)
    let across = columns.map { alpha($0, (rows.lowerBound + rows.upperBound) / 2) }
    let down = rows.map { alpha((columns.lowerBound + columns.upperBound) / 2, $0) }
    opacity = max(across.max() ?? 0, down.max() ?? 0)
  }

  /// How far the first most opaque pixel of each half of a line is from the half's end of the line.
  private static func insets(_ line: [Int]) -> (start: Int, end: Int) {
    guard line.count >= 3 else { return (0, 0) }
    // Both halves of an odd length have the pixel in the middle.
    let halves = (
      line.prefix(line.count - line.count / 2), line.suffix(line.count - line.count / 2).reversed()
    )
    return (firstMost(Array(halves.0)), firstMost(Array(halves.1)))
  }

  private static func firstMost(_ line: [Int]) -> Int {
    guard let most = line.max(), most > 0 else { return 0 }
    return line.firstIndex(of: most) ?? 0
  }
}

/// The marks on the bottom or right edge of a nine-patch's frame.
struct AndroidEdge {
  /// The pixels in which the title is placed, between the ends of the edge; nil if they can't be marked.
  let padding: Range<Int>?
  /// The layout bounds at the two ends of the edge, as far as they can be marked.
  let bounds: (Pixels, Pixels)

  /// The bottom and the right edge around a picture.
  static func both(
    around size: Size<Pixels>, padding: Insets<Pixels>?, bounds: Insets<Pixels>
  ) -> (bottom: AndroidEdge, right: AndroidEdge) {
    (
      AndroidEdge(
        length: size.width.count, padding: padding.map { ($0.left, $0.right) },
        bounds: (bounds.left, bounds.right)),
      AndroidEdge(
        length: size.height.count, padding: padding.map { ($0.top, $0.bottom) },
        bounds: (bounds.top, bounds.bottom))
    )
  }

  /// Computes the marks for an edge with a length in pixels. `padding` contains the title's insets at the two ends, and is nil
  /// without a title; `bounds` contains the alignment insets.
  private init(length: Int, padding: (Pixels, Pixels)?, bounds: (Pixels, Pixels)) {
    // aapt2 reads a bound at the far end alone as a bound at the near end.
    let canBound =
      bounds.0 > .zero && bounds.1 >= .zero && bounds.0.count + bounds.1.count < length
    guard let padding else {
      // Without a mark, Android would use the caps as padding.
      self.bounds = canBound ? bounds : (.zero, .zero)
      self.padding = self.bounds.0.count..<length - self.bounds.1.count
      return
    }
    let fits =
      padding.0 >= .zero && padding.1 >= .zero && padding.0.count + padding.1.count < length
    // A pixel can't be both black and red; the title's padding is more important.
    let areApart = !fits || (padding.0 >= bounds.0 && padding.1 >= bounds.1)
    self.bounds = canBound && areApart ? bounds : (.zero, .zero)
    self.padding = fits ? padding.0.count..<length - padding.1.count : nil
  }
}

/// How a picture that isn't a nine-patch fills a view. It needs an XML drawable around it, because a view stretches a plain
/// picture.
enum AndroidPlacing: CaseIterable {
  /// In its own size, in the center.
  case centered
  /// Repeated from the upper left.
  case repeated

  /// The attribute of the XML drawable that places the picture.
  var attribute: (name: String, value: String) {
    switch self {
    case .centered: ("android:gravity", "center")
    case .repeated: ("android:tileMode", "repeat")
    }
  }

  /// The name of the picture inside an XML drawable.
  static func picture(of drawable: String) -> String { "\(drawable)__art" }

  /// The XML drawable around a picture.
  func document(of picture: String) -> XMLElement {
    XMLElement(root: "bitmap", [("android:src", "@drawable/\(picture)"), attribute])
  }
}

extension AndroidArt {
  /// How the pictures fill the view of a part; nil for nine-patches and colors, and for pictures that views show in their own
  /// size.
  func placing(_ part: PartName, of kind: ElementKind) -> AndroidPlacing? {
    guard case .art(let art, _, _) = self else { return nil }
    if art.isTexture { return .repeated }
    let isBehind = part == .background || part == .shadowImage || kind.controlPart?.growth.isEmpty == false
    return art.resizing == nil && isBehind ? .centered : nil
  }
}
