import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of settings for art in variants that have no such art: slicing, alignment, rendering intent and asset name. It reports
/// each place once, and not at all if a variant that inherits the setting shows art.
///
/// An asset name is used only where a variant has a new picture: a variant that shows the same art as its fallback produces no
/// image of its own.
func artKeyIgnored(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard !context.isAbstract, !context.lacksPicture else { return }
  var (used, known): (Set<SourceRange>, Set<SourceRange>) = ([], [])
  var ignored: [(key: ArtKey, variant: ResolvedVariant)] = []
  for (index, variant) in context.element.variants.enumerated() {
    for key in variant.keysOfArt(mainPart: context.mainPart)
    where !used.contains(key.range) {
      if context.shows(key, inVariant: index) {
        used.insert(key.range)
      } else if known.insert(key.range).inserted {
        ignored.append((key, variant))
      }
    }
  }
  for (key, variant) in ignored where !used.contains(key.range) {
    let isName = key.name == "assetName" && context.hasArt
    let art = isName ? "art of its own" : key.name == "center" ? "art that stretches" : key.noun
    sink.report(
      Diagnostic(
        .artKeyIgnored, "`\(key.name)` is ignored: `\(variant.key.text)` has no \(art)", at: key.range
      ).helping("add that, or remove `\(key.name)`"))
  }
}

/// A key that configures art, and the place that declares it.
private struct ArtKey {
  let name: String
  let range: SourceRange
  /// The part whose art the key configures; nil for any part.
  let part: PartName?

  var noun: String { part == .shadowImage ? "shadow image" : "art" }
}

extension ResolvedVariant {
  fileprivate func keysOfArt(mainPart: PartName) -> [ArtKey] {
    var keys: [ArtKey] = []
    func add(_ name: String, at range: SourceRange?, of part: PartName? = nil) {
      if let range { keys.append(ArtKey(name: name, range: range, part: part)) }
    }
    for part in parts where part.name == mainPart || part.name == .shadowImage {
      add(part.slicing.key?.rawValue ?? "caps", at: part.slicing.form?.range, of: part.name)
      add("resizing", at: part.slicing.resizingRange, of: part.name)
      add("center", at: part.slicing.centerRange, of: part.name)
    }
    add("alignmentInsets", at: alignmentInsets?.range, of: mainPart)
    add("renderingIntent", at: range(of: .renderingIntent))
    add("assetName", at: assetName?.range)
    return keys
  }
}

extension ElementContext {
  /// Whether any variant has art. Broken art counts, because it is reported elsewhere.
  fileprivate var hasArt: Bool { art.indices.contains { has(nil, ofVariant: $0) } }

  /// Whether the element consists only of a picture and has none, which is reported as an error.
  fileprivate var lacksPicture: Bool { kind.isPicture && art.allSatisfy(\.parts.isEmpty) }

  fileprivate func shows(_ key: ArtKey, inVariant index: Int) -> Bool {
    guard has(key.part, ofVariant: index) else { return false }
    if key.name == "center" { return part(key.part ?? mainPart, ofVariant: index)?.stretches ?? true }
    guard key.name == "assetName", let fallback = element.variants[index].fallback else { return true }
    let (own, other) = (element.variants[index], element.variants[fallback])
    return other.assetName?.range == key.range || variants[index].contains(where: \.isNew)
      || variants[index].count < art[index].parts.count
      || own.alignmentInsets?.range != other.alignmentInsets?.range
      || own.facts.renderingIntent != other.facts.renderingIntent
      || own.range(of: .icon) != other.range(of: .icon)
  }

  private func has(_ name: PartName?, ofVariant index: Int) -> Bool {
    art[index].parts.contains { part in
      if case .system = part.art { return false }
      return name == nil || part.name == name
    }
  }
}
