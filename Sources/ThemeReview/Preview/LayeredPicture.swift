import ThemeCore
import ThemeImage

/// A transparent picture that is drawn layer by layer; all lengths are in pixels.
struct LayeredPicture {
  let size: Size<Pixels>
  private var pixels: [UInt32]

  init(size: Size<Pixels>) {
    self.size = size
    pixels = Array(repeating: 0, count: size.width.count * size.height.count)
  }

  var bitmap: Bitmap { Bitmap(width: size.width.count, height: size.height.count, pixels: pixels) }

  /// Draws a picture over the present contents, with its upper left corner at `x`, `y`. With a tint, only the picture's alpha
  /// is used. Pixels outside the picture are ignored.
  mutating func draw(_ picture: Bitmap, x: Int, y: Int, tint: Color? = nil) {
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        var color = Color(word: picture[column, row])
        if let tint {
          let alpha = (Int(color.alpha) * Int(tint.alpha) + 127) / 255
          color = Color(red: tint.red, green: tint.green, blue: tint.blue, alpha: UInt8(alpha))
        }
        set(color, x + column, y + row)
      }
    }
  }

  /// Fills a rectangle over the present contents; pixels outside the picture are ignored.
  mutating func fill(_ color: Color, x: Range<Int>, y: Range<Int>) {
    for row in y { for column in x { set(color, column, row) } }
  }

  private mutating func set(_ color: Color, _ x: Int, _ y: Int) {
    guard 0..<size.width.count ~= x, 0..<size.height.count ~= y else { return }
    let index = y * size.width.count + x
    pixels[index] = color.over(Color(word: pixels[index])).word
  }
}
