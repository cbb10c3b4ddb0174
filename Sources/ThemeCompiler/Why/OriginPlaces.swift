package import ThemeCore
import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

extension OriginSearch {
  /// The places that affect a value: those of its steps that hold and, where the value names a recipe, those of all scalars in
  /// the recipe's definition and of the tokens that they refer to. Parameters are values of their own.
  func places(of value: ValueOrigin, in key: VariantKey, of id: ElementID) -> [SourceRange] {
    let steps = value.steps.filter { ![.overridden, .default].contains($0.kind) }
    var found = steps.compactMap(\.place)
    let isRecipe = ElementKeyPath.art(before: "use", in: value.key, of: id.kind) != nil
    guard isRecipe, let name = value.value?.unquoted else { return found }
    let parameters = theme.recipes.first { $0.name.value == name }?.parameters ?? []
    let names = Set(parameters.map(\.name.value))
    let keys = places.nodes(at: ["art", name]).flatMap { $0.mapping?.entries ?? [] }
    for node in keys.filter({ $0.key.value != "parameters" }).flatMap(\.value.scalars) {
      found.append(node.range)
      if let text = node.scalar?.text, text.contains("$") {
        found += tokens(from: text, in: key, of: id, except: names).compactMap(\.place)
      }
    }
    return found
  }
}

extension String {
  /// The text without the quotes that the value of a setting may have.
  var unquoted: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }

  /// The text before an ending that is one or more whole keys; nil where the text ends otherwise.
  func without(_ keys: String) -> String? {
    hasSuffix(".\(keys)") ? String(dropLast(keys.count)) : nil
  }
}

extension SyntaxNode {
  /// The scalars in the value, in the order of the file.
  var scalars: [SyntaxNode] {
    switch value {
    case .scalar: [self]
    case .sequence(let items): items.flatMap(\.scalars)
    case .mapping(let mapping): mapping.entries.flatMap(\.value.scalars)
    }
  }
}

/// A limit on the work of finding origins, counted in settings that are compared and steps that are taken. It is needed because
/// the references of a theme may lead from each of its elements to all others.
///
/// This is a class because all searches of a theme share the limit.
final class OriginWork {
  private var left: Int

  init(_ most: Int) {
    left = most
  }

  /// Takes an amount of work; false where less than that was left.
  func spend(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }
}

/// The origin of a value of an element: the places that lead to it.
package struct ValueOrigin: Sendable {
  /// The key as the language reference writes it: `title.font.size`.
  package let key: String
  /// The value in one line; nil where nothing sets it and there is no default.
  package let value: String?
  /// The places that lead to the value, beginning with the one that the element itself names; then the overridden values, the
  /// nearest first.
  package let steps: [Step]

  /// One place on the way to a value.
  package struct Step: Sendable {
    package let kind: Kind
    /// The place; nil for a default.
    package let place: SourceRange?
    /// The keys that lead to the place from the root of its file, joined by dots; empty where there are none.
    package let keys: String
    /// The text at the place, in one line.
    package let text: String
  }

  /// The role of a place for a value.
  package enum Kind: String, Sendable, CaseIterable {
    /// The theme, or the project file, names the file that contains the following places.
    case extends
    /// The element names, by `like`, the element that contains the following place.
    case like
    /// The variant mirrors another, so values for left hold for right.
    case mirror
    /// The element sets the value.
    case element
    /// The element sets the value for certain values of axes.
    case variant
    /// A token sets the value.
    case token
    /// A token sets the value for certain values of axes.
    case mode
    /// A parameter of a recipe has the value as its default.
    case recipe
    /// Another element's art is used.
    case of
    /// The language has a default, because the theme does not set the value.
    case `default`
    /// Another value of the key, which is overridden.
    case overridden
  }
}

/// The origins of the values of an element in one of its variants.
package struct ElementOrigins: Sendable {
  package let element: ElementID
  package let variant: VariantKey
  /// The origins, in the order of the language reference.
  package let values: [ValueOrigin]
}

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

  /// The keys, ending in a dot, that lead to the art of an element as others show it.
  static func art(of kind: ElementKind) -> String { kind == .navigationBar ? "background." : "art." }

  /// The keys, ending in a dot, that lead to the map of art in which a key is the last one; nil for any other key.
  static func art(before name: String, in key: String, of kind: ElementKind) -> String? {
    key.without(name).flatMap { isOfArt(key, of: kind) ? $0 : nil }
  }

  /// Whether the value of a key determines where pixels come from: it is art, or a part of it.
  static func isOfArt(_ key: String, of kind: ElementKind) -> Bool {
    var tables = [table(of: kind)]
    var holdArt: Bool { tables.contains { [ArtOverlay.name, PartKeys.name].contains($0.name) } }
    for name in key.split(separator: ".").map(String.init) {
      if holdArt {
        // The map of a background has the keys of slicing beside those of art. `color`, of `art: white`, is in no table.
        func isKey(of table: String) -> Bool { KeyTable.named(table).keys.contains { $0.name == name } }
        return isKey(of: ArtOverlay.name) || !isKey(of: PartKeys.name)
      }
      guard let key = tables.flatMap(\.keys).first(where: { $0.name == name }) else { return false }
      tables = maps(of: key.type).tables
    }
    return holdArt
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
