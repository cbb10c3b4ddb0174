/// Boxes and plain colors on screens, and in sizes, whose pixels are not those of the art.
@Suite struct ScaledBoxTests {
  private static let names = ["pill", "card", "plain"]
  private static let buttons = names.enumerated().map { index, name in
    "<button class=shop_button_\(name) style='top: \(20 + 100 * index)px'></button>"
  }.joined()

  @Test(arguments: BrowserKind.allCases, [1, 1.1, 1.25, 2.6])
  func `no seam is seen where a page is scaled`(_ kind: BrowserKind, _ scale: Double) throws {
    try kind.run("scaled boxes", at: .one) { browser, folder in
      try TargetTheme.write("css-a-box-is-drawn-by-the-browser", to: folder)
      let html = """
        <!doctype html><link rel=stylesheet href=shop.css>
        <style>
        body { margin: 0; background: white }
        button { position: absolute; left: 20px; width: 240px; transform: scale(.97) }
        </style>\(Self.buttons)
        """
      try browser.open(html, in: folder, 300, 340, media: BrowserMedia(emulatedScale: scale))
      let screen = try browser.screenshot()
      #expect(screen.width >= Int(300 * scale) - 1)
      for (index, name) in Self.names.enumerated() {
        // Half of the box, and all of its width but for the line and the smoothed edges.
        let middle = Double(20 + 100 * index) + 22
        for y in stride(from: Int((middle - 4) * scale), to: Int((middle + 4) * scale), by: 1) {
          for x in Int(32 * scale)..<Int(248 * scale) {
            let found = Color(word: screen[x, y])
            let isNear = [(found.red, 0x1F), (found.green, 0x5F), (found.blue, 0xBF)].allSatisfy {
              abs(Int($0) - $1) <= 2
            }
            if !isNear {
              Issue.record("\(name) at \(scale)x has \(found) at (\(x), \(y))")
              return
            }
          }
        }
      }
    }
  }

  @Test(arguments: BrowserKind.allCases) func `a page sets the color of a fill`(_ kind: BrowserKind) throws {
    try kind.run("fills", at: .one) { browser, folder in
      try TargetTheme.write("css-a-box-is-drawn-by-the-browser", to: folder)
      let html = """
        <!doctype html><link rel=stylesheet href=shop.css>
        <style>[class] { --shop_fill: #a02040 } button { position: absolute; left: 20px; width: 200px }</style>
        \(Self.buttons)
        """
      try browser.open(html, in: folder, 260, 340)
      let screen = try browser.screenshot()
      for (index, name) in Self.names.enumerated() {
        #expect("\(Color(word: screen[120, 42 + 100 * index]))" == "#a02040", "\(name)")
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a focus ring has the corners of its box`(_ kind: BrowserKind) throws {
    try kind.run("focus rings", at: .two) { browser, folder in
      try TargetTheme.write("css-a-box-is-drawn-by-the-browser", to: folder)
      let html = """
        <!doctype html><link rel=stylesheet href=shop.css>
        <style>body { margin: 0; background: white } button { position: absolute; left: 20px; top: 20px; width: 200px; outline: 4px solid red }</style>
        <button class=shop_button_pill></button>
        """
      try browser.open(html, in: folder, 260, 100)
      let screen = try browser.screenshot()
      func seen(_ x: Int, _ y: Int) -> String { "\(Color(word: screen[2 * x, 2 * y]))" }
      // The corner of a square ring is white, and the middle of its sides is red.
      #expect(seen(17, 17) == "#ffffff")
      #expect(seen(120, 18) == "#ff0000")
      #expect(seen(18, 42) == "#ff0000")
    }
  }
}

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
    // Most pixels are like all around them.
    let (pixels, width) = (picture.pixels, picture.width)
    let (rows, columns) = (
      max(y - 1, 0)...min(y + 1, picture.height - 1), max(x - 1, 0)...min(x + 1, width - 1)
    )
    let middle = pixels[y * width + x]
    var isEven = true
    for row in rows {
      for column in columns where pixels[row * width + column] != middle { isEven = false }
    }
    if isEven { return 0 }
    var most = 0
    for shift: UInt32 in [0, 8, 16] {
      var (low, high) = (255, 0)
      for row in rows {
        for column in columns {
          let word = pixels[row * width + column]
          let alpha = Int(word >> 24)
          let seen = (Int(word >> shift & 0xFF) * alpha + 255 * (255 - alpha)) / 255
          (low, high) = (min(low, seen), max(high, seen))
        }
      }
      most = max(most, high - low)
    }
    return most
  }
}
