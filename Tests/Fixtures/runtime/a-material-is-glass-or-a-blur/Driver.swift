import ThemeRuntime
import UIKit

/// Materials of buttons, bars and panels, with glass and before it.
@main @MainActor struct Driver {
  private static let button = ButtonLook("buttons/glass", in: .main) {
    $0.background = .art("fallback", caps: .init(left: 9, right: 9))
    $0.material = .glass(tint: .red)
    $0.cornerRadius = 12
    $0.title.color = .white
  }.when(state: .highlighted) {
    $0.material = .prominentGlass(tint: .red)
  }.when(state: .disabled) {
    $0.material = nil
  }
  private static let bar = BarLook("navigationBars/thin", in: .main) {
    $0.background = .art("fallback")
    $0.material = .thin(tint: .white)
  }.when(isScrollEdge: true) {
    $0.material = .glass()
  }
  private static let panel = PanelLook {
    $0.background = FrameLook("controls/panels/card/background", in: .main) {
      $0.image = .art("fallback")
      $0.material = .thick(tint: .blue)
      $0.cornerRadius = 16
    }
  }

  static func main() {
    StandIn.findsEveryImage = true
    for system in [18, 26] {
      StandIn.simulateSystem(system)
      print("== iOS \(system)")
      buttons()
      let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.apply(to: navigationBar)
      for appearance in [navigationBar.standardAppearance, navigationBar.scrollEdgeAppearance] {
        let effect = appearance?.backgroundEffect?.description ?? "no effect"
        print(
          "bar:", effect, Recorder.text(appearance?.backgroundColor),
          Recorder.text(appearance?.backgroundImage))
      }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      panel.apply(to: view)
      view.layoutIfNeeded()
      let effects = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }
      print("panel:", effects.map { "\(name($0.effect)) \($0.frame.size) corners \($0.layer.cornerRadius)" })
      _ = Recorder.take()
    }
  }

  private static func buttons() {
    let button = ThemeButton(button, title: "Buy")
    for (name, enter) in [
      ("normal", { _ in }), ("highlighted", { $0.isHighlighted = true }),
      ("disabled", { $0.isEnabled = false }),
      ("normal again", { ($0.isHighlighted, $0.isEnabled) = (false, true) }),
    ] as [(String, (UIButton) -> Void)] {
      enter(button)
      button.layoutIfNeeded()
      let background = button.configuration?.background
      print(
        "\(name): \(button.configuration?.title ?? "none"),", self.name(background?.visualEffect),
        Recorder.text(background?.backgroundColor), Recorder.text(button.configuration?.baseBackgroundColor),
        "corners \(background?.cornerRadius ?? -1), image \(Recorder.text(background?.image))")
    }
  }

  private static func name(_ effect: UIVisualEffect?) -> String { effect?.description ?? "no effect" }
}
