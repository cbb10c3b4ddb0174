import ThemeCore
import ThemeReview

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
