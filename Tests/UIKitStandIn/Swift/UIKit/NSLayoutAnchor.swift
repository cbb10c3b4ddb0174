import Foundation

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate let place: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  fileprivate init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { place = (item, attribute) }

  fileprivate func related(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place.item, place.attribute, relation, other.place.item, other.place.attribute, multiplier: multiplier,
      constant: constant)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor, 0)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    related(.equal, anchor, c)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, c) }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, c) }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place.item, place.attribute, relation, nil, .notAnAttribute, constant: constant)
  }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.lessThanOrEqual, c)
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.equal, anchor, 0, multiplier: m)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, c, multiplier: m) }
}

/// What has anchors.
@MainActor public protocol AnchoredItem: AnyObject {}

extension AnchoredItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: AnchoredItem {}

extension UILayoutGuide: AnchoredItem {}
