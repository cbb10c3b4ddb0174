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

// The places of a bar of a navigation controller.
extension UINavigationBar {
  /// How high its row of items is, in points.
  private var contentHeight: CGFloat {
    if StandIn.isAvailable(26) { return 54 }
    if traitCollection.userInterfaceIdiom == .pad { return 50 }
    return traitCollection.verticalSizeClass == .compact ? 32 : 44
  }

  /// A phone that lies on its side has no status bar, and no room for a large title.
  private var isLow: Bool {
    traitCollection.userInterfaceIdiom != .pad && traitCollection.verticalSizeClass == .compact
  }

  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isLow, !simulatesVertical else { return false }
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
    let above = isLow ? 0 : StandIn.statusBarHeight
    frame =
      simulatesVertical
      ? CGRect(x: 0, y: above, width: contentHeight, height: view.bounds.height - above)
      : CGRect(
        x: 0, y: above, width: view.bounds.width, height: contentHeight + (showsLargeTitle ? 52 : 0))
  }

  func layOut(_ background: BarBackground, _ content: BarContent) {
    let above = isAttached && superview != nil ? frame.minY : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    background.picture.frame = background.bounds
    let isRow = isManaged && !simulatesVertical
    content.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: isRow ? min(bounds.height, contentHeight) : bounds.height)
    content.show(topItem, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// What is shown now: the item's own rather than the bar's, that of the edge where nothing is scrolled beneath.
  var shownAppearance: UINavigationBarAppearance {
    let item = topItem
    let standard = item?.standardAppearance ?? standardAppearance
    let compact = item?.compactAppearance ?? compactAppearance ?? standard
    let normal = isLow ? compact : standard
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
    return simulatesScrollEdge ? edge : normal
  }

  func show(in background: BarBackground) {
    let shown = shownAppearance
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
