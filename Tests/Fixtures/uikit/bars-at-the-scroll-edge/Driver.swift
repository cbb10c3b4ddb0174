import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    for system in [15] {
      StandIn.simulateSystem(system)
      for look in [EdgesTheme.NavigationBars.both, EdgesTheme.NavigationBars.own] {
        Recorder.note("== \(look.name) on iOS \(system)")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        look.apply(to: bar)
      }
    }
    Recorder.dump()
    edges()
    settings()
  }

  /// What is seen of the theme's bars for each of the bar's metrics.
  private static func edges() {
    for look in [EdgesTheme.NavigationBars.both, EdgesTheme.NavigationBars.own] {
      for metrics in [UIBarMetrics.default, .compact, .compactPrompt] {
        for isScrollEdge in [false, true] {
          var traits = ThemeTraits()
          traits.metrics = metrics
          traits.isScrollEdge = isScrollEdge
          print(
            look.name, metrics, isScrollEdge,
            look.facts(for: traits).background?.art?.name ?? "the platform's")
        }
      }
    }
  }

  private static func settings() {
    for (contrast, shapes) in [(false, false), (true, false), (false, true), (true, true)] {
      var traits = ThemeTraits()
      traits.isHighContrast = contrast
      traits.showsButtonShapes = shapes
      print(contrast, shapes, EdgesTheme.NavigationBars.settings.facts(for: traits).tint as Any)
    }
  }
}
