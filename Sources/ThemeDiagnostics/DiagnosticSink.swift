/// Where a stage reports problems and goes on.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// The element that a stage is at: what is reported without an element of its own is about this one.
  package var element: String?

  package init() {}

  package var hasErrors: Bool { diagnostics.contains { $0.code.severity == .error } }

  package mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic.element == nil ? diagnostic.about(element) : diagnostic)
  }

  /// Takes over what another sink has gathered.
  package mutating func append(contentsOf other: DiagnosticSink) {
    diagnostics.append(contentsOf: other.diagnostics)
  }
}
