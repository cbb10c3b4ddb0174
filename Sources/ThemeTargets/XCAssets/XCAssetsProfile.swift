import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetProfile {
  /// What an asset catalog can express.
  static let xcassets = TargetProfile(
    .xcassets, family: "Asset catalogs", on: .ios,
    losses: [
      .catalogCannotRevert, .catalogIgnoresName, .catalogCannotMixResizing, .templateLosesColors,
    ],
    nameErrors: [.assetNameInvalid], checkNames: checkAssetNames)
}

extension Loss {
  static let catalogCannotRevert = Loss.systemParts(
    DiagnosticCode("catalog-cannot-revert", .warning)
  ) { context, index, part in
    let key = context.element.variants[index].key
    guard let base = context.set(of: key), case .pictures = context.art[base][part]?.art else { return nil }
    return
      "`\(key.text)` shows the art of `\(context.element.variants[base].key.text)`, because both share one set"
  }

  static let catalogIgnoresName = Loss.variants(
    DiagnosticCode("catalog-ignores-name", .warning)
  ) { code, context, index in
    let variant = context.element.variants[index]
    guard let base = context.set(of: variant.key), let name = variant.settings.assetName.ranged,
      context.facts[base].assetName != context.facts[index].assetName
    else { return nil }
    let set = context.element.variants[base].key.text
    return Diagnostic(
      code,
      "`\(variant.key.text)` cannot have a name of its own, because the platform selects it in the set of `\(set)`",
      at: name.range)
  }

  static let catalogCannotMixResizing = Loss.parts(
    DiagnosticCode("catalog-cannot-mix-resizing", .warning), of: \.drawnParts
  ) { code, context, part in
    guard part.stretches, context.oneMode(of: part) == nil else { return nil }
    return Diagnostic(
      code, "the center of `\(part.title)` is stretched along both axes: iOS has one resizing mode for both",
      at: part.slicing.resizing.range ?? part.slicingRange
    ).helping("make the rows or the columns of the center equal, or use one mode")
  }

  static let templateLosesColors = Loss(
    DiagnosticCode("template-loses-colors", .warning)
  ) { code, context, view, sink in
    for part in view.drawnParts
    where part.name != .icon && context.facts[part.variantIndex].renderingIntent == .template {
      guard let picture = part.images.first?.picture, !picture.measured.hasSingleColor else { continue }
      return sink.report(
        Diagnostic(
          code, "`\(part.title)` loses its colors and keeps only its shape",
          at: part.variant.settings.renderingIntent.range ?? part.range
        ).also(at: picture.range, "art with several colors"))
    }
  }
}

extension ElementContext {
  /// The index of the variant after which the set of the variant with a key is named; nil if that is the same variant.
  fileprivate func set(of key: VariantKey) -> Int? {
    let set = CatalogTerms.set(of: key)
    return set == key ? nil : element.index(of: set)
  }
}
