import Foundation

@MainActor open class UISlider: UIControl, UIAppearance, Recorded {
  public private(set) lazy var recordedName = nameForRecord()
  private var thumbs: [UInt: UIImage] = [:]

  public class func appearance() -> Self { Proxies.of(self) { UISlider(frame: .zero) } }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    note("setThumbImage(\(Recorder.text(image)), for: \(state))")
    thumbs[state.rawValue] = image
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    note("setMinimumTrackImage(\(Recorder.text(image)), for: \(state))")
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    note("setMaximumTrackImage(\(Recorder.text(image)), for: \(state))")
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }

  /// That of its state, or else that of the normal state.
  open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[0] }
}

@MainActor open class UIProgressView: UIView, UIAppearance, Recorded {
  public private(set) lazy var recordedName = nameForRecord()

  public class func appearance() -> Self { Proxies.of(self) { UIProgressView(frame: .zero) } }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  open var progress: Float = 0
  open var progressImage: UIImage? { didSet { record("progressImage", progressImage) } }
  open var trackImage: UIImage? { didSet { record("trackImage", trackImage) } }
}

@MainActor open class UISwitch: UIControl, UIAppearance, Recorded {
  public private(set) lazy var recordedName = nameForRecord()

  public class func appearance() -> Self { Proxies.of(self) { UISwitch(frame: .zero) } }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open var onTintColor: UIColor? { didSet { record("onTintColor", onTintColor) } }
  open var thumbTintColor: UIColor? { didSet { record("thumbTintColor", thumbTintColor) } }
}
