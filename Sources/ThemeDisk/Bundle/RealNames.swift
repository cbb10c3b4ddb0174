/// The names in the folders of a bundle, as they are spelled there.
///
/// In folders of some file systems, spellings that differ in case, or in how an accent is written, are the same name. Only the
/// file system knows which: a name that exists but is not listed is listed under another spelling.
struct RealNames {
  /// More names than this in one folder are not compared.
  private static let namesLimit = 1_000_000

  private struct Listing {
    let names: Set<ByteText>
    /// The names by what is the same for all spellings, made when it is asked.
    var bySense: [String: String]?
  }

  private let bundle: BundleFolder
  private var openPath: OpenFolderPath
  /// By the folders' paths, the bundle's own being empty; nil for a folder with too many names.
  private var listings: [ByteText: Listing?] = [:]
  /// The names that stand where the bundle has another spelling, by its paths.
  private var spellings: [BundlePath: String] = [:]
  private var known: [BundlePath: Bool] = [:]
  init(_ bundle: BundleFolder) {
    self.bundle = bundle
    openPath = bundle.openPath
  }

  /// What stands under another spelling at paths and in the folders on the way to them, the outermost first.
  mutating func misspellings(of paths: [BundlePath]) throws(SystemError) -> [Misspelling] {
    var found: [Misspelling] = []
    for path in paths { _ = try look(at: path, &found) }
    return found
  }

  /// The path under which something is listed that stands at a path; the same where all spellings are right.
  func realPath(of path: BundlePath) -> BundlePath {
    guard !spellings.isEmpty else { return path }
    let folder = path.folder.map(realPath(of:))
    return BundlePath((folder.map { "\($0.text)/" } ?? "") + (spellings[path] ?? path.name)) ?? path
  }

  /// Whether something stands at a path, under whatever spelling.
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

/// A file or folder that stands in a folder that takes two spellings for one name, under another than the bundle has.
struct Misspelling {
  let path: BundlePath
  /// As it is listed.
  let name: String
  let isFolder: Bool
}

extension String {
  /// The same for spellings that differ in case; texts are compared without regard to how accents are written.
  fileprivate var sense: String { uppercased().lowercased() }
}
