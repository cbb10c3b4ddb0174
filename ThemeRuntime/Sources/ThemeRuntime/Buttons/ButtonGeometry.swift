import UIKit

/// Sizes and frames of buttons, in points.
nonisolated enum ButtonGeometry {
  /// The size of a button with its content and its art. The width is that of the content between its insets, within the
  /// limits of the theme.
  static func size(of facts: ButtonFacts, content: CGSize, art: CGSize) -> CGSize {
    let isFilled = facts.shownTitle != nil || content != .zero
    let insets = isFilled ? facts.title.insets.sides : .zero
    let width = (isFilled ? content.width : art.width) + insets.left + insets.right
    let limited = facts.limited(max(width, minimumWidth(of: facts, art: art)))
    let filled = insets.top + content.height + insets.bottom
    let height = art == .zero ? filled : growsUpward(facts) ? max(art.height, filled) : art.height
    return CGSize(width: limited, height: facts.height ?? height)
  }

  /// The minimum width of a button: art that doesn't stretch keeps its size, and caps always do.
  static func minimumWidth(of facts: ButtonFacts, art: CGSize) -> CGFloat {
    let shown = facts.background?.art
    let caps = shown?.caps.insets(at: 1) ?? .zero
    let least = shown?.resizing == nil ? art.width : caps.left + caps.right
    return max(facts.minimumWidth ?? 0, least)
  }

  /// Whether art becomes as high as its text: it stretches vertically, and the text follows the user's text size.
  private static func growsUpward(_ facts: ButtonFacts) -> Bool {
    guard facts.shownTitle?.font?.scales == true, let art = facts.background?.art else { return false }
    let caps = art.caps.insets(at: 1)
    return art.resizing != nil && caps.top + caps.bottom > 0
  }

  /// The size of a text with its width as the theme measures it.
  static func measured(_ size: CGSize, of title: ThemeTitle) -> CGSize {
    CGSize(
      width: title.roundsWidth ? size.width.rounded(.up) : size.width, height: size.height.rounded(.up))
  }

  /// The room for a title in a button of a width, which may be infinite.
  static func room(for facts: ButtonFacts, icon: CGSize, in width: CGFloat) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    guard width.isFinite else { return CGSize(width: unlimited, height: unlimited) }
    let (insets, placement) = (facts.title.insets.sides, facts.icon.placement)
    let isBeside = icon != .zero && placement != .above && placement != .below
    let taken = isBeside ? icon.width + facts.icon.gap : 0
    return CGSize(width: max(width - insets.left - insets.right - taken, 0), height: unlimited)
  }

  /// The size of an icon and a title together.
  static func content(icon: CGSize, title: CGSize, of facts: ButtonFacts) -> CGSize {
    let (placement, gap) = (facts.icon.placement, facts.icon.gap)
    if icon == .zero { return title }
    if title == .zero || placement == .only { return icon }
    switch placement {
    case .above, .below:
      return CGSize(width: max(icon.width, title.width), height: icon.height + gap + title.height)
    case .leading, .trailing, .only:
      return CGSize(width: icon.width + gap + title.width, height: max(icon.height, title.height))
    }
  }

  /// The bounds, enlarged around their center to the area that takes touches.
  static func target(of bounds: CGRect, minimum: CGSize) -> CGRect {
    bounds.insetBy(
      dx: min(0, (bounds.width - minimum.width) / 2), dy: min(0, (bounds.height - minimum.height) / 2))
  }
}
