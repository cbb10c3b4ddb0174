import ThemeSyntax

/// The namespaces that the prefixes of names stand for, while a text is read (https://www.w3.org/TR/xml-names/).
///
/// Only those that change what an SVG or a resource of Android shows are told from others, so that a name costs no more than
/// its own bytes.
package struct XMLNamespaces {
  package enum Namespace: CaseIterable, Sendable {
    case svg, xlink, html, android, aapt, other
    /// No namespace, which is that of attributes without a prefix.
    case none

    private var address: String? {
      switch self {
      case .svg: "http://www.w3.org/2000/svg"
      case .xlink: "http://www.w3.org/1999/xlink"
      case .html: "http://www.w3.org/1999/xhtml"
      case .android: "http://schemas.android.com/apk/res/android"
      case .aapt: "http://schemas.android.com/aapt"
      case .none: ""
      case .other: nil
      }
    }

    fileprivate init(at address: String) {
      self = Self.allCases.first { $0.address == address } ?? .other
    }
  }

  /// A violation of the rules for namespaces, in the words that follow "this is not an SVG: ".
  package struct Problem: Error {
    package let words: String
  }

  /// A name and what its prefix stands for.
  package typealias Name = (namespace: Namespace, local: String)

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
    guard name.utf8.contains(UInt8(ascii: ":")) else { return ("", name) }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw Problem(words: "`\(name.shortened)` has more than a prefix and a name")
    }
    return (String(parts[0]), String(parts[1]))
  }
}
