import Platform
import ThemeCore

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
  mutating func misspellings(of paths: [BundlePath]) throws(CommitError) -> [Misspelling] {
    var found: [Misspelling] = []
    do throws(SystemError) {
      for path in paths { _ = try look(at: path, &found) }
    } catch {
      throw .failed(path: bundle.typedPath, error)
    }
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
    let key = ByteText(path.folder?.text ?? "")
    if listings[key] == nil { listings[key] = .some(try listing(of: path.folder)) }
    guard let listing = listings[key] ?? nil else { return true }
    if listing.names.contains(ByteText(path.name)) { return true }
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
    return Listing(names: Set(names.map { ByteText($0) }))
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

extension BundleFolder {
  /// Renames files and folders to the spelling that the bundle has. In their folders, both spellings are the same name, so
  /// readers of the old bundle still find them.
  func correctSpelling(of misspelled: [Misspelling]) throws(CommitError) {
    for entry in misspelled {
      let path = entry.path
      try attempt(path.text) { () throws(SystemError) in
        var openPath = openPath
        let folder = try openPath.folder(of: path)
        try folder.rename(entry.name, to: path.name)
        if try folder.lists(path.name) { return }
        // Some file systems consider both names the same file and rename nothing, so the file is renamed by way of a third
        // name.
        let thirdName = ".themec-\(path.name)"
        try folder.rename(entry.name, to: thirdName)
        do throws(SystemError) {
          try folder.rename(thirdName, to: path.name)
        } catch {
          try folder.rename(thirdName, to: entry.name)
          throw error
        }
      }
    }
  }
}

extension Folder {
  /// Whether the folder lists a name in exactly this spelling.
  fileprivate func lists(_ name: String) throws(SystemError) -> Bool {
    try names(limit: .max)?.contains { $0.utf8.elementsEqual(name.utf8) } ?? false
  }
}

/// The path of a file or folder in a bundle. Paths are compared by their bytes.
///
/// The parts of a path are joined by `/`. In a path of a bundle, no part begins with a dot, which excludes `..` and the names
/// that a commit uses for its own files. Only `init(of:in:)` also makes paths of other entries of a folder.
struct BundlePath: Hashable, Comparable, Sendable {
  let text: String

  /// The path of the digests. They and the manifest describe the other files of the bundle, so a commit places them last.
  static let digests = BundlePath(unchecked: "digests.json")
  static let manifest = BundlePath(unchecked: "manifest.json")

  private init(unchecked text: String) {
    self.text = text
  }

  /// The path of an entry in a bundle's folder, from its name and the folder that contains it, or nil for the bundle's own
  /// folder. The name is not checked, because other programs may have added the entry.
  init(of name: String, in folder: BundlePath?) {
    self.init(unchecked: folder.map { "\($0.text)/\(name)" } ?? name)
  }

  /// The path that a text spells; nil when no bundle can have such a path.
  init?(_ text: String) {
    guard text.utf8.count <= 4096 else { return nil }
    var isFirst = true
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F { return nil }
      let isSlash = byte == UInt8(ascii: "/")
      if isFirst, isSlash || byte == UInt8(ascii: ".") { return nil }
      isFirst = isSlash
    }
    // The text is empty, or nothing follows a slash.
    if isFirst { return nil }
    self.init(unchecked: text)
  }

  /// The path of the folder that contains the file; nil when that is the bundle's own folder.
  var folder: BundlePath? {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return BundlePath(unchecked: String(text[..<slash]))
  }

  /// The last part of the path.
  var name: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// Whether the path is inside a folder, however deep.
  func isBelow(_ folder: BundlePath) -> Bool {
    text.utf8.starts(with: folder.text.utf8)
      && text.utf8.dropFirst(folder.text.utf8.count).first == UInt8(ascii: "/")
  }

  static func == (left: BundlePath, right: BundlePath) -> Bool {
    ByteText(left.text) == ByteText(right.text)
  }

  func hash(into hasher: inout Hasher) { ByteText(text).hash(into: &hasher) }

  static func < (left: BundlePath, right: BundlePath) -> Bool { precedesInBytes(left.text, right.text) }
}
