import ThemeImage
import ThemeJSON
package import ThemeSlicing

/// The bundle of a theme: its slices, the manifest of facts about them, and the digests of all.
package func emit(_ slices: SliceSet) -> OutputTree {
  let placed = slices.allSlices
  let manifest = Array(Manifest(slices: slices).json.text.utf8)
  let digests = Digests(slices: slices, texts: [("manifest.json", manifest)])
  var files = placed.map { entry in
    OutputFile(
      path: ImagePath.path(entry.element, entry.part, entry.key, entry.slice.scale),
      content: .image(entry.slice.pixels))
  }
  files.append(OutputFile(path: "manifest.json", content: .text(manifest)))
  files.append(OutputFile(path: "digests.json", content: .text(Array(digests.json.text.utf8))))
  return OutputTree(files)
}
