import ThemeImage
import ThemeJSON
package import ThemeModel
package import ThemeSlicing

/// The bundle of a theme: its slices, the manifest of facts about them, what the platforms of `targets` read, and the
/// digests of all. What was made for a platform is read back and held against the slices.
package func emit(_ slices: SliceSet, targets: [TargetName]) throws(TargetDiffers) -> OutputTree {
  let placed = slices.allSlices
  let manifest = Manifest(slices: slices).json.bytes
  var made: [(target: TargetName, files: [OutputFile])] = []
  for backend in TargetBackend.all where targets.contains(backend.name) {
    let files = backend.emit(slices)
    if let first = backend.differences(files, slices).first {
      throw TargetDiffers(message: "\(backend.name.rawValue): \(first)")
    }
    made.append((backend.name, files))
  }
  let digests = Digests(slices: slices, texts: [("manifest.json", manifest)], targets: made)
  var files = placed.map { entry in
    OutputFile(
      path: ImagePath.path(entry.element, entry.part, entry.key, entry.slice.scale),
      content: .image(entry.slice.named))
  }
  files += made.flatMap(\.files)
  files.append(OutputFile(path: "manifest.json", content: .text(manifest)))
  files.append(OutputFile(path: "digests.json", content: .text(digests.json.bytes)))
  return OutputTree(files)
}

extension Slice {
  /// The pixels with their digest, by which the files that hold the same are known.
  var named: ImagePixels {
    let pixels = pixels
    return ImagePixels(size: pixels.size, digest: digest) { pixels.bitmap }
  }
}
