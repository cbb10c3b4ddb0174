import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetProfile {
  /// What an asset catalog can express.
  static let xcassets = TargetProfile(
    .xcassets, family: "Asset catalogs", on: .ios, losses: .catalogs,
    nameErrors: [.assetNameInvalid], checkNames: checkAssetNames)
}

extension [Loss] {
  fileprivate static let catalogs: [Loss] = [
    .system("catalog-cannot-revert") { site, part in
      guard let base = site.set, case .pictures = site.context.art[base.index][part]?.art else { return nil }
      return "`\(site.name)` shows the art of `\(base.name)`, because both share one set"
    },
    .variants("catalog-ignores-name") { site in
      guard let base = site.set, base.facts.assetName != site.facts.assetName else { return nil }
      return Finding(
        "`\(site.name)` cannot have a name of its own, because the platform selects it in the set of `\(base.name)`",
        at: site.variant.assetName?.range)
    },
    .parts("catalog-cannot-mix-resizing", .drawn) { context, part in
      guard part.stretches, context.oneMode(of: part) == nil else { return nil }
      return Finding(
        "the center of `\(part.title)` is stretched along both axes: iOS has one resizing mode for both",
        at: part.slicing.resizingRange ?? part.slicingRange,
        help: "make the rows or the columns of the center equal, or use one mode")
    },
    .parts("template-loses-colors", .firstDrawn) { context, part in
      guard part.name != .icon, context.facts[part.variantIndex].renderingIntent == .template,
        let picture = part.images.first?.picture, !picture.measured.hasSingleColor
      else { return nil }
      return Finding(
        "`\(part.title)` loses its colors and keeps only its shape",
        at: part.variant.range(of: .renderingIntent) ?? part.range, also: picture.range,
        "art with several colors")
    },
  ]
}

extension LossSite {
  /// The variant after which the set of this variant is named; nil if that is the same variant.
  fileprivate var set: LossSite? {
    let set = CatalogTerms.set(of: key)
    return set == key ? nil : context.element.index(of: set).map { LossSite(context: context, index: $0) }
  }
}
