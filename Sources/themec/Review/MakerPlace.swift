import ThemeCompiler
import ThemeCore
import ThemeModel
import ThemeReview

/// A project in the work tree or in a revision, in which themes are looked for that make bundles.
///
/// A class because it keeps what themes make: both sides of a comparison ask.
final class MakerPlace {
  /// What a theme makes.
  struct Maker {
    let manifest: [UInt8]?
    let digests: [UInt8]?
    let written: WrittenTheme?
    let warnings: [ThemeWarning]?
  }

  private let themes: ProjectThemes
  private let project: WrittenProject?
  /// By the targets for which they were compiled, then by name. Of a theme with errors, nothing but its name is there.
  private var makers: [[String]: [String: Maker]] = [:]
  private var looked: [[String]: Set<ThemePath>] = [:]

  /// The inputs begin at the folder of a project file.
  init(_ inputs: any ThemeInputs) {
    themes = ProjectThemes(inputs, isProject: true)
    project = themes.written
  }

  /// Looks for a theme of each name; `most` is how many may be compiled, and then how many still may.
  func find(_ names: Set<String>, for targets: [String], _ most: inout Int) throws {
    func missing() -> Set<String> { names.subtracting((makers[targets] ?? [:]).keys) }
    let wanted = missing()
    // A theme is mostly named as its file is; the others are compiled only if one is missing.
    let likely = themes.files.filter { wanted.contains(String($0.name.prefix { $0 != "." })) }
    for files in [likely, themes.files] where !missing().isEmpty {
      let files = files.filter { looked[targets]?.contains($0) != true }
      guard !files.isEmpty, files.count <= most else { continue }
      most -= files.count
      looked[targets, default: []].formUnion(files)
      for theme in try themes.compiled(files, for: targets.compactMap(TargetName.init)).themes {
        guard let name = theme.name?.value else { continue }
        let bundle = BundleContents(theme, in: themes.session, of: project)
        makers[targets, default: [:]][name] = Maker(
          manifest: bundle?.bytes("manifest.json"), digests: bundle?.bytes("digests.json"),
          written: bundle?.written, warnings: bundle?.warnings)
      }
    }
  }

  /// The theme of a name that was found.
  func maker(of name: String, for targets: [String]) -> Maker? { makers[targets]?[name] }
}
