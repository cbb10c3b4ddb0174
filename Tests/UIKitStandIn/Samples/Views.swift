import SwiftUI
import UIKit

/// What views of SwiftUI come to in an environment, a rule each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor () -> Void)] = [
      ("a view is what its body is", bodies), ("modifiers wrap the view before them", modifiers),
      ("the environment is handed on, and may be changed below", environment),
      ("what is disabled around a view disables it", disabled),
      ("a style is told whether its button is pressed", styles), ("a layout places its subviews", layouts),
      ("a view has the effect of a pointer, and a text in large", assistance),
      (
        "a view is told that a pointer is above it, and asked for its body again when its state changes",
        hover
      ),
    ]
    for (name, part) in parts {
      print("# \(name)")
      part()
    }
  }

  private static func assistance() {
    print(text(of: Color("plate").hoverEffect()))
    print(text(of: Color("plate").accessibilityShowsLargeContentViewer { Color("large") }))
  }

  private struct Card: View {
    let isOpen: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      if isOpen {
        HStack {
          Image("open").renderingMode(.template)
          Color(isEnabled ? "on" : "off")
        }
      } else if isFocused {
        Color("focused")
      } else {
        Color("\(colorScheme)")
      }
    }
  }

  private struct Pad: View {
    @State private var isHovered = false

    var body: some View { Color(isHovered ? "hovered" : "normal").onHover { isHovered = $0 } }
  }

  private struct Plate: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.background { Color(configuration.isPressed ? "pressed" : "normal") }
    }
  }

  private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: proposal.width ?? 90, height: subviews[0].sizeThatFits(proposal).height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
      let rest = ProposedViewSize(width: bounds.width - 20, height: nil)
      subviews[1].place(at: CGPoint(x: 20, y: 0), proposal: rest)
    }
  }

  private static func show(_ view: some View, in environment: EnvironmentValues = EnvironmentValues()) {
    print(view.simulatedText(in: environment))
  }

  private static func bodies() {
    show(Card(isOpen: true))
    show(Card(isOpen: false))
    show(Group { EmptyView() })
  }

  private static func modifiers() {
    show(Color("plate").font(.system(size: 12, weight: .bold)).lineLimit(nil))
    show(Color("plate").background { Image("wood").resizable(resizingMode: .tile) })
    show(Color("plate").contentShape(Rectangle()))
  }

  private static func environment() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    show(Card(isOpen: false), in: environment)
    show(Card(isOpen: false).environment(\.colorScheme, .light), in: environment)
    environment.simulatesFocus = true
    show(Card(isOpen: false), in: environment)
  }

  private static func disabled() {
    show(Card(isOpen: true).disabled(true))
    show(Card(isOpen: true).disabled(false).disabled(true))
  }

  private static func styles() {
    for isPressed in [false, true] {
      show(Plate().makeBody(configuration: ButtonStyleConfiguration(simulatesPress: isPressed)))
    }
  }

  private static func hover() {
    var environment = EnvironmentValues()
    show(Pad(), in: environment)
    environment.simulatesPointer = true
    show(Pad(), in: environment)
    show(HStack { Pad() }, in: environment)
  }

  private static func layouts() {
    show(
      Row {
        Color("icon")
        Color("label")
      })
  }
}
