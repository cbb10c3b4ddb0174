import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Reports names that one of the outputs could not tell apart.
func checkNames(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  // Elements are sorted by kind.
  var rest = theme.built[...]
  while let kind = rest.first?.id.kind {
    let same = rest.prefix { $0.id.kind == kind }
    rest = rest.dropFirst(same.count)
    if same.count == 1 { continue }
    var folded: [String: ResolvedElement] = [:]
    var symbols: [String: ResolvedElement] = [:]
    for element in same {
      if let other = folded.updateValue(element, forKey: element.id.name.lowercased()) {
        sink.report(
          .clash(element, other, "differ only in case, so their files are the same on many machines"))
      } else if let other = symbols.updateValue(element, forKey: element.id.symbol) {
        sink.report(.clash(element, other, "have the same name in code, `\(element.id.symbol)`"))
      }
    }
  }
  var assets: [String: (name: Ranged<Text>, element: ElementID, variant: VariantKey)] = [:]
  for element in theme.built {
    var seen: Set<SourceRange> = []
    for variant in element.variants where !variant.settings.assetName.isUnset {
      guard let name = variant.settings.assetName.ranged, seen.insert(name.range).inserted else { continue }
      if let first = assets.updateValue(
        (name, element.id, variant.key), forKey: name.value.string.lowercased())
      {
        sink.report(
          Diagnostic(.nameClash, "the asset name `\(name.value.string)` is already used", at: name.range)
            .also(at: first.name.range, "by `\(first.element)`").about(element.id.description))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func clash(_ element: ResolvedElement, _ other: ResolvedElement, _ what: String)
    -> Diagnostic
  {
    Diagnostic(.nameClash, "`\(other.id.name)` and `\(element.id.name)` \(what)", at: element.range)
      .also(at: other.range, "the other").helping(
        "rename one of them; names that differ only in case or hyphens are the same"
      )
      .about(element.id.description)
  }
}
