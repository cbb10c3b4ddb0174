import SwiftUI
import UIKit

@main @MainActor struct Driver {
  static func main() {
    for proposed in [nil, 0, 60, 103, 104, 200, .infinity] as [CGFloat?] {
      print("proposed \(proposed.map { "\($0)" } ?? "nothing"):")
      show("a text", text, proposed)
      show("a text that fills", text, proposed, fillsWidth: true)
      show("a label that grows", label, proposed)
      show("a text in several lines", lines, proposed, lines: 0)
    }
    print("by a frame of 200, read from right to left:")
    place(in: 200)
    print("by a frame as wide as the text asks for:")
    place(in: 104.3)
  }

  /// 80.3 points of text, which is cut where there is less room.
  private static let text = StandInSubview { CGSize(width: min(80.3, $0.width ?? 80.3), height: 17) }

  /// As `Text("…").frame(maxWidth: .infinity)`.
  private static let label = StandInSubview { CGSize(width: $0.width ?? 80.3, height: 17) }

  /// 80 points of text in words of 20 points, which takes as many lines as it needs.
  private static let lines = StandInSubview { proposal in
    let words = max(1, min(4, ((proposal.width ?? 80) / 20).rounded(.down)))
    return CGSize(width: words * 20, height: (4 / words).rounded(.up) * 17)
  }

  /// S4's button: art of 11 by 40 points with caps of 5, and insets of 12.
  private static func layout(fillsWidth: Bool, lines: Int) -> MyTheme.ButtonLayout {
    var facts = MyTheme.ButtonFacts()
    facts.background = .art(
      MyTheme.Art(
        name: "Button", resizing: .stretch,
        caps: MyTheme.Margins(top: 0, left: 5, bottom: 0, right: 5)))
    facts.title = MyTheme.Title()
    facts.title?.lines = lines
    facts.title?.roundsWidth = false
    facts.title?.insets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    return MyTheme.ButtonLayout(
      facts: facts, artSize: CGSize(width: 11, height: 40), layoutDirection: .rightToLeft,
      fillsWidth: fillsWidth)
  }

  private static let icon = StandInSubview { _ in .zero }

  private static func show(
    _ what: String, _ view: StandInSubview, _ width: CGFloat?, fillsWidth: Bool = false, lines: Int = 1
  ) {
    var cache: Void = ()
    let size = layout(fillsWidth: fillsWidth, lines: lines).sizeThatFits(
      proposal: ProposedViewSize(width: width, height: nil),
      subviews: LayoutSubviews(standIns: [icon, view]),
      cache: &cache)
    print("  \(what): \(size.width) x \(size.height)")
  }

  private static func place(in width: CGFloat) {
    var cache: Void = ()
    let bounds = CGRect(x: 0, y: 0, width: width, height: 40)
    layout(fillsWidth: true, lines: 1).placeSubviews(
      in: bounds, proposal: ProposedViewSize(bounds.size), subviews: LayoutSubviews(standIns: [icon, text]),
      cache: &cache)
    print("  the text: x \(text.frame.minX) y \(text.frame.minY) width \(text.frame.width)")
  }
}
