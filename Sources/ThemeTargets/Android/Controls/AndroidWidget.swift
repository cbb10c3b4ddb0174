import ThemeCore
import ThemeModel

/// How the Android framework shows a kind of control, as data.
struct AndroidWidget: Sendable {
  /// The key of the kind: `sliders`.
  let kind: String
  /// The view's name for the state that themes call `selected`.
  var selected = "selected"
  /// The lengths of the whole control that its styles refer to.
  var lengths: [AndroidControlLength] = []
  /// The drawables that are assembled from parts, with the suffixes that their names have after the control's.
  var drawables: [(suffix: String, assembly: AndroidAssembly)] = []
  var styles: [AndroidControlStyle]

  /// Creates the widget of the control that an element is a part of; nil for other elements.
  init?(of kind: ElementKind) {
    guard case .part(let id) = kind else { return nil }
    self.init(id.control)
  }

  init(_ kind: ControlKind) {
    guard let widget = AndroidWidget.all.first(where: { $0.kind == kind.key }) else {
      preconditionFailure("no row says how Android shows `\(kind.key)`")
    }
    self = widget
  }

  fileprivate init(
    _ kind: String, selected: String = "selected", lengths: [AndroidControlLength] = [],
    drawables: [(String, AndroidAssembly)] = [], _ styles: AndroidControlStyle...
  ) {
    self.kind = kind
    self.selected = selected
    self.lengths = lengths
    self.drawables = drawables
    self.styles = styles
  }
}

/// A length of a control that its style refers to: the maximum over some parts' art in their normal state.
struct AndroidControlLength: Sendable {
  let suffix: String
  let axis: Axis
  let parts: [String]
}

/// A style of a control.
struct AndroidControlStyle: Sendable {
  /// The suffix that the style's name has after the control's; empty for the control's main style.
  let suffix: String
  /// The framework's style that provides all other items; empty for none.
  let parent: String
  let items: [AndroidControlItem]

  fileprivate init(suffix: String = "", parent: String = "", _ items: AndroidControlItem...) {
    self.suffix = suffix
    self.parent = parent
    self.items = items
  }
}

/// An item of a control's style. It is left out where the theme says nothing about what it refers to, unless it is fixed.
enum AndroidControlItem: Sendable {
  /// The drawable of a part.
  case part(String, as: String)
  /// An assembled drawable, by its suffix.
  case made(String, as: String)
  /// All items for the look of a text.
  case text(String, AndroidStyle)
  /// Only the color of a text.
  case color(of: String, as: String)
  /// A length of the control, by its suffix, for several attributes.
  case length(String, as: [String])
  /// Another style of the control, by its suffix.
  case style(String, as: String)
  /// A fixed value, mostly to prevent the framework from adding to the theme's look.
  case fixed(String, String)
  /// A fixed value that is only written if a part of the control has a look for a state.
  case fixedWhere(StateName, String, String)

  /// Whether the item is written whatever the theme says, as long as the style has other items.
  var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }
}

extension AndroidWidget {
  /// The widgets of all kinds of controls. The framework has had the parent styles since Android 5.
  static let all: [AndroidWidget] = [
    AndroidWidget(
      "bubbles", AndroidControlStyle(.part("background", as: "background"), .text("background", .content))),
    AndroidWidget(
      "cells", selected: "activated",
      lengths: [AndroidControlLength(suffix: "separator_height", axis: .vertical, parts: ["separator"])],
      AndroidControlStyle(
        parent: "android:Widget.Material.ListView", .part("separator", as: "divider"),
        .length("separator_height", as: ["dividerHeight"]),
        .fixedWhere(.highlighted, "listSelector", "@android:color/transparent"))),
    AndroidWidget(
      "panels", AndroidControlStyle(.part("background", as: "background"), .text("background", .content))),
    AndroidWidget(
      "popovers",
      AndroidControlStyle(
        parent: "android:Widget.Material.PopupWindow", .part("background", as: "popupBackground"),
        .fixed("popupElevation", "0dp"))),
    AndroidWidget(
      "progressBars",
      lengths: [AndroidControlLength(suffix: "height", axis: .vertical, parts: ["track", "fill"])],
      drawables: [("progress", .levels(whole: "track", done: "fill"))],
      AndroidControlStyle(
        parent: "android:Widget.Material.ProgressBar.Horizontal", .made("progress", as: "progressDrawable"),
        .length("height", as: ["minHeight", "maxHeight"]), .fixed("mirrorForRtl", "true"))),
    AndroidWidget(
      "searchBars",
      AndroidControlStyle(
        parent: "android:Widget.Material.SearchView", .part("background", as: "background"),
        .part("field", as: "queryBackground")),
      AndroidControlStyle(
        suffix: "text", parent: "android:Widget.Material.AutoCompleteTextView", .text("title", .title),
        .color(of: "placeholder", as: "textColorHint")),
      AndroidControlStyle(
        suffix: "overlay", .style("", as: "searchViewStyle"), .style("text", as: "autoCompleteTextViewStyle"))
    ),
    AndroidWidget(
      "segmentedControls", selected: "checked",
      lengths: [AndroidControlLength(suffix: "height", axis: .vertical, parts: ["segment"])],
      drawables: [
        ("first", .segment("segment", .first)), ("middle", .segment("segment", .middle)),
        ("last", .segment("segment", .last)),
      ],
      AndroidControlStyle(
        .fixed("orientation", "horizontal"), .part("divider", as: "divider"),
        .fixed("showDividers", "middle")),
      segment("first", .made("first", as: "background")),
      segment("middle", .made("middle", as: "background")),
      segment("last", .made("last", as: "background")),
      segment("single", .part("segment", as: "background"))),
    AndroidWidget(
      "sliders",
      lengths: [AndroidControlLength(suffix: "height", axis: .vertical, parts: ["minimum", "maximum"])],
      drawables: [("progress", .levels(whole: "maximum", done: "minimum"))],
      AndroidControlStyle(
        parent: "android:Widget.Material.SeekBar", .made("progress", as: "progressDrawable"),
        .length("height", as: ["minHeight", "maxHeight"]), .part("thumb", as: "thumb"),
        .fixed("splitTrack", "false"), .fixed("background", "@null"), .fixed("mirrorForRtl", "true"))),
    AndroidWidget(
      "switches", selected: "checked",
      lengths: [AndroidControlLength(suffix: "width", axis: .horizontal, parts: ["on", "off"])],
      drawables: [("track", .choice(checked: "on", otherwise: "off")), ("thumb", .centered("thumb"))],
      AndroidControlStyle(
        parent: "android:Widget.Material.CompoundButton.Switch", .made("track", as: "track"),
        .length("width", as: ["switchMinWidth"]), .made("thumb", as: "thumb"),
        .fixed("background", "@null"))),
    AndroidWidget(
      "tabBars", drawables: [("selection", .whileSelected("selection"))],
      AndroidControlStyle(
        parent: "android:Widget.Material.TabWidget", .part("background", as: "background")),
      AndroidControlStyle(
        suffix: "item", .fixed("gravity", "center"), .made("selection", as: "background"),
        .text("items", .item))),
    AndroidWidget(
      "textFields",
      lengths: [AndroidControlLength(suffix: "height", axis: .vertical, parts: ["background"])],
      AndroidControlStyle(
        parent: "android:Widget.Material.EditText", .part("background", as: "background"),
        .length("height", as: ["minHeight"]), .text("title", .text),
        .color(of: "placeholder", as: "textColorHint"))),
    AndroidWidget(
      "toolbars",
      AndroidControlStyle(
        parent: "android:Widget.Material.Toolbar", .part("background", as: "background"))),
  ]

  private static func segment(_ suffix: String, _ background: AndroidControlItem) -> AndroidControlStyle {
    AndroidControlStyle(
      suffix: suffix, parent: "android:Widget.Material.CompoundButton.RadioButton", background,
      .fixed("button", "@null"), .fixed("gravity", "center"), .length("height", as: ["minHeight"]),
      .text("title", .text))
  }
}
