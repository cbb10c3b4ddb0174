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
  let row: ElementKeyPath
  do throws(ElementKeyPath.Unknown) {
    row = try ElementKeyPath(key, of: id.kind)
  } catch {
    throw .question(error.sentence)
  }
  var wanted = values.filter { $0.key == key || $0.key.hasPrefix("\(key).") }
  if wanted.isEmpty {
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
