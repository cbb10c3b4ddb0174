import Foundation

extension UIView {
  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  public var constraints: [NSLayoutConstraint] { heldConstraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis.rawValue]
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance[axis.rawValue]
  }

  /// From the inside out, as UIKit does.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    updateConstraints()
  }

  var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints && !isPlacedBySuperview }

  var root: UIView { superview?.root ?? self }

  /// Lays out again what may depend on it: the views around it.
  func layoutChanged() {
    var view: UIView? = self
    while let found = view {
      found.needsLayout = true
      view = found.superview
    }
  }

  /// Gives every view inside the frame that constraints ask for.
  func placeByConstraints() {
    guard holdsPlaced else { return }
    updateConstraintsIfNeeded()
    LayoutItems(self, .horizontal).apply()
    LayoutItems(self, .vertical).apply()
  }

  private var holdsPlaced: Bool { subviews.contains { $0.isPlacedByConstraints || $0.holdsPlaced } }

  /// Constraints end where their items no longer have a view in common.
  func dropOuterConstraints() {
    var view = superview
    while let found = view {
      for constraint in found.heldConstraints
      where [constraint.firstItem, constraint.secondItem].contains(where: {
        LayoutItems.view(of: $0)?.isDescendant(of: self) ?? false
      }) {
        constraint.isActive = false
      }
      view = found.superview
    }
  }

  /// What a change of its superview's size adds is shared by what is flexible, by how large each is.
  func autoresize(in size: CGSize, from old: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    func has(_ part: UIView.AutoresizingMask) -> Bool { autoresizingMask.contains(part) }
    let (x, width) = UIView.shared(
      size.width - old.width,
      (frame.minX, has(.flexibleLeftMargin)), (frame.width, has(.flexibleWidth)),
      (old.width - frame.maxX, has(.flexibleRightMargin)))
    let (y, height) = UIView.shared(
      size.height - old.height,
      (frame.minY, has(.flexibleTopMargin)), (frame.height, has(.flexibleHeight)),
      (old.height - frame.maxY, has(.flexibleBottomMargin)))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func shared(
    _ more: CGFloat, _ before: (length: CGFloat, isFlexible: Bool),
    _ own: (length: CGFloat, isFlexible: Bool),
    _ after: (length: CGFloat, isFlexible: Bool)
  ) -> (begin: CGFloat, length: CGFloat) {
    let flexible = [before, own, after].filter(\.isFlexible)
    let total = flexible.reduce(0) { $0 + $1.length }
    func grown(_ part: (length: CGFloat, isFlexible: Bool)) -> CGFloat {
      guard part.isFlexible else { return part.length }
      return part.length + (total == 0 ? more / CGFloat(flexible.count) : more * part.length / total)
    }
    return (grown(before), grown(own))
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var placeInRoot: CGPoint {
    guard let superview else { return .zero }
    let place = superview.placeInRoot
    return CGPoint(x: place.x + frame.minX - bounds.minX, y: place.y + frame.minY - bounds.minY)
  }
}
