import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// An XML element with attributes, and with children or text.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// The text, which is only written if the element has no children.
  var text = ""

  init(
    _ name: String, _ attributes: [(name: String, value: String)] = [], text: String = "",
    children: [XMLElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// Creates the root element of a file that uses Android's attributes.
  init(root name: String, _ attributes: [(name: String, value: String)] = [], children: [XMLElement] = []) {
    let namespace = "http://schemas.android.com/apk/res/android"
    self.init(name, [("xmlns:android", namespace)] + attributes, children: children)
  }

  /// A state list. Each item has the states in which it applies and the attribute that it sets; `selected` is the name that the
  /// view has for the state `selected`.
  static func selector(
    _ items: [(StateName, (name: String, value: String))], selected: String
  ) -> XMLElement {
    XMLElement(
      root: "selector",
      children: items.map { state, attribute in
        let required = [
          (2, "enabled", "false"), (1, "pressed", "true"), (8, "focused", "true"), (4, selected, "true"),
          (16, "hovered", "true"),
        ].filter { state.bits & $0.0 != 0 }.map { (name: "android:state_\($0.1)", value: $0.2) }
        return XMLElement("item", required + [attribute])
      })
  }

  /// The text of a file with the element as its root, one element per line.
  var document: String {
    var lines = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    write(to: &lines, indent: "")
    return lines
  }

  /// A comment, which can be added to an element's children.
  static func comment(_ text: String) -> XMLElement {
    // A comment in XML can't contain two hyphens in a row.
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

extension String {
  /// The text escaped for the content or an attribute of an element, with character references for characters that aren't
  /// visible.
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

  /// The text as the content of a string resource: in quotes, which preserve spaces, and with special characters escaped.
  var asAndroidString: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x22, 0x27, 0x5C: text += "\\\(scalar)"
      // XML can't contain these, not even as character references. A theme's text has no other characters of that kind.
      case 0xFFFE, 0xFFFF: text += numbered(scalar)
      // Characters that would reverse the text or be invisible. Android's escapes have four digits.
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
