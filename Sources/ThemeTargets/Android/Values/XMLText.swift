import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// XML as it is written: elements with attributes, and text.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// The text of an element that has no children.
  var text = ""

  init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String = "") {
    self.name = name
    self.attributes = attributes
    self.text = text
  }

  /// An element around a file that has attributes of Android.
  init(root name: String, _ attributes: [(name: String, value: String)] = []) {
    let namespace = "http://schemas.android.com/apk/res/android"
    self.init(name, [("xmlns:android", namespace)] + attributes)
  }

  /// A list of what is seen in states, each with what its item says; `selected` is what a view calls that state.
  static func selector(
    _ items: [(StateName, (name: String, value: String))], selected: String
  ) -> XMLElement {
    var selector = XMLElement(root: "selector")
    selector.children = items.map { state, attribute in
      XMLElement("item", state.androidAttributes(selected: selected) + [attribute])
    }
    return selector
  }

  /// The element as a file, an element a line.
  var document: String {
    var lines = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    write(to: &lines, indent: "")
    return lines
  }

  /// A comment, which stands among an element's children.
  static func comment(_ text: String) -> XMLElement {
    // No comment holds two hyphens beside each other.
    XMLElement("!--", text: VisibleText.escaped(text).replacing("--", with: "- -"))
  }

  private func write(to lines: inout String, indent: String) {
    if name == "!--" {
      lines += "\(indent)<!-- \(text) -->\n"
      return
    }
    lines += "\(indent)<\(name)"
    for attribute in attributes { lines += " \(attribute.name)=\"\(attribute.value.escapedForXML)\"" }
    if children.isEmpty {
      lines += text.isEmpty ? "/>\n" : ">\(text.escapedForXML)</\(name)>\n"
      return
    }
    lines += ">\n"
    for child in children { child.write(to: &lines, indent: indent + "  ") }
    lines += "\(indent)</\(name)>\n"
  }
}

extension StateName {
  /// What an item of a list of states asks for.
  fileprivate func androidAttributes(selected: String) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    if bits & 2 != 0 { attributes.append(("android:state_enabled", "false")) }
    if bits & 1 != 0 { attributes.append(("android:state_pressed", "true")) }
    if bits & 8 != 0 { attributes.append(("android:state_focused", "true")) }
    if bits & 4 != 0 { attributes.append(("android:state_\(selected)", "true")) }
    if bits & 16 != 0 { attributes.append(("android:state_hovered", "true")) }
    return attributes
  }
}

extension String {
  /// As text or the value of an attribute, with the numbers of characters that a reader would not see.
  fileprivate var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case _ where scalar.isHidden: text += "&#x\(String(scalar.value, radix: 16));"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// As the text of a string resource: in quotes, so that spaces stay, and with what has a meaning there escaped.
  var asAndroidString: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x22, 0x27, 0x5C: text += "\\\(scalar)"
      // No XML holds these, not even as numbers; of controls a theme has none.
      case 0xFFFE, 0xFFFF: text += numbered(scalar)
      // What would turn the text round it, or not be seen: Android knows numbers of four digits.
      case 0...0xFFFF where scalar.isHidden: text += numbered(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private func numbered(_ scalar: Unicode.Scalar) -> String {
    "\\u\(String(scalar.value, digits: 4, radix: 16))"
  }
}
