import ThemeCheck
import ThemeModel

// A theme's controls in Swift.

extension SwiftWriter {
  /// The tables of the theme's controls; empty if it has none.
  var controls: String {
    var text = ""
    var rest = looks.controls[...]
    while let kind = rest.first?.kind {
      let controls = rest.prefix { $0.kind.key == kind.key }
      rest = rest.dropFirst(controls.count)
      text += "\nextension \(names.type) {\n  @MainActor\n  \(access)enum \(kind.key.withCapital) {\n"
      text += controls.map(table).joined(separator: "\n")
      text += "  }\n}\n"
      if kind.isDrawnByClass { text += classes(of: controls, kind) }
    }
    return text
  }

  private func table(_ control: UIKitControl) -> String {
    var text = "    /// `\(control.id)`\n"
    text +=
      "    \(access)static let \(UIKitNames.member(control.symbol)) = \(support(control.type)) { control in\n"
    for (place, look) in control.parts {
      let value = value(look).split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n  ")
      switch place {
      case .member(let member): text += "      control.\(member) = \(value)\n"
      case .named(let name, in: let member):
        text += "      control.\(member)[\(CodeText.swift(name))] = \(value)\n"
      case .between(let member, let left, let right):
        text += "      control.\(member).append(\n        .init(left: \(state(left)), "
        text += "right: \(state(right)), look: \(value.replacing("\n", with: "\n  "))))\n"
      }
    }
    if control.kind.isDrawnByClass {
      text += "      control.backgroundClass = \(className(control)).self\n"
    }
    return text + "    }\n"
  }

  private func state(_ state: StateName) -> String { ".\(state.text)" }

  private func className(_ control: UIKitControl) -> String {
    "\(control.kind.symbol.withCapital)Backgrounds.\(control.symbol.withCapital)"
  }

  /// Declares a class for each control that UIKit draws with an object that it creates from a class, such as a popover's
  /// background.
  private func classes(of controls: ArraySlice<UIKitControl>, _ kind: ControlKind) -> String {
    let type = kind.symbol.withCapital
    var text = "\nextension \(names.type) {\n  @MainActor\n  \(access)enum \(type)Backgrounds {\n"
    text += controls.map { control in
      """
          /// Draws `\(control.id)`.
          \(access)final class \(control.symbol.withCapital): \(support("\(type)Background")) {
            \(access)override class var look: \(support("\(type)Look")) { \(kind.key.withCapital).\(UIKitNames.member(control.symbol)) }
          }

      """
    }.joined(separator: "\n")
    return text + "  }\n}\n"
  }
}
