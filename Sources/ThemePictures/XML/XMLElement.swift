/// An element of an XML text with what is in it, for readers that want all of it.
package final class XMLElement {
  package let name: XMLNamespaces.Name
  package let attributes: [(name: XMLNamespaces.Name, value: String)]
  /// Where its tag begins and ends, in bytes.
  package let range: Range<Int>
  package private(set) var children: [XMLElement] = []
  /// The text directly in it, without that of its children.
  package private(set) var text = ""

  init(_ tag: XMLTag) { (name, attributes, range) = (tag.name, tag.attributes, tag.range) }

  /// The value of an attribute of a namespace, the last one where prefixes of the same namespace say it twice.
  package subscript(namespace: XMLNamespaces.Namespace, local: String) -> String? {
    attributes.last { $0.name.namespace == namespace && $0.name.local == local }?.value
  }

  fileprivate func add(_ child: XMLElement) { children.append(child) }
  fileprivate func add(_ piece: String) { text += piece }

  /// Reads a text, which has at most the bytes, the elements and the levels of an SVG.
  package static func read(_ bytes: [UInt8]) -> Result<XMLElement, XMLStop> {
    let builder = Builder()
    if let stop = readXML(bytes, to: builder) { return .failure(stop) }
    guard let root = builder.root else {
      return .failure(XMLStop(words: "it has no element", exceeded: nil, range: 0..<0))
    }
    return .success(root)
  }

  private final class Builder: XMLReceiver {
    let takesText = true
    private var open: [XMLElement] = []
    private(set) var root: XMLElement?

    func begin(_ element: XMLTag) { open.append(XMLElement(element)) }

    func end() {
      guard let element = open.popLast() else { return }
      if let around = open.last { around.add(element) } else { root = element }
    }

    func add(_ text: String) { open.last?.add(text) }

    func instruction(_ target: String, at offset: Int) {}
  }
}
