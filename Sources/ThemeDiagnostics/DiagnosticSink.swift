/// Where a stage reports problems and goes on.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// The element that a stage is at: what is reported without an element of its own is about this one.
  package var element: String?
  /// The platform target for which a stage looks at the theme: what is reported is about what that can't say.
  package var target: String?

  package init() {}

  package var hasErrors: Bool { diagnostics.contains { $0.code.severity == .error } }

  package mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic.element == nil ? diagnostic.about(element) : diagnostic
    if let target, diagnostic.target == nil { diagnostic = diagnostic.lost(by: target) }
    diagnostics.append(diagnostic)
  }

  /// Takes over what another sink has gathered.
  package mutating func append(contentsOf other: DiagnosticSink) {
    diagnostics.append(contentsOf: other.diagnostics)
  }
}
