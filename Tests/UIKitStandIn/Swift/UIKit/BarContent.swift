import Foundation

/// What holds the items of a bar: touches reach a custom view through it.
@MainActor final class BarContent: UIView {
  /// From the edge of the bar, and from what is beside it.
  private static let (margin, gap) = (CGFloat(16), CGFloat(8))
  /// What a title keeps of its width.
  private static let leastTitle: CGFloat = 44
  /// As large as the custom views inside, by their alignment rectangles.
  let (leading, trailing) = (BarButtonStack(frame: .zero), BarButtonStack(frame: .zero))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for stack in [leading, trailing] { addSubview(stack) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ item: UINavigationItem?, isRightToLeft: Bool) {
    let (lefts, rights) = (item?.shownLefts ?? [], item?.shownRights ?? [])
    let (before, after) = (lefts.compactMap(\.customView), rights.compactMap(\.customView))
    if bounds.height > bounds.width {
      // A vertical bar: custom views of the leading side stay at its top.
      let room = bounds.width - 2 * Self.gap
      leading.show(before, room: room, at: .left(Self.gap, y: Self.gap), in: self)
      trailing.show(after, room: room, at: .left(Self.gap, y: bounds.height - Self.gap), in: self)
      return showTitle(nil, between: (0, 0))
    }
    // What is no custom view takes room as well.
    let taken = (Self.width(of: lefts), Self.width(of: rights))
    let title = item?.titleView.map { BarButtonStack.wantedSize(of: $0).width } ?? Self.width(of: item?.title)
    let least = title == 0 ? 0 : min(title, Self.leastTitle) + Self.gap
    let between = before.isEmpty || after.isEmpty ? 0 : Self.gap
    let room = bounds.width - 2 * Self.margin - least - between - taken.0 - taken.1
    let (ofLeading, ofTrailing) = Self.share(
      room, BarButtonStack.wantedWidth(of: before), BarButtonStack.wantedWidth(of: after))
    let left = BarButtonStack.Place.left(Self.margin)
    let right = BarButtonStack.Place.right(bounds.width - Self.margin)
    leading.show(before, room: ofLeading, at: isRightToLeft ? right : left, in: self)
    trailing.show(after, room: ofTrailing, at: isRightToLeft ? left : right, in: self)
    let ends = isRightToLeft ? (trailing, leading) : (leading, trailing)
    showTitle(
      item?.titleView,
      between: (
        ends.0.bounds.width == 0 ? Self.margin : ends.0.frame.maxX + Self.gap,
        ends.1.bounds.width == 0 ? bounds.width - Self.margin : ends.1.frame.minX - Self.gap
      ))
  }

  /// Of two who want more than there is, one that wants less than half of it has that, and the other one the rest.
  private static func share(_ room: CGFloat, _ one: CGFloat, _ other: CGFloat) -> (CGFloat, CGFloat) {
    if one + other <= room { return (one, other) }
    let half = max(room, 0) / 2
    if one <= half { return (one, room - one) }
    return other <= half ? (room - other, other) : (half, half)
  }

  private static func width(of title: String?) -> CGFloat {
    guard let title, !title.isEmpty else { return 0 }
    return textSize(title, [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]).width.rounded(.up)
  }

  private static func width(of items: [UIBarButtonItem]) -> CGFloat {
    items.reduce(0) { sum, item in
      guard item.customView == nil else { return sum }
      return sum + (item.image?.size.width ?? width(of: item.title)) + gap
    }
  }

  private func showTitle(_ title: UIView?, between edges: (CGFloat, CGFloat)) {
    for view in subviews where view !== leading && view !== trailing && view !== title {
      view.removeFromSuperview()
    }
    guard let title else { return }
    if title.superview !== self { addSubview(title) }
    let size = BarButtonStack.size(of: title, room: edges.1 - edges.0)
    let middle = (bounds.width - size.width) / 2
    let x = max(min(middle, edges.1 - size.width), edges.0)
    BarButtonStack.place(
      title, at: CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }
}

/// Custom views, 8 points from one another.
@MainActor final class BarButtonStack: UIView {
  /// Where its edge is, and its top where it is not in the middle.
  enum Place {
    case left(CGFloat, y: CGFloat? = nil)
    case right(CGFloat)
  }

  private static let gap: CGFloat = 8

  static func wantedWidth(of views: [UIView]) -> CGFloat {
    views.reduce(0) { $0 + wantedSize(of: $1).width } + gap * CGFloat(max(views.count - 1, 0))
  }

  func show(_ views: [UIView], room: CGFloat, at place: Place, in content: UIView) {
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    let sizes = Self.sizes(of: views, room: room)
    let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(views.count - 1, 0))
    let height = sizes.map(\.height).max() ?? 0
    let middle = (content.bounds.height - height) / 2
    var isAtLeft = true
    switch place {
    case .left(let edge, let top):
      let y = top.map { $0 > content.bounds.height / 2 ? $0 - height : $0 } ?? middle
      frame = CGRect(x: edge, y: y, width: width, height: height)
    case .right(let edge):
      isAtLeft = false
      frame = CGRect(x: edge - width, y: middle, width: width, height: height)
    }
    var edge: CGFloat = 0
    for (view, size) in zip(views, sizes) {
      if view.superview !== self { addSubview(view) }
      Self.place(
        view,
        at: CGRect(
          x: isAtLeft ? edge : width - edge - size.width, y: (height - size.height) / 2, width: size.width,
          height: size.height))
      edge += size.width + Self.gap
    }
    needsLayout = false
  }

  static func place(_ view: UIView, at alignmentRect: CGRect) {
    view.isPlacedBySuperview = true
    view.frame = view.frame(forAlignmentRect: alignmentRect)
  }

  /// Those that want the most have less of it, until all of them fit.
  private static func sizes(of views: [UIView], room: CGFloat) -> [CGSize] {
    var sizes = views.map(wantedSize)
    let free = room - gap * CGFloat(max(views.count - 1, 0))
    guard sizes.reduce(0, { $0 + $1.width }) > free + 0.001 else { return sizes }
    var (rest, count) = (free, CGFloat(views.count))
    for index in sizes.indices.sorted(by: { sizes[$0].width < sizes[$1].width }) {
      sizes[index] = size(of: views[index], room: rest / count)
      (rest, count) = (rest - sizes[index].width, count - 1)
    }
    return sizes
  }

  /// A view that has a size of its own has that, others are as large as constraints ask for, or as their frame is
  /// where that counts as constraints.
  static func wantedSize(of view: UIView) -> CGSize {
    isRigid(view)
      ? view.alignmentRect(forFrame: view.frame).size
      : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Its size in a room: less than it wants, where nothing stronger than the room asks for more.
  static func size(of view: UIView, room: CGFloat) -> CGSize {
    let wanted = wantedSize(of: view)
    guard wanted.width > room, !isRigid(view) else { return wanted }
    return view.systemLayoutSizeFitting(
      CGSize(width: max(room, 0), height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel)
  }

  private static func isRigid(_ view: UIView) -> Bool {
    let wanted = view.intrinsicContentSize
    let hasOwn = wanted.width != UIView.noIntrinsicMetric && wanted.height != UIView.noIntrinsicMetric
    return !hasOwn && view.translatesAutoresizingMaskIntoConstraints
  }
}
