import Foundation

/// The views of a tree that constraints place, in an axis: a variable each for where its alignment rectangle begins in its
/// superview, and for how long it is.
@MainActor final class LayoutItems {
  private let root: UIView
  private let axis: NSLayoutConstraint.Axis
  /// Whether the root is as large as its content asks for.
  private let fits: Bool
  private var system = LinearSystem()
  private var values: [Double] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var placed: [UIView] = []

  init(
    _ root: UIView, _ axis: NSLayoutConstraint.Axis,
    fitting target: (length: CGFloat, priority: UILayoutPriority)? = nil
  ) {
    self.root = root
    self.axis = axis
    fits = target != nil
    add(root)
    if let target {
      system.add(length(of: root) - LinearSum(constant: target.length), priority: target.priority.rawValue)
    }
    addConstraints(of: root)
  }

  private func add(_ view: UIView) {
    places[ObjectIdentifier(view)] = values.count
    let (begin, length) = Self.extent(view, axis)
    let isFree = view === root ? fits : view.isPlacedByConstraints
    values += [begin, isFree ? 0 : length]
    if isFree {
      if view !== root { placed.append(view) }
      addIntrinsicSize(of: view)
    }
    for subview in view.subviews { add(subview) }
  }

  private func addIntrinsicSize(of view: UIView) {
    let size = view.intrinsicContentSize
    let wanted = axis == .horizontal ? size.width : size.height
    guard wanted != UIView.noIntrinsicMetric else { return }
    let more = length(of: view) - LinearSum(constant: wanted)
    system.add(more, isEquation: false, priority: view.compressionResistance[axis.rawValue].rawValue)
    // To hug its content is to be no larger, and what is free to be of any size is of that one.
    system.add(
      more, priority: min(view.hugging[axis.rawValue], view.compressionResistance[axis.rawValue]).rawValue)
  }

  private func addConstraints(of view: UIView) {
    for constraint in view.heldConstraints {
      guard Self.axis(of: constraint.firstAttribute) == axis,
        let first = sum(constraint.firstItem, constraint.firstAttribute)
      else { continue }
      var other = LinearSum(constant: constraint.constant)
      if constraint.secondItem != nil {
        guard let second = sum(constraint.secondItem, constraint.secondAttribute) else { continue }
        other = second * constraint.multiplier + other
      }
      let difference = constraint.relation == .lessThanOrEqual ? other - first : first - other
      system.add(
        difference, isEquation: constraint.relation == .equal, priority: constraint.priority.rawValue)
    }
    for subview in view.subviews { addConstraints(of: subview) }
  }

  /// Gives the views the frames that the constraints ask for. Returns the views whose frames changed.
  func apply() {
    let found = system.solved(keeping: values)
    for view in placed {
      guard let place = places[ObjectIdentifier(view)] else { continue }
      Self.set(view, axis, begin: found[place], length: found[place + 1])
    }
  }

  /// How long the root is.
  func length() -> CGFloat { system.solved(keeping: values)[1] }

  // Sums.

  private func length(of view: UIView) -> LinearSum {
    guard let place = places[ObjectIdentifier(view)] else { return LinearSum() }
    guard view === root ? fits : view.isPlacedByConstraints else {
      return LinearSum(constant: values[place + 1])
    }
    return LinearSum(factors: [place + 1: 1])
  }

  /// Where a view's alignment rectangle begins in the root's coordinates.
  private func begin(of view: UIView) -> LinearSum? {
    guard let place = places[ObjectIdentifier(view)] else { return nil }
    // The root's own content begins where its bounds do.
    if view === root { return LinearSum(constant: Self.sides(root.alignmentRectInsets, axis).0) }
    let own = view.isPlacedByConstraints ? LinearSum(factors: [place: 1]) : LinearSum(constant: values[place])
    guard let superview = view.superview, let outer = begin(of: superview) else { return nil }
    let (insets, origin) = (Self.sides(superview.alignmentRectInsets, axis).0, Self.origin(superview, axis))
    return outer + own - LinearSum(constant: insets + origin)
  }

  private func sum(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LinearSum? {
    guard let view = Self.view(of: item), var begin = begin(of: view) else { return nil }
    var length = length(of: view)
    if let guide = item as? UILayoutGuide {
      // Guides are parts of the frame.
      let (outside, inside) = (Self.sides(view.alignmentRectInsets, axis), Self.sides(guide.insetsNow, axis))
      begin = begin + LinearSum(constant: inside.0 - outside.0)
      length = length + LinearSum(constant: outside.0 + outside.1 - inside.0 - inside.1)
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left, .top: return begin
    case .right, .bottom: return begin + length
    // Counted from the other side, constants are too.
    case .leading: return isRightToLeft ? (begin + length) * -1 : begin
    case .trailing: return isRightToLeft ? begin * -1 : begin + length
    case .centerX, .centerY: return begin + length * 0.5
    case .width, .height: return length
    case .notAnAttribute: return nil
    }
  }

  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private static func axis(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Axis {
    switch attribute {
    case .top, .bottom, .height, .centerY: .vertical
    default: .horizontal
    }
  }

  // Frames.

  private static func sides(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
    axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  private static func origin(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? view.bounds.minX : view.bounds.minY
  }

  private static func extent(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
    let rect = view.alignmentRect(forFrame: view.frame)
    return axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
  }

  private static func set(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, begin: CGFloat, length: CGFloat
  ) {
    var rect = view.alignmentRect(forFrame: view.frame)
    if axis == .horizontal {
      rect = CGRect(x: begin, y: rect.minY, width: length, height: rect.height)
    } else {
      rect = CGRect(x: rect.minX, y: begin, width: rect.width, height: length)
    }
    let frame = view.frame(forAlignmentRect: rect)
    if view.frame != frame { view.frame = frame }
  }
}

private func min(_ left: UILayoutPriority, _ right: UILayoutPriority) -> UILayoutPriority {
  left.rawValue < right.rawValue ? left : right
}
