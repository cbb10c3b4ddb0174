import ThemeCore
package import ThemeImage
package import ThemeModel
package import ThemeSlicing
import ThemeTargets

/// The bundle of a theme: its slices, the manifest of facts about them, what the platforms of `targets` read, and the
/// digests of all. Up to `workers` threads make it.
package func emit(_ slices: SliceSet, targets: [TargetName], workers: Int) -> OutputTree {
  let placed = slices.allSlices
  let backends = TargetBackend.all.filter { targets.contains($0.name) }
  let parts = parallelMap(backends.count + 1, workers: workers) { index -> Part in
    if index == 0 { return .manifest(Manifest(slices: slices).json.bytes) }
    let backend = backends[index - 1]
    return .target(backend.name, backend.emit(slices))
  }
  var manifest: [UInt8] = []
  var made: [(target: TargetName, files: [OutputFile])] = []
  for part in parts {
    switch part {
    case .manifest(let bytes): manifest = bytes
    case .target(let target, let files): made.append((target, files))
    }
  }
  let digests = Digests(slices: placed, targets: made)
  var files = placed.map { entry in
    OutputFile(path: entry.path, content: .image(entry.slice.named), of: "\(entry.element)")
  }
  files += made.flatMap(\.files)
  files.append(OutputFile(path: "manifest.json", content: .text(manifest)))
  files.append(OutputFile(path: "digests.json", content: .text(digests.json.bytes)))
  return OutputTree(files)
}

/// What threads make of the slices.
private enum Part {
  case manifest([UInt8])
  case target(TargetName, [OutputFile])
}
