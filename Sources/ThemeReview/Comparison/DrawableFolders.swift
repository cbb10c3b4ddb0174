import ThemeCore

/// The folders in which Android finds the pictures of each element, by density and by what else tells them apart. Whether there is
/// one for a density depends on how art can be cut, so no fact of the manifest says it.
struct DrawableFolders {
  /// By element, then by the name of the drawable.
  private let folders: [String: [Substring: Set<String>]]

  init(_ bundle: BundleContents) {
    var folders: [String: [Substring: Set<String>]] = [:]
    for path in bundle.digests?.copies.keys.sorted(by: precedesInBytes) ?? [] {
      let parts = path.split(separator: "/")
      guard parts.count == 4, parts[0] == "android", let element = bundle.digests?.elements[path] else {
        continue
      }
      let name = parts[3].prefix { $0 != "." }
      folders[element, default: [:]][name, default: []].insert(String(parts[2]))
    }
    self.folders = folders
  }

  /// Which folders the drawables of an element have no more, and which they have now, as facts; drawables that are on one side only
  /// are left out.
  func changes(of element: String, to new: DrawableFolders) -> [FactChange] {
    var (gone, added): (Set<String>, Set<String>) = ([], [])
    for (name, before) in folders[element] ?? [:] {
      guard let after = new.folders[element]?[name] else { continue }
      gone.formUnion(before.subtracting(after))
      added.formUnion(after.subtracting(before))
    }
    func list(_ names: Set<String>) -> JSONValue {
      .array(names.sorted(by: precedesInBytes).map { .string($0) })
    }
    return (gone.isEmpty ? [] : [FactChange(path: FactChange.foldersPath, old: list(gone), new: nil)])
      + (added.isEmpty ? [] : [FactChange(path: FactChange.foldersPath, old: nil, new: list(added))])
  }

  /// What became of the folders of elements whose other changes, by name, do not say it already.
  static func changes(
    _ old: BundleContents, _ new: BundleContents, besides changes: [String: [Change]]
  ) -> [Change] {
    let (before, after) = (DrawableFolders(old), DrawableFolders(new))
    return after.folders.keys.sorted(by: precedesInBytes)
      .filter { element in !(changes[element] ?? []).contains(where: \.subject.changesVariants) }
      .flatMap { element in
        before.changes(of: element, to: after).map {
          Change(.visible, of: element, .fact($0, looksSame: false))
        }
      }
  }
}

extension FactChange {
  fileprivate static let foldersPath = ["android", "folders"]

  /// Whether it is about the folders in which Android finds pictures.
  var isOfFolders: Bool { path == Self.foldersPath }
}

extension Change.Subject {
  /// Whether there are pictures on one side only.
  fileprivate var changesVariants: Bool {
    switch self {
    case .gone, .added, .stateGone, .stateAdded, .renamed, .picture(_, _, .gone), .picture(_, _, .added): true
    default: false
    }
  }
}
