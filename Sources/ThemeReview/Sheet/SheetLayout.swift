import ThemeCore
import ThemeImage

/// The layout of sheets; all lengths are in pixels.
enum SheetLayout {
  static let width = 1_000
  static let margin = 24
  /// The space between pictures that stand beside each other.
  static let gap = 20
  /// The side of the square that draws one pixel of a letter.
  static let letters = 2
  /// The distance from the top of a line of letters to the top of whatever stands below it.
  static let line = PixelLetters.height * letters + 6

  static let ink = Color(red: 0x1C, green: 0x1E, blue: 0x21, alpha: 255)
  /// The color of the names below pictures.
  static let quiet = Color(red: 0x64, green: 0x6A, blue: 0x73, alpha: 255)
  static let paper = Color(red: 255, green: 255, blue: 255, alpha: 255)
}

extension Canvas {
  /// An empty canvas with the width and the paper color of a sheet.
  static var sheet: Canvas { Canvas(width: SheetLayout.width, paper: SheetLayout.paper) }

  /// Writes a heading below the present contents, and leaves `space` pixels below its letters.
  mutating func write(heading text: String, space: Int) {
    let top = height + SheetLayout.margin
    grow(to: top + PixelLetters.height * SheetLayout.letters + space)
    write(text, in: SheetLayout.ink, x: SheetLayout.margin, y: top, zoom: SheetLayout.letters)
  }

  /// Draws pictures in rows, each picture `zoom` times as large and above its name. A row holds as many pictures as fit between
  /// the margins. The first row begins `space` pixels below the present contents. Items without a picture take no room.
  mutating func place(_ items: [(name: String, picture: Bitmap?)], zoom: Int, space: Int) {
    let (margin, letters) = (SheetLayout.margin, SheetLayout.letters)
    var (x, y) = (margin, height + space)
    for (name, picture) in items {
      guard let picture else { continue }
      let needed = max(picture.width * zoom, name.count * PixelLetters.advance * letters)
      if x > margin, x + needed > width - margin { (x, y) = (margin, height + 8) }
      let below = y + picture.height * zoom
      grow(to: below + SheetLayout.line)
      draw(picture, x: x, y: y, zoom: zoom)
      write(name, in: SheetLayout.quiet, x: x, y: below + 4, zoom: letters)
      x += needed + SheetLayout.gap
    }
  }
}
