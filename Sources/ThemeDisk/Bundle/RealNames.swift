/// The names in the folders of a bundle, as the file system spells them.
///
/// In folders of some file systems, spellings that differ in case, or in how an accent is encoded, are the same name. Only the
/// file system knows which: a name that exists but is not listed is listed under another spelling.
struct RealNames {
  /// The most names in one folder that are compared.
  private static let namesLimit = 1_000_000

  private struct Listing {
    let names: Set<ByteText>
    /// The names by their case-folded form; nil until it is needed.
    var bySense: [String: String]?
  }

  private let bundle: BundleFolder
  private var openPath: OpenFolderPath
  /// The names in each folder, by the folder's path, which is empty for the bundle's own folder; nil for a folder with too many
  /// names.
  private var listings: [ByteText: Listing?] = [:]
  /// The existing names that differ from the bundle's spelling, by the bundle's path.
  private var spellings: [BundlePath: String] = [:]
  private var known: [BundlePath: Bool] = [:]
  init(_ bundle: BundleFolder) {
    self.bundle = bundle
    openPath = bundle.openPath
  }

  /// The files and folders that exist under a different spelling, at the given paths and at the folders above them; parent
  /// folders first.
  mutating func misspellings(of paths: [BundlePath]) throws(SystemError) -> [Misspelling] {
    var found: [Misspelling] = []
    for path in paths { _ = try look(at: path, &found) }
    return found
  }

  /// The path under which the file system lists what exists at a path; the same path where all spellings are right.
  func realPath(of path: BundlePath) -> BundlePath {
    guard !spellings.isEmpty else { return path }
    let folder = path.folder.map(realPath(of:))
    return BundlePath((folder.map { "\($0.text)/" } ?? "") + (spellings[path] ?? path.name)) ?? path
  }

  /// Whether something exists at a path, in any spelling.
  private mutating func look(at path: BundlePath, _ found: inout [Misspelling]) throws(SystemError) -> Bool {
    if let known = known[path] { return known }
    let isThere = try isThere(path, &found)
    known[path] = isThere
    return isThere
  }

  private mutating func isThere(_ path: BundlePath, _ found: inout [Misspelling]) throws(SystemError) -> Bool
  {
    if let folder = path.folder, !(try look(at: folder, &found)) { return false }
    bundle.looked(at: 1)
    let key = ByteText(text: path.folder?.text ?? "")
    if listings[key] == nil { listings[key] = .some(try listing(of: path.folder)) }
    guard let listing = listings[key] ?? nil else { return true }
    if listing.names.contains(ByteText(text: path.name)) { return true }
    guard !listing.names.isEmpty, let status = try openPath.statusIfAny(of: path) else { return false }
    let bySense = listing.bySense ?? Self.bySense(listing.names)
    listings[key]??.bySense = bySense
    let name = bySense[path.name.sense] ?? path.name
    spellings[path] = name
    found.append(Misspelling(path: path, name: name, isFolder: status.kind == .folder))
    return true
  }

  private mutating func listing(of folder: BundlePath?) throws(SystemError) -> Listing? {
    guard case .folder(let open) = try openPath.place(of: folder) else { return Listing(names: []) }
    guard let names = try open.names(limit: Self.namesLimit) else { return nil }
    bundle.looked(at: names.count)
    return Listing(names: Set(names.map { ByteText(text: $0) }))
  }

  private static func bySense(_ names: Set<ByteText>) -> [String: String] {
    Dictionary(names.map { ($0.text.sense, $0.text) }) { min($0, $1) }
  }
}

/// A file or folder that exists under a different spelling than the bundle's, in a folder for which both spellings are one
/// name.
struct Misspelling {
  let path: BundlePath
  /// The name that the file system lists.
  let name: String
  let isFolder: Bool
}

extension String {
  /// A form that is the same for spellings that differ in case. Strings already compare equal however accents are encoded.
  fileprivate var sense: String { uppercased().lowercased() }
}
