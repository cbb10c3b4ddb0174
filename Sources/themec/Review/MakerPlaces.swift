import ThemeCompiler
import ThemeCore
import ThemeDisk
import ThemeModel
import ThemeReview

/// The projects that are searched for the themes that bundles were built from, the likeliest first: the projects around the
/// bundles and around the current folder, first as they are in the work tree, then in the last commit and in the commit where
/// the branch began.
///
/// This is a class because a project is opened only when it is asked for.
final class MakerPlaces {
  /// The most projects that are searched.
  private static let maxProjects = 3

  private let projects: [FolderPath]
  private var opened: [MakerPlace] = []
  /// The places that are not opened yet; nil until the first of them is needed.
  private var closed: [() -> MakerPlace?]?

  init(around bundles: [BundleContents]) throws {
    let current = try Terminal.currentFolder()
    var seen: Set<String> = []
    var projects: [FolderPath] = []
    let folders = bundles.compactMap { $0.folder.flatMap(FolderPath.init(absolute:))?.parent } + [current]
    for folder in folders where seen.insert(folder.text).inserted && projects.count < Self.maxProjects {
      let project = folder.ancestry.first {
        modificationTime(ofFile: $0.appending(Project.fileName).text) != nil
      }
      if let project, !projects.contains(project) { projects.append(project) }
    }
    self.projects = projects
    opened = projects.compactMap { project in
      (try? DiskInputs(root: project.text)).map { MakerPlace($0) }
    }
  }

  /// The place at an index, counted from 0; nil after the last place.
  subscript(index: Int) -> MakerPlace? {
    while index >= opened.count {
      var rest = closed ?? revisions()
      guard !rest.isEmpty else { return nil }
      let next = rest.removeFirst()
      closed = rest
      if let place = next() { opened.append(place) }
    }
    return opened[index]
  }

  /// Makes the places for the projects in revisions of their repositories; empty if git finds none.
  private func revisions() -> [() -> MakerPlace?] {
    var seen: Set<String> = []
    return projects.flatMap { project in
      [try? GitRevision("HEAD", in: project.text), try? GitRevision.mergeBase(in: project.text)]
        .compactMap { $0 }
        .compactMap { revision in
          guard let root = project.path(below: revision.top),
            seen.insert("\(revision.commit) \(root)").inserted
          else { return nil }
          return {
            guard (try? revision.kind(of: root.appending(Project.fileName))) == "blob",
              let inputs = try? GitInputs(revision, root: root)
            else { return nil }
            return MakerPlace(inputs)
          }
        }
    }
  }
}

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

/// The themes that bundles on the disk were built from, found by the names of the themes.
///
/// A theme is accepted only if it compiles to the same manifest and the same digests. Diagnostics of the themes that are tried
/// are not printed.
struct BundleMakers {
  /// The most themes that are compiled in the search.
  private static let maxThemes = 512

  private let places: MakerPlaces
  private var left = maxThemes
  /// The bundles whose theme was found, together with that theme, by the folders of the bundles.
  private var found: [String: BundleContents] = [:]
  /// The folders of the bundles for which there is a theme of the right name that compiles to another bundle.
  private var outdated: Set<String> = []

  /// Whether the theme of a bundle can be looked for: not for a manifest alone.
  static func canLookFor(_ bundle: BundleContents) -> Bool {
    bundle.folder != nil && bundle.digests != nil
  }

  /// Prepares a search in the projects around the bundles that changed.
  init(around bundles: [BundleContents]) throws {
    places = try MakerPlaces(around: bundles)
  }

  /// Looks for the themes of one side's bundles. `changed` are the bundles that changed. `exceptions` are those that did not,
  /// which are looked for only in the first place where the theme of a changed bundle is found, because other places may
  /// contain themes for them too.
  mutating func look(for changed: [BundleContents], exceptions: [BundleContents]) throws {
    var wanted = changed
    var isFirst = true
    var number = 0
    while !wanted.isEmpty, let place = places[number] {
      number += 1
      try look(for: wanted, in: place)
      wanted.removeAll { $0.folder.map { found[$0] != nil } ?? true }
      if isFirst, wanted.count < changed.count {
        isFirst = false
        try look(for: exceptions, in: place)
      }
    }
  }

  /// The bundle with its theme, or marked as outdated if there are only themes that compile to another bundle; unchanged if no
  /// theme of its name was found.
  func traced(_ bundle: BundleContents) -> BundleContents {
    guard bundle.written == nil, let folder = bundle.folder else { return bundle }
    return found[folder] ?? (outdated.contains(folder) ? bundle.outdated() : bundle)
  }

  private mutating func look(for bundles: [BundleContents], in place: MakerPlace) throws {
    let groups = Dictionary(grouping: bundles, by: \.targets)
    for targets in groups.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let bundles = groups[targets] ?? []
      try place.find(Set(bundles.map(\.manifest.theme)), for: targets, &left)
      for bundle in bundles {
        guard let folder = bundle.folder, let maker = place.maker(of: bundle.manifest.theme, for: targets)
        else { continue }
        if let written = maker.written, maker.manifest == bundle.bytes("manifest.json"),
          maker.digests == bundle.bytes("digests.json")
        {
          found[folder] = bundle.made(by: written, maker.warnings)
        } else {
          outdated.insert(folder)
        }
      }
    }
  }
}

extension BundleContents {
  /// The names of the targets that the bundle has files of, sorted.
  fileprivate var targets: [String] { digests?.targetFolders.sorted(by: precedesInBytes) ?? [] }
}
