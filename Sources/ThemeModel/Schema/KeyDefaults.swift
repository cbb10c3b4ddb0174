import ThemeCore

extension Key {
  /// Whether a null may stand in place of its value; it removes what a parent or the element itself says.
  func mayBeNull(in table: KeyTable) -> Bool {
    !(["theme", "project"].contains(table.name) && ["themec", "name"].contains(name))
  }

  /// The default as JSON, nil where it is none that a theme could write.
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
