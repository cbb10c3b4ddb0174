import UIKit

/// How a `UISegmentedControl` looks.
public struct SegmentedControlLook: AppearanceLook {
  public typealias Control = UISegmentedControl

  /// The picture between segments in two states.
  public struct Divider {
    public let left: UIControl.State
    public let right: UIControl.State
    public let look: ImageLook

    public init(left: UIControl.State, right: UIControl.State, look: ImageLook) {
      self.left = left
      self.right = right
      self.look = look
    }

    /// The number of states that the divider shares with two neighbors; nil if it is for others.
    fileprivate func match(_ left: UIControl.State, _ right: UIControl.State) -> Int? {
      guard left.isSuperset(of: self.left), right.isSuperset(of: self.right) else { return nil }
      return self.left.rawValue.nonzeroBitCount + self.right.rawValue.nonzeroBitCount
    }
  }

  public var segment: ImageLook?
  public var divider: ImageLook?
  /// The dividers for neighbors in certain states, in place of `divider`.
  public var dividerBetween: [Divider] = []
  public var title: TextLook?

  public init() {}

  public func dress(appearance control: UISegmentedControl, for traits: UITraitCollection) {
    segment?.forEachState(traits) { control.setBackgroundImage($0, for: $1, barMetrics: .default) }
    dressDividers(of: control, for: traits)
    guard let title else { return }
    for state in title.states {
      control.setTitleTextAttributes(title.title(state, for: traits)?.attributes(), for: state)
    }
    if let offset = title.title(for: traits)?.offset {
      control.setContentPositionAdjustment(offset, forSegmentType: .any, barMetrics: .default)
    }
  }

  private func dressDividers(of control: UISegmentedControl, for traits: UITraitCollection) {
    guard divider != nil || !dividerBetween.isEmpty else { return }
    var states = segment?.states ?? [.normal]
    for state in dividerBetween.flatMap({ [$0.left, $0.right] }) where !states.contains(state) {
      states.append(state)
    }
    for left in states {
      for right in states {
        control.setDividerImage(
          look(between: left, right)?.picture(for: traits), forLeftSegmentState: left,
          rightSegmentState: right, barMetrics: .default)
      }
    }
  }

  /// The divider that names the most states of two neighbors.
  private func look(between left: UIControl.State, _ right: UIControl.State) -> ImageLook? {
    let matches = dividerBetween.compactMap { divider in
      divider.match(left, right).map { (look: divider.look, count: $0) }
    }
    return matches.max { $0.count < $1.count }?.look ?? divider
  }
}
