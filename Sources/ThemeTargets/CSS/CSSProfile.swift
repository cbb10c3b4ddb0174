import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetProfile {
  /// What a stylesheet can express: it has a condition for every variant except button shapes.
  static let css = TargetProfile(
    .css, family: "CSS", on: .web, shows: { !$1[.accessibility].hasButtonShapes },
    losses: [
      .cssLacksButtonShapes, .cssCannotShowMaterial, .cssCannotTruncate, .cssClampsInsets,
      .cssCannotEnlargeTiles, .cssCannotTint,
      .cssCannotTile, .cssCutsArt, .cssCannotStretchArrow, .cssPlacesControlText,
    ], nameErrors: [.cssNameClash], checkNames: checkCustomProperties)
}

extension Loss {
  static let cssLacksButtonShapes = Loss.leavingOut(
    DiagnosticCode("css-lacks-button-shapes", .warning),
    because: "there is no media query for button shapes",
    { $0[.accessibility].hasButtonShapes })

  static let cssCannotShowMaterial = Loss.variants(
    DiagnosticCode("css-cannot-show-material", .warning)
  ) { code, context, index in
    let settings = context.element.variants[index].settings
    let art = settings.background.value?.art ?? settings.body.art
    guard let material = art.value?.material.ranged,
      let part = context.part(context.mainPart, ofVariant: index), !context.isBoxOfCSS(part)
    else { return nil }
    return Diagnostic(
      code, "a browser shows only the fall-back, because the picture would hide the material behind it",
      at: material.range
    ).helping("use a box or a plain color as `fallback`, whose fill can be translucent")
  }

  static let cssCannotTruncate = Loss.truncations(
    DiagnosticCode("css-cannot-truncate", .warning), except: [.tail, .none])

  static let cssClampsInsets = Loss.clampedInsets(
    DiagnosticCode("css-clamps-insets", .warning), because: "`padding` cannot be negative"
  ) { context, index in
    context.kind.isButton ? context.outset(ofVariant: index) : .zero
  }

  static let cssCannotEnlargeTiles = Loss.variants(
    DiagnosticCode("css-cannot-enlarge-tiles", .warning)
  ) { code, context, index in
    let area = context.element.variants[index].settings.hitArea
    guard let range = area.range, area.value != nil, context.tilesBetweenCaps else { return nil }
    return Diagnostic(
      code, "the hit area is only as large as the button, because the art tiles between caps", at: range)
  }

  static let cssCannotTint = Loss.parts(
    DiagnosticCode("css-cannot-tint", .warning), of: \.newParts
  ) { code, context, part in
    guard context.facts[part.variantIndex].renderingIntent == .template, part.name == context.mainPart,
      part.name != .image || part.stretches
    else { return nil }
    return Diagnostic(
      code, "art that \(part.stretches ? "stretches" : "is behind a title") keeps its colors",
      at: part.variant.settings.renderingIntent.range ?? part.variant.range)
  }
}

extension ElementContext {
  /// Whether a stylesheet shows a part as a box or a color instead of a picture.
  fileprivate func isBoxOfCSS(_ part: PartContext) -> Bool {
    let insets = part.variant.settings.alignmentInsets
    let images = part.images.map {
      (picture: $0.picture, alignmentInsets: store.alignmentInsets(insets, of: $0))
    }
    return part.isPlain || DrawnBox(images, part.resizing) != nil
  }

  /// Whether the element's art tiles between caps in any variant that the web shows.
  fileprivate var tilesBetweenCaps: Bool {
    view(of: .css).variants.contains { variant in
      guard let part = part(mainPart, ofVariant: variant.place) else { return false }
      return part.stretches && part.tiles && part.images[0].caps != .zero
    }
  }
}
