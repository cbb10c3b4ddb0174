import ThemeCore

/// A drawable that is made of a control's parts.
enum AndroidAssembly: Sendable {
  /// The whole length, and above it as much of another part as a level says: each as high as its art.
  case levels(whole: String, done: String)
  /// What is seen while the view is checked, and otherwise: in the size of its art.
  case choice(checked: String, otherwise: String)
  /// A part in the size of its art, for a view that would stretch it.
  case centered(String)
  /// What is seen only while the view is selected.
  case whileSelected(String)
  /// A segment without the caps at which it meets another.
  case segment(String, AndroidCut.Place)

  var parts: [String] {
    switch self {
    case .levels(let whole, let done): [whole, done]
    case .choice(let checked, let otherwise): [checked, otherwise]
    case .centered(let part), .whileSelected(let part), .segment(let part, _): [part]
    }
  }

  /// The axes along which the parts keep the size of their art.
  var keptAxes: [Axis] {
    switch self {
    case .levels: [.vertical]
    case .choice, .centered: [.horizontal, .vertical]
    case .whileSelected, .segment: []
    }
  }

  /// The drawable, of the parts that have one by their names; nil where it is made of other pixels.
  func document(_ name: (String) -> String?) -> XMLElement? {
    switch self {
    case .levels(let whole, let done):
      var list = XMLElement(root: "layer-list")
      list.children = [("background", whole, false), ("progress", done, true)].compactMap {
        id, part, isScaled in
        name(part).map { layer($0, id: "@android:id/\(id)", isScaled: isScaled) }
      }
      return list
    case .choice(let checked, let otherwise):
      var selector = XMLElement(root: "selector")
      selector.children = [(checked, [("android:state_checked", "true")]), (otherwise, [])]
        .compactMap { part, states in
          name(part).map { drawable in
            var item = XMLElement("item", states)
            var list = XMLElement("layer-list")
            list.children = [layer(drawable)]
            item.children = [list]
            return item
          }
        }
      return selector
    case .centered(let part):
      var list = XMLElement(root: "layer-list")
      list.children = name(part).map { [layer($0)] } ?? []
      return list
    case .whileSelected(let part):
      var selector = XMLElement(root: "selector")
      selector.children =
        name(part).map {
          XMLElement("item", [("android:state_selected", "true"), ("android:drawable", "@drawable/\($0)")])
        }.map { [$0] } ?? []
      selector.children.append(XMLElement("item", [("android:drawable", "@android:color/transparent")]))
      return selector
    case .segment: return nil
    }
  }

  /// A drawable that keeps its size along the axes, and fills the view along the other.
  private func layer(_ drawable: String, id: String? = nil, isScaled: Bool = false) -> XMLElement {
    var attributes: [(name: String, value: String)] = id.map { [("android:id", $0)] } ?? []
    if !isScaled { attributes.append(("android:drawable", "@drawable/\(drawable)")) }
    let isWide = keptAxes.contains(.horizontal)
    attributes.append(("android:gravity", isWide ? "center" : "center_vertical|fill_horizontal"))
    if isWide { attributes.append(("android:width", "@dimen/\(drawable)__width")) }
    attributes.append(("android:height", "@dimen/\(drawable)__height"))
    var item = XMLElement("item", attributes)
    if isScaled {
      item.children = [
        XMLElement(
          "scale",
          [
            ("android:drawable", "@drawable/\(drawable)"), ("android:scaleGravity", "left"),
            ("android:scaleWidth", "100%"), ("android:useIntrinsicSizeAsMinimum", "true"),
          ])
      ]
    }
    return item
  }
}
