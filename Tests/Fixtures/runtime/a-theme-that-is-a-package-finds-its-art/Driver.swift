import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    let package = Bundle(path: Bundle.main.bundlePath + "/..") ?? .main
    let look = ButtonLook("buttons/plain", in: package) {
      $0.background = .art("plain")
      $0.icon.art = .fixed("plus")
    }.when(state: .highlighted) { $0.background = .art("pressed") }
    var traits = ThemeTraits()
    for state in [UIControl.State.normal, .highlighted] {
      traits.state = state
      let facts = look.facts(for: traits)
      for art in [facts.background?.art, facts.icon.art?.art] {
        print(state, art?.name ?? "none", art?.bundle === package, art?.bundle === Bundle.main)
      }
    }
  }
}
