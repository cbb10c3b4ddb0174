package import ThemeCore

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
  /// The largest number of straight lines in the outlines of strokes.
  static let strokeLines = 8 * lines
  /// The largest number of dashes of a stroke. The outline of each has four lines or more.
  static let dashes = strokeLines / 4
  /// The largest number of lines of a path or a stroke that run side by side.
  static let linesAbreast = Limit.linesAbreast.standard
  /// The distance outside the artboard within which ink is looked for, in points.
  static let margin = 64
}

/// Why a drawing can't be drawn.
package struct DrawingError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// The number is NaN or infinite.
    case notFinite(DrawingMeasure)
    /// The number is below the smallest valid one.
    case tooSmall(DrawingMeasure, least: Double)
    /// The number is above the largest valid one.
    case tooLarge(DrawingMeasure, most: Double)
    /// The number exceeds a limit.
    case exceeds(DrawingMeasure, LimitExceeded)
    /// A side of the artboard is not a whole number of pixels at the scale.
    case cutsPixels(DrawingMeasure)
    /// A gradient has no stops.
    case noStops
    /// There are more of something than a limit allows.
    case tooMany(LimitExceeded)
  }

  package var problem: Problem
  /// The index of the layer or group with the problem; nil if the problem is in the artboard or in the drawing as a whole.
  package var layer: Int?

  /// The error with the layer or group that it is in, unless that is known.
  func within(_ layer: Int?) -> DrawingError { DrawingError(problem: problem, layer: self.layer ?? layer) }

  /// The problem in words, lowercase and without a full stop.
  package var description: String {
    switch problem {
    case .notFinite(let measure): "the \(measure.rawValue) is not a finite number"
    case .tooSmall(let measure, let least): "the \(measure.rawValue) is less than \(text(least))"
    case .tooLarge(let measure, let most): "the \(measure.rawValue) is more than \(text(most))"
    case .exceeds(let measure, let exceeded): "the \(measure.rawValue) is \(exceeded.words)"
    case .cutsPixels(let measure): "the \(measure.rawValue) is not a whole number of pixels"
    case .noStops: "the gradient has no stops"
    case .tooMany(let exceeded): "there are \(exceeded.words)"
    }
  }

  /// Advice on the option that raises the limit; nil if the problem is not a limit.
  package var advice: String? {
    switch problem {
    case .exceeds(_, let exceeded), .tooMany(let exceeded): exceeded.advice
    case .notFinite, .tooSmall, .tooLarge, .cutsPixels, .noStops: nil
    }
  }

  private func text(_ number: Double) -> String {
    let whole = Int(number)
    return Double(whole) == number ? "\(whole)" : "\(number)"
  }
}

/// The numbers of a drawing that are checked. The raw values are their names in messages.
package enum DrawingMeasure: String, Sendable {
  case width, height, area, frame, radius, coordinate, angle, center, offset, blur, spread, opacity
  case point = "point of the chevron"
  case points = "number of points of a star"
  case inner = "inner radius of a star"
  case thickness = "thickness of a ring"
  case stop = "position of a gradient's stop"
  case strokeWidth = "width of the stroke"
  case miterLimit = "miter limit"
  case dash = "length of a dash"
  case noiseAmount = "amount of noise"
  case noiseSize = "size of the noise"
  case smoothing
  case transform
  case filter = "number of a filter"
  case tile = "side of a tile"
  case work = "work that the drawing takes"
}

/// The work that a drawing may still take, counted roughly as the pixels that are visited for each layer and the pixels along
/// all outlines. A step takes one or two nanoseconds.
package struct Budget: Sendable {
  private let limits: Limits
  private(set) var left: Int

  package init(_ limits: Limits = Limits()) {
    self.limits = limits
    left = limits[.drawingWork]
  }

  /// The work that was done.
  package var spent: Int { limits[.drawingWork] - left }

  /// The pixels of sheets that are in memory.
  private var held = 0

  /// Counts the memory of a sheet.
  mutating func take(_ sheet: PixelBounds) throws(DrawingError) {
    held += sheet.area
    if let exceeded = limits.exceeded(.sheetPixels, by: held) {
      throw DrawingError(problem: .tooMany(exceeded))
    }
  }

  mutating func give(back sheet: PixelBounds) { held -= sheet.area }

  /// Counts work before it is done. What is refused here costs nothing, so that the place of the drawing is reported and not the
  /// work of the run.
  mutating func spend(_ work: Int) throws(DrawingError) {
    guard work <= left else { throw DrawingError(problem: .exceeds(.work, limits.exceeded(.drawingWork))) }
    left -= work
  }

  /// Counts work that was done within limits of its own.
  mutating func count(_ work: Int) throws(DrawingError) {
    do throws(DrawingError) { try spend(work) } catch {
      left = 0
      throw error
    }
  }
}
