/// Why a drawing can't be drawn.
package struct DrawingError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// Not a number, or infinite.
    case notFinite(DrawingMeasure)
    /// Below what makes sense.
    case tooSmall(DrawingMeasure, least: Double)
    /// Above a limit of ``DrawingLimits``.
    case tooLarge(DrawingMeasure, limit: Double)
    /// Where a side of the artboard is not a whole number of pixels at the scale.
    case cutsPixels(DrawingMeasure)
    /// A gradient without a stop.
    case noStops
    /// More of these than a limit of ``DrawingLimits``.
    case tooMany(DrawingCount, limit: Int)
  }

  package var problem: Problem
  /// The layer that it is about, from 0; nil when it is about the artboard or the whole.
  package var layer: Int?

  /// The problem in words, lower case and without a full stop.
  package var description: String {
    switch problem {
    case .notFinite(let measure): "the \(measure.rawValue) is not a finite number"
    case .tooSmall(let measure, let least): "the \(measure.rawValue) is less than \(text(least))"
    case .tooLarge(let measure, let limit):
      "the \(measure.rawValue) is over the limit of \(text(limit))\(measure.unit)"
    case .cutsPixels(let measure): "the \(measure.rawValue) is not a whole number of pixels"
    case .noStops: "the gradient has no stops"
    case .tooMany(let count, let limit): "there are more than \(limit) \(count.rawValue)"
    }
  }

  private func text(_ number: Double) -> String {
    let whole = Int(number)
    return Double(whole) == number ? "\(whole)" : "\(number)"
  }
}

/// The numbers of a drawing that can be wrong, by the words for them.
package enum DrawingMeasure: String, Sendable {
  case width, height, frame, radius, coordinate, angle, center, offset, blur, opacity
  case area = "area in pixels"
  case point = "point of the chevron"
  case stop = "place of a gradient's stop"
  case strokeWidth = "width of the stroke"
  case miterLimit = "miter limit"
  case work = "work that the drawing makes"

  /// What follows its number, for people.
  var unit: String {
    switch self {
    case .width, .height: " px"
    case .frame, .radius, .coordinate, .point, .offset, .blur, .strokeWidth: " pt"
    case .angle, .center, .opacity, .area, .stop, .miterLimit, .work: ""
    }
  }
}

/// What a drawing can have too many of.
package enum DrawingCount: String, Sendable {
  case layers, shadows
  case stops = "stops of a gradient"
  case elements = "lines and curves in a path"
  case linesAbreast = "lines side by side in a path or its stroke"
  case lines = "straight lines in the curves of a layer"
}
