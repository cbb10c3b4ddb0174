package import ThemeCore

/// Why a drawing can't be drawn.
package struct DrawingError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// Not a number, or infinite.
    case notFinite(DrawingMeasure)
    /// Below what makes sense.
    case tooSmall(DrawingMeasure, least: Double)
    /// Above what makes sense.
    case tooLarge(DrawingMeasure, most: Double)
    /// Beyond a limit.
    case exceeds(DrawingMeasure, LimitExceeded)
    /// Where a side of the artboard is not a whole number of pixels at the scale.
    case cutsPixels(DrawingMeasure)
    /// A gradient without a stop.
    case noStops
    /// More of something than a limit allows.
    case tooMany(LimitExceeded)
  }

  package var problem: Problem
  /// The layer that it is about, from 0; nil when it is about the artboard or the whole.
  package var layer: Int?

  /// The problem in words, lower case and without a full stop.
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

  /// Which option raises the limit, as advice to type; nil for what no limit is about.
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

/// What is made of each layer, the lowest first; a failure says of which layer it is.
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

/// The numbers of a drawing that can be wrong, by the words for them.
package enum DrawingMeasure: String, Sendable {
  case width, height, area, frame, radius, coordinate, angle, center, offset, blur, opacity
  case point = "point of the chevron"
  case stop = "position of a gradient's stop"
  case strokeWidth = "width of the stroke"
  case miterLimit = "miter limit"
  case work = "work that the drawing takes"
}
