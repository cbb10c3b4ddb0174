import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetProfile {
  /// What UIKit code can express. Its pictures are those of the asset catalog, whose own losses are reported in addition.
  static let uikit = TargetProfile(
    .uikit, family: "UIKit", on: .ios,
    shows: { [.button, .backButton].contains($0) || $1.state.bits & StateName.hovered.bits == 0 },
    losses: [
      .uikitLacksPrompts, .uikitLacksBarStates, .uikitIgnoresEdgeTint, .uikitStretchesBar,
      .uikitCannotCenter,
      .uikitCannotPlaceBarTitle, .uikitCannotTransformBarTitle, .uikitCannotBreakBarTitle,
      .uikitCannotPlaceLargeTitle,
      .uikitIgnoresBarPosition, .uikitLacksFont, .uikitLacksFontOfLargeTitle,
    ] + .uikitOfNativeBackButtons + .uikitOfControls + .uikitOfGlass)
}

extension Loss {
  static let uikitLacksPrompts = Loss.leavingOut(
    DiagnosticCode("uikit-lacks-prompts", .warning),
    of: .navigationBar, because: "a bar with a prompt looks the same as one without",
    { $0[.metrics].name.hasSuffix("Prompt") })

  static let uikitLacksBarStates = Loss.leavingOut(
    DiagnosticCode("uikit-lacks-bar-states", .warning),
    of: .navigationBar, because: "a navigation bar has no states",
    { $0.state != .normal })

  static let uikitIgnoresEdgeTint = Loss.variants(
    DiagnosticCode("uikit-ignores-edge-tint", .warning)
  ) { code, context, index in
    let variant = context.element.variants[index]
    guard variant.key[.metrics].isOfBars, let tint = variant.settings.tint.ranged else { return nil }
    var key = variant.key
    key[.metrics] = key[.metrics].withoutScrollEdge
    while context.element.index(of: key) == nil, let fallback = key.fallback { key = fallback }
    guard let elsewhere = context.element.index(of: key), context.facts[elsewhere].tint != tint.value else {
      return nil
    }
    return Diagnostic(
      code, "a bar has one tint in UIKit, so `\(variant.key.text)` has that of `\(key.text)`", at: tint.range)
  }

  static let uikitCannotCenter = Loss.parts(
    DiagnosticCode("uikit-cannot-center", .warning), of: \.drawnParts
  ) { code, context, part in
    let isLine =
      if case .part(let id) = context.kind {
        id.part.isOfBar && id.part.name == "shadowImage"
      } else {
        context.kind == .navigationBar && part.name == .shadowImage
      }
    guard !part.stretches, isLine else { return nil }
    return Diagnostic(
      code, "UIKit stretches `\(part.title)` to the width of the bar, but its size should stay the same",
      at: part.range
    ).helping("use caps, or art whose columns are all equal, to fill any width")
  }

  static let uikitCannotPlaceBarTitle = Loss.barTitles(
    DiagnosticCode("uikit-cannot-place-bar-title", .warning),
    [.titleInsets, .titleAlignment, .titleVerticalAlignment, .titleTruncation, .titleMeasure],
    message: "bars in UIKit place their titles themselves and support only `offset`")

  static let uikitCannotTransformBarTitle = Loss.transforms(
    DiagnosticCode("uikit-cannot-transform-bar-title", .warning), of: .navigationBar, except: [],
    message: "bars in UIKit show their titles as the app writes them")

  static let uikitCannotBreakBarTitle = Loss.barLines(
    DiagnosticCode("uikit-cannot-break-bar-title", .warning),
    message: "bars in UIKit show one line of their titles")

  static let uikitCannotPlaceLargeTitle = Loss.barTitles(
    DiagnosticCode("uikit-cannot-place-large-title", .warning), areLarge: true,
    [
      .titleTransform, .titleLines, .titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment,
      .titleTruncation, .titleMeasure,
    ], message: "large titles in UIKit have a font, a color and a shadow, and nothing else of the theme")

  static let uikitIgnoresBarPosition = Loss.variants(
    DiagnosticCode("uikit-ignores-bar-position", .warning)
  ) { code, context, index in
    guard let position = context.element.variants[index].settings.position.ranged,
      ![.any, .topAttached].contains(position.value)
    else { return nil }
    return Diagnostic(
      code,
      "from iOS 13 on, a bar shows its background at every position, not only at `\(position.value.rawValue)`",
      at: position.range)
  }

  static let uikitLacksFont = lackedFonts(ofLargeTitles: false)
  static let uikitLacksFontOfLargeTitle = lackedFonts(ofLargeTitles: true)

  private static func lackedFonts(ofLargeTitles areLarge: Bool) -> Loss {
    .fonts(
      DiagnosticCode("uikit-lacks-font", .warning), except: families, ofLargeTitles: areLarge, key: "ios",
      named: \.ios, help: "if the app includes it, name it in `fonts`: `{ brand: { ios: Inter-Regular } }`"
    ) { "iOS has no font family `\($0)` and uses the system font unless the app includes the family" }
  }

  /// The font families that every iOS device has.
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
