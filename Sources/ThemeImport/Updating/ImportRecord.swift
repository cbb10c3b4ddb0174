import ThemeCore

/// What an import wrote, by digests, so that a later one knows what you have changed since. It is kept beside the theme, as
/// `NAME.import.json`.
struct ImportRecord {
  /// The names of what was imported.
  var sources: [String] = []
  /// The digests of elements (`images/logo`) and of the keys before them (`tokens`), as they were written.
  var parts: [String: String] = [:]
  /// The digests of the other files, by their paths below the theme's folder.
  var files: [String: String] = [:]

  init() {}

  /// Reads a record; nil if the text is none.
  init?(_ bytes: [UInt8]) {
    guard let json = try? JSONValue(parsing: bytes), json["import"]?.integer == 1 else { return nil }
    sources = json["sources"]?.elements?.compactMap(\.string) ?? []
    for (name, digest) in json["parts"]?.members ?? [] { parts[name] = digest.string }
    for (name, digest) in json["files"]?.members ?? [] { files[name] = digest.string }
  }

  var bytes: [UInt8] {
    func object(_ digests: [String: String]) -> JSONValue {
      .object(digests.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    }
    let json: JSONValue = [
      "import": 1, "sources": .array(sources.map { .string($0) }), "parts": object(parts),
      "files": object(files),
    ]
    return json.bytes
  }

  /// The digest of a text or a file, of which 16 digits are enough to tell what somebody changed.
  static func digest(_ bytes: some Sequence<UInt8>) -> String {
    var digest = SHA256()
    digest.update(Array(bytes))
    return String(digest.hex.prefix(16))
  }
}
