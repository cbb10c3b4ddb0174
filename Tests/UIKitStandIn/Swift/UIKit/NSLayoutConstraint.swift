import Foundation

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case notAnAttribute = 0
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
  open var identifier: String?

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2 as AnyObject?, attr2, multiplier: multiplier, constant: c)
  }

  init(
    _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Is in the list of the closest view that holds both items.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { hold() } else { holder?.heldConstraints.removeAll { $0 === self } }
      changed()
    }
  }

  private weak var holder: UIView?

  private func hold() {
    let first = LayoutItems.view(of: firstItem)
    guard let second = LayoutItems.view(of: secondItem) else {
      holder = first
      first?.heldConstraints.append(self)
      return
    }
    var common = first
    while let view = common, !second.isDescendant(of: view) { common = view.superview }
    precondition(
      common != nil,
      "Unable to activate constraint with anchors because they have no common ancestor")
    holder = common
    common?.heldConstraints.append(self)
  }

  private func changed() { holder?.layoutChanged() }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

@MainActor open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?
  private let insets: (UIView) -> UIEdgeInsets

  /// A guide of a view, as much smaller than it.
  init(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  var insetsNow: UIEdgeInsets { owningView.map(insets) ?? .zero }
}
