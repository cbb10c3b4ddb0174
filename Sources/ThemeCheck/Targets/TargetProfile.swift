package import ThemeDiagnostics
package import ThemeModel
import ThemeResolution

/// What a platform target can say and what it can't, as data: its rules report from it, its backend writes from it.
package struct TargetProfile: Sendable {
  package let name: TargetName
  /// What it may lose of an element.
  let losses: [Loss]
  /// Reports names that the target's files can't have: errors.
  let checkNames: @Sendable (ResolvedTheme, inout DiagnosticSink) -> Void

  init(
    _ name: TargetName, losses: [Loss],
    checkNames: @escaping @Sendable (ResolvedTheme, inout DiagnosticSink) -> Void = { _, _ in }
  ) {
    self.name = name
    self.losses = losses
    self.checkNames = checkNames
  }

  /// The codes of what it may lose, each once: those that `targets: { NAME: { allow } }` can accept.
  package var codes: [DiagnosticCode] {
    var codes: [DiagnosticCode] = []
    for loss in losses where !codes.contains(loss.code) { codes.append(loss.code) }
    return codes
  }
}

/// Something of a theme that a target has no way to say.
struct Loss: Sendable {
  let code: DiagnosticCode
  /// Reports it of an element; called only when the target is asked for, and for nothing that is only extended.
  let rule: Rule

  init(_ code: DiagnosticCode, _ rule: @escaping Rule) {
    self.code = code
    self.rule = rule
  }
}
