import SwiftUI
import UIKit

/// Lays out an icon and a label of a button as the theme says, in the width that is proposed.
@available(iOS 16.0, *)
struct ThemedButtonLayout: Layout {
  let facts: ButtonFacts
  /// The size of the art in points; zero without art.
  let artSize: CGSize
  let direction: LayoutDirection
  let fillsWidth: Bool

  /// The sizes of the icon and the label in a button of a width; nil for as much as they need.
  private func sizes(_ subviews: Subviews, in width: CGFloat?) -> (icon: CGSize, title: CGSize) {
    let icon = facts.icon.art?.art == nil ? .zero : subviews[0].sizeThatFits(.unspecified)
    if facts.icon.placement == .only { return (icon, .zero) }
    let most = ButtonGeometry.room(for: facts, icon: icon, in: facts.limited(.infinity)).width
    var text = subviews[1].sizeThatFits(
      facts.title.lines == 1 ? .unspecified : ProposedViewSize(width: most, height: nil))
    if let width, width.isFinite {
      let widest = fillsWidth ? width : facts.limited(width)
      let room = ButtonGeometry.room(for: facts, icon: icon, in: widest).width
      let fitting = subviews[1].sizeThatFits(ProposedViewSize(width: room, height: nil))
      // A smaller difference comes from rounding, and would truncate a text that has its room.
      if abs(fitting.width - text.width) > 0.01 { text = fitting }
    }
    return (icon, ButtonGeometry.measured(text, of: facts.title))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = sizes(subviews, in: proposal.width)
    let content = ButtonGeometry.content(icon: sizes.icon, title: sizes.title, of: facts)
    var size = ButtonGeometry.size(of: facts, content: content, art: artSize)
    if fillsWidth, let width = proposal.width, width.isFinite {
      size.width = max(width, ButtonGeometry.minimumWidth(of: facts, art: artSize))
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let sizes = sizes(subviews, in: bounds.width)
    let isRightToLeft = direction == .rightToLeft
    let content = frame(
      of: ButtonGeometry.content(icon: sizes.icon, title: sizes.title, of: facts),
      in: bounds.inset(by: facts.title.insets.sides).offsetBy(
        dx: facts.title.offset.horizontal, dy: facts.title.offset.vertical))
    let frames = frames(sizes, in: content, isRightToLeft)
    for (view, frame) in zip(subviews, [frames.icon, frames.title]) {
      // SwiftUI mirrors layouts from right to left; these frames are as they are seen.
      let x = isRightToLeft ? bounds.minX + bounds.maxX - frame.maxX : frame.minX
      view.place(
        at: CGPoint(x: x, y: frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }

  /// The frame of content in some room, by the alignment of the title.
  private func frame(
    of size: CGSize, in room: CGRect, isCenteredHorizontally: Bool = false,
    isCenteredVertically: Bool = false
  ) -> CGRect {
    let width = min(size.width, max(room.width, 0))
    let x: CGFloat
    switch isCenteredHorizontally ? .center : facts.title.alignment {
    case .left: x = room.minX
    case .right: x = room.maxX - width
    default: x = room.midX - width / 2
    }
    let y: CGFloat
    switch isCenteredVertically ? .center : facts.title.verticalAlignment {
    case .top: y = room.minY
    case .bottom: y = room.maxY - size.height
    default: y = room.midY - size.height / 2
    }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  /// The frames of the icon and the title in the frame of their content, where the title gives way if there is less room.
  private func frames(
    _ sizes: (icon: CGSize, title: CGSize), in content: CGRect, _ isRightToLeft: Bool
  ) -> (icon: CGRect, title: CGRect) {
    let (icon, title, placement) = (sizes.icon, sizes.title, facts.icon.placement)
    if icon == .zero { return (.zero, content) }
    if title == .zero || placement == .only { return (content, .zero) }
    switch placement {
    case .above, .below:
      let isAbove = placement == .above
      let (top, bottom) = isAbove ? (icon, title) : (title, icon)
      let upper = CGRect(x: content.minX, y: content.minY, width: content.width, height: top.height)
      let lower = CGRect(
        x: content.minX, y: upper.maxY + facts.icon.gap, width: content.width, height: bottom.height)
      return (
        frame(of: icon, in: isAbove ? upper : lower, isCenteredVertically: true),
        frame(of: title, in: isAbove ? lower : upper, isCenteredVertically: true)
      )
    case .leading, .trailing, .only:
      let width = max(content.width - icon.width - facts.icon.gap, 0)
      let isIconLeft = (placement == .leading) != isRightToLeft
      let iconRoom = CGRect(
        x: isIconLeft ? content.minX : content.maxX - icon.width, y: content.minY, width: icon.width,
        height: content.height)
      let titleRoom = CGRect(
        x: isIconLeft ? content.maxX - width : content.minX, y: content.minY, width: width,
        height: content.height)
      return (
        frame(of: icon, in: iconRoom, isCenteredHorizontally: true),
        frame(of: title, in: titleRoom, isCenteredHorizontally: true)
      )
    }
  }
}
