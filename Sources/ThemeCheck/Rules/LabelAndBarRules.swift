import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The rules about titles, what they stand on, what takes touches, and navigation bars.
let labelAndBarRules: [Rule] = [
  checkTitles, fontSmall, shadowLikeText, tapTargetSmall, lowContrastOfBar, barHeightUnusual, barFixedWidth,
  compactMissing, translucencyUnstated, shadowImageIgnored, backIndicatorIncomplete,
]

/// A rule about the titles of a button.
typealias TitleRule = @Sendable (ElementContext, [ButtonTitle], inout DiagnosticSink) -> Void

private let titleRules: [TitleRule] = [
  insetsLeaveNoRoom, titleTooTall, titleOverCap, titleSticksOut, shadowClipped, lowContrast,
  maximumWidthMissing,
  maximumWidthSmall, widthCutsPixel,
]

/// Finds the titles of a button once for all the rules about them.
private func checkTitles(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind.isButton else { return }
  let titles = context.titles
  for rule in titleRules { rule(context, titles, &sink) }
}
