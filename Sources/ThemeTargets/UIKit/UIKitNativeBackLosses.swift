import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension [Loss] {
  /// The losses of back buttons that use the platform's own button.
  static let uikitOfNativeBackButtons: [Loss] = [
    .uikitLimitsNativeBack, .uikitLimitsNativeBackArt, .uikitLimitsNativeBackStates,
  ]
}

extension Loss {
  private static let code = DiagnosticCode("uikit-limits-native-back", .warning)

  /// The loss of sizes, the icon, and properties of the title that the platform decides.
  static let uikitLimitsNativeBack = Loss(code) { code, context, view, sink in
    guard context.element.style == .native else { return }
    var places = Set<SourceRange>()
    for index in view.variants.map(\.place) {
      let settings = context.element.variants[index].settings
      for (range, message) in limits(settings) + limits(settings.title.value, context, index) {
        guard let range, places.insert(range).inserted else { continue }
        sink.report(Diagnostic(code, words: message, at: range).helping(words: help))
      }
    }
  }

  private static func limits(_ settings: ElementOverlay) -> [(SourceRange?, String)] {
    [
      (settings.icon.range, "the platform's own back button has no icon of the theme's"),
      (settings.minimumWidth.range, widths), (settings.maximumWidth.range, widths),
      (settings.height.range, "the platform's own back button is as high as its art"),
      (settings.hitArea.range, "the platform decides where its own back button is touched"),
      (
        settings.alignmentInsets.range,
        "these move the art of the platform's own back button up or down, and not sideways"
      ),
    ]
  }

  private static func limits(
    _ title: TitleOverlay?, _ context: ElementContext, _ index: Int
  ) -> [(SourceRange?, String)] {
    guard let title else { return [] }
    let decided: [LookProperty] = [
      .titleAlignment, .titleVerticalAlignment, .titleTransform, .titleLines, .titleTruncation,
      .titleMeasure,
    ]
    let normal = context.normal(ofVariant: index).map { context.facts[$0].title?.font }
    let hasOwnFont = normal.map { $0 != context.facts[index].title?.font } ?? false
    return [
      (
        title.insets.range,
        "\(widths), so of these insets only half of the difference of two sides moves the title"
      ),
      (
        hasOwnFont ? title.font.range : nil,
        "the title of the platform's own back button has one font in all states"
      ),
    ] + decided.map { ($0.range(in: title), "the platform decides this of the title of its own back button") }
  }

  /// The loss of background art that doesn't stretch.
  static let uikitLimitsNativeBackArt = Loss.parts(code, of: \.drawnParts) { code, context, part in
    guard context.element.style == .native, part.name == .background, !part.stretches else { return nil }
    return Diagnostic(
      code, "the platform stretches the art of its own back button to the width of the title", at: part.range
    ).helping("set caps")
  }

  /// The loss of states that the platform's button never has.
  static let uikitLimitsNativeBackStates = Loss(code) { code, context, view, sink in
    guard context.element.style == .native else { return }
    let known = ["normal", "highlighted", "disabled", "focused"]
    let alone = ["selected", "hovered"].compactMap { name in view.firstDiffering { $0.state.text == name } }
    let first = view.firstDiffering { !known.contains($0.state.text) }
    for place in alone.isEmpty ? [first].compactMap(\.self) : alone {
      let variant = context.element.variants[place]
      sink.report(
        Diagnostic(
          code, "`\(variant.key.text)` is ignored: the platform's own back button has no such state",
          at: variant.range))
    }
  }

  private static let widths = "the platform decides how wide its own back button is"
  private static let help =
    "leave it out, or leave out `style`: a button of the theme's shows it"
}
