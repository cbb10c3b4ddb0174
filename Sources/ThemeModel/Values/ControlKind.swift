package import ThemeCore

/// The description of a kind of control: its section in a theme, and the parts that it consists of.
package struct ControlKind: Sendable {
  /// The key of the kind's section below `controls`: `sliders`.
  package let key: String
  /// The noun for the kind in messages: "slider".
  package let noun: String
  /// One sentence that describes the section.
  let summary: String
  package let parts: [ControlPart]
  fileprivate init(
    _ key: String, _ noun: String, _ summary: String, _ parts: ControlPart...
  ) {
    self.key = key
    self.noun = noun
    self.summary = summary
    self.parts = parts
  }

  /// Whether one of the parts frames content of the app, so that the control can have the key `content`.
  package var hasContent: Bool { parts.contains(where: \.isFrame) }

  /// The noun as an identifier in lower camel case: `segmentedControl`.
  package var symbol: String {
    let words = noun.words
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The noun with its article: "a slider".
  package var oneOfThem: String { "a \(noun)" }
}

/// The description of a part of a kind of control.
package struct ControlPart: Sendable {
  /// The kind of keys that a part has.
  package enum Content: Sendable {
    /// Art with its slicing.
    case picture
    /// The look of a text, with the keys of a title.
    case text
    /// The look of an icon and a title.
    case item
  }

  /// The further pictures that a part can have beside its own.
  package enum Others: Sendable {
    case none
    /// One picture for each pair of states of two neighbors, written in `between`.
    case pairsOfStates
    /// Pictures that the author names; the part has no picture of its own.
    case named
  }

  /// The key of the part: `thumb`.
  package let name: String
  package let content: Content
  package let others: Others
  /// The names of the states other than `normal` in which the part can be shown, without combinations.
  package let states: [String]
  /// The axes along which the app can make the part larger than its art.
  package let growth: [Axis]
  /// Whether the part belongs to a bar, so that it can have the metrics `scrollEdge` and `compactScrollEdge`.
  package let isOfBar: Bool
  /// Whether the part frames content of the app, which keeps the distances in `content` from the part's edges.
  package let isFrame: Bool
  /// Whether the art of the part can be a material.
  package let takesMaterial: Bool
  /// One sentence that describes the part.
  package let summary: String

  fileprivate init(
    _ name: String, _ content: Content = .picture, framing isFrame: Bool = false, others: Others = .none,
    in states: String = "",
    growing growth: [Axis] = [], ofBar isOfBar: Bool = false, takesMaterial: Bool = false, _ summary: String
  ) {
    self.name = name
    self.content = content
    self.others = others
    self.states = states.words
    self.growth = growth
    self.isOfBar = isOfBar
    self.isFrame = isFrame
    self.takesMaterial = takesMaterial
    self.summary = summary
  }
}

extension ControlKind {
  private static let both: [Axis] = [.horizontal, .vertical]

  /// Every kind of control, sorted by key. To support a new kind in the theme language, add an entry here.
  package static let all: [ControlKind] = [
    ControlKind(
      "bubbles", "bubble", "The bubbles of a conversation.",
      ControlPart("background", framing: true, growing: both, "The picture behind the text.")),
    ControlKind(
      "cells", "cell", "The cells of a grouped list.",
      cell("top", "The picture behind the first of several cells."),
      cell("middle", "The picture behind a cell between two others."),
      cell("bottom", "The picture behind the last of several cells."),
      cell("single", "The picture behind a cell that is alone in its group."),
      ControlPart("separator", growing: [.horizontal], "The line between two cells.")),
    ControlKind(
      "panels", "panel", "Panels and cards.",
      ControlPart(
        "background", framing: true, growing: both, takesMaterial: true, "The picture behind the content.")),
    ControlKind(
      "popovers", "popover", "Popovers, whose arrow points at what they are about.",
      ControlPart("background", framing: true, growing: both, "The picture behind the content."),
      ControlPart("arrow", .picture, "The arrow, which points up; the other sides show it turned.")),
    ControlKind(
      "progressBars", "progress bar", "Bars that show how far work is done.",
      ControlPart("track", growing: [.horizontal], "The whole length."),
      ControlPart("fill", growing: [.horizontal], "The part that is done.")),
    ControlKind(
      "searchBars", "search bar", "Bars with a field to search in.",
      ControlPart("background", growing: [.horizontal], "The picture behind the whole bar."), input("field"),
      text, placeholder),
    ControlKind(
      "segmentedControls", "segmented control", "Rows of segments of which one is selected.",
      ControlPart(
        "segment", in: "highlighted disabled selected focused hovered", growing: [.horizontal],
        "The picture behind a segment; the first and the last show their outer caps."),
      ControlPart("divider", others: .pairsOfStates, "The picture between two segments."),
      ControlPart(
        "title", .text, in: "highlighted disabled selected focused hovered", "The look of the titles.")),
    ControlKind(
      "sliders", "slider", "Sliders.", side("minimum"), side("maximum"),
      ControlPart("thumb", in: "highlighted disabled focused hovered", "The picture that is dragged.")),
    ControlKind(
      "switches", "switch", "Switches.",
      ControlPart("on", in: "highlighted disabled", "The track of a switch that is on."),
      ControlPart("off", in: "highlighted disabled", "The track of a switch that is off."),
      ControlPart("thumb", in: "highlighted disabled selected", "The picture that moves; `selected` is on.")),
    ControlKind(
      "tabBars", "tab bar", "Tab bars.", bar, shadowImage,
      ControlPart("selection", growing: both, "The picture behind the item that is selected."),
      ControlPart(
        "items", .item, in: "disabled selected focused", "The look of the titles and icons of all items."),
      ControlPart("icons", others: .named, in: "selected", "Icons of items by name.")),
    ControlKind("textFields", "text field", "Text fields.", input("background"), text, placeholder),
    ControlKind("toolbars", "toolbar", "Toolbars.", bar, shadowImage),
  ]

  // Parts that several kinds have, or one kind several times.

  private static func cell(_ name: String, _ summary: String) -> ControlPart {
    ControlPart(name, in: "highlighted selected focused hovered", growing: both, summary)
  }

  private static func side(_ name: String) -> ControlPart {
    ControlPart(
      name, in: "highlighted disabled", growing: [.horizontal], "The track on the side of the \(name).")
  }

  private static func input(_ name: String) -> ControlPart {
    ControlPart(
      name, in: "disabled focused hovered", growing: [.horizontal], "The picture behind the text.")
  }

  private static let text = ControlPart("title", .text, in: "disabled focused", "The look of the text.")
  private static let placeholder = ControlPart(
    "placeholder", .text, "The look of what is shown while there is no text.")
  private static let bar = ControlPart(
    "background", growing: both, ofBar: true, takesMaterial: true, "The picture behind the bar.")
  private static let shadowImage = ControlPart(
    "shadowImage", growing: [.horizontal], ofBar: true, "The line above the bar.")
}

/// A compact reference to a part of a kind of control, by position in `ControlKind.all`.
package struct ControlPartID: Hashable, Comparable, Sendable {
  private let kindPlace: UInt8
  private let partPlace: UInt8

  package var control: ControlKind { ControlKind.all[Int(kindPlace)] }
  package var part: ControlPart { control.parts[Int(partPlace)] }

  /// The parts of all kinds, in the order of `ControlKind.all`.
  package static let all: [ControlPartID] = ControlKind.all.indices.flatMap { kind in
    ControlKind.all[kind].parts.indices.map { ControlPartID(kindPlace: UInt8(kind), partPlace: UInt8($0)) }
  }

  /// The part with the key `part` of the kind with the key `kind`; nil if there is no such part.
  package static func named(_ part: String, of kind: String) -> ControlPartID? {
    all.first { $0.control.key == kind && $0.part.name == part }
  }

  package static func < (left: ControlPartID, right: ControlPartID) -> Bool {
    (left.kindPlace, left.partPlace) < (right.kindPlace, right.partPlace)
  }
}

/// A part of an element for which there can be art.
package enum PartName: String, CaseIterable, Comparable, Sendable {
  // The cases are in alphabetical order.
  case backIndicator, backIndicatorMask, background, icon, image, shadowImage

  /// Whether the part is the element's main picture, as opposed to an icon, a shadow or a back indicator.
  package var isMain: Bool { self == .background || self == .image }

  package static func < (left: PartName, right: PartName) -> Bool { left.place < right.place }

  /// The position of the part among all parts, from 0.
  package var place: Int {
    switch self {
    case .backIndicator: 0
    case .backIndicatorMask: 1
    case .background: 2
    case .icon: 3
    case .image: 4
    case .shadowImage: 5
    }
  }
}
