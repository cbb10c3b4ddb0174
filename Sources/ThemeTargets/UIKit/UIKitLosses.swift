import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension [Loss] {
  /// What UIKit can't show of controls.
  static let uikitOfControls: [Loss] = [
    .ignored(
      "uikit-lacks-hover", of: .controls,
      because: { "\($0.control) of UIKit has no state for a pointer above it" },
      if: { $0.state.bits & StateName.hovered.bits != 0 }),
    .lacksControlStates(of: "cells/top cells/middle cells/bottom cells/single") {
      $0.contains("focused") || $0.count > 1
    },
    .lacksControlStates(of: "switches/") {
      !Set($0).isDisjoint(with: ["highlighted", "disabled", "selected"])
    },
    .lacksControlStates(of: "tabBars/items") { $0.count > 1 },
    .variants("uikit-lacks-control-states", of: .controls) { site in
      guard let word = site.context.element.id.nameInPart, let pair = StatePairName(word),
        site.context.kind.controlPart?.others == .pairsOfStates,
        pair.left == .hovered || pair.right == .hovered
      else { return nil }
      return Finding(
        "`\(word)` is ignored: segments of UIKit have no state for a pointer above them",
        at: site.context.element.variants[0].range)
    },
    .parts("uikit-merges-cell-states", of: "cells/", .new) { context, part in
      guard part.variant.key.state == .highlighted else { return nil }
      let key = part.variant.key.with(AxisValue(.state, code: StateName.selected.bits))
      guard let place = context.element.index(of: key),
        let selected = context.part(part.name, ofVariant: place), selected.isNew
      else { return nil }
      return Finding(
        "`\(part.title)` is ignored: a cell of UIKit has one picture for both, and shows that of `selected`",
        at: part.range, also: selected.range, "the picture of `selected`")
    },
    .lacksBarMetrics(
      of: "tabBars/background tabBars/shadowImage",
      ["compact", "compactScrollEdge", "defaultPrompt", "compactPrompt"]),
    .lacksBarMetrics(of: "toolbars/background toolbars/shadowImage", ["defaultPrompt", "compactPrompt"]),
    .parts("uikit-draws-switches", of: "switches/", .firstNew) { context, part in
      if context.kind.controlPart?.name == "off" {
        return Finding("UIKit draws its switches, and takes no color for one that is off", at: part.range)
      }
      if !part.images.allSatisfy({ $0.picture.measured.hasSingleColor }) {
        return Finding(
          "UIKit draws its switches, and takes one color for this part, so the art is ignored", at: part.range
        )
      }
      if part.images.allSatisfy({ $0.picture.recipe.box?.isPlain ?? false }) { return nil }
      return Finding("UIKit draws its switches, so only the color of this art is used", at: part.range)
    },
    .parts("uikit-cannot-stretch-selection", of: "tabBars/selection", .firstDrawn) { _, part in
      guard part.stretches else { return nil }
      return Finding(
        "UIKit shows the picture behind the selected item in its own size, and does not stretch it",
        at: part.range, help: "draw it as large as an item, and keep its size")
    },
    .placesText(of: "searchBars/title", [.titleInsets] + line),
    .placesText(of: "searchBars/placeholder", Property.titlePlaces + line),
    .placesText(of: "segmentedControls/title tabBars/items", [.titleInsets] + Property.alignments + line),
    .placesText(of: "textFields/title", [.titleOffset] + line),
    .placesText(of: "textFields/placeholder", [.titleOffset] + Property.alignments + line),
    .transforms(
      "uikit-cannot-transform-control-text",
      of: "searchBars/title segmentedControls/title tabBars/items textFields/title"
    ) { "\($0.control) of UIKit shows this text as it was written" },
    .variants("uikit-places-item-icons", of: LossScope { $0.kind.controlPart?.content == .item }) { site in
      Finding(
        "items of UIKit have icons of their own, so this one is ignored: use `icons`",
        at: site.variant.part(.icon)?.art?.range)
        ?? Finding(
          "\(site.control) of UIKit places icons itself, so this is ignored",
          at: site.variant.range(of: .iconPlacement) ?? site.variant.range(of: .iconGap))
    },
    .variants("uikit-keeps-control-text-size", of: LossScope { $0.kind.keepsTextSize }) { site in
      guard site.facts.title?.font.scales == true else { return nil }
      return Finding(
        "\(site.control) of UIKit has one height, so this text keeps its size",
        at: site.variant.range(of: .titleFontScales))
    },
    .parts("uikit-cannot-stretch-arrow", of: "popovers/arrow", .drawn) { _, part in
      guard part.stretches else { return nil }
      return Finding(
        "the arrow of a popover has the size of its art in UIKit: it doesn't stretch beside its tip",
        at: part.slicing.form?.range ?? part.slicing.resizingRange ?? part.range, help: "set `caps: none`")
    },
  ]

  private static let line: [Property] = [.titleLines, .titleTruncation, .titleMeasure]
  private static let decided: [Property] = Property.alignments + [.titleTransform] + line
}

extension Loss {
  /// A row about states that UIKit's control doesn't have, of which `isLost` is given the names.
  fileprivate static func lacksControlStates(
    of scope: LossScope, if isLost: @escaping @Sendable ([Substring]) -> Bool
  ) -> Loss {
    .ignored(
      "uikit-lacks-control-states", of: scope,
      because: { "UIKit does not show \($0.context.kind.oneOfThem) in that state" },
      if: { isLost($0.state.text.split(separator: "+")) })
  }

  /// A row about metrics that UIKit's bar doesn't distinguish.
  fileprivate static func lacksBarMetrics(of scope: LossScope, _ metrics: [String]) -> Loss {
    .ignored(
      "uikit-lacks-bar-metrics", of: scope,
      because: { "in UIKit, \($0.control) does not have these metrics" },
      if: { metrics.contains($0[.metrics].name) })
  }

  /// A row about properties of a text that UIKit's control decides itself.
  fileprivate static func placesText(of scope: LossScope, _ properties: [Property]) -> Loss {
    .says(
      "uikit-places-control-text", of: scope, properties,
      { "\($0.control) of UIKit places this text itself, so this is ignored" })
  }
}

extension [Loss] {
  /// What the platform's own back button can't show.
  static let uikitOfNativeBackButtons: [Loss] =
    ([
      .nativeBack([.icon], "the platform's own back button has no icon of the theme's"),
      .nativeBack(
        Property.widths, "the platform decides how wide its own back button is"),
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
        decided, "the platform decides this of the title of its own back button"),
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
