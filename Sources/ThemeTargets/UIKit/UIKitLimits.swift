import ThemeModel

/// What UIKit can't say of a part of a control.
struct UIKitLimits: Sendable {
  /// The states that its controls don't have.
  private(set) var states: [String] = []
  /// Whether its controls take no combinations of states.
  private(set) var lacksCombinations = false
  /// The metrics that its bars don't tell apart.
  private(set) var metrics: [String] = []
  /// What its controls decide of a text themselves.
  private(set) var text: [LookProperty] = []
  /// Whether its controls show texts only as they are.
  private(set) var lacksTransforms = false
  /// Whether its controls are as high with a text of any size.
  private(set) var keepsTextSize = false

  /// One row a part; parts without a row have no limits.
  private static let rows: [String: UIKitLimits] = [
    "cells/top": cell, "cells/middle": cell, "cells/bottom": cell, "cells/single": cell,
    "searchBars/title": UIKitLimits(text: insets + line, lacksTransforms: true),
    "searchBars/placeholder": UIKitLimits(text: insets + offset + alignments + line),
    "segmentedControls/title": UIKitLimits(
      text: insets + alignments + line, lacksTransforms: true, keepsTextSize: true),
    "switches/on": drawn, "switches/off": drawn, "switches/thumb": drawn,
    "tabBars/background": tabBar, "tabBars/shadowImage": tabBar,
    "tabBars/items": UIKitLimits(
      lacksCombinations: true, text: insets + alignments + line, lacksTransforms: true, keepsTextSize: true),
    "textFields/title": UIKitLimits(text: offset + line, lacksTransforms: true),
    "textFields/placeholder": UIKitLimits(text: offset + alignments + line),
    "toolbars/background": toolbar, "toolbars/shadowImage": toolbar,
  ]

  private static let insets: [LookProperty] = [.titleInsets]
  private static let offset: [LookProperty] = [.titleOffset]
  private static let alignments: [LookProperty] = [.titleAlignment, .titleVerticalAlignment]
  private static let line: [LookProperty] = [.titleLines, .titleTruncation, .titleMeasure]
  private static let cell = UIKitLimits(states: ["focused"], lacksCombinations: true)
  private static let drawn = UIKitLimits(states: ["highlighted", "disabled", "selected"])
  private static let prompts = ["defaultPrompt", "compactPrompt"]
  private static let tabBar = UIKitLimits(metrics: ["compact", "compactScrollEdge"] + prompts)
  private static let toolbar = UIKitLimits(metrics: prompts)

  /// Those of an element that is a part of a control; nil for others, and where there are none.
  static func of(_ kind: ElementKind) -> UIKitLimits? {
    guard case .part(let id) = kind else { return nil }
    return rows["\(id.control.key)/\(id.part.name)"]
  }

  /// Whether the part is never seen in a state.
  func lacks(_ state: StateName) -> Bool {
    let names = state.text.split(separator: "+").map(String.init)
    return names.contains(where: states.contains) || lacksCombinations && names.count > 1
  }
}
