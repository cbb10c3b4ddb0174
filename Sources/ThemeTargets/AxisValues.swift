import ThemeCheck
import ThemeModel

// The axis values that the targets refer to by name.

extension AxisValue {
  static let compact = AxisValue(.metrics, code: 1)
  static let defaultPrompt = AxisValue(.metrics, code: 2)
  static let compactPrompt = AxisValue(.metrics, code: 3)
  static let highContrast = AxisValue(.accessibility, code: 1)
  static let compactScrollEdge = AxisValue(.metrics, code: 5)

  /// Whether the value is high contrast, alone or combined with button shapes.
  var hasHighContrast: Bool { axis == .accessibility && code & 1 != 0 }
  /// Whether the value is button shapes, alone or combined with high contrast.
  var hasButtonShapes: Bool { axis == .accessibility && code & 2 != 0 }

  /// The metrics without the scroll edge: those of a bar beneath which content is scrolled.
  var withoutScrollEdge: AxisValue {
    guard isOfBars else { return self }
    return self == .compactScrollEdge ? .compact : AxisValue(.metrics, code: 0)
  }
  /// The value's name as an identifier in generated code: `highContrastAndButtonShapes`.
  var nameInCode: String {
    name.split(separator: "+").enumerated()
      .map { $0 == 0 ? String($1) : String($1).withCapital }.joined(separator: "And")
  }

  /// The first major version of iOS that the value applies to; nil for every version, and for values that aren't about iOS.
  var iosVersion: Int? { platform == .ios && version > 0 ? version : nil }
  /// The first version of Android that the value applies to; nil for every version, and for values that aren't about Android.
  var androidVersion: Int? { platform == .android && version > 0 ? version : nil }
}
