package import ThemeCheck
import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
package import ThemeModel
import ThemePictures

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

/// The platform targets that a run can build. They are handed to the compiler as a value, so that no stage knows a target.
package struct TargetSet: Sendable {
  /// Returns the files of one of the targets. Their paths in the bundle begin with a folder of the target's name.
  package typealias Writer = @Sendable (TargetName) -> [OutputFile]

  /// What each target can express, in the order of their names.
  package let profiles: [TargetProfile]
  /// All diagnostic codes: those of the stages, and those of the targets.
  package let codes: DiagnosticCodes
  private let targetsByLoss: [String: [TargetName]]
  /// Computes what the targets share of a theme, and returns what writes the files of each.
  let writer: @Sendable (SliceSet) -> Writer

  /// Makes a set of targets. `writer` is called once for a theme, and what it returns once for each target that the theme is
  /// built for, on any thread.
  package init(_ profiles: [TargetProfile], writer: @escaping @Sendable (SliceSet) -> Writer) {
    self.profiles = profiles
    self.writer = writer
    codes = DiagnosticCodes(targets: profiles.map(\.family))
    targetsByLoss = profiles.reduce(into: [:]) { targets, profile in
      for code in profile.codes { targets[code.name, default: []].append(profile.name) }
    }
  }

  /// The profile of a target; nil if the set does not have it.
  package subscript(name: TargetName) -> TargetProfile? { profiles.first { $0.name == name } }

  /// The targets for which a code warns of something that they can't express, in the order of their names; empty for other
  /// codes.
  package func targets(losing code: DiagnosticCode) -> [TargetName] { targetsByLoss[code.name] ?? [] }
}
