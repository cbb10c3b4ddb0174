/// Where a stage reports problems and goes on.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// The element that a stage is at: what is reported without an element of its own is about this one.
  package var element: String?
  /// The platform target for which a stage looks at the theme: what is reported is about what that can't say.
  package var target: String?

  /// The elements of which something was said and not understood: what they lack may have been said there.
  package private(set) var doubted: Set<String> = []

  package init() {}

  /// Whether something that the element at hand says was not understood.
  package var isInDoubt: Bool { element.map(doubted.contains) ?? false }

  /// Says that something of the element at hand was not understood, when that was reported elsewhere.
  package mutating func doubt() {
    if let element { doubted.insert(element) }
  }

  package var hasErrors: Bool { diagnostics.contains { $0.code.severity == .error } }

  package mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic.element == nil ? diagnostic.about(element) : diagnostic
    if let target, diagnostic.target == nil { diagnostic = diagnostic.lost(by: target) }
    if diagnostic.code.severity == .error, let element = diagnostic.element { doubted.insert(element) }
    diagnostics.append(diagnostic)
  }

  /// Takes over what another sink has gathered.
  package mutating func append(contentsOf other: DiagnosticSink) {
    diagnostics.append(contentsOf: other.diagnostics)
    doubted.formUnion(other.doubted)
  }
}
