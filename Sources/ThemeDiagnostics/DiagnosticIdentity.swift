import ThemeCore

/// The identity of a diagnostic: two diagnostics are the same if code, place and message are equal.
package struct DiagnosticIdentity: Hashable, Sendable {
  private let code: String
  private let range: SourceRange
  private let message: String

  package init(_ diagnostic: Diagnostic) {
    code = diagnostic.code.name
    range = diagnostic.place.range
    message = diagnostic.message
  }
}
