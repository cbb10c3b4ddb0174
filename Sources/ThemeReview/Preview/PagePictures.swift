import ThemeCore
import ThemeImage

/// The pictures of a page, each once, also where several themes have it.
struct PagePictures {
  /// As PNGs, in the order in which they were asked for.
  private(set) var encoded: [[UInt8]] = []
  private var numbers: [String: Int] = [:]

  /// The number of an image; nil where its file is not at hand or is not what the manifest says.
  mutating func number(of image: ImageFacts, in bundle: BundleContents) -> Int? {
    guard let bitmap = bundle.picture(image.file), bitmap.size == image.size else { return nil }
    if let number = numbers[bitmap.digest] { return number }
    numbers[bitmap.digest] = encoded.count
    encoded.append(encodePNG(bitmap, .fast))
    return encoded.count - 1
  }
}

/// The pictures of a page that asks for them by their names, which say what they show.
package struct NamedPictures: Sendable {
  /// As PNGs, by their names.
  package private(set) var files: [String: [UInt8]] = [:]

  package init() {}

  /// The name of an image; nil where its file is not at hand or is not what the manifest says. `known` has what was encoded before.
  mutating func name(
    of image: ImageFacts, in bundle: BundleContents, known: NamedPictures
  ) -> String? {
    guard let bitmap = bundle.picture(image.file), bitmap.size == image.size else { return nil }
    let name = "\(bitmap.digest).png"
    if files[name] == nil { files[name] = known.files[name] ?? encodePNG(bitmap, .fast) }
    return name
  }

  /// Adds those of another theme.
  package mutating func add(_ other: NamedPictures) { files.merge(other.files) { own, _ in own } }
}
