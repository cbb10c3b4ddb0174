/// What the consumer of a target's files sees in them that the slices don't say, and what it does not see that they say: a
/// sentence for each difference.
package func differences(in files: [OutputFile], of slices: SliceSet, for target: TargetName) -> [String] {
  // UIKit gets its pictures from the catalog.
  let folder = target == .uikit ? TargetName.xcassets : target
  let files = files.filter { $0.path.hasPrefix("\(folder.rawValue)/") }
  return switch target {
  case .android: androidDifferences(files, slices)
  case .css: cssDifferences(stylesheet(of: ThemeLooks(slices)), files, slices)
  case .flutter:
    flutterDifferences(dartElements(of: ThemeLooks(slices)), files, slices)
      + flutterDifferences(ofControls: dartControls(of: ThemeLooks(slices)), slices)
  case .uikit: uikitDifferences(uikitLooks(of: ThemeLooks(slices)), files, slices)
  case .xcassets: catalogDifferences(files, slices)
  }
}

/// What is seen of something, by name: `title color` is `#ffffff`. What is not said has no entry.
struct Facts {
  private(set) var values: [String: String] = [:]

  subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  mutating func add(_ other: Facts) { values.merge(other.values) { $1 } }
}

/// The ways in which what a consumer sees differs from what the slices say.
struct Comparison {
  private(set) var differences: [String] = []

  mutating func report(_ difference: String) { differences.append(difference) }

  /// Compares all that is seen with all that should be: what only one of them says differs, too.
  mutating func expectEqual(_ seen: Facts, _ wanted: Facts, at place: String) {
    for name in Set(seen.values.keys).union(wanted.values.keys).sorted() {
      let (found, expected) = (seen[name], wanted[name])
      if found == expected { continue }
      if let found, let expected, Comparison.agree(found, expected) { continue }
      report("\(place): \(name) is \(found ?? "not said"), not \(expected ?? "to be said")")
    }
  }

  /// Compares the images that a bundle has with those that something shows.
  mutating func expectShown(_ used: Set<String>, of images: Images) {
    for path in images.paths.sorted() where !used.contains(path) { report("nothing shows `\(path)`") }
    for path in images.doubles { report("`\(path)` is there twice") }
  }

  /// Whether two texts are the same word for word; numbers may differ by what writing them in a few decimals leaves out.
  private static func agree(_ found: String, _ wanted: String) -> Bool {
    let (words, others) = (found.split(separator: " "), wanted.split(separator: " "))
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        if word == other { return true }
        guard let number = Double(word), let value = Double(other) else { return false }
        return abs(number - value) < 0.003
      }
  }
}

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
