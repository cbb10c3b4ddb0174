/// A file or folder below the root, as a normalized path with `/` between its parts; the root itself is the
/// empty path.
///
/// A `ThemePath` can't be absolute and can't begin with `..`: what would leave the root has no `ThemePath`.
package struct ThemePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The parts, joined by `/`, without a leading or trailing one.
  package let text: String

  /// The root.
  package static let root = ThemePath(unchecked: "")

  private init(unchecked text: String) {
    self.text = text
  }

  /// A path written relative to `folder`, or nil when it is absolute, empty, holds a NUL or leaves the root.
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

  /// What stands between the slashes; none for the root.
  var parts: [Substring] { text.pathParts }

  /// The folder that holds this path; the root's is the root.
  package var folder: ThemePath {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return .root }
    return ThemePath(unchecked: String(text[..<slash]))
  }

  /// The last part: a file's name with its extension.
  package var name: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// The path of `name` inside this folder; `name` is one part.
  package func appending(_ name: String) -> ThemePath {
    text.isEmpty ? ThemePath(unchecked: name) : ThemePath(unchecked: "\(text)/\(name)")
  }

  /// The way to this path from a folder; nil when it is not below the folder.
  package func below(_ folder: ThemePath) -> ThemePath? {
    if folder == .root { return self }
    guard self != folder else { return .root }
    guard text.utf8.starts(with: "\(folder.text)/".utf8) else { return nil }
    return ThemePath(unchecked: parts.dropFirst(folder.parts.count).joined(separator: "/"))
  }

  /// This path as a file in `folder` writes it: `../art/back.png`.
  package func written(from folder: ThemePath) -> String {
    way(from: folder.parts, to: parts).joined(separator: "/")
  }

  package var description: String { text.isEmpty ? "." : text }

  /// Equal are the same bytes: `é` has two spellings, which can be two files.
  package static func == (left: ThemePath, right: ThemePath) -> Bool {
    // Texts of equal bytes are equal, which is quick to find out; of others that are equal the bytes are compared.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    // Equal paths are equal texts.
    hasher.combine(text)
  }

  /// Order by UTF-8 bytes, the same on every machine.
  package static func < (left: ThemePath, right: ThemePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
