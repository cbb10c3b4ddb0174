import CTexts
import ThemeCore
import ThemeImage

/// An opaque picture that is drawn from the top down; all lengths are in pixels.
struct Canvas {
  let width: Int
  private(set) var height: Int
  private var pixels: [UInt32]
  private let paper: Color

  /// Makes a canvas without rows; `grow(to:)` adds them.
  init(width: Int, paper: Color) {
    self.width = width
    self.paper = paper
    height = 0
    pixels = []
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// Adds rows of paper until the canvas is at least `height` pixels high.
  mutating func grow(to height: Int) {
    guard height > self.height else { return }
    pixels += repeatElement(paper.word, count: (height - self.height) * width)
    self.height = height
  }

  /// Adds the rows of another canvas of the same width below.
  mutating func append(_ other: Canvas) {
    pixels += other.pixels
    height += other.height
  }

  /// Draws a picture on a checkerboard, with its upper left corner at `x`, `y`.
  mutating func draw(_ bitmap: Bitmap, x: Int, y: Int, isDark: Bool = false) {
    let grounds =
      isDark
      ? [
        Color(red: 0x12, green: 0x13, blue: 0x16, alpha: 255),
        Color(red: 0x26, green: 0x29, blue: 0x2E, alpha: 255),
      ]
      : [paper, Color(red: 0xEC, green: 0xEE, blue: 0xF0, alpha: 255)]
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let ground = grounds[(row / 8 + column / 8) % 2]
        set(Color(word: bitmap[column, row]).over(ground), x + column, y + row)
      }
    }
  }

  /// Writes one line of text with its upper left corner at `x`, `y`.
  mutating func write(_ text: String, in color: Color, x: Int, y: Int) {
    var left = x
    for letter in text {
      let shape = Letter.of(letter)
      for (row, coverages) in shape.rows.enumerated() {
        for (column, coverage) in coverages.enumerated() where coverage > 0 {
          let (x, y) = (left + shape.left + column, y + shape.top + row)
          guard 0..<width ~= x, 0..<height ~= y else { continue }
          var ink = color
          ink.alpha = coverage * 17
          set(ink.over(Color(word: pixels[y * width + x])), x, y)
        }
      }
      left += shape.advance
    }
  }

  /// Sets a pixel; a pixel outside the canvas is ignored.
  private mutating func set(_ color: Color, _ x: Int, _ y: Int) {
    if 0..<width ~= x, 0..<height ~= y { pixels[y * width + x] = color.word }
  }
}

/// A letter of Noto Sans in one size, as coverages of pixels. The font has the letters of ASCII and the signs of reports.
struct Letter: Hashable {
  /// The distance to the left edge of the next letter, in pixels.
  let advance: Int
  /// The place of the first column and the first row, from the upper left corner of the line.
  let left: Int
  let top: Int
  /// The coverages of the letter's pixels, from 0 to 15, row by row from the top.
  let rows: [[UInt8]]

  /// The height of a line, in pixels.
  static let height = 20
  /// The size of the font, and the place of the middle of its capital letters, in pixels.
  static let fontSize = 16.0
  static let middle = 10.0

  /// How much of a point is covered, from 0 to 1, between the middles of pixels, which have whole numbers.
  func coverage(at x: Double, _ y: Double) -> Double {
    func covered(_ x: Int, _ y: Int) -> Double {
      rows.indices.contains(y) && rows[y].indices.contains(x) ? Double(rows[y][x]) / 15 : 0
    }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, below) = (x - Double(column), y - Double(row))
    return (covered(column, row) * (1 - right) + covered(column + 1, row) * right) * (1 - below)
      + (covered(column, row + 1) * (1 - right) + covered(column + 1, row + 1) * right) * below
  }

  /// The width of a text in pixels.
  static func width(of text: String) -> Int { text.reduce(0) { $0 + of($1).advance } }

  /// The shape of a letter; one that the font lacks is an empty box.
  static func of(_ letter: Character) -> Letter {
    known[letter] ?? box
  }

  private static let box = Letter(
    advance: 11, left: 1, top: 4,
    rows: (0..<12).map { row in (0..<9).map { row % 11 == 0 || $0 % 8 == 0 ? 15 : 0 } })

  private static let known: [Character: Letter] = {
    var known: [Character: Letter] = [" ": Letter(advance: 5, left: 0, top: 0, rows: [])]
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
        advance: numbers[0], left: numbers[1], top: numbers[2],
        rows: rows.map { $0.map { UInt8($0.hexDigitValue ?? 0) } })
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
    func picture(
      _ look: ElementLook?, _ frame: LookRectangle?, _ area: LookRectangle?, _ measures: [LookMeasure],
      _ ink: Color
    ) -> Bitmap? {
      guard let look, let frame else { return nil }
      var picture = Picture(view, pair.ground, factor: Double(factor))
      if let art = look.drawnArt(in: frame) {
        picture.draw(look.artTint.map(art.tinted) ?? art, in: frame)
      }
      picture.write(title, of: look, in: frame)
      if let area { picture.outline(area, in: ink) }
      for measure in measures { picture.draw(measure, in: ink) }
      return picture.bitmap
    }
    isSlight = pair.told.map { 1...32 ~= $0.levels(on: pair.ground) ?? 256 } ?? true
    // As on the page, what was before is gray.
    let (gray, pink) = (
      Color(red: 0x86, green: 0x8E, blue: 0x96, alpha: 255),
      Color(red: 0xD6, green: 0x33, blue: 0x84, alpha: 255)
    )
    old = picture(pair.old, layout.frames.old, layout.areas.old, layout.measures.old, gray)
    new = picture(pair.new, layout.frames.new, layout.areas.new, layout.measures.new, pink)
  }

  /// The left half of the old side and the right half of the new one, where these touch at a difference that is so small that
  /// only then it is seen; nil for any other.
  var joined: Bitmap? {
    guard isSlight, let old, let new, old.size == new.size, old.width > 1 else { return nil }
    let halves = [0..<old.width / 2, old.width / 2..<old.width].map {
      seenLevels(old, new, $0, 0..<old.height, on: nil)
    }
    guard let most = halves.max(), let least = halves.min(), 1...32 ~= most, least * 2 >= most else {
      return nil
    }
    return Bitmap(
      width: old.width, height: old.height,
      pixels: old.pixels.indices.map { $0 % old.width < old.width / 2 ? old.pixels[$0] : new.pixels[$0] })
  }

  /// A part of the plane in points that is painted.
  private struct Picture {
    private let view: LookRectangle
    private let ground: Color
    /// How many pixels a point has.
    private let factor: Double
    private let width: Int
    private let height: Int
    private var pixels: [UInt32]

    init(_ view: LookRectangle, _ ground: Color, factor: Double) {
      (self.view, self.ground, self.factor) = (view, ground, factor)
      (width, height) = (Int((view.width * factor).rounded(.up)), Int((view.height * factor).rounded(.up)))
      pixels = Array(repeating: ground.word, count: width * height)
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

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
      for y in 0..<height {
        for x in 0..<width { paint(Color(word: shown[x, y]), left + x, top + y) }
      }
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
      let start = (place.x - view.x) * factor
      let top = (place.y + place.height / 2 - view.y) * factor - Letter.middle * scale
      func write(_ color: Color, x: Double, y: Double) {
        var left = start + x * factor
        for letter in words.map(Letter.of) {
          self.write(letter, in: color, left, top + y * factor, scale, isBold: look.fontWeight >= 600)
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
        for y in [top, top + 1, bottom - 1, bottom] { paint(ink, x, y) }
      }
      for y in top...max(top, bottom) where y / 6 % 2 == 0 {
        for x in [left, left + 1, right - 1, right] { paint(ink, x, y) }
      }
    }

    /// Draws the line of a measure with its ends, and its number.
    mutating func draw(_ measure: LookMeasure, in ink: Color) {
      for line in measure.lines {
        let (left, top) = (Int((line.x - view.x) * factor), Int((line.y - view.y) * factor))
        for y in top...top + max(1, Int(line.height * factor)) {
          for x in left...left + max(1, Int(line.width * factor)) { paint(ink, x, y) }
        }
      }
      let place = measure.place
      let width = Double(Letter.width(of: measure.words))
      var left = ((place.x + place.width / 2 - view.x) * factor - width / 2).rounded()
      let top = ((place.y + place.height / 2 - view.y) * factor - Letter.middle).rounded()
      for letter in measure.words.map(Letter.of) {
        write(letter, in: ink, left, top, 1, isBold: false)
        left += Double(letter.advance)
      }
    }

    /// Writes a letter so many times as large as the sheet has it; its edges stay sharp.
    private mutating func write(
      _ letter: Letter, in color: Color, _ left: Double, _ top: Double, _ scale: Double, isBold: Bool
    ) {
      let (columns, rows) = (Double((letter.rows.first?.count ?? 0) + 1), Double(letter.rows.count + 1))
      let (startX, startY) = (left + Double(letter.left - 1) * scale, top + Double(letter.top - 1) * scale)
      // A manifest of an untrusted source may ask for letters that are far larger than the picture.
      func seen(_ start: Double, _ count: Double, of length: Int) -> StrideThrough<Int> {
        let end = Int((start + (count + 1) * scale).rounded(.up))
        return stride(from: max(0, Int(start.rounded(.down))), through: min(end, length - 1), by: 1)
      }
      let stem = isBold ? 0.2 : 0
      for y in seen(startY, rows, of: height) {
        for x in seen(startX, columns, of: width) {
          let place = (
            (Double(x) + 0.5 - left) / scale - Double(letter.left),
            (Double(y) + 0.5 - top) / scale - Double(letter.top)
          )
          // A bold letter is that of the sheet with each stem wider on both sides.
          let most = [place.0 - stem, place.0 + stem].map { letter.coverage(at: $0 - 0.5, place.1 - 0.5) }
            .max()
          let covered = ((most ?? 0) - 0.5) * max(1, scale) + 0.5
          guard covered > 0 else { continue }
          var ink = color
          ink.alpha = UInt8(Double(color.alpha) * min(1, covered))
          paint(ink, x, y)
        }
      }
    }

    private mutating func paint(_ color: Color, _ x: Int, _ y: Int) {
      guard color.alpha > 0, 0..<width ~= x, 0..<height ~= y else { return }
      pixels[y * width + x] = color.over(Color(word: pixels[y * width + x])).word
    }
  }
}
