import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension [Loss] {
  /// What the platform's own back button can't show.
  static let uikitOfNativeBackButtons: [Loss] =
    ([
      .nativeBack([.icon], "the platform's own back button has no icon of the theme's"),
      .nativeBack(
        [.minimumWidth, .maximumWidth], "the platform decides how wide its own back button is"),
      .nativeBack([.height], "the platform's own back button is as high as its art"),
      .nativeBack([.hitArea], "the platform decides where its own back button is touched"),
      .nativeBack(
        [.titleInsets],
        "the platform decides how wide its own back button is, so of these insets only half of the difference of two sides moves the title"
      ),
      .nativeBack(
        [.titleFont], "the title of the platform's own back button has one font in all states",
        if: { site in site.normal.map { $0.facts.title?.font != site.facts.title?.font } ?? false }),
      .nativeBack(
        [
          .titleAlignment, .titleVerticalAlignment, .titleTransform, .titleLines, .titleTruncation,
          .titleMeasure,
        ], "the platform decides this of the title of its own back button"),
    ] as [[Loss]]).flatMap(\.self) + [
      .variants("uikit-limits-native-back", of: .nativeBack) {
        Finding(
          "these move the art of the platform's own back button up or down, and not sideways",
          at: $0.variant.alignmentInsets?.range, help: instead)
      },
      .parts("uikit-limits-native-back", of: .nativeBack, .drawn) { _, part in
        guard part.name == .background, !part.stretches else { return nil }
        return Finding(
          "the platform stretches the art of its own back button to the width of the title", at: part.range,
          help: "set caps")
      },
      Loss("uikit-limits-native-back") { context, view in
        guard LossScope.nativeBack.contains(context) else { return [] }
        let alone = ["selected", "hovered"].compactMap { name in view.firstDiffering { $0.state.text == name }
        }
        let other = view.firstDiffering {
          !["normal", "highlighted", "disabled", "focused"].contains($0.state.text)
        }
        return (alone.isEmpty ? [other].compactMap(\.self) : alone).compactMap { index in
          let variant = context.element.variants[index]
          return Finding(
            "`\(variant.key.text)` is ignored: the platform's own back button has no such state",
            at: variant.range)
        }
      },
    ]

  /// What UIKit makes of a theme from iOS 26 on. A theme that says nothing about these versions was made for older ones, so
  /// only themes that name one of them, by `systems`, by `minimumSystem` or by a material, are told.
  static let uikitOfGlass: [Loss] = [
    .parts("uikit-covers-glass", .fromIOS(26)) { context, part in
      guard context.isBackgroundOfBar(part), !part.variant.key[.metrics].isOfBars else { return nil }
      return Finding(
        "from iOS 26 on, a bar is glass, and this background covers it", at: part.range,
        help:
          "Apple advises against backgrounds of bars: `\(context.returning(part))`, or make this art the `fallback` of a material"
      )
    },
    .parts("uikit-keeps-tab-selection", of: "tabBars/selection", .fromIOS(26)) { _, part in
      Finding(
        "from iOS 26 on, a tab bar keeps its own plate behind the selected item", at: part.range,
        help: "`systems: { ios-26: system }` of `selection` says so, and older systems show the art")
    },
    .parts("uikit-ignores-scroll-edge-effect", .fromIOS(26)) { context, part in
      guard context.isBackgroundOfBar(part), part.variant.key[.metrics].isOfBars else { return nil }
      return Finding(
        "from iOS 26 on, the system fades content below a bar, and this background of `\(part.variant.key.text)` lies over that effect",
        at: part.range, help: "leave the bar to the system there: `\(context.returning(part))`")
    },
    .parts(
      "uikit-stays-horizontal",
      of: LossScope { $0.kind == .backButton && $0.element.style == .custom }, .fromIOS(27)
    ) { _, part in
      guard part.name == .background else { return nil }
      return Finding(
        "on the vertical bars of iOS 27.1, the system's own back button shows this art, without stretching it and without a title",
        at: part.range,
        help:
          "draw art for it with `systems: { ios-27: … }`; or `allow: [uikit-stays-horizontal]` accepts that"
      )
    },
  ]
}

extension LossScope {
  fileprivate static let nativeBack = LossScope { $0.element.style == .native }
}

extension [Loss] {
  /// A row for each of some properties that the platform decides of its own back button.
  fileprivate static func nativeBack(
    _ properties: [Property], _ text: DiagnosticText,
    if isLost: @escaping @Sendable (LossSite) -> Bool = { _ in true }
  ) -> [Loss] {
    properties.map {
      .says("uikit-limits-native-back", of: .nativeBack, [$0], if: isLost, { _ in text }, help: instead)
    }
  }
}

private let instead: DiagnosticText = "leave it out, or leave out `style`: a button of the theme's shows it"

extension LossParts {
  /// The parts with art that a target shows from a version of iOS on; none if the theme says nothing about that version or
  /// later ones.
  fileprivate static func fromIOS(_ version: Int) -> LossParts {
    LossParts(first: true) { context, view in
      guard context.pictures.theme.newestIOS >= version else { return [] }
      let versions = view.variants.map { $0.key[.system].iosVersion ?? 0 }
      let first = versions.filter { $0 <= version }.max() ?? 0
      return zip(view.variants, versions).filter { $1 >= first }.flatMap { context.variants[$0.0.place] }
    }
  }
}

extension ElementContext {
  /// What a part is in its bar or control: `shadowImage`.
  func role(of part: PartContext) -> String { kind.controlPart?.name ?? part.name.rawValue }

  /// Whether a part is a background that covers the bar behind it: one that is seen, and no material.
  fileprivate func isBackgroundOfBar(_ part: PartContext) -> Bool {
    kind.isOfBar && role(of: part) == "background" && facts[part.variantIndex].material == nil
      && part.images.contains { $0.picture.measured.visibleBounds != nil }
  }

  /// What gives a bar's background back to the system, from the version on for which it is declared.
  fileprivate func returning(_ part: PartContext) -> String {
    let version = max(part.variant.key[.system].iosVersion ?? 0, 26)
    let background = kind == .navigationBar ? "background: system" : "art: system"
    return "systems: { ios-\(version): { \(background) } }"
  }
}
