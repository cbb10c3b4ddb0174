import ThemeModel

/// What UIKit can't show of a part of a control.
struct UIKitLimits: Sendable {
  /// The states that UIKit's control doesn't have.
  private(set) var states: [String] = []
  /// Whether UIKit's control takes no combinations of states.
  private(set) var lacksCombinations = false
  /// The metrics that UIKit's bar doesn't distinguish.
  private(set) var metrics: [String] = []
  /// The properties of a text that UIKit's control decides itself.
  private(set) var text: [LookProperty] = []
  /// Whether UIKit's control shows text only as the app writes it.
  private(set) var lacksTransforms = false
  /// Whether UIKit's control has the same height for every text size, so that its text keeps its size.
  private(set) var keepsTextSize = false

  /// The limits of each part, by its kind's key and its name. Parts without a row have no limits.
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

  /// The limits of an element that is a part of a control; nil for other elements, and for parts without limits.
  static func of(_ kind: ElementKind) -> UIKitLimits? {
    guard case .part(let id) = kind else { return nil }
    return rows["\(id.control.key)/\(id.part.name)"]
  }

  /// Whether the part is never shown in a state.
  func lacks(_ state: StateName) -> Bool {
    let names = state.text.split(separator: "+").map(String.init)
    return names.contains(where: states.contains) || lacksCombinations && names.count > 1
  }
}
