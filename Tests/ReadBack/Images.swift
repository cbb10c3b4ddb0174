import ThemeBundle
import ThemeCore
import ThemeImage
import ThemeTargets

/// The images of a target, by their paths in the bundle.
struct Images {
  private var images: [String: ImagePixels] = [:]
  private(set) var doubles: [String] = []

  init(_ files: [OutputFile]) {
    for file in files {
      guard case .image(let pixels) = file.content else { continue }
      if images.updateValue(pixels, forKey: file.path) != nil { doubles.append(file.path) }
    }
  }

  var paths: [String] { Array(images.keys) }

  /// Nil where there is none.
  subscript(path: String) -> ImagePixels? { images[path] }
}

extension ImagePixels {
  /// The picture, so that two say the same when they show the same.
  var said: String { "[\(size.width.count)×\(size.height.count) \(digest.prefix(16))]" }
}

extension Slice {
  /// The picture that ships.
  var said: String { "[\(pixels.size.width.count)×\(pixels.size.height.count) \(digest.prefix(16))]" }
}
