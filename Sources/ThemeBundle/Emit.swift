import ThemeCheck
import ThemeCore
package import ThemeImage
package import ThemeModel
import ThemePictures
package import ThemeSlicing

/// Makes the bundle of a theme: its slices, the manifest that describes them, the files of those of the `targets` whose names
/// are `wanted`, and the digests of all files. Uses up to `workers` threads.
package func emit(
  _ slices: SliceSet, for wanted: [TargetName], of targets: TargetSet, workers: Int
) -> OutputTree {
  let placed = slices.allSlices
  let watch = slices.theme.store.watch
  let names = targets.profiles.map(\.name).filter(wanted.contains)
  // Only the targets need the looks.
  let writer = names.isEmpty ? nil : watch.measure(.targets) { targets.writer(slices) }
  let texts = parallelMap(names.count + 1, workers: workers) { index in
    watch.measure(.targets) {
      index == 0
        ? [OutputFile(path: "manifest.json", content: .text(Manifest(slices: slices).json.bytes))]
        : writer?(names[index - 1]) ?? []
    }
  }
  let made = zip(names, texts.dropFirst()).map { (target: $0, files: $1) }
  let digests = watch.measure(.targets) { Digests(slices: placed, targets: made) }
  var files = placed.map { entry in
    OutputFile(path: entry.path, content: .image(entry.slice.named), of: "\(entry.element)")
  }
  files += texts.joined()
  files.append(OutputFile(path: "digests.json", content: .text(digests.json.bytes)))
  return OutputTree(files)
}
