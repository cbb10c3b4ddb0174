import ThemeCore
import ThemeImage

/// The sides of a look as pictures with titles, for a sheet: the same as a page has them, in the letters of sheets.
struct LookPicture {
  /// How many pixels a point has.
  private static let factor = 2.0

  let old: Bitmap?
  let new: Bitmap?

  /// Nil where a side would be too large for a sheet.
  init?(_ pair: LookPair, title: String?) {
    let frames = pair.frames(title)
    let all = [frames.old, frames.new].compactMap(\.self)
    guard let first = all.first,
      all.allSatisfy({ $0.width >= 1 && $0.height >= 1 && $0.width <= 440 && $0.height <= 300 })
    else { return nil }
    func area(_ look: ElementLook?, _ frame: LookRectangle?) -> LookRectangle? {
      guard pair.changes("hitArea"), let look, let frame else { return nil }
      return look.hitArea(around: frame)
    }
    let areas = [area(pair.old, frames.old), area(pair.new, frames.new)]
    let view = (all.dropFirst() + areas.compactMap(\.self)).reduce(first) { $0.union($1) }
      // Without art, the frame is as wide as the title was measured, and the letters of sheets may be wider.
      .padded(by: pair.old?.art == nil && pair.new?.art == nil ? 20 : 8)
    func picture(_ look: ElementLook?, _ frame: LookRectangle?, _ area: LookRectangle?) -> Bitmap? {
      guard let look, let frame else { return nil }
      var picture = Picture(view, pair.ground)
      if let art = look.drawnArt(in: frame) {
        picture.draw(look.artTint.map(art.tinted) ?? art, in: frame)
      }
      picture.write(title, of: look, in: frame)
      if let area { picture.outline(area) }
      return picture.bitmap
    }
    (old, new) = (picture(pair.old, frames.old, areas[0]), picture(pair.new, frames.new, areas[1]))
  }

  /// A part of the plane in points that is painted.
  private struct Picture {
    private let view: LookRectangle
    private let ground: Color
    private let width: Int
    private let height: Int
    private var pixels: [UInt32]

    init(_ view: LookRectangle, _ ground: Color) {
      (self.view, self.ground) = (view, ground)
      (width, height) = (Int((view.width * factor).rounded(.up)), Int((view.height * factor).rounded(.up)))
      pixels = Array(repeating: ground.word, count: width * height)
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

    /// Draws a picture in a frame; where it has other pixels, each takes the nearest.
    mutating func draw(_ picture: Bitmap, in frame: LookRectangle) {
      let (left, top) = (
        Int(((frame.x - view.x) * factor).rounded()), Int(((frame.y - view.y) * factor).rounded())
      )
      let (width, height) = (Int((frame.width * factor).rounded()), Int((frame.height * factor).rounded()))
      for y in 0..<height {
        for x in 0..<width {
          paint(
            Color(word: picture[x * picture.width / width, y * picture.height / height]), left + x, top + y)
        }
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
    mutating func outline(_ area: LookRectangle) {
      let (left, top) = (Int((area.x - view.x) * factor), Int((area.y - view.y) * factor))
      let (right, bottom) = (left + Int(area.width * factor) - 1, top + Int(area.height * factor) - 1)
      let ink = Color(red: 0xD6, green: 0x33, blue: 0x84, alpha: 255)
      for x in left...max(left, right) where x / 6 % 2 == 0 {
        for y in [top, top + 1, bottom - 1, bottom] { paint(ink, x, y) }
      }
      for y in top...max(top, bottom) where y / 6 % 2 == 0 {
        for x in [left, left + 1, right - 1, right] { paint(ink, x, y) }
      }
    }

    /// Writes a letter so many times as large as the sheet has it; its edges stay sharp.
    private mutating func write(
      _ letter: Letter, in color: Color, _ left: Double, _ top: Double, _ scale: Double, isBold: Bool
    ) {
      let (columns, rows) = (Double((letter.rows.first?.count ?? 0) + 1), Double(letter.rows.count + 1))
      let (startX, startY) = (left + Double(letter.left - 1) * scale, top + Double(letter.top - 1) * scale)
      for y in Int(startY.rounded(.down))...Int((startY + (rows + 1) * scale).rounded(.up)) {
        for x in Int(startX.rounded(.down))...Int((startX + (columns + 1) * scale).rounded(.up)) {
          let place = (
            (Double(x) + 0.5 - left) / scale - Double(letter.left),
            (Double(y) + 0.5 - top) / scale - Double(letter.top)
          )
          let covered =
            (letter.coverage(at: place.0 - 0.5, place.1 - 0.5) - (isBold ? 0.38 : 0.5)) * max(1, scale) + 0.5
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
