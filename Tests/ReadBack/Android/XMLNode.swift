#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of XML as a parser that is not ours reads it.
final class XMLNode {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLNode] = []
  private(set) var text = ""

  fileprivate init(name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Everything that it says, and what its children say.
  var texts: [String] { attributes.values + [text] + children.flatMap(\.texts) }

  /// Nil for what is no XML.
  static func parsed(_ bytes: [UInt8]) -> XMLNode? {
    let parser = XMLParser(data: Data(bytes))
    let builder = Builder()
    parser.delegate = builder
    return parser.parse() ? builder.open[0].children.first : nil
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var open = [XMLNode(name: "")]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let node = XMLNode(name: name, attributes: attributes)
      open[open.count - 1].children.append(node)
      open.append(node)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open[open.count - 1].text += text }
  }
}
