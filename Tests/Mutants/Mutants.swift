import FixtureSupport
import ReadBack
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeTargets

/// Prints what finds a mistake in the files of a target: `android read-back: …`, `android golden: …`, in the report:
/// `android diagnostics: …`, or in the art of all targets: `art golden: …`; nothing where all is right. `make mutants` runs it
/// on code in which it made mistakes.
@main
enum Mutants {
  static func main() throws {
    var found: Set<String> = []
    func report(_ subject: String, _ how: String, _ what: String) {
      if found.insert("\(subject) \(how)").inserted { print("\(subject) \(how): \(what)") }
    }

    for fixture in Fixture.all("targets") + Fixture.all("build") + Fixture.all("uikit") {
      var options = CompileOptions()
      options.targets = builtTargets
      options.keepsSlices = true
      let golden = fixture.lines("targets").first.flatMap(TargetName.init)
      let recorded = fixture.files().filter { $0.hasPrefix("expected/") }
        .map { String(decoding: fixture.bytes($0) ?? [], as: UTF8.self) }.joined()
      let session = Session(try fixture.inputs(), targets: .built)
      for theme in try compileAll(fixture.themes, in: session, options).themes {
        guard let tree = theme.tree, let slices = theme.slices else { continue }
        for target in builtTargets {
          if let first = differences(in: tree.files, of: slices, for: target).first {
            report(target.rawValue, "read-back", "\(fixture.name): \(first)")
          }
        }
        for file in tree.files where file.path.hasPrefix("\(golden?.rawValue ?? "/")/") {
          guard let golden else { continue }
          switch file.content {
          case .text(let bytes) where !recorded.contains(String(decoding: bytes, as: UTF8.self)):
            report(golden.rawValue, "golden", "\(fixture.name): \(file.path)")
          case .image(let pixels) where file.path.hasSuffix(".9.png"):
            if !recorded.contains(PictureText.text(pixels.bitmap)) {
              report(golden.rawValue, "golden", "\(fixture.name): \(file.path)")
            }
          default: break
          }
        }
      }
    }

    for fixture in Fixture.all("build") {
      let session = Session(try fixture.inputs(), targets: .built)
      for theme in try compileAll(fixture.themes, in: session, CompileOptions()).themes {
        for file in theme.tree?.files ?? [] where ["manifest.json", "digests.json"].contains(file.path) {
          guard case .text(let bytes) = file.content, bytes != fixture.bytes("expected.\(file.path)") else {
            continue
          }
          report("art", "golden", "\(fixture.name): \(file.path)")
        }
      }
    }

    for fixture in Fixture.all("check") {
      // Losses have the name of their target.
      guard let target = builtTargets.first(where: { fixture.name.hasPrefix("\($0.rawValue)-") }) else {
        continue
      }
      let session = Session(try fixture.inputs(), targets: .built)
      var options = CompileOptions()
      options.targets = fixture.lines("targets").compactMap(TargetName.init)
      let text = render(
        try compileAll(fixture.themes, in: session, options).diagnostics, as: .human, in: session.sources)
      if Array(text.utf8) != fixture.bytes("expected.txt") ?? [] {
        report(target.rawValue, "diagnostics", fixture.name)
      }
    }
  }
}
