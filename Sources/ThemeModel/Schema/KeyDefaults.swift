import ThemeCore

extension Key {
  /// Whether the value of the key can be null, which removes the value that a parent or the element itself sets.
  func mayBeNull(in table: KeyTable) -> Bool {
    !(["theme", "project"].contains(table.name) && ["themec", "name"].contains(name))
  }

  /// The default as JSON; nil if the default is not a value that a theme could write.
  var defaultValue: JSONValue? {
    switch type {
    case .truth: .bool(fallback == "true")
    case .words(let words): words.contains(fallback) ? .string(fallback) : nil
    case .either where Int(fallback) == nil: .string(fallback)
    case .text, .path, .color, .pattern: .string(fallback)
    default: Int(fallback).map { .integer($0) }
    }
  }
}
