import Foundation

@MainActor open class UISegmentedControl: UIControl, UIAppearance, Recorded {
  public enum Segment: Int, Sendable { case any, left, center, right, alone }

  public private(set) lazy var recordedName = nameForRecord()

  public class func appearance() -> Self { Proxies.of(self) { UISegmentedControl(frame: .zero) } }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  private var titles: [String] = []

  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = items?.compactMap { $0 as? String } ?? []
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { titles.count }
  open var selectedSegmentIndex = -1

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    note("setBackgroundImage(\(Recorder.text(backgroundImage)), for: \(state), barMetrics: \(barMetrics))")
  }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    note(
      "setDividerImage(\(Recorder.text(dividerImage)), left: \(leftState), right: \(rightState), \(barMetrics))"
    )
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    note("setTitleTextAttributes(\(Recorder.text(attributes)), for: \(state))")
  }

  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    note("setContentPositionAdjustment(\(Recorder.text(adjustment)), for: \(leftCenterRightOrAlone))")
  }
}
