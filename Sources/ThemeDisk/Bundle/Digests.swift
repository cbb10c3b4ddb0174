import ThemeCore
import ThemeImage

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

/// What exists at the path of a file of a bundle.
enum ExistingFile: Sendable {
  case nothing
  /// A file with the right content.
  case right(FileStatus.Identity)
  /// A file with different content.
  case different(FileStatus.Identity)
  /// A folder at the path of the file.
  case folder
  /// A symbolic link, a pipe, a socket or a device.
  case stranger
  /// A symbolic link at the path of a folder above the file.
  case link(at: BundlePath)
  /// A file at the path of a folder above the file.
  case file(at: BundlePath)
}

/// Finds out what exists at a file's path and whether its content is right. Text is compared by bytes, pictures by their pixels
/// and the form of their files.
///
/// With `reencode`, the content of a picture is right only if its bytes are exactly what the codec writes.
func existingFile(
  of file: OutputFile, named name: String, in place: BundleFolder.Place, _ codec: ImageCodec, reencode: Bool
) throws(SystemError) -> ExistingFile {
  let folder: Folder
  switch place {
  case .folder(let found): folder = found
  case .nothing: return .nothing
  case .link(let place): return .link(at: place)
  case .file(let place): return .file(at: place)
  }
  // The kind is checked before opening, because opening a device can have effects.
  guard let status = try folder.statusIfAny(of: name) else { return .nothing }
  switch status.kind {
  case .folder: return .folder
  case .link, .special: return .stranger
  case .file: break
  }
  let isRight: Bool
  switch file.content {
  case .text(let wanted):
    guard status.size == wanted.count else { return .different(status.identity) }
    isRight = try folder.file(name).read(size: wanted.count, limit: wanted.count) == wanted
  case .image(let pixels):
    // No PNG of a bundle is much larger than its pixels, so a larger file has different content.
    let limit = pixels.size.width.count * pixels.size.height.count * 8 + (1 << 20)
    guard let bytes = try folder.file(name).read(size: status.size, limit: limit) else {
      return .different(status.identity)
    }
    isRight = reencode ? codec.file(pixels, at: file.path) == bytes : codec.isHeld(pixels, in: bytes)
  }
  return isRight ? .right(status.identity) : .different(status.identity)
}
