import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension Loss {
  /// The loss of what the app's own `UIButton` can't show, if the theme asks for the code that dresses such buttons.
  static let uikitLimitsDressedButtons = Loss(
    DiagnosticCode("uikit-limits-dressed-buttons", .warning)
  ) { code, context, view, sink in
    guard context.kind == .button,
      context.pictures.theme.targets.uikit.parts?.contains(.dressing) ?? false
    else { return }
    var places = Set<SourceRange>()
    for index in view.variants.map(\.place) {
      let settings = context.element.variants[index].settings
      let normal = context.normal(ofVariant: index).map { context.element.variants[$0].settings } ?? settings
      let changed = zip(ofWholeButton(settings), ofWholeButton(normal)).filter { $0 != $1 }.map(\.0)
      for (ranges, message) in [(ofBounds(settings), bounds), (changed, states)] {
        for range in ranges.compactMap(\.self) where places.insert(range).inserted {
          sink.report(
            Diagnostic(code, words: message, at: range)
              .helping("leave it out, or use the theme's own button, which shows it"))
        }
      }
    }
  }

  /// The settings for which a `UIButton` uses its bounds, because its class isn't the theme's.
  private static func ofBounds(_ settings: ElementOverlay) -> [SourceRange?] {
    [settings.hitArea.range, settings.alignmentInsets.range]
  }

  /// The settings that a button without a configuration has once for all states.
  private static func ofWholeButton(_ settings: ElementOverlay) -> [SourceRange?] {
    let (title, icon) = (settings.title.value, settings.icon.value)
    let (font, shadow) = (title?.font.value, title?.shadow.value)
    let ofTitle: [LookProperty] = [
      .titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment, .titleTransform, .titleLines,
      .titleTruncation, .titleMeasure,
    ]
    return [
      settings.height.range, settings.minimumWidth.range, settings.maximumWidth.range, icon?.placement.range,
      icon?.gap.range, font?.family.range, font?.weight.range, font?.size.range, font?.style.range,
      font?.letterSpacing.range, font?.scales.range, shadow?.x.range, shadow?.y.range, shadow?.blur.range,
    ] + ofTitle.map { property in title.flatMap { property.range(in: $0) } }
  }

  private static let bounds =
    "a `UIButton` that is dressed is touched and aligned by its bounds, so this is ignored"
  private static let states =
    "a `UIButton` that is dressed has this of its normal state in all states, at least without a configuration"
}
