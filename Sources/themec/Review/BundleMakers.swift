import ThemeCore
import ThemeReview

/// The themes that make bundles of the disk, found by their names.
///
/// One counts only if it makes the same manifest and the same digests. What is wrong with themes that are looked at is not told.
struct BundleMakers {
  /// How many themes are compiled at most.
  private static let mostThemes = 512

  private let places: MakerPlaces
  private var left = mostThemes
  /// The bundles with the themes that make them, by their folders.
  private var found: [String: BundleContents] = [:]
  /// The folders of bundles for which there is a theme that makes another one.
  private var outdated: Set<String> = []

  /// Whether themes can be looked for: not for a manifest alone, nor for a bundle of an older version.
  static func canLookFor(_ bundle: BundleContents) -> Bool {
    bundle.folder != nil && bundle.digests?.isComplete == true && !bundle.manifest.isOld
  }

  /// Looks around the bundles that changed.
  init(around bundles: [BundleContents]) throws {
    places = try MakerPlaces(around: bundles)
  }

  /// Looks for the themes of the bundles of one side: those that changed, and those that are exceptions, which are looked for only
  /// where the first of the others is found, because other places may make them too.
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

  /// The bundle with its theme, or with the word that no theme makes it.
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
  /// The names of the targets that it has files of, sorted.
  fileprivate var targets: [String] { digests?.targetFolders.sorted(by: precedesInBytes) ?? [] }
}
