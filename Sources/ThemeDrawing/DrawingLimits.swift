import ThemeCore

/// The limits of drawings, which prevent one from taking minutes or gigabytes. Exceeding one is an error that names it.
package enum DrawingLimits {
  /// The largest number of layers of a drawing.
  package static let layers = Limit.drawingLayers.standard
  /// The largest number of shadows of a layer, and also of its inner shadows.
  package static let shadows = Limit.layerShadows.standard
  /// The largest number of stops of a gradient.
  package static let stops = Limit.gradientStops.standard
  /// The largest number of lines and curves of a path, or of corners of a polygon.
  static let elements = Limit.pathElements.standard
  /// The largest number of bytes of path data.
  static let pathBytes = Limit.pathBytes.standard
  /// The largest absolute value of a coordinate, a radius or an offset, in points.
  package static let length = Double(Limit.drawingLength.standard)
  /// The largest number of straight lines into which the curves of a layer are flattened.
  static let lines = Limit.curveLines.standard
  /// The largest number of lines of a path or a stroke that run side by side.
  static let linesAbreast = Limit.linesAbreast.standard
  /// The distance outside the artboard within which ink is looked for, in points.
  static let margin = 64
}
