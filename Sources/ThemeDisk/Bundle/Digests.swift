import ThemeCore

/// The paths that a bundle's `digests.json` lists, sorted; nil when the bytes are not such a file.
///
/// In `files`, the value of a file is a string, `true`, or an object of strings with a key `pixels`, and its key is the file's
/// path; all other objects only group files. If the file contains a merge conflict, the paths of both sides are listed.
/// Paths that no bundle can have are left out.
package func ownedPaths(inDigests json: [UInt8]) -> [String]? {
  ListedFiles(inDigests: json) { _ in true }.map { $0.paths.sorted().map(\.text) }
}

/// The files that digests list, with the digests of the pictures' pixels.
struct ListedFiles: Sendable {
  /// For each file, prefixes of the digests that its pixels may have; empty when the digests say nothing about its pixels.
  private var digests: [BundlePath: [String]] = [:]
  /// For each file that repeats the picture of another file, the path of that file.
  private var originals: [BundlePath: BundlePath] = [:]
  private let isPlace: @Sendable (String) -> Bool

  /// Reads the bytes of a `digests.json`. Nil when they are not such a file; paths for which `isPlace` is false are left out.
  init?(inDigests json: [UInt8], _ isPlace: @escaping @Sendable (String) -> Bool) {
    self.isPlace = isPlace
    if read(json) { return }
    guard let sides = conflictSides(of: json) else { return nil }
    guard read(sides.ours), read(sides.theirs) else { return nil }
  }

  var paths: Set<BundlePath> { Set(digests.keys) }

  /// Whether the digests say anything about the pixels of a file.
  func saysPixels(of path: BundlePath) -> Bool { !digests(of: path).isEmpty }

  /// Whether a digest of pixels matches one that is listed for a file.
  func isListed(_ digest: String, of path: BundlePath) -> Bool {
    digests(of: path).contains { digest.utf8.starts(with: $0.utf8) }
  }

  private func digests(of path: BundlePath) -> [String] { digests[originals[path] ?? path] ?? [] }

  private mutating func read(_ json: [UInt8]) -> Bool {
    guard let document = try? JSONValue(parsing: json), document["digestsVersion"]?.integer == 2,
      let files = document["files"]?.members
    else { return false }
    digests[.digests] = []
    for (key, value) in files { collect(value, at: key) }
    return true
  }

  private mutating func collect(_ value: JSONValue, at path: String) {
    switch value {
    case .string(let text):
      guard let path = add(path) else { return }
      originals[path] = BundlePath(text)
    case .bool(true): add(path)
    case .object(let entries)
    where value["pixels"] != nil && entries.allSatisfy({ $0.1.string != nil }):
      guard let path = add(path), let digest = value["pixels"]?.string else { return }
      // Other pictures could match a shorter prefix by chance.
      if digest.utf8.count >= 16 { digests[path, default: []].append(digest) }
    case .object(let entries):
      for (key, value) in entries { collect(value, at: key) }
    case .array, .number, .bool, .null, .oneLine: break
    }
  }

  @discardableResult private mutating func add(_ path: String) -> BundlePath? {
    guard let path = BundlePath(path), isPlace(path.text) else { return nil }
    if digests[path] == nil { digests[path] = [] }
    return path
  }
}

/// The two complete texts of a file in which git left conflicts, one for each side; nil when it contains none.
private func conflictSides(of bytes: [UInt8]) -> (ours: [UInt8], theirs: [UInt8])? {
  enum Part { case both, ours, base, theirs }
  var part = Part.both
  var conflicts = 0
  var ours: [UInt8] = []
  var theirs: [UInt8] = []
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let mark = String(decoding: line.prefix(7), as: UTF8.self)
    switch (mark, part) {
    case ("<<<<<<<", .both): (part, conflicts) = (.ours, conflicts + 1)
    case ("|||||||", .ours): part = .base
    case ("=======", .ours), ("=======", .base): part = .theirs
    case (">>>>>>>", .theirs): part = .both
    default:
      if part == .both || part == .ours { ours += line + [UInt8(ascii: "\n")] }
      if part == .both || part == .theirs { theirs += line + [UInt8(ascii: "\n")] }
    }
  }
  return conflicts > 0 && part == .both ? (ours, theirs) : nil
}
