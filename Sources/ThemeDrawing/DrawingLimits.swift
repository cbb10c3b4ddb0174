import ThemeCore

/// What a drawing may be at most: beyond is an error that names the limit, so that none takes minutes or gigabytes.
package enum DrawingLimits {
  /// Of an artboard, in pixels.
  package static let side = Limit.drawingSide.standard
  /// Of an artboard, in pixels.
  package static let area = Limit.drawingPixels.standard
  /// Of a drawing.
  package static let layers = Limit.drawingLayers.standard
  /// Shadows of a layer, and inner shadows too.
  package static let shadows = Limit.layerShadows.standard
  /// Of a gradient.
  package static let stops = Limit.gradientStops.standard
  /// Lines and curves of a path or corners of a polygon.
  package static let elements = Limit.pathElements.standard
  /// Of path data, in bytes.
  package static let pathBytes = Limit.pathBytes.standard
  /// Of a coordinate, a radius, an offset, in points, to either side.
  package static let length = Double(Limit.drawingLength.standard)
  /// Of a stroke, in points.
  package static let strokeWidth = Double(Limit.strokeWidth.standard)
  /// Of a blur, in points.
  package static let blur = Double(Limit.blur.standard)
  /// Of `miterLimit`.
  package static let miterLimit = Double(Limit.miter.standard)
  /// Straight lines that the curves of a layer become.
  package static let lines = Limit.curveLines.standard
  /// Lines of a path, or of a stroke, that run down beside each other.
  package static let linesAbreast = Limit.linesAbreast.standard
  /// How far outside the artboard ink is looked for, in points.
  package static let margin = 64
}
