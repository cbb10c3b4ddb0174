import ThemeCore
import ThemeModel
import ThemeStretch

/// A cap that makes a difference to the same cap at the first scale.
struct CapsDifference {
  let axis: Axis
  let isLeading: Bool
  let image: ImageContext
}

extension PartContext {
  /// The first cap that makes a difference between scales; nil where none does, and for caps in points, which can't.
  var capsDifference: CapsDifference? {
    let isByScale: Bool
    switch slicing.form.value {
    case .stretchable: isByScale = false
    case .capsByScale: isByScale = true
    case nil where stretches: isByScale = true
    case nil, .caps, .auto, .unstretched: return nil
    }
    return firstDifference { first, image -> CapsDifference? in
      for axis in Axis.allCases {
        for isLeading in [true, false] {
          let (range, other) = (
            first.sameCaps(isLeading, along: axis), image.sameCaps(isLeading, along: axis)
          )
          let difference = max(range.lowerBound, other.lowerBound) - min(range.upperBound, other.upperBound)
          // Half a pixel of the larger scale; a hairline is one pixel at every scale.
          let limit =
            isByScale ? Points(1) : Points(units: Points.unitsPerPoint / 2 / Int64(image.scale.rawValue))
          if difference >= limit, first.cap(isLeading, along: axis) != image.cap(isLeading, along: axis) {
            return CapsDifference(axis: axis, isLeading: isLeading, image: image)
          }
        }
      }
      return nil
    }?.found
  }
}

extension ImageContext {
  /// One of the two caps along an axis.
  func cap(_ isLeading: Bool, along axis: Axis) -> Pixels {
    isLeading ? caps.leading(along: axis) : caps.trailing(along: axis)
  }

  /// The caps of a side with which the same would be drawn.
  fileprivate func sameCaps(_ isLeading: Bool, along axis: Axis) -> ClosedRange<Points> {
    let run = plainRun(along: axis)
    guard caps.hasCaps(along: axis), run != core(along: axis) else {
      let cap = Points(cap(isLeading, along: axis), at: scale)
      return cap...cap
    }
    let length = lengthPx(along: axis)
    let (least, most) =
      isLeading
      ? (run.lowerBound, run.upperBound - 1) : (length - run.upperBound, length - run.lowerBound - 1)
    return Points(Pixels(least), at: scale)...Points(Pixels(most), at: scale)
  }
}
