import ThemeCore
import ThemeImage

/// The pictures of a page, each once, also where several themes have it.
struct PagePictures {
  /// As PNGs in base 64, by their numbers.
  private(set) var encoded: [JSONValue] = []
  private var numbers: [String: Int] = [:]

  /// The number of an image; nil where its file is not at hand or is not what the manifest says.
  mutating func number(of image: ImageFacts, in bundle: BundleContents) -> Int? {
    guard let bitmap = bundle.picture(image.file), bitmap.size == image.size else { return nil }
    if let number = numbers[bitmap.digest] { return number }
    numbers[bitmap.digest] = encoded.count
    encoded.append(.string(base64(encodePNG(bitmap, .fast))))
    return encoded.count - 1
  }
}
