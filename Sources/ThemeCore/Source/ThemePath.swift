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
