extension String {
  /// What stands between the slashes of a path. Bytes are compared, as the system does: a slash and a combining mark are one
  /// `Character`, which is not `/`.
  package var pathParts: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }
}

/// The way from a folder to a place, both as the parts of their paths from one root: `..` as often as it takes, then the rest.
package func way(from folder: [Substring], to place: [Substring]) -> [Substring] {
  let shared = zip(folder, place).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  return Array(repeating: "..", count: folder.count - shared) + place.dropFirst(shared)
}
