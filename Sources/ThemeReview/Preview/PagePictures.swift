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
