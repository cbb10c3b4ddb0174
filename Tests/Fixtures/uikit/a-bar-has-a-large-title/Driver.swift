import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    for system in [15, 26] {
      StandIn.simulateSystem(system)
      for look in [
        LargeTheme.NavigationBars.dressed, LargeTheme.NavigationBars.colored, LargeTheme.NavigationBars.small,
      ] {
        Recorder.note("== \(look.name) on iOS \(system)")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        look.apply(to: bar)
        Recorder.note("large titles: \(bar.prefersLargeTitles)")
      }
    }
    Recorder.dump()
  }
}
