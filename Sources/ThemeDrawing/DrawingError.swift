package import ThemeCore

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
  /// The index of the layer with the problem; nil if the problem is in the artboard or in the drawing as a whole.
  package var layer: Int?

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

/// The result of `make` for each layer, from the lowest. An error of a layer is thrown with the layer's index.
func forEachLayer<Layer, Made>(
  _ layers: [Layer], _ make: (Layer) throws(DrawingError) -> Made
) throws(DrawingError) -> [Made] {
  var made: [Made] = []
  for (index, layer) in layers.enumerated() {
    do throws(DrawingError) {
      made.append(try make(layer))
    } catch {
      throw DrawingError(problem: error.problem, layer: index)
    }
  }
  return made
}

/// The numbers of a drawing that are checked. The raw values are their names in messages.
package enum DrawingMeasure: String, Sendable {
  case width, height, area, frame, radius, coordinate, angle, center, offset, blur, spread, opacity
  case point = "point of the chevron"
  case stop = "position of a gradient's stop"
  case strokeWidth = "width of the stroke"
  case miterLimit = "miter limit"
  case work = "work that the drawing takes"
}
