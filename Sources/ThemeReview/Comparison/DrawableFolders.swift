import ThemeCore

/// The folders in which Android finds the pictures of each element, such as those for a density. Whether a density has a folder
/// depends on how art can be cut, so no fact of the manifest states it.
struct DrawableFolders {
  /// The names of the folders, by element and then by the name of the drawable.
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

  /// The folders that the drawables of an element no longer have, and those that are new, as facts. Drawables that are on one
  /// side only are left out.
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

  /// The changed folders of all elements, except of elements whose other changes explain them. `changes` has those other
  /// changes by the name of the element.
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

  /// Whether the fact is about the folders in which Android finds pictures.
  var isOfFolders: Bool { path == Self.foldersPath }
}

extension Change.Subject {
  /// Whether the change is that an element, a state or a picture exists on one side only, or that an element is renamed.
  fileprivate var changesVariants: Bool {
    switch self {
    case .gone, .added, .stateGone, .stateAdded, .renamed, .picture(_, _, .gone), .picture(_, _, .added): true
    default: false
    }
  }
}
