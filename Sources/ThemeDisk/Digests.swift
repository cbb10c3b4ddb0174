import ThemeJSON

/// The paths that a bundle's `digests.json` lists, sorted, or nil when it is no such file.
///
/// In `files`, a string, `true`, or an object of strings with a key `pixels` stands for a file, and its key is the file's
/// path; all other objects only gather files. Of version 1, objects were folders, and keys parts of a path: what an older
/// themec wrote is ours, too. A file that holds a merge's conflict lists what either side lists. Paths that no bundle has
/// are left out.
package func ownedPaths(inDigests json: [UInt8]) -> [String]? {
  owned(inDigests: json).map { paths in paths.sorted().map(\.text) }
}

func owned(inDigests json: [UInt8]) -> Set<BundlePath>? {
  if let paths = paths(inDigests: json) { return paths }
  guard let sides = conflictSides(of: json), let ours = paths(inDigests: sides.ours),
    let theirs = paths(inDigests: sides.theirs)
  else { return nil }
  return ours.union(theirs)
}

private func paths(inDigests json: [UInt8]) -> Set<BundlePath>? {
  guard let document = try? JSONValue(parsing: json), let version = document["digestsVersion"]?.integer,
    version == 1 || version == 2, let files = document["files"]?.members
  else { return nil }
  var paths: Set<BundlePath> = [.digests]
  for (key, value) in files { collect(value, at: key, keysAreWhole: version == 2, into: &paths) }
  return paths
}

private func collect(
  _ value: JSONValue, at path: String, keysAreWhole: Bool, into paths: inout Set<BundlePath>
) {
  switch value {
  case .string:
    if let path = BundlePath(path) { paths.insert(path) }
  case .bool(true) where keysAreWhole:
    if let path = BundlePath(path) { paths.insert(path) }
  case .object(let entries)
  where value["pixels"] != nil && entries.allSatisfy({ $0.1.string != nil }):
    if let path = BundlePath(path) { paths.insert(path) }
  case .object(let entries):
    for (key, value) in entries {
      collect(value, at: keysAreWhole ? key : path + "/" + key, keysAreWhole: keysAreWhole, into: &paths)
    }
  case .array, .number, .bool, .null, .oneLine: break
  }
}

/// Both whole texts of a file in which git left a conflict, or nil when it holds none.
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
