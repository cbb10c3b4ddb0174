import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// The path of a key of an element, joined by dots as the language reference writes it, and checked against the tables of keys.
struct ElementKeyPath {
  /// The error for a key that elements of the kind don't have, as a sentence for the user.
  struct Unknown: Error {
    let sentence: String
  }

  let text: String
  /// The table row of the last key; nil where that key is a name that the author chose, such as that of a parameter.
  let row: Key?

  /// Fails where elements of the kind don't have the key.
  init(_ text: String, of kind: ElementKind) throws(Unknown) {
    self.text = text
    var tables = [Self.table(of: kind)]
    var row: Key?
    var isNamed = false
    var before = ""
    for name in text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      if isNamed {
        (isNamed, row) = (false, nil)
      } else {
        let known = tables.flatMap(\.keys)
        if before.isEmpty, VariantAxis(key: name) != nil {
          throw Unknown(sentence: "`\(name)` holds variants; name one with `--in`")
        }
        guard let found = known.first(where: { $0.name == name }) else {
          throw Unknown(sentence: Self.unknown(name, below: before, among: known.map(\.name), kind))
        }
        (tables, isNamed) = Self.maps(of: found.type)
        row = found
      }
      before += before.isEmpty ? name : ".\(name)"
    }
    self.row = row
  }

  private static func unknown(
    _ name: String, below: String, among known: [String], _ kind: ElementKind
  ) -> String {
    let home = below.isEmpty ? kind.oneOfThem : "`\(below)`"
    let names = known.filter { VariantAxis(key: $0) == nil }
    guard !names.isEmpty else { return "\(home) has no keys, so there is no `\(below).\(name.shortened)`" }
    let nearest = Suggestion.nearest(to: name, among: names)
      .map { "did you mean `\(below.isEmpty ? $0 : "\(below).\($0)")`?" }
    return "\(home) has no key `\(name.shortened)`; \(nearest ?? "known are \(names.listed)")"
  }

  /// The table of the keys that elements of a kind have.
  private static func table(of kind: ElementKind) -> KeyTable {
    switch kind {
    case .backButton, .button: KeyTable.named(ButtonKeys.name)
    case .image: KeyTable.named(ImageKeys.name)
    case .navigationBar: KeyTable.named(NavigationBarKeys.name)
    case .part(let id):
      switch id.part.content {
      case .picture: KeyTable.named(ControlPictureKeys.name)
      case .item: KeyTable.named(ControlItemKeys.name)
      case .text: KeyTable.named(ControlTextKeys.name)
      }
    }
  }

  /// The tables of the maps that a key may hold. `isNamed` is true where the next key of a path is a name that the author
  /// chooses.
  private static func maps(of type: ValueType) -> (tables: [KeyTable], isNamed: Bool) {
    switch type {
    case .map(let name), .overlay(let name): return ([KeyTable.named(name)], false)
    case .named(_, let inner), .list(let inner): return (maps(of: inner).tables, true)
    case .either(let types):
      let all = types.map(maps)
      return (all.flatMap(\.tables), all.contains { $0.isNamed })
    default: return ([], false)
    }
  }

  /// The keys of a map that have a default, with the default. `below` is the path of the map; empty for the element itself.
  static func defaults(below: String, of kind: ElementKind) -> [(key: String, value: String)] {
    var tables = [table(of: kind)]
    var isNamed = false
    for name in below.split(separator: ".").map(String.init) {
      if isNamed {
        isNamed = false
        continue
      }
      guard let key = tables.flatMap(\.keys).first(where: { $0.name == name }) else { return [] }
      (tables, isNamed) = maps(of: key.type)
    }
    guard !isNamed, tables.count == 1 else { return [] }
    return tables[0].keys.filter { !$0.fallback.isEmpty && !$0.isOfElement }
      .map { (below.isEmpty ? $0.name : "\(below).\($0.name)", $0.fallback) }
  }
}
