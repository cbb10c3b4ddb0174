import SwiftUI
import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.images["Button"] = .init(width: 11, height: 40, scale: 1)
    let buy = ButtonLook("buttons/buy", in: .main) {
      $0.background = .art("Button", caps: ThemeMargins(left: 5, right: 5))
      $0.title.insets = ThemeInsets(left: 12, right: 12)
    }
    for fillsWidth in [false, true] {
      let button = Button("Buy") {}.buttonStyle(.themed(buy, fillsWidth: fillsWidth))
      print("fills the width: \(fillsWidth)")
      for size in sizes(of: button.simulatedText(in: EnvironmentValues())) { print("  \(size)") }
    }
  }

  /// A text of 7.3 and one of 400.3 points, each where nothing, 50 and 300 points are proposed.
  private static func sizes(of text: String) -> [String] {
    text.prefix { $0 != "{" }.split(separator: "; ").map { String($0) }
  }
}
