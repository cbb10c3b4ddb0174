import FixtureSupport
import ReadBack
import ThemeCompiler
import ThemeCore
import ThemeImage
import ThemeModel

// Prints what finds a mistake in the files of a target: `android read-back: …`, `android golden: …`; nothing where all is
// right. `make mutants` runs it on writers in which it made mistakes.

var found: Set<String> = []
@MainActor func report(_ target: TargetName, _ how: String, _ what: String) {
  if found.insert("\(target.rawValue) \(how)").inserted { print("\(target.rawValue) \(how): \(what)") }
}

for fixture in Fixture.all("targets") + Fixture.all("build") + Fixture.all("uikit") {
  var options = CompileOptions()
  options.targets = builtTargets
  options.keepsSlices = true
  let golden = fixture.lines("targets").first.flatMap(TargetName.init)
  let recorded = fixture.files().filter { $0.hasPrefix("expected/") }
    .map { String(decoding: fixture.bytes($0) ?? [], as: UTF8.self) }.joined()
  for theme in try compileAll(fixture.themes, in: Session(try fixture.inputs()), options).themes {
    guard let tree = theme.tree, let slices = theme.slices else { continue }
    for target in builtTargets {
      if let first = differences(in: tree.files, of: slices, for: target).first {
        report(target, "read-back", "\(fixture.name): \(first)")
      }
    }
    for file in tree.files where file.path.hasPrefix("\(golden?.rawValue ?? "/")/") {
      guard let golden else { continue }
      switch file.content {
      case .text(let bytes) where !recorded.contains(String(decoding: bytes, as: UTF8.self)):
        // The runtime has tests of its own, and goldens only name its files.
        if !recorded.contains("==> \(file.path) <==\nAs it stands in ") {
          report(golden, "golden", "\(fixture.name): \(file.path)")
        }
      case .image(let pixels) where file.path.hasSuffix(".9.png"):
        if !recorded.contains(PictureText.text(pixels.bitmap)) {
          report(golden, "golden", "\(fixture.name): \(file.path)")
        }
      default: break
      }
    }
  }
}
