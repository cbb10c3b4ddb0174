/// A file or folder below the root, as a normalized path with `/` between its parts. The root itself is the empty path.
///
/// A `ThemePath` is never absolute and never begins with `..`, so it can't leave the root.
package struct ThemePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The parts, joined by `/`, without a leading or trailing slash.
  package let text: String

  /// The root, which is the empty path.
  package static let root = ThemePath(unchecked: "")

  private init(unchecked text: String) {
    self.text = text
  }

  /// A path that is written relative to `folder`; nil if it is absolute, empty, contains a NUL or leaves the root.
  package init?(_ written: String, relativeTo folder: ThemePath = .root) {
    guard !written.isEmpty, !written.utf8.contains(0), written.utf8.first != UInt8(ascii: "/") else {
      return nil
    }
    var parts = folder.parts
    for part in written.pathParts {
      if part.utf8.elementsEqual(".".utf8) { continue }
      if part.utf8.elementsEqual("..".utf8) {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    self.init(unchecked: parts.joined(separator: "/"))
  }

  /// The parts between the slashes; empty for the root.
  var parts: [Substring] { text.pathParts }

  /// The folder that contains the file or folder at this path. The root's is the root itself.
  package var folder: ThemePath {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return .root }
    return ThemePath(unchecked: String(text[..<slash]))
  }

  /// The last part: the name of a file with its extension.
  package var name: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// The path of `name` in this folder. `name` must be a single part.
  package func appending(_ name: String) -> ThemePath {
    text.isEmpty ? ThemePath(unchecked: name) : ThemePath(unchecked: "\(text)/\(name)")
  }

  /// The path relative to `folder`; nil if it is not inside `folder`.
  package func below(_ folder: ThemePath) -> ThemePath? {
    if folder == .root { return self }
    guard self != folder else { return .root }
    guard text.utf8.starts(with: "\(folder.text)/".utf8) else { return nil }
    return ThemePath(unchecked: parts.dropFirst(folder.parts.count).joined(separator: "/"))
  }

  /// The path as a file in `folder` would refer to it, such as `../art/back.png`.
  package func written(from folder: ThemePath) -> String {
    way(from: folder.parts, to: parts).joined(separator: "/")
  }

  package var description: String { text.isEmpty ? "." : text }

  /// Paths are equal if their bytes are: `é` has two spellings, which can be two files.
  package static func == (left: ThemePath, right: ThemePath) -> Bool {
    // The comparison of strings is fast if their bytes are equal. Only strings that are canonically equivalent need the second
    // one.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    // Equal paths have equal texts, so this hash is consistent with `==`.
    hasher.combine(text)
  }

  /// The order by UTF-8 bytes, which is the same on every machine.
  package static func < (left: ThemePath, right: ThemePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

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

/// The place from which paths are read. It converts a path below the root to one that can be opened from there.
package struct PathBase: Sendable {
  /// The path to the root from outside it: empty, or with a `/` at its end.
  private let prefix: String
  /// The folder below the root that paths are relative to.
  private let folder: ThemePath

  /// The root itself.
  package static let root = PathBase(in: .root)

  /// A folder below the root, or the root itself.
  package init(in folder: ThemePath) {
    prefix = ""
    self.folder = folder
  }

  /// A place outside the root. `prefix` leads from there to the root, with a `/` at its end.
  package init(prefix: String) {
    self.prefix = prefix
    folder = .root
  }

  /// The path from this place to a file or folder below the root.
  package func path(to path: ThemePath) -> String {
    guard prefix.isEmpty else {
      // The root of the file system keeps its slash.
      return path == .root && prefix != "/" ? String(prefix.dropLast()) : prefix + path.text
    }
    guard folder != .root else { return path.description }
    let way = path.written(from: folder)
    return way.isEmpty ? "." : way
  }
}
