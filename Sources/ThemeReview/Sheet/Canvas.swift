import CTexts
import ThemeCore
import ThemeImage

/// An opaque picture that is drawn from the top down; all lengths are in pixels.
struct Canvas {
  private var painting: Painting
  private let paper: Color

  /// Makes a canvas without rows; `grow(to:)` adds them.
  init(width: Int, paper: Color) {
    painting = Painting(width: width, height: 0)
    self.paper = paper
  }

  var width: Int { painting.width }
  var height: Int { painting.height }
  var bitmap: Bitmap { painting.bitmap }

  /// Adds rows of paper until the canvas is at least `height` pixels high.
  mutating func grow(to height: Int) { painting.grow(to: height, in: paper) }

  /// Draws a picture on a checkerboard, with its upper left corner at `x`, `y`.
  mutating func draw(_ bitmap: Bitmap, x: Int, y: Int, isDark: Bool = false) {
    let squares =
      isDark
      ? (Color.darkGround, Color(red: 0x26, green: 0x29, blue: 0x2E))
      : (paper, Color(red: 0xEC, green: 0xEE, blue: 0xF0))
    painting.draw(bitmap, onSquares: squares, x: x, y: y)
  }

  /// Writes one line of text with its upper left corner at `x`, `y`.
  mutating func write(_ text: String, in color: Color, x: Int, y: Int) {
    var left = x
    for letter in text {
      let letter = Letter.of(letter)
      painting.draw(letter.shape, in: color, x: left, y: y)
      left += letter.advance
    }
  }
}

/// A letter of Noto Sans in one size. The font has the letters of ASCII and the signs of reports.
struct Letter: Hashable {
  /// The distance to the left edge of the next letter, in pixels.
  let advance: Int
  /// The pixels, with the upper left corner of the line as the origin.
  let shape: Stencil

  /// The height of a line, in pixels.
  static let height = 20
  /// The size of the font, and the place of the middle of its capital letters, in pixels.
  static let fontSize = 16.0
  static let middle = 10.0

  /// The width of a text in pixels.
  static func width(of text: String) -> Int { text.reduce(0) { $0 + of($1).advance } }

  /// The shape of a letter; one that the font lacks is an empty box.
  static func of(_ letter: Character) -> Letter { known[letter] ?? box }

  private static let box = Letter(
    advance: 11,
    shape: Stencil(
      left: 1, top: 4, rows: (0..<12).map { row in (0..<9).map { row % 11 == 0 || $0 % 8 == 0 ? 15 : 0 } }))

  private static let known: [Character: Letter] = {
    var known: [Character: Letter] = [" ": Letter(advance: 5, shape: Stencil(left: 0, top: 0, rows: []))]
    // Each block is a line with a letter, its advance and its place, and below it the rows of its pixels.
    var lines = unsafe String(cString: ctexts_letters()).split(separator: "\n")[...]
    while let head = lines.popFirst() {
      let parts = head.split(separator: " ")
      let numbers = parts.dropFirst().compactMap { Int($0) }
      let rows = lines.prefix { !$0.contains(" ") }
      lines = lines.dropFirst(rows.count)
      guard let letter = parts.first?.first, numbers.count == 3 else {
        preconditionFailure("a block of no letter")
      }
      known[letter] = Letter(
        advance: numbers[0],
        shape: Stencil(
          left: numbers[1], top: numbers[2], rows: rows.map { $0.map { UInt8($0.hexDigitValue ?? 0) } }))
    }
    return known
  }()
}

/// The sides of a look as pictures with titles, for a sheet: the same as a page has them, in the letters of sheets.
struct LookPicture {
  let old: Bitmap?
  let new: Bitmap?
  /// Whether people see little of the change, at any place where they see it.
  private let isSlight: Bool

  /// Nil where a side would be too large for a sheet.
  init?(_ pair: LookPair, title: String?) {
    guard let layout = LookLayout(pair, title, most: LookSize(width: 440, height: 300)) else { return nil }
    // Without art, the frame is as wide as the title was measured, and the letters of sheets may be wider.
    let view = layout.bounds.padded(by: pair.old?.art == nil && pair.new?.art == nil ? 20 : 8)
    // Art of a scale is shown pixel by pixel where it has room, and a line of hair in pixels that can be seen.
    let isHair = title == nil && view.height - 16 < 8
    let scale = pair.scale.scaleFactor
    let factor =
      isHair
      ? scale * max(1, min(4, Int(600 / view.width) / scale)) : view.width * 3 < 300 ? max(2, scale) : 2
    func picture(_ side: LookSide?, _ ink: Color) -> Bitmap? {
      guard let side else { return nil }
      let (look, frame) = (side.look, side.frame)
      var picture = Picture(view, pair.ground, factor: Double(factor))
      if let art = look.drawnArt(in: frame) {
        picture.draw(look.artTint.map(art.tinted) ?? art, in: frame)
      }
      picture.write(title, of: look, in: frame)
      if let area = side.area { picture.outline(area, in: ink) }
      for measure in side.measures { picture.draw(measure, in: ink) }
      return picture.bitmap
    }
    isSlight = pair.told.map { 1...32 ~= $0.levels(on: pair.ground) ?? 256 } ?? true
    // As on the page, what was before is gray.
    let (gray, pink) = (Color(red: 0x86, green: 0x8E, blue: 0x96), Color(red: 0xD6, green: 0x33, blue: 0x84))
    (old, new) = (picture(layout.old, gray), picture(layout.new, pink))
  }

  /// The left half of the old side and the right half of the new one, where these touch at a difference that is so small that
  /// only then it is seen; nil for any other.
  var joined: Bitmap? {
    guard isSlight, let old, let new, old.size == new.size, old.width > 1 else { return nil }
    let halves = [0..<old.width / 2, old.width / 2..<old.width].map {
      seenLevels(old, new, columns: $0, rows: 0..<old.height, on: nil)
    }
    guard let most = halves.max(), let least = halves.min(), 1...32 ~= most, least * 2 >= most else {
      return nil
    }
    return old.joined(with: new)
  }

  /// A part of the plane in points that is painted.
  private struct Picture {
    private let view: LookRectangle
    private let ground: Color
    /// How many pixels a point has.
    private let factor: Double
    private var painting: Painting

    init(_ view: LookRectangle, _ ground: Color, factor: Double) {
      (self.view, self.ground, self.factor) = (view, ground, factor)
      painting = Painting(
        width: Int((view.width * factor).rounded(.up)), height: Int((view.height * factor).rounded(.up)),
        ground: ground)
    }

    var bitmap: Bitmap { painting.bitmap }

    /// Draws a picture in a frame: each of its pixels as a square where these fill it, and else as an app would scale it.
    mutating func draw(_ picture: Bitmap, in frame: LookRectangle) {
      let (left, top) = (
        Int(((frame.x - view.x) * factor).rounded()), Int(((frame.y - view.y) * factor).rounded())
      )
      let (width, height) = (
        max(1, Int((frame.width * factor).rounded())), max(1, Int((frame.height * factor).rounded()))
      )
      let zoom = width / picture.width
      let size = Size(width: Pixels(width), height: Pixels(height))
      let shown =
        zoom > 0 && (picture.width * zoom, picture.height * zoom) == (width, height)
        ? picture.enlarged(by: zoom) : resampled(picture, caps: .zero, to: size, mode: .stretch)
      painting.draw(shown, x: left, y: top)
    }

    /// Writes the title of a look, and its icon, where an app has them in a frame.
    mutating func write(_ title: String?, of look: ElementLook, in frame: LookRectangle) {
      let words = Array(title.map { look.shortened($0, to: look.room(in: frame).width) } ?? "")
      let scale = look.fontSize * factor / Letter.fontSize
      let width = Double(words.reduce(0) { $0 + Letter.of($1).advance }) * scale / factor
      let places = look.places(of: look.content(width: title.map { _ in width }), in: frame)
      if let icon = look.icon, let place = places.icon {
        let tint = look.facts["icon"]?["tint"]?.writtenColor
        draw(tint.map(icon.natural.tinted) ?? icon.natural, in: place)
      }
      guard let place = places.title else { return }
      let isBold = look.fontWeight >= 600
      let start = (place.x - view.x) * factor
      let top = (place.y + place.height / 2 - view.y) * factor - Letter.middle * scale
      func write(_ color: Color, x: Double, y: Double) {
        var left = start + x * factor
        for letter in words.map(Letter.of) {
          // A bold letter is that of the sheet with each stem wider on both sides.
          painting.draw(
            letter.shape, in: color, x: left, y: top + y * factor, scale: scale, widening: isBold ? 0.2 : 0)
          left += Double(letter.advance) * scale
        }
      }
      if let shadow = look.facts["title"]?["shadow"], let color = shadow["color"]?.writtenColor {
        write(color, x: shadow["x"]?.drawnLength ?? 0, y: shadow["y"]?.drawnLength ?? 0)
      }
      write(look.titleColor(on: ground), x: 0, y: 0)
    }

    /// Draws the edge of an area that can be touched, as a dashed line.
    mutating func outline(_ area: LookRectangle, in ink: Color) {
      let (left, top) = (Int((area.x - view.x) * factor), Int((area.y - view.y) * factor))
      let (right, bottom) = (left + Int(area.width * factor) - 1, top + Int(area.height * factor) - 1)
      for x in left...max(left, right) where x / 6 % 2 == 0 {
        for y in [top, bottom - 1] { painting.fill(ink, x: x..<x + 1, y: y..<y + 2) }
      }
      for y in top...max(top, bottom) where y / 6 % 2 == 0 {
        for x in [left, right - 1] { painting.fill(ink, x: x..<x + 2, y: y..<y + 1) }
      }
    }

    /// Draws the line of a measure with its ends, and its number.
    mutating func draw(_ measure: LookMeasure, in ink: Color) {
      for line in measure.lines {
        let (left, top) = (Int((line.x - view.x) * factor), Int((line.y - view.y) * factor))
        let (width, height) = (max(1, Int(line.width * factor)), max(1, Int(line.height * factor)))
        painting.fill(ink, x: left..<left + width + 1, y: top..<top + height + 1)
      }
      let place = measure.place
      let width = Double(Letter.width(of: measure.words))
      var left = ((place.x + place.width / 2 - view.x) * factor - width / 2).rounded()
      let top = ((place.y + place.height / 2 - view.y) * factor - Letter.middle).rounded()
      for letter in measure.words.map(Letter.of) {
        painting.draw(letter.shape, in: ink, x: left, y: top, scale: 1)
        left += Double(letter.advance)
      }
    }
  }
}
