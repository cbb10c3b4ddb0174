import ThemeRuntime
import UIKit

/// How large a title is that is broken at the button's greatest width, and its button.
@main @MainActor struct Driver {
  static func main() {
    StandIn.images["icon"] = .init(width: 10, height: 10, scale: 1)
    for lines in [1, 2, 0] {
      for hasIcon in [false, true] {
        let long = ButtonLook("buttons/long", in: .main) {
          $0.title.insets = ThemeInsets(top: 3, left: 5, bottom: 3, right: 5)
          $0.title.lines = lines
          $0.maximumWidth = 100
          if hasIcon {
            $0.icon.art = .fixed("icon")
            $0.icon.gap = 4
          }
        }
        let button = ThemeButton(long, title: "one two three four")
        print(
          lines, hasIcon ? "beside an icon" : "alone", Recorder.text(button.bounds.size),
          button.titleLabel?.numberOfLines ?? -1)
      }
    }
    let free = ButtonLook("buttons/free", in: .main) { $0.title.lines = 0 }
    print("without a limit", Recorder.text(ThemeButton(free, title: "one two three\nfour").bounds.size))
  }
}
