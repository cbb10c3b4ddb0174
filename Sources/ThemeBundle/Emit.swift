import ThemeCore
package import ThemeImage
package import ThemeModel
package import ThemeSlicing
package import ThemeTargets

/// The bundle of a theme: its slices, the manifest of facts about them, what the platforms of `targets` read, and the
/// digests of all. What was made for a platform is read back and held against the slices; up to `workers` threads do so.
package func emit(
  _ slices: SliceSet, targets: [TargetName], workers: Int
) throws(TargetDiffers) -> OutputTree {
  let placed = slices.allSlices
  let backends = TargetBackend.all.filter { targets.contains($0.name) }
  let parts = parallelMap(backends.count + 1, workers: workers) { index in
    index == 0
      ? .success(.manifest(Manifest(slices: slices).json.bytes)) : emit(slices, for: backends[index - 1])
  }
  var manifest: [UInt8] = []
  var made: [(target: TargetName, files: [OutputFile])] = []
  for part in parts {
    switch try part.get() {
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

/// What a target makes of the slices, or how that differs from them.
private func emit(_ slices: SliceSet, for target: TargetBackend) -> Result<Part, TargetDiffers> {
  let files = target.emit(slices)
  if let first = target.differences(files, slices).first {
    return .failure(TargetDiffers(message: "\(target.name.rawValue): \(first)"))
  }
  return .success(.target(target.name, files))
}
