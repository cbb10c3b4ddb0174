package import ThemeCore
package import ThemeDiagnostics

/// The elements that show an SVG of which something was reported, so that each can accept it.
package struct SVGUsers: Sendable {
  /// An element, and where it, or what it takes its art from, names the file.
  package struct User: Sendable {
    package let element: String
    package let range: SourceRange
  }

  /// The users of each look of a file, in the order of the theme's elements.
  private var users: [SVGUse: [User]] = [:]
  /// The looks of which each warning is.
  private var looks: [DiagnosticIdentity: [SVGUse]] = [:]

  mutating func add(_ element: String?, of use: SVGUse, at range: SourceRange) {
    // An element shows its art in many variants.
    guard let element, users[use]?.last?.element != element else { return }
    users[use, default: []].append(User(element: element, range: range))
  }

  mutating func add(_ diagnostic: Diagnostic, of use: SVGUse) {
    looks[DiagnosticIdentity(diagnostic), default: []].append(use)
  }

  /// The elements that show what a diagnostic is about, in the order of the theme; none where it is of no SVG.
  package func users(of diagnostic: Diagnostic) -> [User] {
    if looks.isEmpty { return [] }
    return looks[DiagnosticIdentity(diagnostic)]?.flatMap { users[$0] ?? [] } ?? []
  }
}
