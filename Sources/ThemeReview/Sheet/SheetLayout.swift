import ThemeCore
import ThemeImage

/// How sheets are laid out: lengths are pixels.
enum SheetLayout {
  static let width = 1_000
  static let margin = 24
  /// Between pictures beside each other.
  static let gap = 20
  /// How large the pixels of letters are.
  static let letters = 2
  /// From the top of a line of letters to what stands below it.
  static let line = PixelLetters.height * letters + 6

  static let ink = Color(red: 0x1C, green: 0x1E, blue: 0x21, alpha: 255)
  /// For what names pictures.
  static let quiet = Color(red: 0x64, green: 0x6A, blue: 0x73, alpha: 255)
  static let paper = Color(red: 255, green: 255, blue: 255, alpha: 255)
}

extension Canvas {
  /// An empty sheet.
  static var sheet: Canvas { Canvas(width: SheetLayout.width, paper: SheetLayout.paper) }

  /// Writes a heading below what is there, and leaves `space` below its letters.
  mutating func write(heading text: String, space: Int) {
    let top = height + SheetLayout.margin
    grow(to: top + PixelLetters.height * SheetLayout.letters + space)
    write(text, in: SheetLayout.ink, x: SheetLayout.margin, y: top, zoom: SheetLayout.letters)
  }

  /// Draws pictures beside each other as far as there is room, each above its name and `zoom` times as large; the first ones
  /// `space` below what is there. Items without a picture take no room.
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
