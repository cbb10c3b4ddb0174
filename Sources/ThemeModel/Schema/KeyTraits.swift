import ThemeJSON

extension KeyTable {
  /// The tables of maps that no reference reaches: they are read before tokens are known.
  private static let literalTables: Set<String> = ["theme", "project", "target", "files", "capsByScale"]
  private static let literalKeys: Set<String> = ["allow", "derive", "swap", "files", "stretchable"]

  fileprivate func takesReferences(_ key: Key) -> Bool {
    let isSettingOfTheme = name == "theme" && ["scales", "summary", "abstract"].contains(key.name)
    return isSettingOfTheme
      || !(Self.literalTables.contains(name) || Self.literalKeys.contains(key.name)
        || VariantAxis(key: key.name) != nil)
  }
}

extension Key {
  /// Whether `$path` may stand in place of its value.
  package func mayBeReference(in table: KeyTable) -> Bool { table.takesReferences(self) }

  /// Whether a null may stand in place of its value; it removes what a parent or the element itself says.
  package func mayBeNull(in table: KeyTable) -> Bool {
    switch table.name {
    case "files", "capsByScale": false
    case "theme", "project": !["themec", "name"].contains(name)
    default: true
    }
  }

  /// Whether it can't differ between variants, and stands on the element itself.
  package var isOfWholeElement: Bool { name == "scales" || name == "allow" }

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
