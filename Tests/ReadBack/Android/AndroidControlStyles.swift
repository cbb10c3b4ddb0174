extension AndroidControl {
  /// The items of a style: what the theme says, and what goes with it.
  struct Items {
    var said = Facts()
    var fixed = Facts()

    var all: Facts {
      // Where the theme says nothing, the view is the platform's own.
      var all = said.values.isEmpty ? Facts() : fixed
      all.add(said)
      all["style"] = "there"
      return all
    }
  }

  private func items(_ said: [String: String?], text: [Facts?] = [], fixed: [String: String] = [:]) -> Items {
    var items = Items()
    for (name, value) in said { items.said[name] = value }
    for text in text.compactMap(\.self) { items.said.add(text) }
    items.said["style"] = nil
    for (name, value) in fixed { items.fixed[name] = value }
    return items
  }

  private func drawable(_ part: String) -> String? {
    art(part).flatMap { _ in self.part(part).map { "@drawable/\($0.drawable(.image))" } }
  }

  private func made(_ suffix: String, of parts: String...) -> String? {
    parts.contains { art($0) != nil } ? "@drawable/\(resource)__\(suffix)" : nil
  }

  /// The most that parts have of a length.
  private func most(_ axis: Axis, _ parts: String...) -> String? {
    parts.compactMap { length($0, axis) }.max().map { "\($0)dp" }
  }

  func length(_ part: String, _ axis: Axis) -> Points? {
    art(part).map { $0.slices[0] }.map { $0.sourceSize.points(at: $0.scale).length(along: axis) }
  }

  private var hint: String? {
    part("placeholder").flatMap { hint in
      hint.facts.title?.color.map { _ in "@color/\(hint.resource)__title" }
    }
  }

  private func text(_ part: String) -> [Facts?] {
    let title = self.part(part)
    return [title?.titleItems, title?.room, title?.gravity, title?.lines]
  }

  var hasSideCaps: Bool {
    (parts["segment"] ?? []).flatMap(\.family).compactMap { $0.art(.image) }.flatMap(\.slices)
      .contains { $0.caps.left != .zero || $0.caps.right != .zero }
  }

  /// What a style says of each view, by what follows the control's name in the style's.
  var styles: [(suffix: String, items: Items)] {
    switch kind.key {
    case "bubbles", "panels":
      [("", items(["background": drawable("background")], text: [part("background")?.room]))]
    case "cells":
      [
        (
          "",
          items(
            [
              "divider": drawable("separator"), "dividerHeight": most(.vertical, "separator"),
              "listSelector": ["top", "middle", "bottom", "single"].contains { part in
                parts[part]?.contains { $0.family.contains { $0.key.state.names.contains("highlighted") } }
                  ?? false
              } ? "@android:color/transparent" : nil,
            ])
        )
      ]
    case "popovers":
      [("", items(["popupBackground": drawable("background")], fixed: ["popupElevation": "0dp"]))]
    case "progressBars":
      [
        (
          "",
          items(
            [
              "progressDrawable": made("progress", of: "track", "fill"),
              "minHeight": most(.vertical, "track", "fill"), "maxHeight": most(.vertical, "track", "fill"),
            ], fixed: ["mirrorForRtl": "true"])
        )
      ]
    case "searchBars": searchBar
    case "segmentedControls": segments
    case "sliders":
      [
        (
          "",
          items(
            [
              "progressDrawable": made("progress", of: "minimum", "maximum"), "thumb": drawable("thumb"),
              "minHeight": most(.vertical, "minimum", "maximum"),
              "maxHeight": most(.vertical, "minimum", "maximum"),
            ], fixed: ["mirrorForRtl": "true", "splitTrack": "false", "background": "@null"])
        )
      ]
    case "switches":
      [
        (
          "",
          items(
            [
              "track": made("track", of: "on", "off"), "thumb": made("thumb", of: "thumb"),
              "switchMinWidth": most(.horizontal, "on", "off"),
            ], fixed: ["background": "@null"])
        )
      ]
    case "tabBars":
      [
        ("", items(["background": drawable("background")])),
        (
          "__item",
          items(
            ["background": made("selection", of: "selection")],
            text: text("items") + [part("items")?.itemIcon],
            fixed: ["gravity": "center"])
        ),
      ]
    case "textFields":
      [
        (
          "",
          items(
            [
              "background": drawable("background"), "minHeight": most(.vertical, "background"),
              "textColorHint": hint,
            ], text: text("title"))
        )
      ]
    case "toolbars": [("", items(["background": drawable("background")]))]
    default: []
    }
  }

  private var searchBar: [(suffix: String, items: Items)] {
    let view = items(["background": drawable("background"), "queryBackground": drawable("field")])
    let text = items(["textColorHint": hint], text: [part("title")?.searchItems])
    let hasView = isEverShown("background") || isEverShown("field")
    let hasText = devices.contains { device in
      let control = on(device)
      return control.hint != nil || control.part("title").map { $0.searchItems.values.count > 1 } ?? false
    }
    return [
      ("", view), ("__text", text),
      (
        "__overlay",
        items([
          "searchViewStyle": hasView ? "@style/\(resource)" : nil,
          "autoCompleteTextViewStyle": hasText ? "@style/\(resource)__text" : nil,
        ])
      ),
    ]
  }

  private var segments: [(suffix: String, items: Items)] {
    let row = items(
      ["divider": drawable("divider")], fixed: ["orientation": "horizontal", "showDividers": "middle"])
    return [("", row)]
      + ["first", "middle", "last", "single"].map { place in
        let isCut = place != "single" && hasSideCaps
        let background = isCut ? made(place, of: "segment") : drawable("segment")
        return (
          "__\(place)",
          items(
            ["background": background, "minHeight": most(.vertical, "segment")], text: text("title"),
            fixed: ["button": "@null", "gravity": "center"])
        )
      }
  }
}
