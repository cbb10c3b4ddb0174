extension String {
  /// The parts of a path between slashes. Bytes are compared, as the system does: a slash with a combining mark is one
  /// `Character`, which is not equal to `/`.
  package var pathParts: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }
}

/// The relative path from a folder to a place: one `..` for each level up, followed by the rest. Both are parts of paths from
/// the same root.
package func way(from folder: [Substring], to place: [Substring]) -> [Substring] {
  let shared = zip(folder, place).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  return Array(repeating: "..", count: folder.count - shared) + place.dropFirst(shared)
}
