import ThemeModel

// The values of axes that targets ask for by name.

extension AxisValue {
  static let compact = AxisValue(.metrics, code: 1)
  static let defaultPrompt = AxisValue(.metrics, code: 2)
  static let compactPrompt = AxisValue(.metrics, code: 3)
  static let highContrast = AxisValue(.accessibility, code: 1)
  static let buttonShapes = AxisValue(.accessibility, code: 2)
}
