import ThemeCore

/// An element of an SVG, with its child elements.
final class XMLNode {
  private static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"
  private static let html = "http://www.w3.org/1999/xhtml"

  /// The name without its namespace; nil for an element of another namespace, such as an editor's notes. An element without a
  /// namespace is treated as one of SVG, and those of HTML that change a whole document as what they are.
  let name: String?
  /// The attributes without a namespace, and XLink's `href`, in the order in which they are written.
  let attributes: [(name: String, value: String)]
  /// The range of the element's start tag.
  let range: SourceRange
  /// The place of the element among all elements of the file.
  let index: Int
  private let values: [String: String]
  private(set) weak var parent: XMLNode?
  private(set) var children: [XMLNode] = []

  /// Creates an element. Names of namespaces are separated from those of elements and attributes by a space.
  init(_ name: String, _ attributes: [(name: String, value: String)], _ range: SourceRange, index: Int) {
    let (space, bare) = Self.parts(name)
    let isOfDocument = space == Self.html && ["style", "link", "script"].contains(bare)
    self.name = space == nil || space == Self.svg || isOfDocument ? bare : nil
    var (own, values) = ([(name: String, value: String)](), [String: String]())
    for (name, value) in attributes {
      let (space, bare) = Self.parts(name)
      // XLink's `href` counts only where SVG's own is missing.
      guard space == nil || (space == Self.xlink && bare == "href") else { continue }
      guard space == nil || values["href"] == nil else { continue }
      if values[bare] != nil { own.removeAll { $0.name == bare } }
      own.append((bare, value.plain))
      values[bare] = value.plain
    }
    (self.attributes, self.values, self.range, self.index) = (own, values, range, index)
  }

  private static func parts(_ name: String) -> (space: String?, bare: String) {
    let name = name.plain
    guard let space = name.utf8.lastIndex(of: UInt8(ascii: " ")) else { return (nil, name) }
    return (String(name[..<space]), String(name[name.utf8.index(after: space)...]))
  }

  subscript(name: String) -> String? { values[name] }

  func add(_ child: XMLNode) {
    child.parent = self
    children.append(child)
  }
}

extension String {
  /// The string with `%` and two digits for each byte that is not of ASCII, as in addresses. Every word that SVG knows is ASCII,
  /// and it takes quadratic time to compare or to hash texts of many combining marks.
  fileprivate var plain: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte < 0x80 {
        bytes.append(byte)
      } else {
        bytes += "%\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
