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
      var key = part.variant.key
      key[.state] = AxisValue(.state, code: StateName.selected.bits)
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
    .placesText(of: "searchBars/placeholder", [.titleInsets, .titleOffset] + alignments + line),
    .placesText(of: "segmentedControls/title tabBars/items", [.titleInsets] + alignments + line),
    .placesText(of: "textFields/title", [.titleOffset] + line),
    .placesText(of: "textFields/placeholder", [.titleOffset] + alignments + line),
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

  private static let alignments: [Property] = [.titleAlignment, .titleVerticalAlignment]
  private static let line: [Property] = [.titleLines, .titleTruncation, .titleMeasure]
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
