/// The paths that a bundle's `digests.json` lists, sorted, or nil when it is no such file.
///
/// In `files`, an object's keys are parts of a path; a leaf is a string, or an object of strings with a key `pixels`. A
/// file that holds a merge's conflict lists what either side lists. Paths that no bundle has are left out.
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
  guard case .object(let entries)? = JSONReader.value(of: json),
    case .number("1")? = entries.first(where: { $0.key == "digestsVersion" })?.value,
    case .object(let files)? = entries.first(where: { $0.key == "files" })?.value
  else { return nil }
  var paths: Set<BundlePath> = [.digests]
  for file in files { collect(file.value, at: file.key, into: &paths) }
  return paths
}

private func collect(_ value: JSONValue, at path: String, into paths: inout Set<BundlePath>) {
  switch value {
  case .string:
    if let path = BundlePath(path) { paths.insert(path) }
  case .object(let entries)
  where entries.contains(where: { $0.key == "pixels" }) && entries.allSatisfy(isString):
    if let path = BundlePath(path) { paths.insert(path) }
  case .object(let entries):
    for entry in entries { collect(entry.value, at: path + "/" + entry.key, into: &paths) }
  case .number, .other: break
  }
}

private func isString(_ entry: (key: String, value: JSONValue)) -> Bool {
  if case .string = entry.value { true } else { false }
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
