import ThemeBundle
package import ThemeCore
package import ThemeDiagnostics
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// Why the origins of values can't be found.
package enum WhyError: Error {
  /// The theme can't be read or has errors; the diagnostics contain them.
  case theme([Diagnostic])
  /// The element, the variant or the key does not exist: a sentence for the user, without a final period.
  case question(String)
}

/// Finds the origins of the values of an element: of a key and the keys below it, or of all keys where `key` is nil.
///
/// `name` is the kind and the name of the element. `variantText` is one of its variants as the manifest writes it, with or
/// without the leading `normal.`; nil stands for `normal`.
package func why(
  _ path: ThemePath, element name: String, key: String?, variant variantText: String?, in session: Session
) throws(WhyError) -> ElementOrigins {
  var sink = session.newSink
  guard let search = OriginSearch(path, in: session, &sink) else { throw .theme(sink.diagnostics) }
  if sink.hasErrors { throw .theme(sink.diagnostics.filter { $0.severity == .error }) }
  guard let element = search.element(name) else {
    throw .question(unknown(element: name, among: search.resolved.elements.map(\.id)))
  }
  let id = element.id
  let keys = element.variants.map(\.key)
  let asked = variantText ?? VariantKey.normal.text
  guard let variant = keys.first(where: { $0.text == asked || $0.text == "normal.\(asked)" }) else {
    throw .question(unknown(variant: asked, of: id, among: keys.map(\.text)))
  }
  let values = search.values(of: id, in: variant)
  guard let key else { return ElementOrigins(element: id, variant: variant, values: values) }
  // A value can have a name that is no key of its own, such as `art.color` of `art: white`.
  var wanted = values.filter { $0.key == key || $0.key.hasPrefix("\(key).") }
  if wanted.isEmpty {
    let row: ElementKeyPath
    do throws(ElementKeyPath.Unknown) {
      row = try ElementKeyPath(key, of: id.kind)
    } catch {
      throw .question(error.sentence)
    }
    let value = row.row.flatMap { $0.fallback.isEmpty ? nil : $0.fallback }
    let steps = value.map { [ValueOrigin.Step.ofDefault($0)] } ?? []
    wanted = [ValueOrigin(key: key, value: value, steps: steps)]
  }
  return ElementOrigins(element: id, variant: variant, values: wanted)
}

private func unknown(element name: String, among known: [ElementID]) -> String {
  let names = known.map(\.description)
  let sentence = "there is no element `\(name.shortened)`"
  if names.isEmpty { return "\(sentence): the theme has none" }
  let parts = names.filter { $0.hasPrefix("\(name)/") }
  if !parts.isEmpty { return "\(sentence); its parts are \(parts.listed)" }
  let same = names.filter { $0.hasSuffix("/\(name)") }
  if let first = same.first, same.count == 1 { return "\(sentence); did you mean `\(first)`?" }
  if !same.isEmpty { return "\(sentence); there are \(same.listed)" }
  let nearest = Suggestion.nearest(to: name, among: names)
  return "\(sentence); \(nearest.map { "did you mean `\($0)`?" } ?? "known are \(names.listed(near: name))")"
}

private func unknown(variant name: String, of id: ElementID, among known: [String]) -> String {
  let sentence = "`\(id)` has no variant `\(name.shortened)`"
  if known.count == 1 { return "\(sentence): it looks the same everywhere" }
  let nearest = Suggestion.nearest(to: name, among: known)
  return "\(sentence); \(nearest.map { "did you mean `\($0)`?" } ?? "known are \(known.listed(near: name))")"
}

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

  /// The values of an element in a variant, both named as in manifests, with the places that affect them, and those of the art
  /// that its art is made of; empty where the theme does not have them.
  package func values(of name: String, in variant: String) -> [TracedValue] {
    values(of: name, in: variant, below: "", 0)
  }

  /// The values whose keys begin with a text. Each makes its art of at most one other, so the work is linear.
  private func values(
    of name: String, in variant: String, below map: String, _ depth: Int
  ) -> [TracedValue] {
    guard depth < Limit.referenceDepth.standard, let (element, key) = self.variant(variant, of: name) else {
      return []
    }
    var traced: [TracedValue] = []
    let all = search.values(of: element.id, in: key)
    for value in all where value.key.hasPrefix(map) {
      let places = search.places(of: value, in: key, of: element.id)
      let isOfArt = ElementKeyPath.isOfArt(value.key, of: element.id.kind)
      traced.append(
        TracedValue(key: value.key, text: value.value ?? "", isOfArt: isOfArt, places: places))
      guard isOfArt, let source = value.value?.unquoted else { continue }
      if let map = value.key.without("derive"),
        let other = key.other(source, among: element.variants.map(\.key))
      {
        // Where the other variant has a material, its fall-back is derived from.
        traced += values(of: name, in: other.text, below: map.without("fallback.") ?? map, depth + 1)
      } else if value.key.without("of") != nil, let other = search.element(source) {
        traced += values(
          of: source, in: other.key(nearestTo: key).text, below: ElementKeyPath.art(of: other.id.kind),
          depth + 1)
      }
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
  /// Whether the value determines where pixels come from.
  package let isOfArt: Bool
  let places: [SourceRange]

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
