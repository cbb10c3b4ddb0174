import ThemeCheck
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension Loss {
  static let flutterLacksControlStates = Loss(
    DiagnosticCode("flutter-lacks-control-states", .warning)
  ) { code, context, view, sink in
    guard case .part(let id) = context.kind,
      let told = FlutterThemeData.of(id.control)?.states[id.part.name]
    else { return }
    let lost = view.firstDiffering { key in
      key.state != .normal
        && !key.state.text.split(separator: "+").allSatisfy { told.contains(String($0)) }
    }
    guard let variant = lost.map({ context.element.variants[$0] }) else { return }
    sink.report(
      Diagnostic(
        code,
        "Flutter's own widget does not show `\(variant.key.text)`: it does not tell this part of a \(id.control.noun) that state",
        at: variant.range))
  }
}
