import ThemeCheck
import ThemeDigest
import ThemeGeometry
import ThemeImage
import ThemeJSON
import ThemeModel
import ThemePictures
import ThemeSlicing

/// Every file that a bundle owns, and what it holds, nested so that changes to two elements never touch neighbouring
/// lines. PNG bytes are in no digest: they differ between compressors, pixels don't.
struct Digests {
  /// Counts up when a reader would have to change.
  static let version = 1

  let slices: SliceSet
  /// The text files of the bundle, by their paths.
  let texts: [(path: String, bytes: [UInt8])]
  let targets: [TargetFiles]

  var json: JSONValue {
    var folders: [(folder: String, files: Members)] = []
    for entry in slices.allSlices {
      let folder = ImagePath.folder(entry.element, entry.part)
      if folders.last?.folder != folder { folders.append((folder, Members())) }
      let digests = JSONValue.object([
        ("geometry", .string(sha256(Array(entry.geometryLine.utf8)))),
        ("pixels", .string(entry.slice.digest)),
      ])
      folders[folders.count - 1].files.add(ImagePath.name(entry.key, entry.slice.scale), digests)
    }
    var images = Members()
    for folder in folders { images.add(folder.folder, folder.files.object) }
    var files = Members()
    if !images.isEmpty { files.add("images", images.object) }
    for made in targets { files.add(made.target.rawValue, made.digests) }
    for text in texts { files.add(text.path, .string(sha256(text.bytes))) }
    return .object([("digestsVersion", .integer(Digests.version)), ("files", files.object)])
  }
}

/// What was made for a platform.
struct TargetFiles: Sendable {
  let target: TargetName
  let files: [OutputFile]
  /// The files by their paths below the target's folder: of a text the digest of its bytes, of an image of its pixels.
  let digests: JSONValue

  init(target: TargetName, files: [OutputFile]) {
    self.target = target
    self.files = files
    var members = Members()
    let folder = target.rawValue.utf8.count + 1
    for file in files {
      let path = String(file.path[file.path.utf8.index(file.path.startIndex, offsetBy: folder)...])
      switch file.content {
      case .text(let bytes): members.add(path, .string(sha256(bytes)))
      case .image(let pixels): members.add(path, .oneLine(.object([("pixels", .string(pixels.digest))])))
      }
    }
    digests = members.object
  }
}

/// A slice with its place in the theme.
struct PlacedSlice: Sendable {
  let element: ElementID
  let part: PartName
  let key: VariantKey
  let slice: Slice
  let resizing: String?

  /// Alignment insets, cap insets, centre, resizing and size as the manifest prints them, on one line.
  var geometryLine: String {
    var members = slice.geometry
    members.add("resizing", resizing.map { .string($0) })
    return members.object.line
  }
}

extension SliceSet {
  /// Every slice: element by element, part by part, variant by variant, scale by scale.
  var allSlices: [PlacedSlice] {
    var result: [PlacedSlice] = []
    for (element, variants) in zip(theme.elements, parts) {
      for name in PartName.allCases {
        for (variant, parts) in zip(element.variants, variants) {
          for part in parts where part.name == name {
            for slice in part.art?.slices ?? [] {
              result.append(
                PlacedSlice(
                  element: element.id, part: name, key: variant.key, slice: slice,
                  resizing: part.art?.resizing?.rawValue))
            }
          }
        }
      }
    }
    return result
  }
}
