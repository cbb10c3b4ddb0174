import UIKit

/// How a `UISlider` looks.
public struct SliderLook: AppearanceLook {
  public typealias Control = UISlider

  public var minimum: ImageLook?
  public var maximum: ImageLook?
  public var thumb: ImageLook?

  public init() {}

  public func dress(appearance slider: UISlider, for traits: UITraitCollection) {
    minimum?.forEachState(traits) { slider.setMinimumTrackImage($0, for: $1) }
    maximum?.forEachState(traits) { slider.setMaximumTrackImage($0, for: $1) }
    thumb?.forEachState(traits) { slider.setThumbImage($0, for: $1) }
  }
}

/// How a `UIProgressView` looks.
public struct ProgressBarLook: AppearanceLook {
  public typealias Control = UIProgressView

  public var track: ImageLook?
  public var fill: ImageLook?

  public init() {}

  public func dress(appearance bar: UIProgressView, for traits: UITraitCollection) {
    if let track { bar.trackImage = track.picture(for: traits) }
    if let fill { bar.progressImage = fill.picture(for: traits) }
  }
}

/// How a `UISwitch` looks. The platform draws it and takes two colors.
public struct SwitchLook: AppearanceLook {
  public typealias Control = UISwitch

  public var on: ColorLook?
  /// The color of a switch that is off, for code of the app. `UISwitch` does not take it.
  public var off: ColorLook?
  public var thumb: ColorLook?

  public init() {}

  public func dress(appearance view: UISwitch, for traits: UITraitCollection) {
    if let on { view.onTintColor = on.facts(for: ThemeTraits(traits)).color }
    if let thumb { view.thumbTintColor = thumb.facts(for: ThemeTraits(traits)).color }
  }
}
