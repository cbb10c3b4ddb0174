import ThemeCore
import ThemeSyntax

/// An element of an SVG, with its child elements.
final class XMLNode {
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

  init(
    _ name: XMLNamespaces.Name, _ attributes: [(name: XMLNamespaces.Name, value: String)],
    _ range: SourceRange,
    index: Int
  ) throws(XMLNamespaces.Problem) {
    let isOfDocument = name.namespace == .html && ["style", "link", "script"].contains(name.local)
    self.name = name.namespace == .none || name.namespace == .svg || isOfDocument ? name.local : nil
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

  subscript(name: String) -> String? { values[name] }

  func add(_ child: XMLNode) {
    child.parent = self
    children.append(child)
  }
}

extension String {
  /// The string with `%` and two digits for each byte that is not of ASCII, as in addresses. Every word that SVG knows is ASCII,
  /// and it takes quadratic time to compare or to hash texts of many combining marks.
  var plain: String {
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

/// The namespaces that the prefixes of names stand for, while a text is read (https://www.w3.org/TR/xml-names/).
///
/// Only those that change what an SVG shows are told from others, so that a name costs no more than its own bytes.
struct XMLNamespaces {
  enum Namespace: CaseIterable {
    case svg, xlink, html, other
    /// No namespace, which is that of attributes without a prefix.
    case none

    private var address: String? {
      switch self {
      case .svg: "http://www.w3.org/2000/svg"
      case .xlink: "http://www.w3.org/1999/xlink"
      case .html: "http://www.w3.org/1999/xhtml"
      case .none: ""
      case .other: nil
      }
    }

    fileprivate init(at address: String) {
      self = Self.allCases.first { $0.address == address } ?? .other
    }
  }

  /// A violation of the rules for namespaces, in the words that follow "this is not an SVG: ".
  struct Problem: Error {
    let words: String
  }

  /// A name and what its prefix stands for.
  typealias Name = (namespace: Namespace, local: String)

  /// What each prefix stands for, that of the innermost open element last; the empty prefix is that of elements without one.
  private var meanings: [String: [Namespace]] = ["": [.none], "xml": [.other]]
  /// The prefixes that each open element declares.
  private var declared: [[String]] = []

  /// Begins an element: returns its name, and its attributes without the declarations. All texts are ASCII.
  mutating func begin(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) throws(Problem) -> (name: Name, attributes: [(name: Name, value: String)]) {
    var prefixes: [String] = []
    var rest: [(prefix: String, local: String, value: String)] = []
    for (name, value) in attributes {
      let (prefix, local) = try Self.split(name)
      guard prefix == "xmlns" || (prefix.isEmpty && local == "xmlns") else {
        rest.append((prefix, local, value))
        continue
      }
      let declared = prefix.isEmpty ? "" : local
      if !declared.isEmpty, value.isEmpty {
        throw Problem(words: "the prefix `\(local)` is declared as nothing")
      }
      if declared == "xmlns" || (declared == "xml" && value != "http://www.w3.org/XML/1998/namespace") {
        throw Problem(words: "the prefix `\(declared)` is reserved")
      }
      prefixes.append(declared)
      meanings[declared, default: []].append(Namespace(at: value))
    }
    declared.append(prefixes)
    var found: [(name: Name, value: String)] = []
    for (prefix, local, value) in rest {
      found.append(((prefix.isEmpty ? .none : try meaning(of: prefix), local), value))
    }
    let (prefix, local) = try Self.split(name)
    return ((try meaning(of: prefix), local), found)
  }

  /// Ends the innermost open element.
  mutating func end() {
    for prefix in declared.popLast() ?? [] { meanings[prefix]?.removeLast() }
  }

  private func meaning(of prefix: String) throws(Problem) -> Namespace {
    guard let meaning = meanings[prefix]?.last else {
      throw Problem(words: "the prefix `\(prefix.shortened)` is not declared")
    }
    return meaning
  }

  private static func split(_ name: String) throws(Problem) -> (prefix: String, local: String) {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return ("", name) }
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw Problem(words: "`\(name.shortened)` has more than a prefix and a name")
    }
    return (String(parts[0]), String(parts[1]))
  }
}
