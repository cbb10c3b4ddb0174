/// A kind of problem: its name, how bad it is, and its manual page.
///
/// A code is a bundle: the declaration in `Codes/`, a fixture folder of the same name that triggers it, and one close
/// by that does not. `DiagnosticCodes` lists every one. Those of targets stand with the targets.
package struct DiagnosticCode: Sendable {
  /// A kebab-case name that reads after "allow": `tap-target-small`.
  package let name: String
  package let severity: Severity
  package let page: ManualPage
  /// Whether it can follow from what an element does not say: of one that was not understood whole, that is not known.
  package let followsFromSilence: Bool

  package init(_ name: String, _ severity: Severity, followsFromSilence: Bool = false, _ page: ManualPage) {
    self.name = name
    self.severity = severity
    self.followsFromSilence = followsFromSilence
    self.page = page
  }

  package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.name == right.name }
}

extension DiagnosticCode: Equatable {}

/// How bad a problem is. Only warnings can be allowed.
package enum Severity: String, Sendable {
  case error
  case warning
}

/// What `themec explain` prints of a code.
package struct ManualPage: Sendable {
  /// What is wrong, in one or two sentences.
  package let what: String
  /// Why it matters.
  package let why: String
  /// The smallest theme text that triggers it.
  package let example: String
  /// The same, mended.
  package let instead: String

  package init(what: String, why: String, example: String, instead: String) {
    self.what = what
    self.why = why
    self.example = example
    self.instead = instead
  }
}
