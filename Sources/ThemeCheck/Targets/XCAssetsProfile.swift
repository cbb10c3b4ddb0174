import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetProfile {
  /// What an asset catalogue can say.
  package static let xcassets = TargetProfile(
    .xcassets,
    losses: [
      Loss(.catalogCannotRevert, catalogCannotRevert),
      Loss(.catalogIgnoresName, catalogIgnoresName),
      Loss(.templateLosesColors, templateLosesColors),
    ],
    checkNames: checkAssetNames)
}

/// A variant that the platform chooses inside of a set, and that asks for the platform's own look: a set can't be empty
/// there.
private func catalogCannotRevert(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let theme = context.pictures.theme
  guard let place = theme.elements.firstIndex(where: { $0.id == context.element.id }) else { return }
  let variants = context.pictures.elements[place]
  var once = Once()
  for (index, variant) in context.element.variants.enumerated()
  where CatalogTerms.isCatalogued(variant.key) {
    let set = CatalogTerms.set(of: variant.key)
    guard set != variant.key, let base = context.element.index(of: set) else { continue }
    for part in variants[index].parts {
      guard case .system = part.art, case .pictures = variants[base][part.name]?.art,
        once.isNew(part.range)
      else { continue }
      sink.report(
        Diagnostic(
          .catalogCannotRevert,
          "`\(variant.key.text)` shows the art of `\(set.text)`, because both share one set",
          at: part.range))
    }
  }
}

/// A name for a variant that has no set of its own.
private func catalogIgnoresName(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for (index, variant) in context.element.variants.enumerated()
  where CatalogTerms.isCatalogued(variant.key) {
    let set = CatalogTerms.set(of: variant.key)
    guard set != variant.key, let base = context.element.index(of: set),
      let name = variant.settings.assetName.ranged,
      context.facts[base].assetName != context.facts[index].assetName,
      once.isNew(name.range)
    else { continue }
    sink.report(
      Diagnostic(
        .catalogIgnoresName,
        "`\(variant.key.text)` cannot have a name of its own, because the platform selects it in the set of `\(set.text)`",
        at: name.range))
  }
}

/// Art of several colors of which a template keeps only the shape.
private func templateLosesColors(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts
  where part.name != .icon && context.facts[part.variantIndex].renderingIntent == .template {
    guard let image = part.images.first, !image.picture.measured.hasSingleColor else {
      continue
    }
    sink.report(
      Diagnostic(
        .templateLosesColors, "`\(part.title)` loses its colors and keeps only its shape",
        at: part.variant.settings.renderingIntent.range ?? part.range
      )
      .also(at: image.picture.range, "art with several colors"))
    return
  }
}

/// Reports names that a catalogue can't have, and those that two sets would share, where case does not count.
private func checkAssetNames(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  var taken: [String: (range: SourceRange, element: ElementID, set: VariantKey, isOwn: Bool)] = [:]
  let own = theme.name.map { "\($0.value)/" } ?? ""
  for element in theme.elements {
    var refused: Set<SourceRange> = []
    for variant in element.variants
    where CatalogTerms.isCatalogued(variant.key) && CatalogTerms.set(of: variant.key) == variant.key {
      guard let name = variant.settings.assetName.ranged else { continue }
      guard CatalogTerms.isUsable(name.value.string) else {
        if refused.insert(name.range).inserted { sink.report(.unusable(name, element.id)) }
        continue
      }
      let fallback = variant.fallback.map { element.variants[$0].settings.assetName.value?.string } ?? nil
      let isOwn = fallback != name.value.string
      let full = CatalogTerms.assetName(name.value.string, isOwn: isOwn, of: variant.key)
      if full.lowercased().hasPrefix(own), !own.isEmpty {
        if refused.insert(name.range).inserted {
          sink.report(
            Diagnostic(.nameClash, "`\(full)` is in the folder of the theme's own assets", at: name.range)
              .about("\(element.id)"))
        }
      } else if let other = taken.updateValue(
        (name.range, element.id, variant.key, isOwn), forKey: full.lowercased()),
        !(isOwn && other.isOwn)
      {
        sink.report(
          Diagnostic(.nameClash, "two sets of the catalog would be named `\(full)`", at: name.range)
            .also(at: other.range, "`\(other.element)` in `\(other.set.text)`").about("\(element.id)"))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unusable(_ name: Ranged<Text>, _ element: ElementID) -> Diagnostic {
    Diagnostic(.assetNameInvalid, "`\(name.value.string)` can't be the name of an asset", at: name.range)
      .helping("use letters, digits, spaces and `_-.+`, with slashes between them")
      .about("\(element)")
  }
}
