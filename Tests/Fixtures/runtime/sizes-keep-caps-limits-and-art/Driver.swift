import ThemeRuntime
import UIKit

/// How large buttons are, with what stands on them and behind it.
@main @MainActor struct Driver {
  static func main() {
    let caps = ThemeMargins.pixels([
      (1, ThemeInsets(left: 7, right: 5)), (2, ThemeInsets(left: 15, right: 9)),
    ])
    for scale in [1, 2, 3] as [CGFloat] { print("caps at", scale, Recorder.text(caps.insets(at: scale))) }
    for name in ["rigid", "stretching"] { StandIn.images[name] = .init(width: 30, height: 44, scale: 1) }
    show("nothing", nil) { _ in }
    show("a title", "Menu") { $0.title.insets = ThemeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    show("rigid art", "M") {
      $0.title.insets = ThemeInsets(left: 2, right: 4)
      $0.background = .fixed("rigid")
    }
    show("caps", "i") {
      $0.title.font = ThemeFont(2)
      $0.background = .art("stretching", caps: caps)
    }
    show("a least width", "M") {
      $0.background = .art("stretching", caps: caps)
      $0.title.insets = .zero
      $0.minimumWidth = 40
    }
    show("a greatest width", "A long title") {
      $0.background = .art("stretching", caps: caps)
      $0.title.insets = .zero
      $0.maximumWidth = 35
      $0.height = 50
    }
    show("art alone", nil) { $0.background = .art("stretching", caps: caps) }
    for letterSpacing in [0, 2] as [CGFloat] {
      show("letters apart by \(letterSpacing)", "abc") {
        $0.title.font = ThemeFont(17, letterSpacing: letterSpacing)
      }
    }
    for roundsWidth in [false, true] {
      show("rounded up: \(roundsWidth)", "abc") {
        $0.title.font = ThemeFont(12.3)
        $0.title.roundsWidth = roundsWidth
      }
    }
  }

  private static func show(
    _ what: String, _ title: String?, _ change: @escaping @MainActor (inout ButtonFacts) -> Void
  ) {
    let button = ThemeButton(ButtonLook("buttons/it", in: .main, change), title: title)
    print("\(what):", Recorder.text(button.bounds.size))
  }
}
