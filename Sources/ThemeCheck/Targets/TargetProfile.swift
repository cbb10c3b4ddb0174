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

  /// Those of the targets about which there is anything to check.
  static let all: [TargetProfile] = [.android, .css, .xcassets]

  /// The profile of a target; nil where everything can be said.
  static func named(_ name: TargetName) -> TargetProfile? { all.first { $0.name == name } }
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

/// The codes of what a target may lose: those that `targets: { NAME: { allow } }` can accept.
package func losses(of target: TargetName) -> [DiagnosticCode] {
  TargetProfile.named(target)?.losses.map(\.code) ?? []
}
