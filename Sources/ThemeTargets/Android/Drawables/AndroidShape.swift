import ThemeCore

extension AndroidArt {
  /// The XML drawable for a color or for nothing, which needs no picture; nil for other art.
  var shape: XMLElement? {
    switch self {
    case .nothing: return XMLElement(root: "color", [("android:color", "@android:color/transparent")])
    case .art: return nil
    case .color(let color, let size, let title):
      var shape = XMLElement(root: "shape")
      let sides = [("width", size.width), ("height", size.height)].filter { $0.1 != .zero }
      if !sides.isEmpty {
        shape.children.append(XMLElement("size", sides.map { ("android:\($0)", "\($1)dp") }))
      }
      shape.children.append(XMLElement("solid", [("android:color", color.android)]))
      if let title {
        // Padding can't be negative.
        let sides = [
          ("left", title.left), ("top", title.top), ("right", title.right), ("bottom", title.bottom),
        ]
        let lengths = sides.map { (name: "android:\($0)", value: "\(max($1, .zero))dp") }
        shape.children.append(XMLElement("padding", lengths))
      }
      return shape
    }
  }
}
