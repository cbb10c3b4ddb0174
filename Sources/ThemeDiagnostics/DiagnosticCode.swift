/// A kind of problem: its name, how bad it is, and its manual page.
///
/// A code is a bundle: the declaration in `Codes/`, a section in `Sources/CTexts/pages`, a fixture folder of the same name
/// that triggers it, and one close by that does not. `DiagnosticCodes` lists every one. Those of targets stand with the targets.
package struct DiagnosticCode: Equatable, Sendable {
  /// A kebab-case name that reads after "allow": `tap-target-small`.
  package let name: String
  package let severity: Severity
  /// Whether it can follow from what an element does not say: of one that was not understood whole, that is not known.
  package let followsFromSilence: Bool

  package init(_ name: String, _ severity: Severity, followsFromSilence: Bool = false) {
    self.name = name
    self.severity = severity
    self.followsFromSilence = followsFromSilence
  }

  /// Its manual page; every code of the tool has one.
  package var page: ManualPage {
    guard let page = ManualPage(of: name) else {
      preconditionFailure("a code without a manual page: \(name)")
    }
    return page
  }
}

/// How bad a problem is. Only warnings can be allowed.
package enum Severity: String, Sendable {
  case error
  case warning
}
