import ThemeCheck
import ThemeCore
import ThemeModel

/// What a style of an element is for.
enum AndroidStyle {
  case button
  /// Of a bar: its title's, its own, and what a theme of an app takes in to have it.
  case title, bar, overlay
  /// Of a control: its text with the room around it, one of its items, and the room around its content.
  case text, item, content

  var hasTitle: Bool { [.button, .title, .text, .item].contains(self) }
  var isPadded: Bool { [.button, .text, .item, .content].contains(self) }
}

/// A style's item: an attribute of Android and its value.
struct AndroidItem: Equatable {
  let attribute: String
  let value: String

  init(_ attribute: String, _ value: String) {
    self.attribute = "android:\(attribute)"
    self.value = value
  }
}

/// How Android says some properties of a look: lengths that are resources, and items of styles.
struct AndroidRow: Sendable {
  typealias Items = @Sendable (AndroidStyle, AndroidElement, Look) -> [AndroidItem]

  let properties: [LookProperty]
  /// Each with what follows the element's name in its own.
  let lengths: [(suffix: String, length: @Sendable (Look) -> Points?)]
  let items: Items

  init(
    _ properties: LookProperty..., lengths: [(String, @Sendable (Look) -> Points?)] = [],
    items: @escaping Items = { _, _, _ in [] }
  ) {
    self.properties = properties
    self.lengths = lengths
    self.items = items
  }
}

extension AndroidElement {
  /// Adds the values of an element: what its styles refer to, then the styles.
  func addValues(to values: inout AndroidValues) {
    for row in AndroidElement.rows {
      for (suffix, length) in row.lengths {
        let isText = row.properties.contains(.titleFont)
        let wanted = self.values { look in
          length(look).map { AndroidLength(points: $0, scales: isText && look.title.font.scales != false) }
        }
        values.add(dimension: "\(name)__\(suffix)", wanted)
      }
    }
    let shadows = self.values(\.title.shadow)
    values.add(number: "\(name)__shadow_dx", shadows) { $0.x.thousandths(halves: $1) }
    values.add(number: "\(name)__shadow_dy", shadows) { $0.y.thousandths(halves: $1) }
    values.add(number: "\(name)__shadow_radius", shadows) { $0.blur.radiusThousandths(halves: $1) }
    addColor("\(name)__title", \.title.color, to: &values)
    addColor("\(name)__icon_tint", \.icon.tint, to: &values)
    addColor("\(name)__tint", \.tint, to: &values)
    // A shadow's color is read as a number: no list of states could be one.
    addColor("\(name)__title_shadow", self.values(\.title.shadow?.color), to: &values)
    switch id.kind {
    case .backButton, .button:
      // The platform lifts buttons off the ground; those of Material Components add insets to the padding.
      add(
        .button, "", parent: "",
        end: [AndroidItem("stateListAnimator", "@null")]
          + ["Left", "Top", "Right", "Bottom"].map { AndroidItem("inset\($0)", "0dp") }, to: &values)
    case .image, .part: break
    case .navigationBar:
      add(.title, "__title", parent: "android:TextAppearance.Material.Widget.ActionBar.Title", to: &values)
      add(
        .bar, "", parent: "android:Widget.Material.ActionBar",
        end: [AndroidItem("titleTextStyle", "@style/\(name)__title")], to: &values)
      add(
        .overlay, "__overlay", parent: "", start: [AndroidItem("actionBarStyle", "@style/\(name)")],
        to: &values)
    }
  }

  private func add(
    _ style: AndroidStyle, _ suffix: String, parent: String, start: [AndroidItem] = [],
    end: [AndroidItem] = [], to values: inout AndroidValues
  ) {
    let wanted = self.values { look in
      start + AndroidElement.rows.flatMap { $0.items(style, self, look) } + end
    }
    values.add(wanted) { items in
      var style = XMLElement("style", [("name", name + suffix), ("parent", parent)])
      style.children = items.map { XMLElement("item", [("name", $0.attribute)], text: $0.value) }
      return ("styles", style)
    }
  }
}
