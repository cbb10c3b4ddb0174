import ThemeBundle
package import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// The origins of the values of a compiled theme's elements. The theme is resolved once more to find them.
package struct ThemeTrace {
  private let search: OriginSearch

  /// Nil where the theme's file can't be read. `most` limits the work in settings compared; after it, nothing further is found.
  package init?(_ theme: WrittenTheme, most: Int? = nil) {
    var sink = theme.session.newSink
    guard let search = OriginSearch(theme.path, in: theme.session, most: most, &sink) else { return nil }
    self.search = search
  }

  /// The file that contains a place.
  package func file(of range: SourceRange) -> SourceFile { search.sources[range.source] }

  /// The origins of the values of an element in a variant, both named as in manifests; empty where the theme does not have
  /// them.
  package func origins(of name: String, in variant: String) -> [ValueOrigin] {
    guard let (element, key) = self.variant(variant, of: name) else { return [] }
    return search.values(of: element.id, in: key)
  }

  private func variant(_ text: String, of name: String) -> (element: ResolvedElement, key: VariantKey)? {
    guard let element = search.element(name),
      let key = element.variants.map(\.key).first(where: { $0.text == text })
    else { return nil }
    return (element, key)
  }

  /// The values of an element in a variant, both named as in manifests, with the places that affect them; empty where the theme
  /// does not have them.
  package func values(of name: String, in variant: String) -> [TracedValue] {
    guard let (element, key) = self.variant(variant, of: name) else { return [] }
    let values = search.values(of: element.id, in: key)
    var traced: [TracedValue] = []
    for value in values {
      var places = search.places(of: value, in: key, of: element.id)
      let keys = element.variants.map(\.key)
      if value.key.hasSuffix("derive"),
        let source = value.value.flatMap({ key.other($0.unquoted, among: keys) })
      {
        let inherited = self.values(of: name, in: source.text).filter(\.isOfArt)
        places += inherited.flatMap(\.places)
      }
      traced.append(TracedValue(key: value.key, text: value.value ?? "", places: places))
    }
    return traced
  }
}

extension VariantKey {
  /// The variant with `state` in place of the state of this key; without such a variant, the variant of `state` alone. Nil
  /// where neither exists or differs from this key.
  fileprivate func other(_ state: String, among keys: [VariantKey]) -> VariantKey? {
    let rest = text.drop { $0 != "." }
    guard text != state + rest else { return nil }
    return keys.first { $0.text == state + rest } ?? keys.first { $0.text == state && $0.text != text }
  }
}

/// A value of an element with all places that affect it.
package struct TracedValue {
  /// The key as the language reference writes it: `title.font.size`.
  package let key: String
  package let text: String
  let places: [SourceRange]

  /// Whether the value determines where pixels come from.
  package var isOfArt: Bool { Self.isOfArt(key) }

  /// Whether the value of a key determines where pixels come from. The key contains `art`, or belongs to the background of a
  /// bar and not to its caps, center, resizing or stretching.
  package static func isOfArt(_ key: String) -> Bool {
    let names = Set(key.split(separator: "."))
    return names.contains("art")
      || names.contains("background")
        && names.isDisjoint(with: ["caps", "center", "resizing", "stretchable"])
  }

  /// Whether the value depends on an edit. `isNew` is true where the value is that of the edit's new side.
  package func comes(from edit: WrittenEdit, isNew: Bool) -> Bool {
    guard let place = isNew ? edit.new : edit.old else { return false }
    guard let range = place.range else { return isOfArt && names(place.path) }
    return places.contains { $0.source == range.source && $0.start < range.end && range.start < $0.end }
  }

  /// Whether the value names the file, or the files of several scales of which it is one.
  private func names(_ file: ThemePath) -> Bool {
    guard key.contains("file") || key.contains("ninePatch") || key.contains("svg") else { return false }
    func stem(_ name: some StringProtocol) -> Substring {
      String(name).split(separator: "/").last?.split(separator: ".").first?.prefix { $0 != "@" } ?? ""
    }
    let (written, name) = (stem(text.unquoted), stem(file.name))
    if let brace = written.firstIndex(of: "{") { return name.hasPrefix(written[..<brace]) }
    return written == name
  }
}
