import ThemeCore

/// What a drawing may be at most: beyond is an error that names the limit, so that none takes minutes or gigabytes.
package enum DrawingLimits {
  /// Of a drawing.
  package static let layers = Limit.drawingLayers.standard
  /// Shadows of a layer, and inner shadows too.
  package static let shadows = Limit.layerShadows.standard
  /// Of a gradient.
  package static let stops = Limit.gradientStops.standard
  /// Lines and curves of a path or corners of a polygon.
  static let elements = Limit.pathElements.standard
  /// Of path data, in bytes.
  static let pathBytes = Limit.pathBytes.standard
  /// Of a coordinate, a radius, an offset, in points, to either side.
  package static let length = Double(Limit.drawingLength.standard)
  /// Straight lines that the curves of a layer become.
  static let lines = Limit.curveLines.standard
  /// Lines of a path, or of a stroke, that run down beside each other.
  static let linesAbreast = Limit.linesAbreast.standard
  /// How far outside the artboard ink is looked for, in points.
  static let margin = 64
}
