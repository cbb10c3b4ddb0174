import ThemeCore
import ThemeImage

/// The pictures of a page; pictures with the same pixels are stored once, even if several themes have them.
struct PagePictures {
  /// The PNG data of the pictures, by their numbers.
  private(set) var encoded: [[UInt8]] = []
  private var numbers: [String: Int] = [:]

  /// The number of an image, from 0; nil where its file is not at hand or does not have the size that the manifest states.
  mutating func number(of image: ImageFacts, in bundle: BundleContents) -> Int? {
    guard let bitmap = bundle.picture(image.file), bitmap.size == image.size else { return nil }
    if let number = numbers[bitmap.digest] { return number }
    numbers[bitmap.digest] = encoded.count
    encoded.append(encodePNG(bitmap, .fast))
    return encoded.count - 1
  }
}

/// The pictures of a page that requests them by name. A name is made of the digest of the pixels, so it identifies them.
package struct NamedPictures: Sendable {
  /// The PNG data of the pictures, by their names.
  package private(set) var files: [String: [UInt8]] = [:]

  package init() {}

  /// The name of an image; nil where its file is not at hand or does not have the size that the manifest states. Pictures in
  /// `known` are not encoded again.
  mutating func name(
    of image: ImageFacts, in bundle: BundleContents, known: NamedPictures
  ) -> String? {
    guard let bitmap = bundle.picture(image.file), bitmap.size == image.size else { return nil }
    let name = "\(bitmap.digest).png"
    if files[name] == nil { files[name] = known.files[name] ?? encodePNG(bitmap, .fast) }
    return name
  }

  /// Adds the pictures of another theme.
  package mutating func add(_ other: NamedPictures) { files.merge(other.files) { own, _ in own } }
}

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
