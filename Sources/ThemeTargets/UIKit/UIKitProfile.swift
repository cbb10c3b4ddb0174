import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetProfile {
  /// What code for UIKit can say; its pictures are the asset catalog's, whose losses are told beside these.
  static let uikit = TargetProfile(
    .uikit, family: "UIKit", shows: CatalogTerms.isInCatalog,
    losses: [
      .uikitLacksPrompts, .uikitLacksBarStates, .uikitCannotCenter, .uikitCannotPlaceBarTitle,
      .uikitIgnoresBarPosition, .uikitLacksFont,
    ])
}

extension Loss {
  static let uikitLacksPrompts = Loss.leavingOut(
    DiagnosticCode(
      "uikit-lacks-prompts", .warning,
      ManualPage(
        what: "A bar looks different with a prompt.",
        why: """
          Bar appearances, which UIKit uses from iOS 13 on, distinguish only bars of full height and compact \
          bars. A prompt makes no difference.
          """,
        example: "metrics: { defaultPrompt: { background: { file: art/tall.png } } }",
        instead: "targets: { uikit: { allow: [uikit-lacks-prompts] } }")),
    of: .navigationBar, because: "a bar with a prompt looks the same as one without",
    { $0[.metrics].name.hasSuffix("Prompt") && CatalogTerms.isInCatalog($0) })

  static let uikitLacksBarStates = Loss.leavingOut(
    DiagnosticCode(
      "uikit-lacks-bar-states", .warning,
      ManualPage(
        what: "A navigation bar looks different in a state.",
        why: """
          Bars in UIKit are not controls and are never highlighted or disabled, so this variant is never \
          shown.
          """,
        example: "states: { highlighted: { background: { file: art/pressed.png } } }",
        instead: "targets: { uikit: { allow: [uikit-lacks-bar-states] } }")),
    of: .navigationBar, because: "a navigation bar has no states",
    { $0.state != .normal && CatalogTerms.isInCatalog($0) })

  static let uikitCannotCenter = Loss.parts(
    DiagnosticCode(
      "uikit-cannot-center", .warning,
      ManualPage(
        what: "The shadow image of a bar, or its background before iOS 13, keeps its size.",
        why: """
          UIKit stretches a shadow image over the whole width of the bar, and before iOS 13 a background \
          too. The theme wants it centered at its own size.
          """,
        example: "shadowImage: { file: art/ornament.png }",
        instead: "shadowImage: { file: art/ornament.png, caps: { left: 20, right: 20 } }")), of: \.drawnParts
  ) { code, context, part in
    let oldest = context.pictures.theme.targets.lazy.compactMap(\.minimumSystem).last?.value
    let hasModes = (oldest ?? MinimumSystem.standard.version) >= 13
    guard context.kind == .navigationBar, !part.stretches,
      part.name == .shadowImage || (part.name == .background && !hasModes)
    else { return nil }
    return Diagnostic(
      code, "UIKit stretches `\(part.title)` to the width of the bar, but its size should stay the same",
      at: part.range
    ).helping("use caps, or art whose columns are all equal, to fill any width")
  }

  static let uikitCannotPlaceBarTitle = Loss.barTitles(
    DiagnosticCode(
      "uikit-cannot-place-bar-title", .warning,
      ManualPage(
        what: "The title of a bar has insets, an alignment, a truncation or a measure.",
        why: "Navigation bars in UIKit place their titles themselves. Only `offset` has an effect.",
        example: "title: { insets: { left: 20 } }",
        instead: "title: { offset: { x: 10 } }")),
    [.titleInsets, .titleAlignment, .titleVerticalAlignment, .titleTruncation, .titleMeasure],
    message: "bars in UIKit place their titles themselves and support only `offset`")

  static let uikitIgnoresBarPosition = Loss.variants(
    DiagnosticCode(
      "uikit-ignores-bar-position", .warning,
      ManualPage(
        what: "The look of a bar is set for only one position on the screen.",
        why: """
          Bar appearances, which UIKit uses from iOS 13 on, apply to every position of a bar. Only the older \
          bar images depend on it.
          """,
        example: "position: bottom",
        instead: "position: any"))
  ) { code, context, index in
    guard let position = context.element.variants[index].settings.position.ranged,
      ![.any, .topAttached].contains(position.value)
    else { return nil }
    return Diagnostic(
      code,
      "from iOS 13 on, a bar shows its background at every position, not only at `\(position.value.rawValue)`",
      at: position.range)
  }

  static let uikitLacksFont = Loss.fonts(
    DiagnosticCode(
      "uikit-lacks-font", .warning,
      ManualPage(
        what: "The font of a title belongs to a family that iOS does not include.",
        why: "iOS uses the system font instead, unless the app includes the family.",
        example: "title: { font: { family: Roboto, size: 12 } }",
        instead: "title: { font: { family: system, size: 12 } }")), except: families
  ) { "iOS has no font family `\($0)` and uses the system font unless the app includes the family" }

  /// The families that every device has.
  private static let families: Set<String> = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple SD Gothic Neo", "Arial", "Arial Hebrew",
    "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter",
    "Cochin", "Copperplate", "Courier New", "DIN Alternate", "DIN Condensed", "Damascus",
    "Devanagari Sangam MN", "Didot", "Euphemia UCAS", "Farah", "Futura", "Geeza Pro", "Georgia", "Gill Sans",
    "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
    "Hoefler Text", "Impact", "Kailasa", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Telugu",
    "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK",
    "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi",
    "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]
}
