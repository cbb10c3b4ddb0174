import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetProfile {
  /// What a stylesheet can say: it has a condition for every variant but button shapes, and versions of systems are none of
  /// its business.
  static let css = TargetProfile(
    .css, family: "CSS", shows: { $0[.system].isFallback && $0[.accessibility] != .buttonShapes },
    losses: [
      .cssLacksButtonShapes, .cssCannotTruncate, .cssClampsInsets, .cssCannotEnlargeTiles, .cssCannotTint,
    ])
}

extension Loss {
  static let cssLacksButtonShapes = Loss.leavingOut(
    DiagnosticCode(
      "css-lacks-button-shapes", .warning,
      ManualPage(
        what: "An element looks different with button shapes, but there is no media query for that setting.",
        why: "This variant is never shown on the web.",
        example: "accessibility: { buttonShapes: { art: { file: art/outlined.png } } }",
        instead: "targets: { css: { allow: [css-lacks-button-shapes] } }")),
    because: "there is no media query for button shapes",
    { $0[.accessibility] == .buttonShapes })

  static let cssCannotTruncate = Loss.truncations(
    DiagnosticCode(
      "css-cannot-truncate", .warning,
      ManualPage(
        what:
          "A title is truncated at its beginning or in its middle, but a stylesheet can only truncate the end.",
        why: "The web shows a different part of a long title than the theme intends.",
        example: "title: { truncation: middle }",
        instead: "title: { truncation: tail }")),
    except: [.tail, .none])

  static let cssClampsInsets = Loss.clampedInsets(
    DiagnosticCode(
      "css-clamps-insets", .warning,
      ManualPage(
        what: """
          A title extends beyond its button or bar: an inset, moved by `offset` and reduced by the alignment \
          insets, is negative.
          """,
        why:
          "Insets become `padding`, which cannot be negative, so the title is at another place on the web.",
        example: "title: { insets: { left: -4 } }",
        instead: "title: { insets: { left: 0 } }")),
    because: "`padding` cannot be negative"
  ) { context, index in
    context.kind.isButton ? context.outset(ofVariant: index) : .zero
  }

  static let cssCannotEnlargeTiles = Loss.variants(
    DiagnosticCode(
      "css-cannot-enlarge-tiles", .warning,
      ManualPage(
        what: "A button has a `hitArea`, and art that tiles between caps.",
        why: """
          A stylesheet can generate two boxes for an element, and tiling from the caps needs both of them. \
          The area that takes touches is therefore only as large as the button.
          """,
        example: "hitArea: 44\nresizing: tile\ncaps: { left: 8, right: 8 }",
        instead: "hitArea: 44\nresizing: stretch\ncaps: { left: 8, right: 8 }"))
  ) { code, context, index in
    let area = context.element.variants[index].settings.hitArea
    guard let range = area.range, area.value != nil, context.tilesBetweenCaps else { return nil }
    return Diagnostic(
      code, "the hit area is only as large as the button, because the art tiles between caps", at: range)
  }

  static let cssCannotTint = Loss.parts(
    DiagnosticCode(
      "css-cannot-tint", .warning,
      ManualPage(
        what: "The art is a template for a tint, but it stretches or is behind a title.",
        why: """
          A stylesheet can tint art only with a mask, which cannot be sliced and would also hide the title. \
          The art keeps its colors.
          """,
        example: "renderingIntent: template\ncaps: { left: 8, right: 8 }",
        instead: "renderingIntent: original\ncaps: { left: 8, right: 8 }")), of: \.newParts
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
  /// Whether the element's art tiles between caps in any of the variants that are seen on the web.
  fileprivate var tilesBetweenCaps: Bool {
    element.variants.indices.contains { index in
      guard TargetProfile.css.shows(element.variants[index].key),
        let part = part(mainPart, ofVariant: index)
      else { return false }
      return part.stretches && part.mode == .tile && part.images[0].caps != .zero
    }
  }
}
