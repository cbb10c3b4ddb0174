package import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution
import ThemeSyntax
import ThemeTargets

/// Where the values of a compiled theme's elements come from, all of which is found by resolving the theme once more.
package struct ThemeTrace {
  private let search: OriginSearch

  /// Nil for a theme that can't be read. With `most`, nothing is found any more after so many settings were compared.
  package init?(_ theme: WrittenTheme, most: Int? = nil) {
    let session = theme.session
    var sink = DiagnosticSink(limit: session.limits[.diagnostics], codes: .all)
    var inputs: [ThemePath] = []
    guard let tree = load(theme.path, from: session.library, inputs: &inputs, &sink) else { return nil }
    let lowered = lower(tree, CompileOptions(), &sink)
    let origins = Origins()
    let resolved = resolve(lowered, limits: session.limits, notingIn: origins, &sink)
    search = OriginSearch(
      theme: lowered, resolved: resolved, origins: origins, places: WrittenPlaces(theme.files),
      sources: session.sources, work: most.map(OriginWork.init))
  }

  /// The file in which a place is.
  package func file(of range: SourceRange) -> SourceFile { search.sources[range.source] }

  /// Where the values of an element in a variant come from, as manifests write both; empty for what the theme does not have.
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

  /// The values of an element in a variant, as manifests write both; empty for what the theme does not have.
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
  /// The key with another state, or that state where it has no other values.
  fileprivate func other(_ state: String, among keys: [VariantKey]) -> VariantKey? {
    let rest = text.drop { $0 != "." }
    guard text != state + rest else { return nil }
    return keys.first { $0.text == state + rest } ?? keys.first { $0.text == state && $0.text != text }
  }
}

/// A value of an element with everything that leads to it.
package struct TracedValue {
  /// As the language reference writes it: `title.font.size`.
  package let key: String
  package let text: String
  let places: [SourceRange]

  /// Whether it says where pixels come from.
  package var isOfArt: Bool { Self.isOfArt(key) }

  /// Whether the value of a key says where pixels come from. Art has a key of its own, except in the background of a bar.
  package static func isOfArt(_ key: String) -> Bool {
    let names = Set(key.split(separator: "."))
    return names.contains("art")
      || names.contains("background")
        && names.isDisjoint(with: ["caps", "center", "resizing", "stretchable"])
  }

  /// Whether an edit is on the way to it, on the side of its theme.
  package func comes(from edit: WrittenEdit, isNew: Bool) -> Bool {
    guard let place = isNew ? edit.new : edit.old else { return false }
    guard let range = place.range else { return isOfArt && names(place.path) }
    return places.contains { $0.source == range.source && $0.start < range.end && range.start < $0.end }
  }

  /// Whether it names a file, or those of which the file is one scale.
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
