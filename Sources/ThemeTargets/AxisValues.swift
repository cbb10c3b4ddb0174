import ThemeCheck
import ThemeModel

// The values of axes that targets ask for by name.

extension AxisValue {
  static let compact = AxisValue(.metrics, code: 1)
  static let defaultPrompt = AxisValue(.metrics, code: 2)
  static let compactPrompt = AxisValue(.metrics, code: 3)
  static let highContrast = AxisValue(.accessibility, code: 1)
  static let compactScrollEdge = AxisValue(.metrics, code: 5)

  /// Whether it is high contrast, alone or with button shapes.
  var hasHighContrast: Bool { axis == .accessibility && code & 1 != 0 }
  /// Whether it is button shapes, alone or with high contrast.
  var hasButtonShapes: Bool { axis == .accessibility && code & 2 != 0 }

  /// The same metrics of a bar beneath which something is scrolled.
  var withoutScrollEdge: AxisValue {
    guard isOfBars else { return self }
    return self == .compactScrollEdge ? .compact : AxisValue(.metrics, code: 0)
  }
  /// As a name in code: `highContrastAndButtonShapes`.
  var nameInCode: String {
    name.split(separator: "+").enumerated()
      .map { $0 == 0 ? String($1) : String($1).withCapital }.joined(separator: "And")
  }

  /// The version of iOS from which on it holds; nil for every version.
  var iosVersion: Int? { platform == .ios && version > 0 ? version : nil }
  /// The version of Android from which on it holds; nil for every version.
  var androidVersion: Int? { platform == .android && version > 0 ? version : nil }
}
