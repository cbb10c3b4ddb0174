import ThemeCore
import ThemeModel

/// How a stylesheet shows a part of a kind of control, as a row of a table.
struct CSSPlace {
  /// How large the boxes of a part are.
  enum Size {
    /// As large as the page makes them, but not smaller than the art's caps.
    case content
    /// As high as the art.
    case line
    /// As large as the art.
    case art
    /// As high as the art, and vertically centered in another part.
    case inside(String)
    /// As large as the art, and vertically centered in another part if the browser puts them inside it.
    case on(String)
    /// As large as the art. If the art stretches, the box is also at least twice as wide as another part.
    case track(String)
    /// As high as the art, or else as the platform's bar: its heights in points with all metrics, and with compact ones.
    case bar(Points, compact: Points)
    /// Left to other rules.
    case none
  }

  typealias Declarations = KeyValuePairs<String, String>

  /// The part by its kind and its name: `sliders/thumb`.
  let id: String
  let sites: [CSSSite]
  let size: Size
  /// The number of boxes that can be generated behind the content of each site.
  let boxes: Int
  /// Whether the part's rules come after those of the other parts, which they override.
  let isLate: Bool
  /// The declarations that make native elements usable as boxes for art. `NAMESPACE` stands for the theme's namespace, and
  /// `HIGHEST` for the height of the highest part.
  let structure: [(site: CSSSite, declarations: Declarations)]

  init(
    _ id: String, _ sites: [CSSSite], _ size: Size = .none, boxes: Int = 0, isLate: Bool = false,
    _ structure: (site: CSSSite, declarations: Declarations)...
  ) {
    self.id = id
    self.sites = sites
    self.size = size
    self.boxes = boxes
    self.isLate = isLate
    self.structure = structure
  }

  static func of(_ id: ControlPartID) -> CSSPlace {
    let name = "\(id.control.key)/\(id.part.name)"
    guard let place = all.first(where: { $0.id == name }) else {
      preconditionFailure("no place for `\(name)`")
    }
    return place
  }

  private static let native: Declarations = [
    "appearance": "none", "box-sizing": "border-box", "margin": "0", "border": "0", "background": "none",
  ]
  private static let line: Declarations = [
    "content": "\"\"", "position": "absolute", "left": "0", "right": "0", "pointer-events": "none",
  ]
  private static let row: Declarations = [
    "display": "flex", "align-items": "center", "position": "relative", "isolation": "isolate",
  ]
  private static let box: Declarations = [
    "display": "inline-flex", "align-items": "center", "vertical-align": "middle",
  ]
  /// The element of a slider is as high as its highest part, because none of the parts is on that element's own box.
  private static let slider: Declarations = [
    "appearance": "none", "box-sizing": "border-box", "margin": "0", "padding": "0", "border": "0",
    "background": "none", "position": "relative", "isolation": "isolate", "height": "HIGHEST",
  ]
  /// Removes the list marker, because a cell is an item of a list.
  private static let noMarker: (site: CSSSite, declarations: Declarations) = (.root(), ["list-style": "none"])
  private static let segment = CSSSite.child("*", states: .choice)
  private static let notFirst = "*:not(:first-child)"
  private static let input = CSSSite.child("input")

  private static func segment(_ condition: String, inner: CSSSite.Sides) -> CSSSite {
    var site = CSSSite.child(condition, states: .choice)
    site.inner = inner
    return site
  }

  private static func arrow(_ side: CSSSite.Side) -> CSSSite {
    let others = CSSSite.Side.allCases.dropFirst().map { "[data-side=\"\($0)\"]" }.joined(separator: ",")
    var site = CSSSite.root(side == .top ? ":not(\(others))" : "[data-side=\"\(side)\"]", "::after")
    site.side = side
    return site
  }

  /// The rows, one for each part of each kind of control, in the order of the kinds and their parts.
  static let all: [CSSPlace] = [
    CSSPlace("bubbles/background", [.root()], .content, boxes: 2),
    CSSPlace("cells/top", [.root(":first-child:not(:last-child)")], .content, boxes: 1, noMarker),
    CSSPlace("cells/middle", [.root(":not(:first-child,:last-child)")], .content, boxes: 1, noMarker),
    CSSPlace("cells/bottom", [.root(":last-child:not(:first-child)")], .content, boxes: 1, noMarker),
    CSSPlace("cells/single", [.root(":only-child")], .content, boxes: 1, noMarker),
    CSSPlace(
      "cells/separator", [.root(":not(:last-child)", "::after")], .line,
      (.root(), ["position": "relative"]), (.root(":not(:last-child)", "::after"), line),
      (.root(":not(:last-child)", "::after"), ["bottom": "0"])),
    CSSPlace("panels/background", [.root()], .content, boxes: 2),
    CSSPlace(
      "popovers/background", [.root()], .content, boxes: 1,
      (.root(), ["position": "relative", "isolation": "isolate", "overflow": "visible"])),
    CSSPlace("popovers/arrow", CSSSite.Side.allCases.map(arrow), .art),
    CSSPlace(
      "progressBars/track", [.root()], .line, (.root(), native), (.root(), ["display": "inline-block"]),
      (.root("", "::-webkit-progress-bar"), ["background": "none"])),
    CSSPlace(
      "progressBars/fill", [.root("", "::-webkit-progress-value"), .root("", "::-moz-progress-bar")],
      .inside("track"), (.root(":indeterminate", "::-moz-progress-bar"), ["width": "0"])),
    CSSPlace(
      "searchBars/background", [.root()], .bar(Points(56), compact: Points(56)), boxes: 2,
      (.root(), row), (.root(), ["padding": "0 8px"])),
    CSSPlace(
      "searchBars/field", [input], .content, (input, native),
      (input, ["flex": "1 1 0", "border-radius": "0", "text-overflow": "ellipsis"])),
    CSSPlace("searchBars/title", [input]),
    CSSPlace("searchBars/placeholder", [.child("input", "::placeholder")]),
    CSSPlace(
      "segmentedControls/segment",
      [
        segment(
          ":first-child:not(:last-child):dir(ltr),:last-child:not(:first-child):dir(rtl)", inner: .right),
        segment(":not(:first-child,:last-child)", inner: [.left, .right]),
        segment(
          ":last-child:not(:first-child):dir(ltr),:first-child:not(:last-child):dir(rtl)", inner: .left),
        segment(":only-child", inner: []),
      ], .content, (.root(), ["display": "inline-flex"]),
      (
        segment,
        [
          "display": "flex", "align-items": "center", "flex": "1 1 auto", "position": "relative",
          "min-width": "0", "margin": "0", "white-space": "nowrap",
        ]
      ),
      (
        CSSSite(path: " > * > :where(input)", pseudo: "", states: .own),
        [
          "appearance": "none", "position": "absolute", "margin": "0", "opacity": "0",
          "pointer-events": "none",
        ]
      )),
    CSSPlace(
      "segmentedControls/divider", [.child(notFirst, "::before", states: .choice)], .art, isLate: true,
      (
        .child(notFirst, "::before"),
        [
          "content": "\"\"", "position": "absolute", "top": "0", "bottom": "0", "margin": "auto 0",
          "pointer-events": "none",
        ]
      )),
    CSSPlace("segmentedControls/title", [segment]),
    CSSPlace(
      "sliders/minimum", [.root("", "::before"), .root("", "::-moz-range-progress")], .line,
      (.root(), slider),
      (
        .root("", "::before"),
        [
          "content": "\"\"", "position": "absolute", "inset-inline-start": "0", "top": "0", "bottom": "0",
          "margin": "auto 0", "width": "var(--NAMESPACE-value, 0)", "pointer-events": "none",
        ]
      )),
    CSSPlace(
      "sliders/maximum", [.root("", "::-webkit-slider-runnable-track"), .root("", "::-moz-range-track")],
      .line,
      (.root(), slider), (.root("", "::-moz-range-track"), ["width": "100%"])),
    CSSPlace(
      "sliders/thumb", [.root("", "::-webkit-slider-thumb"), .root("", "::-moz-range-thumb")],
      .on("maximum"),
      (.root(), slider),
      (
        .root("", "::-webkit-slider-thumb"),
        ["appearance": "none", "position": "relative", "border-radius": "0"]
      ),
      (.root("", "::-moz-range-thumb"), ["border-radius": "0"])),
    CSSPlace(
      "switches/on", [.root(":checked", states: .checked)], .track("thumb"),
      (.root(":checked", states: .checked), native), (.root(":checked", states: .checked), box),
      (.root(":checked", states: .checked), ["justify-content": "flex-end"])),
    CSSPlace(
      "switches/off", [.root(":not(:checked)", states: .checked)], .track("thumb"),
      (.root(":not(:checked)", states: .checked), native), (.root(":not(:checked)", states: .checked), box)),
    CSSPlace(
      "switches/thumb", [.root("", "::before", states: .checked)], .art,
      (.root("", "::before"), ["content": "\"\"", "flex": "none"])),
    CSSPlace(
      "tabBars/background", [.root()], .bar(Points(49), compact: Points(32)), boxes: 1, (.root(), row)),
    CSSPlace(
      "tabBars/shadowImage", [.root("", "::after")], .line, (.root(), ["position": "relative"]),
      (.root("", "::after"), line), (.root("", "::after"), ["bottom": "100%"])),
    CSSPlace("tabBars/selection", [.child("\(CSSSite.chosen)", states: .choice)], .none, isLate: true),
    CSSPlace(
      "tabBars/items", [.child("*", states: .choice)], .none,
      (
        .child("*"),
        [
          "display": "flex", "flex": "1 1 0", "align-self": "stretch", "min-width": "0",
          "text-decoration": "none", "border": "0",
          "background": "none", "white-space": "nowrap",
        ]
      )),
    CSSPlace("tabBars/icons", [], .art),
    CSSPlace(
      "textFields/background", [.root()], .content, (.root(), native),
      (.root(), ["border-radius": "0", "text-overflow": "ellipsis"])),
    CSSPlace("textFields/title", [.root()]),
    CSSPlace("textFields/placeholder", [.root("", "::placeholder")]),
    CSSPlace(
      "toolbars/background", [.root()], .bar(Points(44), compact: Points(32)), boxes: 1, (.root(), row)),
    CSSPlace(
      "toolbars/shadowImage", [.root("", "::after")], .line, (.root(), ["position": "relative"]),
      (.root("", "::after"), line), (.root("", "::after"), ["bottom": "100%"])),
  ]

  /// Whether the part's art is behind a text that the user edits.
  var isField: Bool { ["textFields/background", "searchBars/field"].contains(id) }

  /// The site that has a frame instead of art with forced colors. Nil for a part that needs no frame, because its art isn't
  /// behind a text, or because the elements inside it have frames.
  var frame: CSSSite? {
    switch id {
    case "bubbles/background", "panels/background", "popovers/background", "textFields/background": .root()
    case "searchBars/field": CSSPlace.input
    case "segmentedControls/segment": CSSPlace.segment
    default: nil
    }
  }

  /// The system color of the part with forced colors, where not every browser shows border images. Nil for a part that keeps
  /// its art, or that has a frame.
  var forcedColor: String? {
    switch id {
    case "progressBars/fill", "sliders/minimum", "switches/on": "Highlight"
    case "progressBars/track", "sliders/maximum", "switches/off": "GrayText"
    case "cells/separator", "segmentedControls/divider", "sliders/thumb", "tabBars/shadowImage",
      "toolbars/shadowImage":
      "ButtonText"
    case "switches/thumb": "Canvas"
    default: nil
    }
  }

  var isArrow: Bool { id == "popovers/arrow" }

  /// Whether the part shows which of several elements is chosen. With forced colors, system colors have to show it.
  var showsChoice: Bool { ["segmentedControls/segment", "tabBars/items"].contains(id) }

  /// Whether the part's text has an element of its own, which is truncated like a button's title.
  var hasTextElement: Bool { ["segmentedControls/title", "tabBars/items"].contains(id) }

  /// The sites of one of the part's named pictures, by the name that follows the part's.
  func sites(named name: String) -> [CSSSite] {
    if id == "tabBars/icons" {
      return [.child("[data-icon=\"\(name)\"]", "::before", states: .choice)]
    }
    guard let pair = StatePairName(name) else { return sites }
    let (left, right) = (CSSSite.chosen(in: pair.left), CSSSite.chosen(in: pair.right))
    return [
      .child("\(left) + \(right):dir(ltr),\(right) + \(left):dir(rtl)", "::before", states: .choice)
    ]
  }
}

/// Where a page shows a part of a control: on a box of the control's element, or of elements inside it.
struct CSSSite: Hashable {
  /// The elements that have the states of a part.
  enum States: Hashable {
    /// The element itself.
    case own
    /// The element itself, where `:checked` stands for selected.
    case checked
    /// The element, or an `input` inside it, which is one of several of which one is chosen.
    case choice
  }

  /// What follows the control's class in the selector: conditions on its element, or elements inside it. It adds no
  /// specificity.
  let path: String
  /// The pseudo-element, or an empty string. Browsers ignore a rule with a pseudo-element that they don't know, so each
  /// pseudo-element needs a rule of its own.
  let pseudo: String
  let states: States
  /// The selector of what is inside these elements, without states of its own; empty for the elements themselves.
  var content = ""
  /// The physical sides on which another part continues, so that the art has neither caps nor outsets there.
  var inner: Sides = []
  /// The side of the control on which the part is placed; nil if it is laid out in another way.
  var side: Side?

  /// A set of physical sides.
  struct Sides: OptionSet, Hashable {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
  }

  enum Side: String, CaseIterable {
    case top, right, bottom, left
  }

  /// The control's element, if it meets a condition.
  static func root(_ condition: String = "", _ pseudo: String = "", states: States = .own) -> CSSSite {
    CSSSite(path: condition.isEmpty ? "" : ":where(\(condition))", pseudo: pseudo, states: states)
  }

  /// The children of the control's element that meet a condition.
  static func child(_ condition: String, _ pseudo: String = "", states: States = .own) -> CSSSite {
    CSSSite(path: " > :where(\(condition))", pseudo: pseudo, states: states)
  }

  /// A generated box of the same elements.
  func generating(_ pseudo: String) -> CSSSite { CSSSite(path: path, pseudo: pseudo, states: states) }

  /// The text element inside one of several elements. Text that is directly in a flex container can't end with an ellipsis.
  var text: CSSSite {
    var text = self
    text.content = " > :where(span)"
    return text
  }

  /// The condition of a state on this site; `condition` is the usual one, from `CSSNames.stateConditions`.
  func condition(_ state: Int, otherwise condition: String) -> String {
    switch (states, state) {
    case (.checked, 4): ":checked"
    case (.choice, 1), (.choice, StateName.hovered.bits), (.own, _), (.checked, _): condition
    case (.choice, 2): CSSSite.disabled
    case (.choice, 4): CSSSite.chosen
    case (.choice, _): ":is(\(condition),:has(> \(condition)))"
    }
  }

  static let chosen =
    ":is([aria-selected=\"true\"],[aria-pressed=\"true\"],[aria-current]:not([aria-current=\"false\"]),:has(> :checked))"
  private static let disabled = ":is(:disabled,[aria-disabled=\"true\"],:has(> :disabled))"

  /// The condition that one of several elements is in a state. In the normal state, it isn't chosen.
  static func chosen(in state: StateName) -> String {
    let site = CSSSite(path: "", pseudo: "", states: .choice)
    let held = CSSNames.stateConditions.filter { state.bits & $0.bits != 0 }
    return held.isEmpty
      ? ":not(\(chosen))" : held.map { site.condition($0.bits, otherwise: $0.condition) }.joined()
  }
}
