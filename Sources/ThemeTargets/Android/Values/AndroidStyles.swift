import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

/// What a style of an element is for.
enum AndroidStyle {
  case button
  /// Styles of a bar: its title, the bar itself, and the overlay that an app's theme includes to use the bar.
  case title, bar, overlay
  /// Styles of a control: its text with padding, one of its items, and the padding of its content.
  case text, item, content

  var hasTitle: Bool { [.button, .title, .text, .item].contains(self) }
}

/// An item of a style: an attribute of Android and its value.
struct AndroidItem: Equatable {
  let attribute: String
  let value: String

  init(_ attribute: String, _ value: String) {
    self.attribute = "android:\(attribute)"
    self.value = value
  }
}

/// A row of Android's table: the lengths and the style items that express some properties of a look.
struct AndroidRow: Sendable {
  typealias Items = @Sendable (AndroidStyle, AndroidElement, Look) -> [AndroidItem]

  let properties: [Property]
  /// The lengths that become resources, each with the suffix that its name has after the element's.
  let lengths: [(suffix: String, length: @Sendable (Look) -> Points?)]
  let items: Items

  init(
    _ properties: Property..., lengths: [(String, @Sendable (Look) -> Points?)] = [],
    items: @escaping Items = { _, _, _ in [] }
  ) {
    self.properties = properties
    self.lengths = lengths
    self.items = items
  }
}

extension AndroidElement {
  /// Adds the values of an element: first the values that its styles refer to, then the styles.
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
    // Android reads the color of a shadow as a number, so it can't be a state list.
    addColor("\(name)__title_shadow", self.values(\.title.shadow?.color), to: &values)
    switch id.kind {
    case .backButton, .button:
      // The platform's buttons are elevated, and those of Material Components add insets to their padding.
      add(
        .button, "", parent: "",
        end: [AndroidItem("stateListAnimator", "@null")]
          + ["Left", "Top", "Right", "Bottom"].map { AndroidItem("inset\($0)", "0dp") }, to: &values)
    case .image, .part: break
    case .navigationBar:
      add(.title, "__title", parent: "android:TextAppearance.Material.Widget.ActionBar.Title", to: &values)
      add(
        .bar, "", parent: "android:Widget.Material.ActionBar",
        // An action bar reads the first, a `Toolbar` the second.
        end: ["titleTextStyle", "titleTextAppearance"].map { AndroidItem($0, "@style/\(name)__title") },
        to: &values)
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
      ("styles", .style(name + suffix, parent: parent, items))
    }
  }
}

extension XMLElement {
  /// A style with its items.
  static func style(_ name: String, parent: String, _ items: [AndroidItem]) -> XMLElement {
    XMLElement(
      "style", [("name", name), ("parent", parent)],
      children: items.map { item in
        let api = newerAttributes[item.attribute].map { [("tools:targetApi", "\($0)")] } ?? []
        return XMLElement("item", [("name", item.attribute)] + api, text: item.value)
      })
  }

  /// The attributes that older devices ignore, with the level of the API from which on they are known (android.R.attr). Lint
  /// takes an attribute that does not say so for a mistake in apps for older devices.
  private static let newerAttributes = ["android:drawableTint": 23, "android:textFontWeight": 28]

  /// Whether a style in it says of an attribute from which level of the API on it is known.
  var usesTools: Bool {
    children.contains { $0.usesTools } || attributes.contains { $0.name == "tools:targetApi" }
  }
}
