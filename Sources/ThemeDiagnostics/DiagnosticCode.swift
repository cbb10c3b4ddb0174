/// A kind of problem, with its name, severity and manual page.
///
/// Every code needs a declaration in `Codes/`, a section in `Sources/CTexts/pages`, a fixture folder of the same name that
/// triggers it, and a similar fixture that does not. `DiagnosticCodes` lists all codes. The codes of targets are declared with
/// the targets.
package struct DiagnosticCode: Equatable, Sendable {
  /// A kebab-case name that reads after "allow": `tap-target-small`.
  package let name: String
  package let severity: Severity
  /// Whether the problem may consist in something that an element lacks. Such a problem is not reported for an element that was
  /// only partly understood.
  package let followsFromSilence: Bool

  package init(_ name: String, _ severity: Severity, followsFromSilence: Bool = false) {
    self.name = name
    self.severity = severity
    self.followsFromSilence = followsFromSilence
  }

  /// The manual page of the code, which must have one.
  package var page: ManualPage {
    guard let page = ManualPage(of: name) else {
      preconditionFailure("a code without a manual page: \(name)")
    }
    return page
  }
}

/// The severity of a problem. Only warnings can be allowed.
package enum Severity: String, Sendable {
  case error
  case warning
}
