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
    ByteText(left.text) == ByteText(right.text)
  }

  package func hash(into hasher: inout Hasher) { ByteText(text).hash(into: &hasher) }

  package static func < (left: ThemePath, right: ThemePath) -> Bool {
    ByteText(left.text) < ByteText(right.text)
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

/// Conversions between text and the names and paths of the system, which are bytes that are usually, but not always, UTF-8.
///
/// A byte that is not part of valid UTF-8 becomes U+0000 followed by the scalar with the byte's number. No name of the system
/// contains a zero byte, so different names always have different texts, and no theme can contain such a text.
package enum SystemName {
  /// The text of a name. Different names have different texts.
  ///
  /// Not generic, because generic code of another module would be specialized at run time, which takes a tenth of the time of a
  /// build with nothing to do.
  package static func text(of name: ArraySlice<UInt8>) -> String {
    if let text = String(validating: name, as: UTF8.self) { return text }
    var text = ""
    var bytes = name.makeIterator()
    var rest = name[...]
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .emptyInput: return text
      case .valid(let encoded):
        text.unicodeScalars.append(UTF8.decode(encoded))
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) {
          text.unicodeScalars.append("\0")
          text.unicodeScalars.append(Unicode.Scalar(byte))
        }
        rest = rest.dropFirst(length)
      }
    }
  }

  /// The text of a name in an array.
  package static func text(of name: [UInt8]) -> String { text(of: name[...]) }

  /// The text of a zero-terminated name.
  @unsafe package static func text(ofCString name: UnsafePointer<CChar>) -> String {
    if let text = unsafe String(validatingCString: name) { return text }
    var bytes: [UInt8] = []
    while unsafe name[bytes.count] != 0 { bytes.append(UInt8(bitPattern: unsafe name[bytes.count])) }
    return text(of: bytes)
  }

  /// The bytes of a name from its text. A zero in the text that does not encode a byte stays a zero, which no name contains.
  package static func bytes(of text: String) -> [UInt8] {
    guard !isUTF8(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\0", let byte = byte(behindZero: scalars.first) {
        scalars.removeFirst()
        bytes.append(byte)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }

  /// Whether a text encodes no invalid bytes, as for nearly all names.
  package static func isUTF8(_ text: String) -> Bool { !text.utf8.contains(0) }

  /// The byte that a zero followed by `scalar` encodes; nil if it encodes none.
  package static func byte(behindZero scalar: Unicode.Scalar?) -> UInt8? {
    guard let scalar, 0x80...0xFF ~= scalar.value else { return nil }
    return UInt8(scalar.value)
  }
}
