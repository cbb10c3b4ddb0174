import ThemeRuntime
import UIKit

/// Art of one scale, which is wider than some bars and narrower than others, fills each of them and is not cut, on a screen of 2x.
@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    for width in [320, 480, 812] {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
      WideTheme.NavigationBars.wide.apply(to: bar)
      let drawn = bar.simulatedBackground
      print("\(width) pt: \(Recorder.text(drawn.image)) in \(Recorder.text(drawn.frame))")
    }
  }
}
