import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// A control as the Android framework shows it: assembled drawables, and styles for its views.
struct AndroidControl {
  /// The name of what the control's files and values belong to: `controls/sliders/volume`.
  let owner: String
  /// The name of the control's main style, and the prefix of the names of its other resources.
  private let name: String
  private let widget: AndroidWidget
  /// The control's parts by their names, such as `thumb` and `icons/home`.
  private let parts: [String: AndroidElement]
  /// The configurations that the parts distinguish, in ascending order. For any two that can apply to the same device, their
  /// combination is included.
  private let configurations: [AndroidConfiguration]

  /// `prefix` is what the names of all of the theme's resources begin with.
  init(_ control: ControlLooks, _ prefix: String) {
    widget = AndroidWidget(control.kind)
    name = AndroidName.name(of: control.kind, control.name, prefix)
    owner = "controls/\(control.kind.key)/\(control.name)"
    let elements = control.parts.map { AndroidElement($0, prefix) }
    parts = Dictionary(
      uniqueKeysWithValues: elements.map { ($0.id.placeInControl, $0) })
    var known: [AndroidConfiguration] = []
    for element in elements {
      let own = element.looks[0].map(\.configuration)
      for both in own + known.flatMap({ own.compactMap($0.and) }) where !known.contains(both) {
        known.append(both)
      }
    }
    configurations = known.sorted()
  }

  /// The drawables that are assembled from several parts, or made from one part for a place in a row.
  var drawables: [OutputFile] {
    widget.drawables.flatMap { suffix, assembly -> [OutputFile] in
      let shown = assembly.parts.filter { hasDrawable($0) }
      guard let first = shown.first.flatMap({ parts[$0] }) else { return [] }
      let drawable = "\(name)__\(suffix)"
      if case .segment(_, let place) = assembly {
        guard first.hasSideCaps else { return [] }
        return first.drawables(.image, cut: AndroidCut(place: place, name: drawable))
      }
      guard
        let document = assembly.document({ shown.contains($0) ? parts[$0]?.name : nil })
      else { return [] }
      let path = AndroidFolder(type: "drawable").path(of: "\(drawable).xml")
      return [OutputFile(path: path, content: .text(Array(document.document.utf8)), of: "\(first.id)")]
    }
  }

  /// Adds the lengths that drawables and styles refer to, then the styles.
  func addValues(to values: inout AndroidValues) {
    for (_, assembly) in widget.drawables {
      for part in assembly.parts where hasDrawable(part) {
        guard let element = parts[part] else { continue }
        for axis in assembly.keptAxes {
          // A drawable refers to the length even where its layer is the platform's own look, which isn't drawn.
          let lengths = element.values { look -> AndroidLength? in
            AndroidLength(points: look.main.art?.art.slices[0].naturalSize.length(along: axis) ?? .zero)
          }
          values.add(dimension: "\(element.name)__\(axis == .horizontal ? "width" : "height")", lengths)
        }
      }
    }
    for length in widget.lengths {
      let lengths = self.values { self.length(length, on: $0).map { AndroidLength(points: $0) } }
      values.add(dimension: "\(name)__\(length.suffix)", lengths)
    }
    for style in widget.styles {
      guard isThere(style) else { continue }
      let suffix = style.suffix.isEmpty ? "" : "__\(style.suffix)"
      values.add(self.values { items(of: style, on: $0) }) { items in
        ("styles", .style(name + suffix, parent: style.parent, items))
      }
    }
  }

  private func values<Value>(_ value: (AndroidConfiguration) -> Value) -> [Configured<Value>] {
    configurations.map { Configured(configuration: $0, value: value($0)) }
  }

  /// The look of a part in its normal state on the devices of a configuration.
  private func look(_ part: String, on configuration: AndroidConfiguration) -> Look? {
    parts[part]?.looks[0].filter { $0.configuration.holds(on: configuration) }
      .max { $0.configuration < $1.configuration }?.value
  }

  private func hasDrawable(_ part: String) -> Bool {
    parts[part]?.looks.joined().contains { $0.value.main.art != nil } ?? false
  }

  private func isShown(_ part: String, on configuration: AndroidConfiguration) -> Bool {
    look(part, on: configuration)?.main.art != nil
  }

  private func length(_ length: AndroidControlLength, on configuration: AndroidConfiguration) -> Points? {
    length.parts.compactMap {
      look($0, on: configuration)?.main.art?.art.slices[0].naturalSize.length(along: length.axis)
    }.max()
  }

  /// Whether the theme says anything about what a style is for.
  private func isThere(_ style: AndroidControlStyle) -> Bool {
    configurations.contains { says(style, on: $0) }
  }

  private func says(_ style: AndroidControlStyle, on configuration: AndroidConfiguration) -> Bool {
    style.items.contains { !$0.isFixed && !items($0, on: configuration).isEmpty }
  }

  /// The items of a style; the last item for an attribute wins. There are none where the theme says nothing, so that the view
  /// keeps the platform's look.
  private func items(
    of style: AndroidControlStyle, on configuration: AndroidConfiguration
  ) -> [AndroidItem] {
    guard says(style, on: configuration) else { return [] }
    var items: [AndroidItem] = []
    for item in style.items.flatMap({ self.items($0, on: configuration) }) {
      items.removeAll { $0.attribute == item.attribute }
      items.append(item)
    }
    return items
  }

  private func items(_ item: AndroidControlItem, on configuration: AndroidConfiguration) -> [AndroidItem] {
    switch item {
    case .part(let part, let attribute):
      guard let element = parts[part], isShown(part, on: configuration) else { return [] }
      return [AndroidItem(attribute, "@drawable/\(element.name)")]
    case .made(let suffix, let attribute):
      guard let assembly = widget.drawables.first(where: { $0.suffix == suffix })?.assembly,
        let shown = assembly.parts.first(where: { isShown($0, on: configuration) }),
        let element = parts[shown]
      else { return [] }
      // Without side caps, all segments share the part's own drawable.
      if case .segment = assembly, !element.hasSideCaps {
        return [AndroidItem(attribute, "@drawable/\(element.name)")]
      }
      return [AndroidItem(attribute, "@drawable/\(name)__\(suffix)")]
    case .text(let part, let style):
      guard let element = parts[part], let look = look(part, on: configuration) else { return [] }
      return AndroidElement.rows.flatMap { $0.items(style, element, look) }
    case .color(let part, let attribute):
      guard let element = parts[part], look(part, on: configuration)?.title.color != nil else { return [] }
      return [AndroidItem(attribute, "@color/\(element.name)__title")]
    case .length(let suffix, let attributes):
      guard let length = widget.lengths.first(where: { $0.suffix == suffix }),
        self.length(length, on: configuration) != nil
      else { return [] }
      return attributes.map { AndroidItem($0, "@dimen/\(name)__\(suffix)") }
    case .style(let suffix, let attribute):
      guard let style = widget.styles.first(where: { $0.suffix == suffix }), isThere(style) else { return [] }
      return [AndroidItem(attribute, "@style/\(name)\(suffix.isEmpty ? "" : "__\(suffix)")")]
    case .fixed(let attribute, let value): return [AndroidItem(attribute, value)]
    case .fixedWhere(let state, let attribute, let value):
      let isShown = parts.values.contains { $0.states.contains { $0.bits & state.bits != 0 } }
      return isShown ? [AndroidItem(attribute, value)] : []
    }
  }
}

extension AndroidElement {
  /// Whether the element's art has caps on the left or right in any variant.
  fileprivate var hasSideCaps: Bool {
    looks.joined().contains { $0.value.main.art?.art.hasSideCaps ?? false }
  }
}

extension AndroidConfiguration {
  /// The configuration of the devices to which both apply; nil if there are no such devices.
  fileprivate func and(_ other: AndroidConfiguration) -> AndroidConfiguration? {
    guard night == .any || other.night == .any || night == other.night else { return nil }
    return AndroidConfiguration(
      isRightToLeft: isRightToLeft || other.isRightToLeft, isLand: isLand || other.isLand,
      night: night == .any ? other.night : night, level: max(level, other.level))
  }
}
