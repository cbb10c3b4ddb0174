import ThemeCheck
import ThemeCore
package import ThemeImage
package import ThemeModel
import ThemePictures
package import ThemeSlicing
import ThemeTargets

/// Makes the bundle of a theme: its slices, the manifest that describes them, the files for the platforms in `targets`, and the
/// digests of all files. Uses up to `workers` threads.
package func emit(_ slices: SliceSet, targets: [TargetName], workers: Int) -> OutputTree {
  let placed = slices.allSlices
  let watch = slices.theme.store.watch
  let backends = TargetBackend.all.filter { targets.contains($0.name) }
  // Only the targets need the looks.
  let looks = backends.isEmpty ? nil : watch.measure(.targets, "looks") { ThemeLooks(slices) }
  let texts = parallelMap(backends.count + 1, workers: workers) { index in
    watch.measure(.targets, index == 0 ? "manifest" : backends[index - 1].name.rawValue) {
      index == 0
        ? [OutputFile(path: "manifest.json", content: .text(Manifest(slices: slices).json.bytes))]
        : looks.map(backends[index - 1].emit) ?? []
    }
  }
  let made = zip(backends.map(\.name), texts.dropFirst()).map { (target: $0, files: $1) }
  let digests = watch.measure(.targets, "digests") { Digests(slices: placed, targets: made) }
  var files = placed.map { entry in
    OutputFile(path: entry.path, content: .image(entry.slice.named), of: "\(entry.element)")
  }
  files += texts.joined()
  files.append(OutputFile(path: "digests.json", content: .text(digests.json.bytes)))
  return OutputTree(files)
}
