import Foundation

/// What is drawn behind a bar: from the upper edge of the screen where the bar is attached to it.
@MainActor final class BarBackground: UIView {
  let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What holds the items of a bar: touches reach a custom view through it.
@MainActor final class BarContent: UIView {
  /// As large as the custom views inside, by their alignment rectangles.
  let (leading, trailing) = (BarButtonStack(frame: .zero), BarButtonStack(frame: .zero))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for stack in [leading, trailing] { addSubview(stack) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ item: UINavigationItem?, isRightToLeft: Bool) {
    func views(_ items: [UIBarButtonItem]?) -> [UIView] { (items ?? []).compactMap(\.customView) }
    leading.show(views(item?.leftBarButtonItems), in: self, atLeft: !isRightToLeft)
    trailing.show(views(item?.rightBarButtonItems), in: self, atLeft: isRightToLeft)
    let title = item?.titleView
    for view in subviews where view !== leading && view !== trailing && view !== title {
      view.removeFromSuperview()
    }
    guard let title else { return }
    if title.superview !== self { addSubview(title) }
    let size = BarButtonStack.wantedSize(of: title)
    BarButtonStack.place(
      title,
      at: CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height))
  }
}

/// Custom views 16 points from the edge and 8 from one another, in the middle of the bar.
@MainActor final class BarButtonStack: UIView {
  func show(_ views: [UIView], in content: UIView, atLeft: Bool) {
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    let sizes = views.map(Self.wantedSize)
    let width = sizes.reduce(0) { $0 + $1.width } + 8 * CGFloat(max(views.count - 1, 0))
    let height = sizes.map(\.height).max() ?? 0
    frame = CGRect(
      x: atLeft ? 16 : content.bounds.width - 16 - width, y: (content.bounds.height - height) / 2,
      width: width, height: height)
    var edge: CGFloat = 0
    for (view, size) in zip(views, sizes) {
      if view.superview !== self { addSubview(view) }
      Self.place(
        view,
        at: CGRect(
          x: atLeft ? edge : width - edge - size.width, y: (height - size.height) / 2, width: size.width,
          height: size.height))
      edge += size.width + 8
    }
    needsLayout = false
  }

  static func place(_ view: UIView, at alignmentRect: CGRect) {
    view.isPlacedBySuperview = true
    view.frame = view.frame(forAlignmentRect: alignmentRect)
  }

  /// A view that has a size of its own has that, others are as large as constraints ask for, or as their frame is
  /// where that counts as constraints.
  static func wantedSize(of view: UIView) -> CGSize {
    let wanted = view.intrinsicContentSize
    let hasOwn = wanted.width != UIView.noIntrinsicMetric && wanted.height != UIView.noIntrinsicMetric
    if !hasOwn && view.translatesAutoresizingMaskIntoConstraints {
      return view.alignmentRect(forFrame: view.frame).size
    }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

// The places of a bar of a navigation controller.
extension UINavigationBar {
  /// How high its row of items is, in points.
  private var contentHeight: CGFloat {
    if traitCollection.userInterfaceIdiom == .pad { return 50 }
    return traitCollection.verticalSizeClass == .compact ? 32 : 44
  }

  /// A phone that lies on its side has no status bar, and no room for a large title.
  private var isLow: Bool {
    traitCollection.userInterfaceIdiom != .pad && traitCollection.verticalSizeClass == .compact
  }

  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isLow else { return false }
    // A screen that leaves it open has what the one before has.
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  private var isAttached: Bool { barPosition == .topAttached }

  /// Below the status bar, as wide as the view of its controller.
  func attach(to view: UIView) {
    isManaged = true
    frame = CGRect(
      x: 0, y: isLow ? 0 : StandIn.statusBarHeight, width: view.bounds.width,
      height: contentHeight + (showsLargeTitle ? 52 : 0))
  }

  func layOut(_ background: BarBackground, _ content: BarContent) {
    let above = isAttached && superview != nil ? frame.minY : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    background.picture.frame = background.bounds
    content.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: isManaged ? min(bounds.height, contentHeight) : bounds.height)
    content.show(topItem, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// What is shown now: the item's own rather than the bar's, that of the edge where nothing is scrolled beneath.
  func show(in background: BarBackground) {
    let item = topItem
    let standard = item?.standardAppearance ?? standardAppearance
    let compact = item?.compactAppearance ?? compactAppearance ?? standard
    let normal = isLow ? compact : standard
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
    let shown = simulatesScrollEdge ? edge : normal
    let older = backgroundImage(for: .any, barMetrics: isLow ? .compact : .default)
    background.backgroundColor = shown.backgroundColor
    background.picture.image = shown.backgroundImage ?? older
    background.picture.contentMode = shown.backgroundImageContentMode
  }
}

/// What is drawn behind a bar.
public struct SimulatedBackground {
  /// Where, in the coordinates of the bar's superview.
  public let frame: CGRect
  public let image: UIImage?
  public let color: UIColor?
  public let contentMode: UIView.ContentMode
}
