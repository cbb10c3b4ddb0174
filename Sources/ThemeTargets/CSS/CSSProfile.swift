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
    losses: .cssOfElements + .cssOfControls, nameErrors: [.cssNameClash],
    checkNames: checkCustomProperties)
}

extension [Loss] {
  fileprivate static let cssOfElements: [Loss] = [
    .ignored(
      "css-lacks-button-shapes", because: { _ in "there is no media query for button shapes" },
      if: { $0[.accessibility].hasButtonShapes }),
    .variants("css-cannot-show-material") { site in
      let context = site.context
      guard let material = site.variant.range(of: .material),
        let part = context.part(context.mainPart, ofVariant: site.index), !context.isBoxOfCSS(part)
      else { return nil }
      return Finding(
        "a browser shows only the fall-back, because the picture would hide the material behind it",
        at: material,
        help: "use a box or a plain color as `fallback`, whose fill can be translucent")
    },
    .truncations("css-cannot-truncate"),
    .clampedInsets("css-clamps-insets", because: "`padding` cannot be negative") {
      $0.context.kind.isButton ? $0.outset : .zero
    },
    .variants("css-cannot-enlarge-tiles") { site in
      guard let area = site.variant.range(of: .hitArea), site.context.tilesBetweenCaps else { return nil }
      return Finding(
        "the hit area is only as large as the button, because the art tiles between caps", at: area)
    },
    .parts("css-cannot-tint", .new) { context, part in
      guard context.facts[part.variantIndex].renderingIntent == .template, part.name == context.mainPart,
        part.name != .image || part.stretches
      else { return nil }
      return Finding(
        "art that \(part.stretches ? "stretches" : "is behind a title") keeps its colors",
        at: part.variant.range(of: .renderingIntent) ?? part.variant.range)
    },
  ]
}

extension ElementContext {
  /// Whether a stylesheet shows a part as a box or a color instead of a picture.
  fileprivate func isBoxOfCSS(_ part: PartContext) -> Bool {
    let insets = part.variant.alignmentInsets?.value
    let images = part.images.map {
      (picture: $0.picture, alignmentInsets: store.alignmentInsets(insets, of: $0))
    }
    return part.isPlain || DrawnBox(images, part.resizing)?.isBoxOfCSS == true
  }

  /// Whether the element's art tiles between caps in any variant that the web shows.
  fileprivate var tilesBetweenCaps: Bool {
    view(of: .css).variants.contains { variant in
      guard let part = part(mainPart, ofVariant: variant.place) else { return false }
      return part.stretches && part.tiles && part.images[0].caps != .zero
    }
  }
}
