import ThemeCore
import ThemeSyntax

/// An element of an SVG, with its child elements.
final class XMLNode {
  /// The name without its namespace; nil for an element of another namespace, such as an editor's notes. An element without a
  /// namespace is treated as one of SVG, and those of HTML that change a whole document as what they are.
  let name: String?
  /// What themec makes of it; nil for an element that is not of SVG.
  let kind: SVGElementKind?
  /// The attributes without a namespace, and XLink's `href`, in the order in which they are written.
  let attributes: [(name: String, value: String)]
  /// The range of the element's start tag.
  let range: SourceRange
  /// The place of the element among all elements of the file.
  let index: Int
  /// The text of a style sheet; empty for any other element.
  var text = ""
  /// Whether there is more than white space directly in the element, besides elements.
  var hasText = false
  private let values: [String: String]
  private(set) weak var parent: XMLNode?
  /// The element before it in the same parent; nil for the first one.
  private(set) weak var before: XMLNode?
  private var numbers = (all: 1, ofName: 1)
  /// The number of child elements of each name.
  private var counts: [String?: Int] = [:]
  private(set) var children: [XMLNode] = []

  init(
    _ name: XMLNamespaces.Name, _ attributes: [(name: XMLNamespaces.Name, value: String)],
    _ range: SourceRange,
    index: Int
  ) throws(XMLNamespaces.Problem) {
    let isOfDocument = name.namespace == .html && ["style", "link", "script"].contains(name.local)
    let isOfSVG = name.namespace == .none || name.namespace == .svg
    self.name = isOfSVG ? name.local : isOfDocument ? "html:" + name.local : nil
    kind = self.name.flatMap { SVGElementKind.all[$0] }
    var (own, values, link) = ([(name: String, value: String)](), [String: String](), String?.none)
    for (name, value) in attributes {
      let isLink = name.namespace == .xlink && name.local == "href"
      guard name.namespace == .none || isLink else { continue }
      if isLink {
        // Two prefixes may stand for the same namespace.
        if link != nil { throw XMLNamespaces.Problem(words: "duplicate attribute") }
        link = value
        // XLink's `href` counts only where SVG's own is missing.
        if values["href"] != nil { continue }
      } else if values[name.local] != nil {
        own.removeAll { $0.name == name.local }
      }
      own.append((name.local, value))
      values[name.local] = value
    }
    (self.attributes, self.values, self.range, self.index) = (own, values, range, index)
  }

  /// Whether there is neither text nor a reference nor a size, here and in all elements inside.
  var isEmpty: Bool {
    !hasText && self["href"] == nil && self["width"] == nil && children.allSatisfy(\.isEmpty)
  }

  subscript(name: String) -> String? { values[name] }

  func add(_ child: XMLNode) {
    child.parent = self
    child.before = children.last
    children.append(child)
    counts[child.name, default: 0] += 1
    child.numbers = (children.count, counts[child.name] ?? 0)
  }

  /// Which one the element is in its parent, from the first, which is 1, or from the last one; among all or those of its name.
  func number(isOfType: Bool, isFromEnd: Bool) -> Int {
    let number = isOfType ? numbers.ofName : numbers.all
    guard isFromEnd, let parent else { return number }
    return (isOfType ? parent.counts[name] ?? 0 : parent.children.count) + 1 - number
  }
}
