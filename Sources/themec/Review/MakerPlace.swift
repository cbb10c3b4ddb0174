import ThemeCompiler
import ThemeCore
import ThemeModel
import ThemeReview

/// A project, in the work tree or in a revision, that is searched for the themes that bundles were built from.
///
/// This is a class because it keeps the themes that it compiled: both sides of a comparison need them.
final class MakerPlace {
  /// What a theme compiles to. The values are nil for a theme without a bundle, such as one with errors.
  struct Maker {
    let manifest: [UInt8]?
    let digests: [UInt8]?
    let written: WrittenTheme?
    let warnings: [ThemeWarning]?
  }

  private let themes: ProjectThemes
  private let project: WrittenProject?
  /// The themes that were compiled, by the names of the targets for which they were compiled, then by theme name.
  private var makers: [[String]: [String: Maker]] = [:]
  private var looked: [[String]: Set<ThemePath>] = [:]

  /// `inputs` have the folder of a project file as their root.
  init(_ inputs: any ThemeInputs) {
    themes = ProjectThemes(inputs, isProject: true)
    project = themes.written
  }

  /// Compiles themes for `targets` until there is one of each name or all were compiled. `most` is the number of themes that
  /// may still be compiled, and is reduced by those that were.
  func find(_ names: Set<String>, for targets: [String], _ most: inout Int) throws {
    func missing() -> Set<String> { names.subtracting((makers[targets] ?? [:]).keys) }
    let wanted = missing()
    // Most themes have the name of their file, so the others are compiled only if a theme is still missing.
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

  /// The theme of a name, compiled for `targets`; nil if ``find(_:for:_:)`` found none.
  func maker(of name: String, for targets: [String]) -> Maker? { makers[targets]?[name] }
}
