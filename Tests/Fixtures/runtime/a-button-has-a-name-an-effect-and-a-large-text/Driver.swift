import SwiftUI
import UIKit

/// What a button has for who tests the app, points at it, or reads only large letters.
@main @MainActor struct Driver {
  static func main() {
    for system in [26, 13, 12] {
      StandIn.simulateSystem(system)
      let button = MyTheme.Button(.platform, text: "Buy")
      print("iOS \(system): \(button.interactions.map { "\(type(of: $0))" })", button.showsLargeContentViewer)
      show(button)
      button.text = "Sold"
      show(button)
      button.accessibilityLabel = "Already sold"
      button.accessibilityIdentifier = "the second"
      show(button)
      if #available(iOS 13.0, *) { button.largeContentTitle = "Gone" }
      show(button)
      button.accessibilityTraits.insert(.header)
      button.isSelected = true
      button.isEnabled = false
      tell(button)
      button.isSelected = false
      button.isEnabled = true
      tell(button)
    }
    StandIn.simulateSystem(26)
    let styled = MyTheme.StyledButton(
      look: .platform, configuration: ButtonStyleConfiguration(simulatesPress: false))
    print("SwiftUI: \(styled.simulatedText(in: EnvironmentValues()))")
  }

  /// What the app adds to the traits stays where the state changes.
  private static func tell(_ button: UIView) {
    let all: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.selected, "selected"), (.notEnabled, "disabled"), (.header, "header"),
    ]
    print("  traits: \(all.filter { button.accessibilityTraits.contains($0.0) }.map(\.1))")
  }

  private static func show(_ button: UIView) {
    var large = "nothing"
    if #available(iOS 13.0, *) { large = button.largeContentTitle ?? large }
    print("  \(button.accessibilityIdentifier ?? "unnamed"), in large: \(large)")
  }
}
