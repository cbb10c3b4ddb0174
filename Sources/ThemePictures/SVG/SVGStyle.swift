import ThemeCore
import ThemeDrawing

/// The paint of a fill or a stroke, before gradients are looked up.
indirect enum SVGPaint: Equatable {
  case none
  case color(Color)
  /// The color of the element that is painted, which need not be the one that says so.
  case currentColor
  /// The gradient with the given name, and what is painted where there is none.
  case server(String, fallback: SVGPaint?)
}

/// The properties of an element: those that it inherits from the elements around it (SVG 2, §6 and §13), and its own.
struct SVGStyle {
  var color = Color(red: 0, green: 0, blue: 0)
  var fill = SVGPaint.color(Color(red: 0, green: 0, blue: 0))
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(number: 1)
  var join = Stroke.Join.miter
  var cap = Stroke.Cap.butt
  var miterLimit = 4.0
  var isDashed = false
  var strokesFirst = false
  var isVisible = true
  var own = SVGOwnStyle()
}

/// The properties that apply to an element itself and are not inherited.
struct SVGOwnStyle {
  var opacity = 1.0
  var blend = BlendMode.normal
  var isIsolated = false
  var isShown = true
  /// The name of the element's clipping path; nil for none.
  var clip: String?
  /// Whether the element's viewport cuts off what is outside; nil for what is usual for the element.
  var cutsOverflow: Bool?
  var transform: Affine?
  var origin = SVGOrigin()
  /// The path data of `d`.
  var data: String?
  /// Positions, sizes and radii by the names of their properties. What is `auto`, or not set, is missing.
  var geometry: [String: SVGLength] = [:]
  var stopColor = SVGPaint.color(Color(red: 0, green: 0, blue: 0))
  var stopOpacity = 1.0
}
